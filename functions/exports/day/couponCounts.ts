import type { Jornada } from '../../../domain/time/jornada.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import type { DayFiscalAct } from '../../../reports/papers/ijInput.ts';

/** The coupons that LNSE counted of a jornada, by table (R123-IV-3.p3). */
export const couponCountsOf = (
  facts: readonly TournamentFact[],
  jornada: Jornada,
  event: string,
): DayFiscalAct[] =>
  facts.flatMap((fact) => {
    if (fact.type !== 'CouponsCounted' || fact.body !== 'lnse' || fact.day !== jornada) return [];
    const counted = Object.entries(fact.counts).map(([code, count]) => `${code} ${count}`);
    return [
      {
        at: fact.occurredAt,
        what: 'Recuento de cupones, cuerpo L.N.S.E.',
        about: `${event}, mesa ${fact.table}`,
        detail: counted.join(', '),
        legajo: fact.by.legajo,
      },
    ];
  });
