import type { NormId } from '../../regulation/norms.ts';
import { type Answer, answer } from '../answer.ts';
import { amount, amounts, choice, flag } from '../factSpec.ts';
import { assertAgree, situation } from '../situation.ts';

const sum = (moved: readonly number[]): number => moved.reduce((total, one) => total + one, 0);

type Moved = {
  readonly declared: 'nothing' | 'raise' | 'amount';
  readonly declaredTotal: number;
  readonly movements: readonly number[];
  readonly toCall: number;
  readonly minimumTotal: number;
};

/** Only the first movement counts: a call if it covers, else the call is completed. */
const stringRaise = (norm: NormId, also: readonly NormId[], { movements, toCall }: Moved): Answer =>
  answer('call', norm, {
    also,
    figures: { owes: toCall, returned: Math.max(0, sum(movements) - toCall) },
    orders: ['return-excess'],
  });

const raiseTo = (norm: NormId, also: readonly NormId[], total: number, facts: Moved): Answer =>
  answer('raise', norm, {
    also,
    figures: { owes: total, added: Math.max(0, total - sum(facts.movements)) },
  });

/** Under the minimum and undeclared: half of the increment completes, less is a call. */
const undeclared = (norm: NormId, also: readonly NormId[], facts: Moved): Answer => {
  const total = sum(facts.movements);
  const { toCall, minimumTotal } = facts;
  if (total >= minimumTotal) return raiseTo(norm, also, total, facts);
  const completes = total > toCall && 2 * (total - toCall) >= minimumTotal - toCall;
  if (completes) return raiseTo(norm, [...also, 'R123-II-83'], minimumTotal, facts);
  return { ...stringRaise(norm, [...also, 'R123-II-83'], facts) };
};

const declaredAtLeast = ({ declaredTotal, minimumTotal }: Moved): number =>
  Math.max(declaredTotal, minimumTotal);

const assertWhole = (facts: Moved, norm: NormId): void => {
  assertAgree(facts.minimumTotal > facts.toCall, norm, 'minimumTotal', 'toCall');
  assertAgree(
    (facts.declared === 'amount') === facts.declaredTotal > 0,
    norm,
    'declared',
    'declaredTotal',
  );
  assertAgree(
    facts.declared === 'amount' || facts.movements.length > 0,
    norm,
    'movements',
    'declared',
  );
};

/**
 * How a raise was made, and whether it is one.
 *
 * @see R123-II-85, R123-II-86, R40-53, PISO-38, PISO-45, CLUB-N4, CLUB-T15
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
    toCall: amount,
    /** The least total that is a raise. */
    minimumTotal: amount,
  },
  answers: {
    R123: (facts) => {
      assertWhole(facts, 'R123-II-85');
      const { declared, movements } = facts;
      const also = ['R123-II-85'] as const;
      if (declared === 'amount')
        return raiseTo('R123-II-85.B', also, declaredAtLeast(facts), facts);
      const total = Math.max(sum(movements), facts.minimumTotal);
      if (declared === 'raise' && movements.length <= 2)
        return raiseTo('R123-II-85.C', also, total, facts);
      if (movements.length === 1) return undeclared('R123-II-85.A', also, facts);
      return stringRaise('R123-II-86', also, facts);
    },
    R40: (facts) => {
      assertWhole(facts, 'R40-53');
      const { declared, movements, minimumTotal } = facts;
      if (declared === 'amount')
        return raiseTo('R40-52', ['R40-53'], declaredAtLeast(facts), facts);
      if (declared === 'raise')
        return raiseTo('R40-53', [], Math.max(movements[0] ?? 0, minimumTotal), facts);
      const [first = 0] = movements;
      return first >= minimumTotal && movements.length === 1
        ? raiseTo('R40-53', [], first, facts)
        : stringRaise('R40-53', ['R40-55'], facts);
    },
    PISO: (facts) => {
      assertWhole(facts, 'PISO-45');
      const { declared, movements } = facts;
      if (declared === 'amount')
        return raiseTo('PISO-45.2', ['PISO-45'], declaredAtLeast(facts), facts);
      if (declared === 'raise' && movements.length === 2)
        return raiseTo(
          'R123-II-85.C',
          ['PISO-45'],
          Math.max(sum(movements), facts.minimumTotal),
          facts,
        );
      if (movements.length === 1) return undeclared('PISO-45.1', ['PISO-45'], facts);
      return stringRaise('PISO-38', ['PISO-45'], facts);
    },
    CLUB: (facts) => {
      assertWhole(facts, 'CLUB-N4');
      const { declared, movements, minimumTotal } = facts;
      const also = ['CLUB-T15'] as const;
      if (declared === 'amount') return raiseTo('CLUB-N4', also, declaredAtLeast(facts), facts);
      if (movements.length > 1) return stringRaise('CLUB-N4', also, facts);
      const [first = 0] = movements;
      return declared === 'raise'
        ? raiseTo('CLUB-N4', [...also, 'CLUB-N10'], Math.max(first, minimumTotal), facts)
        : undeclared('CLUB-N4', also, facts);
    },
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

/** One chip bigger than what is owed. @see R123-II-87, R123-II-88, R40-54, PISO-43, CLUB-N9 */
export const OVERSIZE_CHIP = situation({
  code: 'oversize-chip',
  en: 'One oversize chip facing a bet',
  es: 'Una ficha de mayor valor ante una apuesta',
  facts: {
    chip: amount,
    toCall: amount,
    minimumTotal: amount,
    announced: choice('nothing', 'raise', 'amount'),
    /** Said before the chip was let go. */
    beforeRelease: flag,
    announcedTotal: amount,
  },
  answers: {
    R123: (facts) => oversize(facts, 'R123-II-87', 'R123-II-88'),
    R40: (facts) => oversize(facts, 'R40-54', 'R40-54'),
    PISO: (facts) => oversize(facts, 'PISO-43', 'PISO-43'),
    CLUB: (facts) => oversize(facts, 'CLUB-N9', 'CLUB-N9'),
  },
});

type Chip = {
  readonly chip: number;
  readonly toCall: number;
  readonly minimumTotal: number;
  readonly announced: 'nothing' | 'raise' | 'amount';
  readonly beforeRelease: boolean;
  readonly announcedTotal: number;
};

const oversize = (facts: Chip, said: NormId, silent: NormId): Answer => {
  const { chip, toCall, minimumTotal, announced, beforeRelease, announcedTotal } = facts;
  assertAgree(chip > toCall, silent, 'chip', 'toCall');
  if (announced === 'nothing' || !beforeRelease)
    return answer('call', announced === 'nothing' ? silent : said, {
      figures: { owes: toCall, returned: chip - toCall },
      orders: ['return-excess'],
    });
  const named = announced === 'amount' ? announcedTotal : chip;
  const owes = Math.max(named, minimumTotal);
  const norm = announced === 'amount' ? said : silent;
  return answer('raise', norm, {
    figures: { owes, returned: Math.max(0, chip - owes), added: Math.max(0, owes - chip) },
  });
};
