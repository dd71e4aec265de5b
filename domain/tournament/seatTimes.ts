import { derived } from '../derived.ts';
import type { Instant } from '../time/jornada.ts';
import type { AnnouncedTournament, Entry, SeatAct } from './state.ts';

/** The numbers of the entries to whom an act of seating gave a seat. */
const numbersIn = derived((act: SeatAct): ReadonlySet<number> => {
  if (act.type === 'EntriesMoved') return new Set(act.moves.map(({ entryNumber }) => entryNumber));
  const taken = act.tables.flatMap(({ seats }) => seats.filter((seat) => seat !== null));
  return new Set(taken);
});

/** When an entry first got a seat; undefined while it has none. */
export const firstSeatAt = (
  { draws, seatActs }: AnnouncedTournament,
  { entryId, sale }: Entry,
): Instant | undefined => {
  const atOneTable = draws.find(({ seats }) => seats.some((one) => one.entryId === entryId));
  const act = atOneTable ?? seatActs.find((one) => sale && numbersIn(one).has(sale.entryNumber));
  return act?.occurredAt;
};

/** When one of these entries was last given a seat; undefined while none has one. */
export const lastSeatAt = (
  { seatActs }: AnnouncedTournament,
  entryNumbers: readonly number[],
): Instant | undefined =>
  seatActs.findLast((one) => entryNumbers.some((number) => numbersIn(one).has(number)))?.occurredAt;
