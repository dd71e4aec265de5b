import type { Instant } from '../time/jornada.ts';
import { allEntries, paidEntries } from './entries.ts';
import { outOf } from './exits.ts';
import type { TableCode } from './moneyFacts.ts';
import { paymentsOf } from './prizes.ts';
import { placeKey } from './reconciliation.ts';
import { finalPlayersOf } from './seating/laidTables.ts';
import { playersOf } from './stages.ts';
import type { AnnouncedTournament, CountedTable } from './state.ts';
import { isMultiTable } from './tables.ts';

/** The last moment of what an act covers, among what is recorded. */

/** The later of some moments; undefined when there is none. */
export const latest = (times: readonly (Instant | null | undefined)[]): Instant | undefined =>
  times
    .filter((at) => at != null)
    .toSorted()
    .at(-1);

/** A closing covers the start, every exit, the end, the lock, every prize and every count. */
export const lastBeforeEnd = (state: AnnouncedTournament): Instant | undefined => {
  const { start, exits, ended, lock } = state;
  const confirmed = allEntries(state).map(({ confirmation }) => confirmation?.at);
  const paid = allEntries(state).flatMap((entry) => paymentsOf(entry).map(({ at }) => at));
  const facts = [start, ended, lock, ...exits].map((fact) => fact?.occurredAt);
  const counted = Object.values(state.counts).flatMap(({ times }) => Object.values(times));
  return latest([...facts, ...confirmed, ...paid, ...counted]);
};

/** The coupons of a table are counted after what was bought there that day. */
export const lastBoughtAt = (
  state: AnnouncedTournament,
  place: Pick<CountedTable, 'day' | 'table'>,
): Instant | undefined => {
  const bought = paidEntries(state).flatMap(({ purchases }) =>
    purchases.filter(
      ({ jornada, table, voided }) =>
        voided === null && jornada === place.day && table === place.table,
    ),
  );
  return latest([state.start?.occurredAt, ...bought.map(({ at }) => at)]);
};

/** A review explains what the bodies of its table hold. */
export const lastCounted = (
  { counts }: AnnouncedTournament,
  { day, table }: Pick<CountedTable, 'day' | 'table'>,
): Instant | undefined => {
  const { operator, lnse, drop } = counts[placeKey(day, table)]?.times ?? {};
  return latest([operator, lnse, drop]);
};

/**
 * When so few were left that they fit the final table, with an exit or a refund; later ones are of
 * its play. Undefined of an event that began so, whose hands wait from the start.
 */
export const finalTableSince = (state: AnnouncedTournament): Instant | undefined => {
  const { terms, exits } = state;
  if (!isMultiTable(terms)) return undefined;
  const refunded = allEntries(state).flatMap(({ reversal }) =>
    reversal?.kind === 'refunded' ? [reversal.at] : [],
  );
  const out = exits.flatMap((exit) => outOf(exit).map(() => exit.occurredAt));
  const later = finalPlayersOf(terms) - playersOf(state).length;
  return [...out, ...refunded].toSorted().at(-1 - Math.max(0, later));
};

/** A day is closed on the bags that were sealed, which together are the chips in play. */
export const lastBagged = (state: AnnouncedTournament): Instant | undefined => {
  const sealed = Object.values(state.chips.bags).map(({ occurredAt }) => occurredAt);
  return latest([lastOfChips(state), ...sealed]);
};

/**
 * What changed the chips in play, or who sits behind them: the start, seats, late entries, what was
 * bought and taken back, exits and their undoing, races.
 */
export const lastOfChips = (state: AnnouncedTournament): Instant | undefined => {
  const { start, seatActs, exits, undoings, chips, entryNumberLast } = state;
  const soldAtStart = chips.soldAtStart ?? entryNumberLast;
  const facts = [start, ...seatActs, ...exits, ...undoings, ...chips.raced];
  const moved = allEntries(state).flatMap(({ sale, reversal, purchases }) => [
    sale && sale.entryNumber > soldAtStart ? sale.at : null,
    reversal?.at,
    ...purchases.flatMap(({ at, voided }) => (voided ? [voided.at] : [at])),
  ]);
  return latest([...facts.map((fact) => fact?.occurredAt), ...moved]);
};

/** A draw seats who paid, and follows every seat given before. */
export const lastBeforeDraw = (state: AnnouncedTournament): Instant | undefined => {
  const seated = [...state.draws, ...state.seatActs].map(({ occurredAt }) => occurredAt);
  return latest([...playersOf(state).map(({ sale }) => sale.at), ...seated]);
};

/** A start follows the sales, the draws of seats and who took one before it. */
export const lastBeforeStart = (state: AnnouncedTournament): Instant | undefined => {
  const entries = paidEntries(state);
  const drawn = [...state.draws, ...state.seatActs].map(({ occurredAt }) => occurredAt);
  const seated = entries.map(({ seating }) => seating?.at);
  return latest([...entries.map(({ sale }) => sale.at), ...drawn, ...seated]);
};

/** A suspension stops what has been played, and follows the one before it. */
export const lastOfPlay = ({
  start,
  exits,
  resumptions,
}: AnnouncedTournament): Instant | undefined =>
  latest([start, ...exits, ...resumptions].map((fact) => fact?.occurredAt));

/** A series ends after its start and every exit. */
export const lastOfStage = ({ stage, exits }: AnnouncedTournament): Instant | undefined =>
  latest([stage?.startedAt, ...exits.map(({ occurredAt }) => occurredAt)]);

/**
 * A lock covers every sale and purchase, and the refunds, up to the end of both. What was voided was
 * never sold, and its date may be what was typed wrong.
 */
export const lastOfPool = (state: AnnouncedTournament): Instant | undefined => {
  const money = allEntries(state).flatMap(({ sale, reversal, purchases }) => [
    ...(reversal?.kind === 'voided' ? [] : [sale?.at, reversal?.at]),
    ...purchases.filter(({ voided }) => voided === null).map(({ at }) => at),
  ]);
  const closed = state.purchaseClosings.map(({ occurredAt }) => occurredAt);
  return latest([state.start?.occurredAt, ...closed, ...money]);
};

/** The end of rebuys or add-ons follows what was bought in them. */
export const lastBought = (state: AnnouncedTournament, code: TableCode): Instant | undefined => {
  const bought = paidEntries(state).flatMap(({ purchases }) =>
    purchases.filter((one) => one.code === code && one.voided === null).map(({ at }) => at),
  );
  const opened = code === 'AD' ? state.addOnsOpening?.occurredAt : null;
  return latest([state.start?.occurredAt, opened, ...bought]);
};

/** The next signal follows the order of simultaneous hands, the last one and its reports. */
export const lastOfRound = ({ start, rounds }: AnnouncedTournament): Instant | undefined =>
  latest([
    start?.occurredAt,
    rounds.since,
    ...[rounds.release, ...rounds.reports].map((fact) => fact?.occurredAt),
  ]);
