import { changeHourOn, exportScheduleOn } from '../../domain/registry/selectors.ts';
import { formatDay } from '../../domain/time/calendar.ts';
import { jornadasBetween, lastExportDue } from '../../domain/time/exportDue.ts';
import { addDays, type Instant, type Jornada } from '../../domain/time/jornada.ts';
import type { ExportRecord } from '../exports/record.ts';
import { keys } from '../shared/keys.ts';
import type { Ports } from '../shared/ports.ts';
import { loadRegistry } from '../shared/registry.ts';
import { localTime } from '../shared/time.ts';
import { catchUp, startOf } from '../workflow/executions.ts';

const DAYS_BACK_MAX = 31; // what is older was given up by the alarms of a month
const STARTS_MAX = 10;

/** Sees to it that every jornada whose hour has come is exported and has reached its readers. */
export const catchUpExports = async (
  ports: Pick<Ports, 'table' | 'store'>,
  operator: string,
  now: Instant,
): Promise<void> => {
  const due = await exportsDue(ports, operator, now);
  for (const jornada of due.slice(0, STARTS_MAX))
    await catchUp(startOf('LNSE_EXPORT_ARN', 'exp', { operator, jornada }), now);
};

const exportsDue = async (
  ports: Pick<Ports, 'table' | 'store'>,
  operator: string,
  now: Instant,
): Promise<Jornada[]> => {
  const registry = await loadRegistry(ports, operator);
  const wall = localTime(now);
  const today = formatDay(wall) as Jornada;
  const schedule = exportScheduleOn(registry, today);
  if (!schedule) return [];
  const hours = { changeHour: changeHourOn(registry, today), exportHour: schedule.hour };
  const last = lastExportDue(wall, hours);
  const first = addDays(last, -DAYS_BACK_MAX);
  const done = await deliveredBetween(ports, operator, first, last);
  return jornadasBetween(first, last).filter(
    (jornada) => exportScheduleOn(registry, jornada) !== null && !done.has(jornada),
  );
};

/** Jornadas whose last edition has reached everybody. */
const deliveredBetween = async (
  { table }: Pick<Ports, 'table'>,
  operator: string,
  first: Jornada,
  last: Jornada,
): Promise<ReadonlySet<string>> => {
  const items = await table.queryIndex({
    pk: keys.exportsIndex(operator),
    from: first,
    to: keys.exportsIndexSk(last, 9999),
  });
  const editions = items as unknown as ExportRecord[];
  const newest = new Map(editions.map((one) => [one.jornada as string, one.delivered]));
  return new Set([...newest].filter(([, delivered]) => delivered).map(([jornada]) => jornada));
};
