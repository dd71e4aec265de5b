import type { Situation } from '../../../domain/madero/rulings.ts';
import { cite } from '../../../domain/regulation/norms.ts';
import type { TableFact } from '../../../domain/tableDay/facts.ts';
import type { TableDay } from '../../../domain/tableDay/state.ts';
import type { DayIncident } from '../../../reports/papers/ijInput.ts';
import type { DayHistory } from '../../shared/tableDays.ts';

type Told = readonly [what: string, detail: string] | null;

/** What departs from the ordinary course at a bank table: voids, reopenings, rulings of rounds. */
export const bankIncidents = ({ day, facts }: DayHistory): DayIncident[] =>
  facts.flatMap((fact) => {
    const told = tell(fact, day);
    if (told === null) return [];
    const [what, detail] = told;
    const where = `Mesa ${day.terms.table}`;
    return [{ at: fact.occurredAt, where, what, detail, legajo: fact.by.legajo }];
  });

const tell = (fact: TableFact, day: TableDay): Told => {
  switch (fact.type) {
    case 'MovementVoided':
      return [`${movementName(day, fact.movementId)} anulado`, fact.reason];
    case 'DayReopened':
      return [fact.late ? 'Día reabierto, hecho tardío' : 'Día reabierto', fact.reason];
    case 'RoundStopped':
      return ['Ronda detenida', fact.reason];
    case 'IrregularityRuled': {
      const { situation, norm, effect } = fact.ruling;
      const what = effect.kind === 'void' ? 'Ronda anulada' : 'Irregularidad resuelta';
      return [what, `${decisionOf(situation)}(${cite(norm)})`];
    }
    default:
      return null;
  }
};

/** What operations management decided with the LNSE. @see R132-73 */
const decisionOf = (situation: Situation): string => {
  if (situation.kind !== 'not-foreseen') return '';
  const { text, management, inspector } = situation;
  return `${text}. Resuelven ${management.name} y ${inspector} `;
};

const NAMES = { fill: 'Comprobante de reposición', credit: 'Comprobante de devolución' } as const;

const movementName = ({ movements }: TableDay, movementId: string): string => {
  const kind = movements.find((one) => one.movementId === movementId)?.kind;
  return kind === undefined || kind === 'drop' ? 'Recuento de la caja' : NAMES[kind];
};
