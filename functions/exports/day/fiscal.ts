import type { EnteredAct } from '../../../domain/fiscal/fiscal.ts';
import type { DayFiscalAct } from '../../../reports/papers/ijInput.ts';
import { sayAct } from '../../papers/fiscalActs.ts';
import { FISCAL } from '../../shared/fiscal.ts';
import { keys } from '../../shared/keys.ts';
import { streamOf } from '../../shared/streams.ts';
import type { Contribution, Day } from './part.ts';

/** What the fiscalizers entered on the jornada. @see R123-IV-11 */
export const fiscalOfDay = async (day: Day): Promise<Contribution> => {
  const { ports, operator, jornada } = day;
  const stream = streamOf.fiscal(jornada);
  const { state } = await ports.store.load(FISCAL, operator, stream);
  const fiscal = await Promise.all(state.acts.map((act) => actOf(day, act)));
  return { fiscal, streams: fiscal.length === 0 ? [] : [stream] };
};

/** The editions that were signed off. The one that replaces them tells it; it makes none. */
export const signOffsOfDay = async ({
  ports,
  operator,
  jornada,
}: Pick<Day, 'ports' | 'operator' | 'jornada'>): Promise<DayFiscalAct[]> => {
  const { state } = await ports.store.load(FISCAL, operator, streamOf.fiscal(jornada));
  return state.signOffs.map(({ occurredAt: at, edition, manifestSha256, remark, legajo }) => ({
    ...{ at, legajo, about: null },
    what: `Conformidad con la edición ${edition} reemplazada`,
    detail: `Manifiesto ${manifestSha256.slice(0, HASH_DIGITS)}${remark === null ? '' : `. ${remark}`}`,
  }));
};

const HASH_DIGITS = 16;

const actOf = async (day: Day, act: EnteredAct): Promise<DayFiscalAct> => ({
  ...sayAct(act),
  about: await aboutOf(day, act),
});

/** As readers know the event or the table; its id when nobody announced it. */
const aboutOf = async (
  { ports, operator }: Day,
  { tournamentId, tableId }: EnteredAct,
): Promise<string | null> => {
  if (tournamentId !== null) {
    const item = await ports.table.get(keys.tournamentSummary(operator, tournamentId));
    return String(item?.['eventNumber'] ?? tournamentId);
  }
  if (tableId === null) return null;
  const item = await ports.table.get(keys.tableSummary(operator, tableId));
  return item ? `Mesa ${item['table']}` : tableId;
};
