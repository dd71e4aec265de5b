import { bindingAction } from '../../hand/physical/bind.ts';
import type { Binding, Gesture } from '../../hand/physical/gesture.ts';
import type { RulesetId } from '../../hand/ruleset.ts';
import type { NormId } from '../../regulation/norms.ts';
import { type Answer, answer } from '../answer.ts';
import { amount, amounts, choice, flag, optional } from '../factSpec.ts';
import { assertAgree, situation } from '../situation.ts';

const STACK_MAX = 1_000_000_000_000; // nobody asks here for the stack of who raises

type Facing = { readonly toCall: number; readonly minimumTotal: number };

/** What the engine of the hand makes of it, for a player with nothing in front of him. */
const bound = (ruleset: RulesetId, { toCall, minimumTotal }: Facing, gesture: Gesture): Binding =>
  bindingAction(
    {
      ruleset,
      toMatch: toCall,
      inFront: 0,
      minRaise: minimumTotal - toCall,
      minRaiseTo: minimumTotal,
      maxRaiseTo: STACK_MAX,
      isRaiseClosed: false,
    },
    gesture,
  );

/** A binding under the article that speaks of how it was done. */
const ruled = (
  binding: Binding,
  norm: NormId,
  also: readonly NormId[],
  { minimumTotal }: Facing,
): Answer => {
  const cited = [...also, binding.norm].filter((one) => one !== norm);
  if (binding.status === 'unclear')
    return answer('amount-asked', norm, { also: cited, figures: { minimum: minimumTotal } });
  const { move, to: owes, owed: added, returned } = binding;
  const excess = returned > 0 ? { returned } : {};
  const orders = returned > 0 ? (['return-excess'] as const) : [];
  return move.action === 'call'
    ? answer('call', norm, { also: cited, figures: { owes, returned }, orders })
    : answer('raise', norm, { also: cited, figures: { owes, added, ...excess }, orders });
};

type Moved = Facing & {
  readonly declared: 'nothing' | 'raise' | 'amount';
  readonly declaredTotal: number;
  readonly movements: readonly number[];
  readonly equalChips: number | undefined;
};

const assertWhole = (facts: Moved, norm: NormId): void => {
  const { declared, declaredTotal, movements } = facts;
  assertAgree(facts.minimumTotal > facts.toCall, norm, 'minimumTotal', 'toCall');
  assertAgree((declared === 'amount') === declaredTotal > 0, norm, 'declared', 'declaredTotal');
  assertAgree(declared === 'amount' || movements.length > 0, norm, 'movements', 'declared');
  const { equalChips = 1 } = facts;
  const areWhole = equalChips > 0 && movements.every((chips) => chips % equalChips === 0);
  assertAgree(areWhole, norm, 'equalChips', 'movements');
};

/** Of chips that were not equal it does not matter how many there were of each value. */
const gestureOf = ({ declared, declaredTotal, movements, equalChips = 1 }: Moved): Gesture => ({
  word: declared === 'nothing' ? null : 'raise',
  amount: declared === 'amount' ? declaredTotal : null,
  motions: movements.map((chips) => [{ value: equalChips, count: chips / equalChips }]),
  saidLate: false,
});

/** The article of each regulation for a total said, one motion, a raise said, and a string. */
type Ways = { readonly [Way in 'said' | 'one' | 'completed' | 'string']: NormId };

const WAYS: Readonly<Record<RulesetId, Ways>> = {
  R123: {
    said: 'R123-II-85.B',
    one: 'R123-II-85.A',
    completed: 'R123-II-85.C',
    string: 'R123-II-86',
  },
  R40: { said: 'R40-53', one: 'R40-53', completed: 'R40-53', string: 'R40-53' },
  PISO: { said: 'PISO-45.2', one: 'PISO-45.1', completed: 'PISO-38', string: 'PISO-38' },
  CLUB: { said: 'CLUB-N4', one: 'CLUB-N4', completed: 'CLUB-N4', string: 'CLUB-N4' },
};

