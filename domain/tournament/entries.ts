import { derived, sameList } from '../derived.ts';
import { invariant } from '../errors.ts';
import { allIn, entryIn, entryNumbered, pageByPage } from './entryBook.ts';
import { exitedIds } from './exits.ts';
import type { AnnouncedTournament, Entry, Sale } from './state.ts';

/** An entry whose price was paid and not given back: the only kind that holds a place. */
export type PaidEntry = Entry & { readonly sale: Sale };

type Entries = Pick<AnnouncedTournament, 'entries'>;

/** Undefined when there is no such form. Ids come from outside and may name what objects inherit. */
export const entryOf = ({ entries }: Entries, entryId: string): Entry | undefined =>
  entryIn(entries, entryId);

/** Every form, sold or not, in the order in which they were taken. */
export const allEntries = ({ entries }: Entries): readonly Entry[] => allIn(entries);

/** The entries that count for the quota, the pool and the places, by number (R123-I-31, M9). */
export const paidEntries = ({ entries }: Entries): readonly PaidEntry[] => paidOf(entries);

export const isPaid = (entry: Entry): entry is PaidEntry =>
  entry.sale !== null && entry.reversal === null;

export const paidCount = ({ entries }: Entries): number =>
  paidOnPages(entries).reduce((total, paid) => total + paid.length, 0);

const byNumber = (one: PaidEntry, other: PaidEntry): number =>
  one.sale.entryNumber - other.sale.entryNumber;

const paidOnPages = pageByPage((entries): readonly PaidEntry[] =>
  entries.filter(isPaid).sort(byNumber),
);

const paidOf = derived((entries: AnnouncedTournament['entries']): readonly PaidEntry[] =>
  paidOnPages(entries).flat().sort(byNumber),
);

const sameSales = sameList<Sale>();

/** The sales of the paid entries, by number: the same list as long as none comes or goes. */
export const paidSales = derived((state: Entries): readonly Sale[] =>
  sameSales(paidEntries(state).map(({ sale }) => sale)),
);

const paidByPerson = pageByPage((entries) =>
  Map.groupBy(entries.filter(isPaid), ({ personId }) => personId),
);

/** The paid entries of one person. */
export const paidEntriesOf = ({ entries }: Entries, personId: string): PaidEntry[] =>
  paidByPerson(entries).flatMap((page) => page.get(personId) ?? []);

/** The paid entries that have not left, by number. */
export const liveEntries = derived((state: AnnouncedTournament): readonly PaidEntry[] => {
  const out = exitedIds(state);
  return out.size === 0
    ? paidEntries(state)
    : paidEntries(state).filter(({ entryId }) => !out.has(entryId));
});

/** Whether an entry is one of the live ones. */
export const isLive = (state: AnnouncedTournament, entryId: string): boolean => {
  const entry = entryOf(state, entryId);
  return entry !== undefined && isPaid(entry) && !exitedIds(state).has(entryId);
};

/**
 * The id of the entry that a number names; numbers are never given twice.
 *
 * @throws {InvariantViolation} when no entry has it
 */
export const entryIdOf = ({ entries }: Entries, entryNumber: number): string => {
  const entry = entryNumbered(entries, entryNumber);
  invariant(entry !== undefined, `an entry has the number ${entryNumber}`);
  return entry.entryId;
};

const idsOnPages = pageByPage((entries) =>
  entries.flatMap(({ entryId, sale }) => (sale ? [[sale.entryNumber, entryId] as const] : [])),
);

const idsByNumber = derived(
  (entries: AnnouncedTournament['entries']): ReadonlyMap<number, string> =>
    new Map(idsOnPages(entries).flat()),
);

/** The ids of all sold entries by number, for facts that name entries by number. */
export const entryIdsByNumber = ({ entries }: Entries): ReadonlyMap<number, string> =>
  idsByNumber(entries);
