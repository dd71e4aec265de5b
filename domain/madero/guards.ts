import { assertDistinct, type Card } from '../cards/card.ts';
import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import { assertSector } from '../tableDay/roles.ts';
import type { StaffRole } from '../tournament/facts.ts';
import { sameContent } from '../tournament/sameContent.ts';
import type { RoundCommand } from './commands.ts';
import type { Box, OpenedRound } from './state.ts';
import type { RoundTerms } from './terms.ts';

/** Conditions that many commands share, each with its refusal. */

const AT_THE_TABLE: readonly StaffRole[] = ['dealer', 'supervisor', 'director'];
const CONTROL: readonly StaffRole[] = ['supervisor', 'director'];

/**
 * The dealer runs the round; an irregularity is resolved by the Supervisor of the table's sector.
 *
 * @see R132-13 @see R132-14
 * @throws {Rejection} in this order: `madero.role-not-allowed`, `table.other-sector`
 */
export const assertRole = ({ type, by }: RoundCommand, { sector }: RoundTerms): void => {
  const isRuling = type === 'RuleIrregularity';
  const roles = isRuling ? CONTROL : AT_THE_TABLE;
  if (!roles.includes(by.role))
    throw new Rejection('madero.role-not-allowed', isRuling ? 'R132-13' : 'R132-14', {
      legajo: by.legajo,
      role: by.role,
      allowed: roles.join(', '),
    });
  assertSector(by, { game: 'madero', sector });
};

/** @throws {Rejection} in this order: `madero.round-over`, `madero.bets-open` */
export const assertInPlay = ({ status, number }: OpenedRound): void => {
  if (status === 'in-play') return;
  if (status === 'bets-open') throw new Rejection('madero.bets-open', 'R132-24');
  throw new Rejection('madero.round-over', 'R132-36', { number });
};

/** @throws {Rejection} `madero.box-not-in-play` */
export const requireBox = ({ boxes }: OpenedRound, box: number): Box => {
  const found = boxes.find((one) => one.box === box);
  if (!found) throw new Rejection('madero.box-not-in-play', undefined, { box });
  return found;
};

/**
 * A repeated request finds what it asked for; another one under the same circumstances is refused.
 *
 * @throws {Rejection} with the code given
 */
export const isRepeated = (
  known: object,
  asked: object,
  code: 'madero.answered-otherwise' | 'madero.cards-differ' | 'madero.special-differs',
): true => {
  if (sameContent(known, asked)) return true;
  throw new Rejection(code);
};

/**
 * @see R132-5
 * @throws {Rejection} in this order: `madero.cards-wrong-number`, `cards.card-repeated`
 */
export const assertCards = (
  cards: readonly Card[],
  { count, norm }: { readonly count: number; readonly norm: NormId },
  round: OpenedRound,
): void => {
  if (cards.length !== count)
    throw new Rejection('madero.cards-wrong-number', norm, { due: count, given: cards.length });
  assertDistinct([...cardsSeen(round), ...cards]);
};

const cardsSeen = ({ board, bank, boxes }: OpenedRound): Card[] => [
  ...board,
  ...(bank ?? []),
  ...boxes.flatMap(({ cards }) => cards ?? []),
];
