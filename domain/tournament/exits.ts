import { invariant } from '../errors.ts';
import type { Exit } from '../settlement/types.ts';
import type { AnnouncedTournament, Entry, ExitFact } from './state.ts';
import { onlyTable } from './tables.ts';

/** The entries that one act puts out. */
export const outOf = (exit: ExitFact): string[] =>
  exit.type === 'EntryWithdrawn' ? [exit.entryId] : exit.out.map(({ entryId }) => entryId);

export const exitedIds = (state: AnnouncedTournament): Set<string> =>
  new Set(state.exits.flatMap(outOf));

/**
 * The exits in the order that ranks them: by hand, then as recorded. A disqualification is
 * immediate, so who is reported after it was active at that moment (decisions M8, J3).
 *
 * @see R123-I-59, R123-I-68, R123-II-41.b3
 */
export const rankedExits = ({ exits }: Pick<AnnouncedTournament, 'exits'>): ExitFact[] => {
  const byHand = Map.groupBy(
    exits.toSorted((one, other) => one.hand - other.hand),
    ({ hand }) => hand,
  );
  return [...byHand.values()].flatMap(bustsFirst);
};

/** A withdrawal takes effect when the hand ends: nobody who bust in it was still there. */
const bustsFirst = (ofHand: readonly ExitFact[]): readonly ExitFact[] => {
  const end = ofHand.findIndex(({ type }) => type === 'EntryWithdrawn');
  if (end < 0) return ofHand;
  const isBust = ({ type }: ExitFact) => type === 'EntriesEliminated';
  const after = ofHand.slice(end);
  const [busts, others] = [after.filter(isBust), after.filter((exit) => !isBust(exit))];
  return [...ofHand.slice(0, end), ...busts, ...others];
};

/**
 * The exits as settlement classifies them, with entry numbers. Eliminations of one hand that were
 * reported apart are one exit, so that the chips at its start rank them (R123-I-70).
 */
export const exitsOf = (state: AnnouncedTournament): Exit[] => {
  const numberOf = (entryId: string): number => saleNumber(state.entries[entryId]);
  const byHand = Map.groupBy(rankedExits(state), (exit) =>
    exit.type === 'EntriesEliminated' ? `hand ${exit.hand}` : exit.exitId,
  );
  return [...byHand.values()].map((group) => merge(group, onlyTable(state.terms), numberOf));
};

const merge = (
  group: readonly ExitFact[],
  table: number,
  numberOf: (entryId: string) => number,
): Exit => {
  const [first] = group as [ExitFact];
  switch (first.type) {
    case 'EntriesEliminated': {
      const out = group.flatMap((exit) => (exit.type === 'EntriesEliminated' ? exit.out : []));
      const ranked = out.map(({ entryId, chipsAtStart }) => ({
        entry: numberOf(entryId),
        chipsAtStart,
      }));
      return { kind: 'elimination', table, hand: first.hand, out: ranked };
    }
    case 'EntryWithdrawn':
      return { kind: 'withdrawal', entry: numberOf(first.entryId) };
    case 'EntriesDisqualified': {
      const out = first.out.map(({ entryId, chipsRemoved }) => ({
        entry: numberOf(entryId),
        chipsRemoved,
      }));
      return { kind: 'disqualification', out };
    }
  }
};

const saleNumber = (entry: Entry | undefined): number => {
  const number = entry?.sale?.entryNumber;
  invariant(number !== undefined, 'only paid entries leave');
  return number;
};