const raised =
  (ruleset: RulesetId, also: readonly NormId[]) =>
  (facts: Moved): Answer => {
    const ways = WAYS[ruleset];
    assertWhole(facts, also[0] ?? ways.one);
    const silent = facts.declared === 'nothing' ? ways.string : ways.completed;
    const chips = facts.movements.length > 1 ? silent : ways.one;
    const way = facts.declared === 'amount' ? ways.said : chips;
    const binding = bound(ruleset, facts, gestureOf(facts));
    const isOfEqual = ruleset === 'PISO' && facts.declared === 'nothing' && facts.equalChips;
    const norm = binding.norm === 'PISO-44' ? 'PISO-44' : way;
    return ruled(binding, norm, isOfEqual ? [...also, 'PISO-44'] : also, facts);
  };

/**
 * How a raise was made, and whether it is one.
 *
 * @see R123-II-85, R123-II-86, R40-53, PISO-38, PISO-44, PISO-45, CLUB-N4, CLUB-T15
 */
export const RAISE_MADE = situation({
  code: 'raise-made',
  en: 'Chips were moved or words said for a raise',
  es: 'Forma en que se hizo un aumento',
  facts: {
    declared: choice('nothing', 'raise', 'amount'),
    /** The total said before the first movement; 0 when none. */
    declaredTotal: amount,
    movements: amounts,
    /** What each chip was worth, where all were equal; left out where they were not. */
    equalChips: optional(amount),
    toCall: amount,
    /** The least total that is a raise. */
    minimumTotal: amount,
  },
  answers: {
    R123: raised('R123', ['R123-II-85']),
    R40: raised('R40', []),
    PISO: raised('PISO', ['PISO-45']),
    CLUB: raised('CLUB', ['CLUB-T15']),
  },
});

/** "I bet the pot" is no amount. @see PISO-37.1 */
export const POT_BET_ANNOUNCED = situation({
  code: 'pot-bet-announced',
  en: 'A player announced that he bets or raises the pot',
  es: 'Un jugador anunció que apuesta o sube el bote',
  facts: { amountThenSaid: amount, minimumTotal: amount },
  answers: {
    PISO: ({ amountThenSaid, minimumTotal }) =>
      amountThenSaid >= minimumTotal
        ? answer('raise', 'PISO-37.1', { figures: { owes: amountThenSaid } })
        : answer('amount-asked', 'PISO-37.1', { figures: { minimum: minimumTotal } }),
  },
});

type Chip = Facing & {
  readonly chip: number;
  readonly announced: 'nothing' | 'raise' | 'amount';
  readonly announcedTotal: number;
  readonly beforeRelease: boolean;
};

const oversize =
  (ruleset: RulesetId, amountSaid: NormId) =>
  (facts: Chip): Answer => {
    const { chip, toCall, minimumTotal, announced, announcedTotal, beforeRelease } = facts;
    assertAgree(chip > toCall, amountSaid, 'chip', 'toCall');
    assertAgree(minimumTotal > toCall, amountSaid, 'minimumTotal', 'toCall');
    const isSaid = announced === 'amount';
    assertAgree(isSaid === announcedTotal > 0, amountSaid, 'announced', 'announcedTotal');
    const binding = bound(ruleset, facts, {
      word: announced === 'nothing' ? null : 'raise',
      amount: isSaid ? announcedTotal : null,
      motions: [[{ value: chip, count: 1 }]],
      saidLate: announced !== 'nothing' && !beforeRelease,
    });
    return ruled(binding, isSaid && beforeRelease ? amountSaid : binding.norm, [], facts);
  };

/**
 * One chip bigger than what is owed; with nothing owed it is a bet of its value.
 *
 * @see R123-II-87, R123-II-88, R123-II-89, R40-54, PISO-43, CLUB-N9
 */
export const OVERSIZE_CHIP = situation({
  code: 'oversize-chip',
  en: 'One chip bigger than what is owed',
  es: 'Una ficha de valor mayor que lo debido',
  facts: {
    chip: amount,
    toCall: amount,
    /** The least total of a raise, or of a bet when nothing is owed. */
    minimumTotal: amount,
    announced: choice('nothing', 'raise', 'amount'),
    /** Said before the chip was let go. */
    beforeRelease: flag,
    announcedTotal: amount,
  },
  answers: {
    R123: oversize('R123', 'R123-II-87'),
    R40: oversize('R40', 'R40-54'),
    PISO: oversize('PISO', 'PISO-43'),
    CLUB: oversize('CLUB', 'CLUB-N9'),
  },
});
