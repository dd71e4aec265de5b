import { addDays, type Jornada } from '../time/jornada.ts';
import type { RestrictionGroup } from '../tournament/facts.ts';
import type { Registry, Restriction } from './state.ts';

/** A whole list of barred documents, as its keeper sends it from a day on. */
export type RestrictionList = {
  readonly listId: string;
  readonly group: RestrictionGroup;
  /** The list or register, as its papers name it. */
  readonly reference: string;
  readonly from: Jornada;
  readonly documentHashes: readonly string[];
};

/**
 * What a list changes: who is new on it is barred from its day on, and who is no longer on it is
 * free from that day on. Who was on it already stays as he was.
 *
 * @see R123-I-27.b2, R123-I-27.b3
 */
export const changesOf = (
  { listId, group, reference, from, documentHashes }: RestrictionList,
  { restrictions }: Registry,
): Restriction[] => {
  const idOf = (documentHash: string) => `${listId}/${documentHash}`;
  const listed = new Set(documentHashes.map(idOf));
  const open = restrictions.filter(
    ({ restrictionId, until }) => restrictionId.startsWith(`${listId}/`) && until === null,
  );
  const known = new Set(open.map(({ restrictionId }) => restrictionId));
  const added = [...new Set(documentHashes)]
    .filter((documentHash) => !known.has(idOf(documentHash)))
    .map((documentHash): Restriction => {
      const restrictionId = idOf(documentHash);
      return { restrictionId, documentHash, group, reference, from, until: null };
    });
  const lastDay = addDays(from, -1);
  const freed = open
    .filter((one) => !listed.has(one.restrictionId) && one.from <= lastDay)
    .map((one) => ({ ...one, until: lastDay }));
  return [...added, ...freed];
};
