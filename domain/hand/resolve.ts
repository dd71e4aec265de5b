import type { Card } from '../cards/card.ts';
import { strengthOf } from '../cards/strength.ts';
import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import { type Award, awardOf } from './award.ts';
import { cutPots } from './pots.ts';
import { RULESETS } from './ruleset.ts';
import type { Seat } from './setup.ts';
import type { Player, Table } from './state.ts';

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
  const { setup, players, dead } = table;
  const { leftover } = RULESETS[setup.ruleset];
  const contenders = players.filter(isContender);
  const places = contenders.length === 1 ? new Map([[contenders[0]!.seat, 0]]) : null;
  const placesOf = places ?? placesShown(table, contenders, ranking);
  return awardOf(players, dead, (seat) => placesOf.get(seat) ?? null, {
    leftover,
    chip: setup.chip,
    rakeBps: setup.rakeBps,
  });
};

/** Can win a pot: not folded, not dead, not mucked. */
export const isContender = ({ isLive, isMucked }: Player): boolean => isLive && !isMucked;

/** Every pot has somebody who can win it. */
export const isContended = ({ players, dead }: Table): boolean =>
  cutPots(players, dead).every(({ eligible }) =>
    players.some((player) => isContender(player) && eligible.includes(player.seat)),
  );

const placesShown = (
  { setup, board }: Table,
  contenders: readonly Player[],
  ranking: Ranking | undefined,
): ReadonlyMap<Seat, number> => {
  const hidden = contenders.find(({ cards }) => cards === null || cards.length === 1);
  const { showdown } = RULESETS[setup.ruleset].norms;
  if (hidden) throw new Rejection('hand.not-shown', showdown, { seat: hidden.seat });
  if (contenders.every(isTold)) {
    if (board.length === BOARD_SIZE) return strengths(board, contenders);
    if (!ranking) throw new Rejection('hand.board-missing', showdown, { dealt: board.length });
  }
  return placesRanked(contenders, ranking ?? [], showdown);
};

const BOARD_SIZE = 5;

const isTold = ({ cards }: Player): boolean => cards?.length === 2;

const strengths = (board: readonly Card[], contenders: readonly Player[]): Map<Seat, number> =>
  new Map(contenders.map(({ seat, cards }) => [seat, strengthOf([...board, ...(cards ?? [])])]));

const placesRanked = (
  contenders: readonly Player[],
  ranking: Ranking,
  norm: NormId,
): Map<Seat, number> => {
  const places = new Map(
    ranking.flatMap((seats, place) => seats.map((seat) => [seat, place] as const)),
  );
  const missing = contenders.find(({ seat }) => !places.has(seat));
  if (missing) throw new Rejection('hand.ranking-missing', norm, { seat: missing.seat });
  return places;
};
