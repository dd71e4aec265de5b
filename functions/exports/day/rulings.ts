import type { Instant } from '../../../domain/time/jornada.ts';
import type { DayIncident } from '../../../reports/papers/ijInput.ts';
import type { rulingShown } from '../../rulings/shown.ts';
import { keys } from '../../shared/keys.ts';
import type { Contribution, Day } from './part.ts';

type Shown = ReturnType<typeof rulingShown>;

/**
 * The floor rulings of the jornada but those of the club, and the penalties they charged.
 *
 * @see R123-III-3.p4
 */
export const rulingsOfDay = async ({ ports, operator, jornada }: Day): Promise<Contribution> => {
  const found = await ports.table.queryIndex({
    pk: keys.rulingsIndex(operator),
    from: jornada,
    to: `${jornada}${keys.last}`,
  });
  const ofLottery = found.filter(({ shown }) => (shown as Shown).ruleset !== 'CLUB');
  return {
    incidents: ofLottery.map(({ shown }) => incidentOf(shown as Shown)),
    streams: [...new Set(ofLottery.map(({ stream }) => String(stream)))],
  };
};

const STATES: Readonly<Record<Shown['status'], string>> = {
  'in-force': '',
  appealed: ' Apelado.',
  confirmed: ' Apelado: confirmado.',
  modified: ' Apelado: modificado.',
  revoked: ' Apelado: revocado.',
};

const incidentOf = (ruling: Shown): DayIncident => ({
  at: ruling.occurredAt as Instant,
  where: ruling.table === null ? 'Sala' : `Mesa ${ruling.table}`,
  what: ruling.situation.title.es,
  detail: `${ruling.text.es} (${ruling.norm.cite})${STATES[ruling.status]}`,
  legajo: ruling.by.legajo,
});
