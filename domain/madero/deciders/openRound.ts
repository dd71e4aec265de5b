import { Rejection } from '../../errors.ts';
import { sameContent } from '../../tournament/sameContent.ts';
import type { RoundCommandOf } from '../commands.ts';
import type { RoundFact } from '../facts.ts';
import { assertRole } from '../guards.ts';
import type { Round } from '../state.ts';
import { deckOf, type RoundTerms, type Seat } from '../terms.ts';

/**
 * Opens the round for bets, with who sits where. Why the meter has failed, if it has, is said
 * before anybody bets (R132-48).
 *
 * @see R132-7 @see R132-8 @see R132-15 @see R132-48
 * @throws {Rejection} in this order: `madero.round-id-reused`, `madero.role-not-allowed`,
 *   `table.other-sector`, `madero.more-players-than-boxes`, `madero.box-unknown`,
 *   `madero.box-repeated`, `madero.reason-missing`
 */
export const openRound = (command: RoundCommandOf<'OpenRound'>, state: Round): RoundFact[] => {
  const { type: _, by, occurredAt, jornada, specialsSeedHash, ...opening } = command;
  if (state.status !== 'unopened') {
    const { roundId, tableId, number, terms, seats, meterFailure } = state;
    if (sameContent({ roundId, tableId, number, terms, seats, meterFailure }, opening)) return [];
    throw new Rejection('madero.round-id-reused', undefined, { roundId });
  }
  assertRole(command, opening.terms);
  assertSeats(opening.seats, opening.terms);
  if (opening.meterFailure?.trim() === '') throw new Rejection('madero.reason-missing', 'R132-48');
  const deck = deckOf(opening.number, opening.terms);
  const sealed = specialsSeedHash === undefined ? {} : { specialsSeedHash };
  return [{ type: 'RoundOpened', by, occurredAt, jornada, ...opening, deck, ...sealed }];
};

const assertSeats = (seats: readonly Seat[], { boxes }: RoundTerms): void => {
  const players = new Set(seats.map(({ player }) => player)).size;
  if (players > boxes)
    throw new Rejection('madero.more-players-than-boxes', 'R132-15', { players, boxes });
  for (const { box } of seats)
    if (!Number.isInteger(box) || box < 1 || box > boxes)
      throw new Rejection('madero.box-unknown', 'R132-8', { box, boxes });
  const numbers = seats.map(({ box }) => box);
  const repeated = numbers.find((box, place) => numbers.indexOf(box) !== place);
  if (repeated !== undefined)
    throw new Rejection('madero.box-repeated', 'R132-8', { box: repeated });
};
