import { Rejection } from '../../../errors.ts';
import type { Move, Position } from '../../seatCommands.ts';
import { unbalance, worstSeat } from '../../seating/balance.ts';
import { freeSeatsAt, laidTables, seatsFor } from '../../seating/laidTables.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { isRegrouped, multiTable } from '../../tables.ts';
import { byOrder, type Moved } from './moved.ts';

/**
 * Balances two tables: who is due the big blind at the fullest goes to the worst free seat of
 * another, never the small blind's (decision T11).
 *
 * @see R123-I-91, R123-I-94, R123-I-95
 * @throws {Rejection} in this order: `tournament.modality-does-not-regroup`,
 *   `tournament.balance-not-due`, `tournament.balance-table-wrong`, `tournament.position-invalid`
 */
export const balance = (
  { from, to }: Extract<Move, { cause: 'balance' }>,
  state: AnnouncedTournament,
): Moved => {
  const terms = multiTable(state.terms);
  if (!isRegrouped(terms))
    throw new Rejection('tournament.modality-does-not-regroup', 'R123-I-1.1', {
      modality: terms.modality,
    });
  const laid = laidTables(state);
  const due = unbalance(laid);
  if (!due) throw new Rejection('tournament.balance-not-due', 'R123-I-91');
  const target = laid.find(({ table }) => table === to.table);
  const source = laid.find(({ table }) => table === from.table);
  const fewest = laid.find(({ table }) => table === due.to)?.players.length;
  if (from.table !== due.from || !target || !source || target.players.length !== fewest)
    throw new Rejection('tournament.balance-table-wrong', 'R123-I-95', due);
  const mover = source.players.find(({ seat }) => seat === from.bigBlind);
  const seats = seatsFor(terms).length;
  const place = isPosition(to, seats) && worstSeat(to, freeSeatsAt(terms, target, state), seats);
  if (!mover || !place)
    throw new Rejection('tournament.position-invalid', 'R123-I-95', {
      table: mover ? to.table : from.table,
    });
  const moved = { entryId: mover.entryId, table: to.table, ...place };
  return { ...byOrder(state), reason: null, seats: [moved] };
};

const isPosition = ({ button, smallBlind, bigBlind }: Position, seats: number): boolean =>
  [button, smallBlind, bigBlind].every((seat) => seat >= 1 && seat <= seats) &&
  smallBlind !== bigBlind;
