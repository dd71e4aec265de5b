import { owedOnMisstatedBet } from '../../hand/physical/misstatedBet.ts';
import type { RulesetId } from '../../hand/ruleset.ts';
import { answer } from '../answer.ts';
import { amount, choice, flag } from '../factSpec.ts';
import { assertAgree, situation } from '../situation.ts';

/** Fewer chips than the call: what is in stays and the rest is added, up to the stack. */
const completed = (
  norm: 'R123-II-96' | 'R40-55' | 'CLUB-N7',
  { toCall, placed, stack }: Readonly<{ toCall: number; placed: number; stack: number }>,
) => {
  assertAgree(placed < toCall, norm, 'placed', 'toCall');
  assertAgree(placed <= stack, norm, 'placed', 'stack');
  const owes = Math.min(toCall, stack);
  return answer('amount-completed', norm, {
    figures: { owes, added: owes - placed },
    records: ['amount-owed'],
  });
};

/** @see R123-II-96, R40-55, CLUB-N7 */
export const CALL_SHORT = situation({
  code: 'call-short',
  en: 'Too few chips were put in to call',
  es: 'Se pusieron menos fichas que las necesarias para pagar',
  facts: {
    toCall: amount,
    placed: amount,
    /** With what was placed. */
    stack: amount,
    opponentShowed: flag,
  },
  answers: {
    R123: (facts) => completed('R123-II-96', facts),
    R40: (facts) => completed('R40-55', facts),
    CLUB: (facts) => completed('CLUB-N7', facts),
  },
});

/** A bet below the minimum. @see R123-II-97, CLUB-N10 */
export const BET_TOO_LOW = situation({
  code: 'bet-too-low',
  en: 'A bet was below the minimum',
  es: 'Una apuesta fue menor que la mínima',
  facts: { bet: amount, minimum: amount, roundOpen: flag },
  answers: {
    R123: ({ bet, minimum, roundOpen }) => {
      assertAgree(bet < minimum, 'R123-II-97', 'bet', 'minimum');
      if (!roundOpen) return answer('result-stands', 'R123-II-97', { figures: { owes: bet } });
      return answer('amount-completed', 'R123-II-97', {
        figures: { owes: minimum, added: minimum - bet },
        orders: ['callers-complete', 'no-raise-by-callers'],
        records: ['amount-owed'],
      });
    },
    CLUB: ({ bet, minimum }) => {
      assertAgree(bet < minimum, 'CLUB-N10', 'bet', 'minimum');
      return answer('amount-completed', 'CLUB-N10', {
        figures: { owes: minimum, added: minimum - bet },
      });
    },
  },
});

/** A bet simulated and not made. @see R123-II-98 */
export const CHECK_FAKED = situation({
  code: 'check-faked',
  en: 'A player handled chips to simulate a bet and checked',
  es: 'Un jugador manipuló fichas simulando una apuesta y pasó',
  facts: { handled: amount },
  answers: {
    R123: ({ handled }) =>
      answer('bet-binding', 'R123-II-98', {
        figures: { owes: handled },
        records: ['infraction'],
        infraction: 'check-faked',
      }),
  },
});

/**
 * Somebody acted on a wrong amount. Strict in events and cash; the club has discretion for a gross
 * misunderstanding (conflict 29).
 *
 * @see R123-II-99, R40-55, PISO-42, PISO-42.1, PISO-42.2, CLUB-N7, CLUB-N8
 */
export const AMOUNT_MISUNDERSTOOD = situation({
  code: 'amount-misunderstood',
  en: 'A player called a bet whose amount he understood wrongly',
  es: 'Un jugador pagó una apuesta cuyo monto entendió mal',
  facts: {
    understood: amount,
    actual: amount,
    toldBy: choice('nobody', 'dealer', 'player'),
    grossly: flag,
  },
  answers: {
    R123: (facts) => corrected('R123', facts),
    R40: (facts) => corrected('R40', facts),
    PISO: (facts) => {
      const found = corrected('PISO', facts);
      const infraction = facts.toldBy === 'player' ? 'false-amount-told' : null;
      return { ...found, norm: 'PISO-42', also: [found.norm], infraction };
    },
    CLUB: (facts) =>
      facts.grossly
        ? answer('at-discretion', 'CLUB-N8', {
            figures: { owes: facts.actual, understood: facts.understood },
            records: ['reason'],
            authority: 'director',
          })
        : corrected('CLUB', facts),
  },
});

/** The chips that really were bet; nobody asks here for the stack of the caller. */
const corrected = (
  ruleset: RulesetId,
  { understood, actual }: Readonly<{ understood: number; actual: number }>,
) => {
  const bet = { ruleset, declared: understood, actual, callerStack: actual };
  const { owed, norm } = owedOnMisstatedBet(bet);
  return answer('correct-amount', norm, { figures: { owes: owed }, records: ['amount-owed'] });
};

/** Cards were dealt and a blind was not posted. @see R40-49 */
export const BLIND_NOT_POSTED = situation({
  code: 'blind-not-posted',
  en: 'Cards were dealt to a player who had not posted his blind',
  es: 'Se repartió a un jugador que no había puesto su ciega',
  facts: { blind: amount, lookedAtCards: flag, othersActed: flag, putChipsIn: flag },
  answers: {
    R40: ({ blind }) =>
      answer('blind-collected', 'R40-49', {
        figures: { owes: blind },
        records: ['amount-owed'],
      }),
    CLUB: ({ blind, lookedAtCards, othersActed, putChipsIn }) => {
      if (putChipsIn)
        return answer('hand-live', 'CLUB-B5', {
          figures: { owes: blind },
          orders: ['post-next-hand'],
          records: ['blind-owed'],
        });
      return lookedAtCards && !othersActed
        ? answer('hand-dead', 'CLUB-B5', { records: ['dead-seat'] })
        : answer('blind-collected', 'CLUB-B5', { figures: { owes: blind } });
    },
  },
});
