import type { EnteredAct } from '../../domain/fiscal/fiscal.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { DayFiscalAct } from '../../reports/papers/ijInput.ts';
import { FISCAL } from '../shared/fiscal.ts';
import type { Ports } from '../shared/ports.ts';
import { streamOf } from '../shared/streams.ts';
import type { Event } from './history.ts';

const NAMES = { acta: 'Acta', consent: 'Conformidad' } as const;

/** An act of a fiscalizador in the words of a paper; one that was voided says so. */
export const sayAct = (act: EnteredAct): Omit<DayFiscalAct, 'about'> => ({
  at: act.occurredAt,
  what: `${NAMES[act.kind]} ${act.number}${act.voided ? ', anulada' : ''}`,
  detail: act.voided ? `${act.text} Anulada: ${act.voided.reason}` : act.text,
  legajo: act.legajo,
});

/** The actas and consents entered about an event in its jornadas (R123-IV-11, R123-I-6). */
export const actsOfEvent = async (
  { store }: Pick<Ports, 'store'>,
  { operator, tournamentId }: Event,
  jornadas: ReadonlySet<Jornada>,
): Promise<DayFiscalAct[]> => {
  const days = await Promise.all(
    [...jornadas].map((jornada) => store.load(FISCAL, operator, streamOf.fiscal(jornada))),
  );
  return days
    .flatMap(({ state }) => state.acts)
    .filter((act) => act.tournamentId === tournamentId)
    .map((act) => ({ ...sayAct(act), about: null }));
};
