import { Rejection } from '../errors.ts';
import type { RulesetId } from '../hand/ruleset.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Instant } from '../time/jornada.ts';
import { assertDirector } from './authority.ts';
import { TOPICS } from './catalogue.ts';
import type { Facts } from './factSpec.ts';
import { resolve } from './resolve.ts';
import { holdingOutcome, type LoggedRuling, statusOf } from './state.ts';
import type { Outcome } from './vocabulary.ts';

/** An irregularity of the community cards, as the dealer tells it. */
export type BoardSituation = { readonly code: string; readonly facts: Facts };

/** What the matching letter answers, and whose word it takes. */
export type Offered = {
  readonly outcome: Outcome;
  readonly norm: NormId;
  readonly authority: 'officials' | 'director';
};

/** A hand in which nobody acts until the irregularity is ruled on. */
export type Stoppage = {
  readonly stopId: string;
  readonly hand: number;
  readonly situation: BoardSituation;
  readonly offered: Offered;
  readonly at: Instant;
};

/**
 * The answer that is offered to who rules. The letter is the default, from which the Director may
 * depart with a reason.
 *
 * @see R123-II-63, R123-II-63.A
 * @throws {Rejection} in this order: `ruling.situation-unknown` for one of no community card, those
 *   of `resolve`
 */
export const offeredFor = (ruleset: RulesetId, { code, facts }: BoardSituation): Offered => {
  if (!BOARD.some((one) => one.code === code))
    throw new Rejection('ruling.situation-unknown', 'R123-II-63.A', { code });
  const { outcome, norm, authority } = resolve(ruleset, code, facts);
  return { outcome, norm, authority };
};

const BOARD: readonly { readonly code: string }[] = Object.values(TOPICS.board);

/**
 * Play goes on once the irregularity was ruled on; where somebody had acted the ruling, or the
 * decision of its appeal, is the Director's.
 *
 * @see R123-II-63.A
 * @throws {Rejection} in this order: `ruling.unknown`, `hand.ruling-differs` for a ruling on another
 *   situation or another hand, `ruling.director-needed`, `hand.ruling-pending` while it is appealed
 */
export const assertRuledOn = (
  { situation, hand, offered }: Stoppage,
  ruling: LoggedRuling | null,
  table: number,
): Outcome | null => {
  if (ruling === null) throw new Rejection('ruling.unknown', 'R123-II-63.A');
  const { asked } = ruling.made;
  const isOfHand = (asked.hand ?? hand) === hand && (asked.table ?? table) === table;
  if (asked.code !== situation.code || !isOfHand)
    throw new Rejection('hand.ruling-differs', 'R123-II-63.A', {
      hand,
      situation: situation.code,
      ruled: asked.code,
    });
  if (offered.authority === 'director' && !ruling.decided)
    assertDirector(ruling.made.by, 'R123-II-63.A');
  if (statusOf(ruling) === 'appealed')
    throw new Rejection('hand.ruling-pending', 'R123-II-63.A', { hand });
  return holdingOutcome(ruling);
};

/**
 * Nobody acts while play is stopped.
 *
 * @see R123-II-63.A
 * @throws {Rejection} `hand.action-stopped`
 */
export const assertNotStopped = (stopped: Stoppage | null | undefined): void => {
  if (stopped) throw refusalOf(stopped);
};

/** The refusal of whatever would go on with the hand. @see R123-II-63.A */
export const refusalOf = ({ situation, hand, at }: Stoppage): Rejection =>
  new Rejection('hand.action-stopped', 'R123-II-63.A', {
    hand,
    situation: situation.code,
    since: at,
  });
