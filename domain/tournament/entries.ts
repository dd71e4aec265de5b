import { derived } from '../derived.ts';
import { invariant } from '../errors.ts';
import { exitedIds } from './exits.ts';
import type { AnnouncedTournament, Entry, Sale } from './state.ts';

/** An entry whose price was paid and not given back: the only kind that holds a place. */
export type PaidEntry = Entry & { readonly sale: Sale };

/** Undefined when there is no such form. Ids come from outside and may name what objects inherit. */
export const entryOf = (state: AnnouncedTournament, entryId: string): Entry | undefined =>
  Object.hasOwn(state.entries, entryId) ? state.entries[entryId] : undefined;

/** The entries that count for the quota, the pool and the places, by number (R123-I-31, M9). */
export const paidEntries = ({ entries }: AnnouncedTournament): readonly PaidEntry[] =>
  paidOf(entries);

export const isPaid = (entry: Entry): entry is PaidEntry =>
  entry.sale !== null && entry.reversal === null;

const paidOf = derived((entries: AnnouncedTournament['entries']): readonly PaidEntry[] =>
  Object.values(entries)
    .filter(isPaid)
    .sort((one, other) => one.sale.entryNumber - other.sale.entryNumber),
);

/** The paid entries that have not left, by number. */
export const liveEntries = derived((state: AnnouncedTournament): readonly PaidEntry[] => {
  const out = exitedIds(state);
  return paidEntries(state).filter(({ entryId }) => !out.has(entryId));
});

/**
 * The id of the entry that a number names; numbers are never given twice.
 *
 * @throws {InvariantViolation} when no entry has it
 */
export const entryIdOf = ({ entries }: AnnouncedTournament, entryNumber: number): string => {
  const entry = Object.values(entries).find(({ sale }) => sale?.entryNumber === entryNumber);
  invariant(entry !== undefined, `an entry has the number ${entryNumber}`);
  return entry.entryId;
};

/** The ids of all sold entries by number, for facts that name entries by number. */
export const entryIdsByNumber = ({ entries }: AnnouncedTournament): Map<number, string> =>
  new Map(
    Object.values(entries).flatMap(({ entryId, sale }) =>
      sale ? [[sale.entryNumber, entryId] as const] : [],
    ),
  );
