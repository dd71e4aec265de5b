import type { Card } from '../cards/card.ts';
import type { HandClass } from '../cards/categories.ts';
import { strengthOfSeven } from '../cards/strength.ts';
import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import { type Award, type AwardTerms, awardOf } from './award.ts';
import { awardOfBoards } from './awardBoards.ts';
import { type Contribution, cutPots } from './pots.ts';
import { RULESETS } from './ruleset.ts';
import type { Seat } from './setup.ts';
import { showOrder } from './showOrder.ts';
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
  const contenders = table.players.filter(isContender);
  if (contenders.length === 1) {
    const last = contenders[0]!.seat;
    return awardTo(table, table.players, (seat) => (seat === last ? 0 : null));
  }
  if (table.boardsAgain.length > 0) return awardAgain(table, contenders);
  return awardTo(table, table.players, placesShown(table, contenders, ranking));
};

/**
 * Of hands on several boards only the cards can tell.
 *
 * @see CLUB-N11
 * @throws {Rejection} `hand.not-shown`
 */
const awardAgain = (table: Table, contenders: readonly Player[]): Award => {
  const hidden = contenders.find((one) => !isTold(one));
  if (hidden) throw new Rejection('hand.not-shown', 'CLUB-N11', { seat: hidden.seat });
  const boards = [table.board, ...table.boardsAgain];
  const places = boards.map((board) => strengths(board, contenders));
  return awardOfBoards(table.players, table.dead, places, termsOf(table));
};

type PlaceOf = (seat: Seat) => number | null;

const awardTo = (table: Table, contributions: readonly Contribution[], place: PlaceOf): Award =>
  awardOf(contributions, table.dead, place, termsOf(table));

const termsOf = ({ setup }: Table): AwardTerms => {
  const { chip, rakeBps, ruleset } = setup;
  return { leftover: RULESETS[ruleset].leftover, chip, rakeBps };
};

/** Every pot has somebody who can win it. */
export const isContended = ({ players, dead }: Table): boolean =>
  cutPots(players, dead).every(({ eligible }) =>
    players.some((player) => isContender(player) && eligible.includes(player.seat)),
  );

const placesShown = (
  table: Table,
  contenders: readonly Player[],
  ranking: Ranking | undefined,
): PlaceOf => {
  const { setup, board } = table;
  const { showdown } = RULESETS[setup.ruleset].norms;
  if (contenders.some(isHidden))
    throw new Rejection('hand.not-shown', showdown, { seat: nextToShow(table) });
  if (contenders.every(isTold)) {
    if (board.length === BOARD_SIZE) return strengths(board, contenders);
    if (!ranking) throw new Rejection('hand.board-missing', showdown, { dealt: board.length });
  }
  return placesRanked(contenders, ranking ?? [], showdown);
};

const BOARD_SIZE = 5;

const isHidden = ({ cards }: Player): boolean => cards === null || cards.length === 1;

/** Whose turn it is to show, for whoever was refused. @see R123-II-101, R40-71 */
const nextToShow = (table: Table): Seat =>
  showOrder(table).find((seat) => isHidden(playerOf(table, seat)!))!;

const isTold = ({ cards }: Player): boolean => cards?.length === 2;

/** The class of each hand, 1 the best. */
const strengths = (board: readonly Card[], contenders: readonly Player[]): PlaceOf => {
  const classes: number[] = [];
  for (const { cards } of contenders) classes.push(classOf(board, cards!));
  return (seat) => {
    for (let place = 0; place < contenders.length; place += 1)
      if (contenders[place]!.seat === seat) return classes[place]!;
    return null;
  };
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
