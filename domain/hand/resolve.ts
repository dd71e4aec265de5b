import type { Card } from '../cards/card.ts';
import type { HandClass } from '../cards/categories.ts';
import { strengthOfSeven } from '../cards/strength.ts';
import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import { type Award, type AwardTerms, awardOf } from './award.ts';
import { awardOfBoards } from './awardBoards.ts';
import { cutPots } from './pots.ts';
import { RULESETS } from './ruleset.ts';
import type { Seat } from './setup.ts';
import { isHidden, nextToShow } from './showOrder.ts';
import { isContender, type Player, playerOf, type Table } from './state.ts';

export { isContender } from './state.ts';

/** Seats from the best hand down, equal hands together. */
export type Ranking = readonly (readonly Seat[])[];

/**
 * How the pots go. The cards decide, whatever was announced; `ranking`, what the dealer read, is
 * looked at only where the cards were not told. Who is left alone needs no cards.
 *
 * @see R40-73, R40-74, R123-II-105, R123-II-108, CLUB-O14, CLUB-O15
 * @throws {Rejection} in this order: `hand.not-shown`, `hand.board-missing`, `hand.ranking-missing`
 */
export const resolve = (table: Table, ranking?: Ranking): Award => {
  const last = lastContender(table);
  if (last !== null) return awardTo(table, (seat) => (seat === last ? 0 : null));
  if (table.boardsAgain.length > 0) return awardAgain(table);
  return awardTo(table, placesShown(table, ranking));
};

/** The seat of who is left alone. */
const lastContender = ({ players }: Table): Seat | null => {
  let last: Seat | null = null;
  for (let place = 0; place < players.length; place += 1) {
    const player = players[place]!;
    if (!isContender(player)) continue;
    if (last !== null) return null;
    last = player.seat;
  }
  return last;
};

/**
 * Of hands on several boards only the cards can tell.
 *
 * @see CLUB-N11
 * @throws {Rejection} `hand.not-shown`
 */
const awardAgain = (table: Table): Award => {
  const hidden = table.players.find((one) => isContender(one) && !isTold(one));
  if (hidden) throw new Rejection('hand.not-shown', 'CLUB-N11', { seat: hidden.seat });
  const boards = [table.board, ...table.boardsAgain];
  const places = boards.map((board) => strengths(board, table));
  return awardOfBoards(table.players, table.dead, places, termsOf(table));
};

type PlaceOf = (seat: Seat) => number | null;

const awardTo = (table: Table, place: PlaceOf): Award =>
  awardOf(table.players, table.dead, place, termsOf(table));

const termsOf = ({ setup }: Table): AwardTerms => {
  const { chip, rakeBps, ruleset } = setup;
  return { leftover: RULESETS[ruleset].leftover, chip, rakeBps };
};

/** Every pot has somebody who can win it. */
export const isContended = ({ players, dead }: Table): boolean =>
  cutPots(players, dead).every(({ eligible }) =>
    players.some((player) => isContender(player) && eligible.includes(player.seat)),
  );

const placesShown = (table: Table, ranking: Ranking | undefined): PlaceOf => {
  const { players, setup, board } = table;
  const { showdown } = RULESETS[setup.ruleset].norms;
  let areTold = true;
  for (let place = 0; place < players.length; place += 1) {
    const player = players[place]!;
    if (!isContender(player)) continue;
    if (isHidden(player))
      throw new Rejection('hand.not-shown', showdown, { seat: nextToShow(table)! });
    if (!isTold(player)) areTold = false;
  }
  if (areTold && board.length === BOARD_SIZE) return strengths(board, table);
  if (areTold && !ranking)
    throw new Rejection('hand.board-missing', showdown, { dealt: board.length });
  return placesRanked(players.filter(isContender), ranking ?? [], showdown);
};

const BOARD_SIZE = 5;

const isTold = ({ cards }: Player): boolean => cards?.length === 2;

/** The class of each hand that can win, 1 the best. */
const strengths =
  (board: readonly Card[], table: Table): PlaceOf =>
  (seat) => {
    const player = playerOf(table, seat)!;
    return isContender(player) ? classOf(board, player.cards!) : null;
  };

const classOf = (board: readonly Card[], cards: readonly Card[]): HandClass =>
  strengthOfSeven(board[0]!, board[1]!, board[2]!, board[3]!, board[4]!, cards[0]!, cards[1]!);

const placesRanked = (contenders: readonly Player[], ranking: Ranking, norm: NormId): PlaceOf => {
  const places = new Map(
    ranking.flatMap((seats, place) => seats.map((seat) => [seat, place] as const)),
  );
  const missing = contenders.find(({ seat }) => !places.has(seat));
  if (missing) throw new Rejection('hand.ranking-missing', norm, { seat: missing.seat });
  return (seat) => places.get(seat) ?? null;
};
