import { Rejection } from '../../errors.ts';
import type { CommandOf } from '../commands.ts';
import { entryOf, liveEntries, type PaidEntry } from '../entries.ts';
import type { FactOf, TournamentFact } from '../facts.ts';
import { assertActIdFree, assertNotClosed } from '../guards.ts';
import { latest } from '../moments.ts';
import { assertRole } from '../roles.ts';
import type { Move } from '../seatCommands.ts';
import { lastSeatAt } from '../seatTimes.ts';
import { assertAfter } from '../sequence.ts';
import type { AnnouncedTournament } from '../state.ts';
import { multiTable } from '../tables.ts';
import { balance } from './moves/balance.ts';
import { breakTable } from './moves/breakTable.ts';
import { seatLateEntries } from './moves/lateEntries.ts';
import type { Moved } from './moves/moved.ts';
import { moveForNeed } from './moves/specialNeeds.ts';

/**
 * Some entries sit elsewhere, all in one step: who has no seat yet, the players of a table that
 * breaks, the one that balances two tables, or whoever the Director orders.
 *
 * @see R123-I-43, R123-I-90, R123-I-91, R123-I-93, R123-I-94, R123-I-95, R123-IV-8.1, R123-IV-8.2
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.modality-has-one-table`, `tournament.closed`, then those of `seatLateEntries`,
 *   `breakTable`, `balance` or `moveForNeed`, `tournament.before-its-cause` for who was moved later
 */
export const moveEntries = (
  command: CommandOf<'MoveEntries'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { moveId, move, by, occurredAt, jornada } = command;
  if (state.seatActs.some((act) => isRetry(moveId, move, act))) return [];
  assertActIdFree(state, moveId);
  assertRole(command);
  multiTable(state.terms);
  assertNotClosed(state.status);
  const { seats, ...how } = moved(command, state);
  const live = liveEntries(state);
  assertAfterTheirSeats(command, seats, state);
  const fact: FactOf<'EntriesMoved'> = {
    type: 'EntriesMoved',
    moveId,
    cause: move.cause,
    ...how,
    moves: seats.map(({ entryId, table, seat, waits = false, stack }) => ({
      entryNumber: numberOf(live, entryId),
      table,
      seat,
      waits,
      ...(stack !== undefined && { stack }),
    })),
    by,
    occurredAt,
    jornada,
  };
  return [fact];
};

const isRetry = (moveId: string, { cause }: Move, act: AnnouncedTournament['seatActs'][number]) =>
  act.type === 'EntriesMoved' && act.moveId === moveId && act.cause === cause;

const moved = ({ move, by }: CommandOf<'MoveEntries'>, state: AnnouncedTournament): Moved => {
  switch (move.cause) {
    case 'late-entry':
      return seatLateEntries(move, state);
    case 'table-break':
      return breakTable(move, state);
    case 'balance':
      return balance(move, state);
    case 'special-needs':
      return moveForNeed(move, by, state);
  }
};

/** Nobody is moved before he paid, or from a seat that he was given later. */
const assertAfterTheirSeats = (
  { occurredAt }: CommandOf<'MoveEntries'>,
  seats: Moved['seats'],
  state: AnnouncedTournament,
): void => {
  const sales = seats.flatMap(({ entryId }) => entryOf(state, entryId)?.sale ?? []);
  const numbers = sales.map(({ entryNumber }) => entryNumber);
  const before = latest([lastSeatAt(state, numbers), ...sales.map(({ at }) => at)]);
  if (before) assertAfter(occurredAt, before, 'R123-I-90');
};

const numberOf = (live: readonly PaidEntry[], entryId: string): number => {
  const entry = live.find((one) => one.entryId === entryId);
  if (!entry) throw new Rejection('tournament.entry-unknown', undefined, { entryId });
  return entry.sale.entryNumber;
};
