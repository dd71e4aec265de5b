import { anticipatedTurn } from '../../hand/physical/outOfTurn.ts';
import type { NormId } from '../../regulation/norms.ts';
import { type Answer, answer } from '../answer.ts';
import { amount, choice, flag } from '../factSpec.ts';
import { assertAgree, assertAllowed, situation } from '../situation.ts';

/** Chips put in before one's turn. @see PISO-40, PISO-41, R123-II-91, R40-57 */
export const CHIPS_OUT_OF_TURN = situation({
  code: 'chips-out-of-turn',
  en: 'Chips were put in out of turn',
  es: 'Se pusieron fichas fuera de turno',
  facts: {
    /** The total he put in front of him out of turn. */
    placed: amount,
    /** Put in earlier, in turn. */
    inTurn: amount,
    skippedAction: choice('fold', 'check', 'call', 'raise'),
    /** What is owed once the skipped player has acted. */
    toCall: amount,
    deliberate: flag,
  },
  answers: {
    R123: (facts) => anticipated('R123', facts),
    R40: (facts) => anticipated('R40', facts),
    PISO: (facts) => anticipated('PISO', facts),
  },
});

type Anticipated = {
  readonly placed: number;
  readonly inTurn: number;
  readonly skippedAction: 'fold' | 'check' | 'call' | 'raise';
  readonly toCall: number;
  readonly deliberate: boolean;
};

/** What the engine of the hand leaves to who acted early; by floor rules PISO-41 speaks of chips. */
const anticipated = (ruleset: 'R123' | 'R40' | 'PISO', facts: Anticipated): Answer => {
  const { placed, inTurn, skippedAction, toCall, deliberate } = facts;
  assertEarly(facts, ruleset === 'R40' ? 'R40-57' : 'R123-II-91');
  const turn = anticipatedTurn({
    ruleset,
    action: 'raise',
    to: placed,
    toMatchBefore: skippedAction === 'raise' ? 0 : toCall,
    toMatchNow: toCall,
    isFollowed: skippedAction === 'check' || skippedAction === 'call',
  });
  const { options, returned, lostByFolding } = turn;
  const also = ruleset === 'PISO' ? ([turn.norm] as const) : [];
  const norm = ruleset === 'PISO' ? 'PISO-41' : turn.norm;
  const infraction = deliberate && ruleset !== 'R40' ? ('out-of-turn' as const) : null;
  const rest = { also, infraction };
  switch (options) {
    case 'stands':
      return answer('action-stands', norm, { ...rest, figures: { owes: placed } });
    case 'call':
      return answer('call', norm, { ...rest, figures: { owes: toCall, stays: inTurn, returned } });
    case 'call-or-fold': {
      const stays = inTurn + lostByFolding;
      return answer('call-or-fold', norm, { ...rest, figures: { owes: toCall, stays, returned } });
    }
    case 'free':
      return answer('action-free', norm, {
        ...rest,
        figures: { stays: inTurn, returned },
        orders: ['return-excess'],
      });
  }
};

/** Chips were put in, and who was passed over called or raised something, or checked nothing. */
const assertEarly = ({ placed, skippedAction, toCall }: Anticipated, norm: NormId): void => {
  assertAllowed(placed > 0, norm, 'placed', '> 0');
  const isSo = skippedAction === 'fold' || (skippedAction === 'check') === (toCall === 0);
  assertAgree(isSo, norm, 'skippedAction', 'toCall');
};
