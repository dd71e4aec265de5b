import type { Jornada } from '../../../domain/time/jornada.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import type { DayFiscalAct } from '../../../reports/papers/ijInput.ts';

/** The acta of the fiscalizador with which an event was started in a jornada (R123-IV-11). */
export const startActsOf = (
  facts: readonly TournamentFact[],
  jornada: Jornada,
  event: string,
): DayFiscalAct[] =>
  facts.flatMap((fact) => {
    if (fact.type !== 'TournamentStarted' || fact.jornada !== jornada || !fact.acta) return [];
    const { number, fiscalizador } = fact.acta;
    return [
      {
        at: fact.occurredAt,
        what: `Acta ${number}, al iniciar`,
        about: event,
        detail: `Fiscalizador: ${fiscalizador}`,
        legajo: fact.by.legajo,
      },
    ];
  });
