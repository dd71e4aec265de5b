import type { CashFact } from '../../../domain/cash/facts.ts';
import { ZERO } from '../../../domain/money/centavos.ts';
import type { PlayedHand } from './inputs.ts';

/** The hands of a day as its facts tell them: corrected ones as corrected, void ones marked. */
export const playedHands = (facts: readonly CashFact[]): PlayedHand[] => {
  const hands = new Map<string, PlayedHand>();
  let session = 0;
  for (const fact of facts) {
    if (fact.type === 'CashDayOpened') session = fact.session ?? session;
    if (fact.type === 'SessionOpened') session = fact.number;
    if (fact.type === 'HandPlayed') {
      const { handId, number, occurredAt: at, result } = fact;
      const before = hands.get(handId);
      const figures = result ?? before ?? { pots: 0, potTotal: ZERO, rake: ZERO };
      const { pots, potTotal, rake } = figures;
      const hand = { session, number, at: before?.at ?? at, pots, potTotal, rake, voided: null };
      hands.set(handId, hand);
    }
    if (fact.type === 'HandVoided') {
      const { handId, by, norm, reason } = fact;
      const hand = hands.get(handId);
      const voided = { by: by.legajo, norm, reason };
      if (hand) hands.set(handId, { ...hand, pots: 0, potTotal: ZERO, rake: ZERO, voided });
    }
  }
  return [...hands.values()];
};
