import { centavos } from '../../domain/money/centavos.ts';
import { chips } from '../../domain/money/chips.ts';
import { LEGAL_REGIMES } from '../../domain/settlement/regimes.ts';
import { settleEvent } from '../../domain/settlement/settleEvent.ts';
import { splitPurchase } from '../../domain/settlement/splitPurchase.ts';
import type { Exit, Purchase } from '../../domain/settlement/types.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { type SettlementAnswer, settlementAnswer } from './answer.ts';
import { answerEach } from './answerEach.ts';
import type { CaseExit, SettlementCase } from './settlementCase.ts';

/** @throws {Rejection} when the rules refuse the terms, the scale or an exit of the case. */
export const settle = (settlementCase: SettlementCase): SettlementAnswer => {
  const { purchases, exits, payoutBps, prizeUnit } = settlementCase;
  const settlement = settleEvent({
    purchases: purchases.map((purchase) => purchaseOf(purchase, settlementCase.terms)),
    exits: exits.flatMap(exitOf),
    sharesBps: payoutBps,
    prizeUnit: centavos(prizeUnit),
    regimes: LEGAL_REGIMES,
  });
  return settlementAnswer(settlement);
};

/** Answers cases of settlements with the domain alone. */
export const answerByEngine = answerEach(settle);

const purchaseOf = (
  { entry, code, table, jornada, refunded }: SettlementCase['purchases'][number],
  terms: SettlementCase['terms'],
): Purchase => {
  const { price, prizeBps } = terms[code]!;
  return {
    entry,
    code,
    table,
    jornada: jornada as Jornada,
    price: centavos(price),
    ...splitPurchase({ price: centavos(price), prizeBps }),
    returned: refunded === true,
  };
};

/** A move changes where an entry sits, not who is in play: nothing to rank. */
const exitOf = (exit: CaseExit): Exit[] => {
  switch (exit.kind) {
    case 'move':
      return [];
    case 'withdrawal':
      return [exit];
    case 'disqualification':
      return [{ kind: exit.kind, out: [{ entry: exit.entry, chipsRemoved: chips(0) }] }];
    case 'elimination':
      return [eliminationOf(exit)];
  }
};

const eliminationOf = (exit: Extract<CaseExit, { kind: 'elimination' }>): Exit => {
  if ('table' in exit)
    return {
      kind: 'elimination',
      table: exit.table,
      hand: exit.hand,
      out: exit.out.map(withChips),
    };
  return {
    kind: 'simultaneous-elimination',
    cause: 'handForHand' in exit ? 'hand-for-hand' : 'order-unknown',
    out: exit.out.map(withChips),
  };
};

const withChips = <Out extends { chipsAtStart: number }>(out: Out) => ({
  ...out,
  chipsAtStart: chips(out.chipsAtStart),
});
