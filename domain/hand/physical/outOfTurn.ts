import type { NormId } from '../../regulation/norms.ts';
import type { Action } from '../facts.ts';
import type { RulesetId } from '../ruleset.ts';
import type { Amount } from '../setup.ts';

/** What was done before the turn, and what those who were passed over did then. */
export type OutOfTurn = {
  readonly ruleset: RulesetId;
  readonly action: Action;
  /** The total he put in front of him. */
  readonly to: Amount;
  readonly toMatchBefore: Amount;
  /** When his turn comes. */
  readonly toMatchNow: Amount;
  /** Somebody passed over has checked or called. */
  readonly isFollowed: boolean;
};

/**
 * What he may do when his turn comes; the restriction ends with that turn. `stands`: as he did it;
 * `call`: what he did is reduced to a call or a check; `free`: as if nothing had happened.
 */
export type AnticipatedTurn = {
  readonly options: 'stands' | 'call' | 'call-or-fold' | 'free';
  /** Chips that go back at once. */
  readonly returned: Amount;
  /** Chips of what he did that stay in the pot if he folds now. */
  readonly lostByFolding: Amount;
  readonly norm: NormId;
};

/**
 * An action out of turn, once the turn has come. In the club a fold out of turn is none.
 *
 * @see R123-II-91, R123-II-92, R123-II-93, R40-57, PISO-40, CLUB-K4
 */
export const anticipatedTurn = (given: OutOfTurn): AnticipatedTurn => {
  const { ruleset, action } = given;
  if (ruleset === 'CLUB' && action === 'fold') return turn('free', 'CLUB-K4');
  if (action === 'fold') return turn('stands', normOf(given));
  if (ruleset === 'PISO') return byFloorRules(given);
  return isChanged(given) ? changed(given) : turn('stands', normOf(given));
};

const turn = (
  options: AnticipatedTurn['options'],
  norm: NormId,
  returned = 0,
  lostByFolding = 0,
): AnticipatedTurn => ({ options, returned, lostByFolding, norm });

/** A bet or a raise has come in between, be it a short all-in. */
const isChanged = ({ toMatchBefore, toMatchNow }: OutOfTurn): boolean => toMatchNow > toMatchBefore;

/** His chips up to the call stay even if he folds; what is above it goes back. */
const changed = (given: OutOfTurn): AnticipatedTurn => {
  const { to, toMatchNow, ruleset } = given;
  const returned = Math.max(0, to - toMatchNow);
  const isReduced = ruleset === 'R40' && returned > 0;
  return turn(isReduced ? 'call' : 'call-or-fold', normOf(given), returned, to - returned);
};

const byFloorRules = (given: OutOfTurn): AnticipatedTurn => {
  const { to, toMatchNow, isFollowed } = given;
  if (isChanged(given)) return turn('free', 'PISO-40', to);
  if (!isFollowed) return turn('stands', 'PISO-40');
  return turn('call', 'PISO-40', Math.max(0, to - toMatchNow));
};

const normOf = ({ ruleset, action }: OutOfTurn): NormId => {
  if (ruleset === 'R40') return 'R40-57';
  if (ruleset === 'PISO') return 'PISO-40';
  if (action === 'check') return 'R123-II-92';
  return action === 'call' ? 'R123-II-93' : 'R123-II-91';
};
