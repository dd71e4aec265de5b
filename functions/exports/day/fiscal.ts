import type { FiscalDay } from '../../../domain/fiscal/fiscal.ts';
import type { DayIncident } from '../../../reports/papers/ijInput.ts';
import { FISCAL } from '../../shared/fiscal.ts';
import { streamOf } from '../../shared/streams.ts';
import type { Contribution, Day } from './part.ts';

/** What the fiscalizers entered on the jornada. @see R123-IV-11 */
export const fiscalOfDay = async ({ ports, operator, jornada }: Day): Promise<Contribution> => {
  const stream = streamOf.fiscal(jornada);
  const { state } = await ports.store.load(FISCAL, operator, stream);
  const incidents = state.acts.map(incidentOf);
  return { incidents, streams: incidents.length === 0 ? [] : [stream] };
};

const NAMES = { acta: 'Acta', consent: 'Conformidad' } as const;

const incidentOf = (act: FiscalDay['acts'][number]): DayIncident => ({
  at: act.occurredAt,
  where: 'Fiscalización',
  what: `${NAMES[act.kind]} ${act.number}${act.voided ? ', anulada' : ''}`,
  detail: act.voided ? `${act.text} Anulada: ${act.voided.reason}` : act.text,
  legajo: act.legajo,
});
