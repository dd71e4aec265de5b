import type { OverlayMovement } from '../../../domain/accounts/movements.ts';
import { type Centavos, centavos, ZERO } from '../../../domain/money/centavos.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import type { Terms } from '../../../domain/tournament/terms.ts';

/**
 * What the operator paid in for a guaranteed pool in a jornada. A lock of the prizes says how much it
 * is in all, so a later one moves the difference; who cancels the event owes no pool.
 *
 * @see decision T14
 */
export const overlaysOf = (
  { eventNumber: event, venue }: Terms,
  facts: readonly TournamentFact[],
  jornada: Jornada,
  game: string,
): OverlayMovement[] => {
  let before: Centavos = ZERO;
  return facts.flatMap((fact) => {
    const asked = askedBy(fact);
    if (asked === null) return [];
    const { paidIn, paper } = asked;
    const amount = centavos(paidIn - before);
    before = paidIn;
    if (fact.jornada !== jornada || amount === 0) return [];
    return [{ jornada, source: { game, event, venue, table: null, paper }, amount }];
  });
};

type Asked = { readonly paidIn: Centavos; readonly paper: string };

const askedBy = (fact: TournamentFact): Asked | null => {
  if (fact.type === 'EventCancelled') return { paidIn: ZERO, paper: 'Cancelación del evento' };
  if (fact.type !== 'PrizesLocked') return null;
  return { paidIn: fact.overlay ?? ZERO, paper: `Pozo fijado N.º ${fact.lock}` };
};
