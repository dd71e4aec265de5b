import type { PrizeMovement } from '../../../domain/accounts/movements.ts';
import { centavos, ZERO } from '../../../domain/money/centavos.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { FactOf, TournamentFact } from '../../../domain/tournament/facts.ts';
import type { Terms } from '../../../domain/tournament/terms.ts';
import { paperNumber } from '../../../reports/format/paperNumber.ts';

type Paid = FactOf<'PrizePaid'>;

/** The prizes of a tournament that were paid in a jornada, and the payments taken back in it. */
export const paymentsOf = (
  { eventNumber: event, venue }: Terms,
  facts: readonly TournamentFact[],
  jornada: Jornada,
  game: string,
): PrizeMovement[] => {
  const movementOf = ({ amount, withheld = ZERO, receipt }: Paid, sign: 1 | -1): PrizeMovement => ({
    jornada,
    source: { game, event, venue, table: null, paper: `RP ${paperNumber(receipt)}` },
    amount: centavos(sign * amount),
    withheld: centavos(sign * withheld),
  });
  let paid: readonly Paid[] = [];
  return facts.flatMap((fact): PrizeMovement[] => {
    if (fact.type === 'PrizePaid') {
      paid = [...paid, fact];
      return fact.jornada === jornada ? [movementOf(fact, 1)] : [];
    }
    if (fact.type !== 'PrizePaymentReversed' || fact.jornada !== jornada) return [];
    const reversed = paid.findLast(({ entryId }) => entryId === fact.entryId);
    return reversed ? [movementOf(reversed, -1)] : [];
  });
};
