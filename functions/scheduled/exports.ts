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
const BEGUN_DAYS_BACK_MAX = 33; // one begun at the last moment is not left with a number and no sheet
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
  const earlier = addDays(last, -BEGUN_DAYS_BACK_MAX);
  const done = await deliveredBetween(ports, operator, earlier, last);
  const old = jornadasBetween(earlier, addDays(first, -1)).filter((jornada) => !done.has(jornada));
  const begun = await Promise.all(old.map((jornada) => isBegun(ports, operator, jornada)));
  return [
    ...old.filter((_, index) => begun[index]),
    ...jornadasBetween(first, last).filter(
      (jornada) => exportScheduleOn(registry, jornada) !== null && !done.has(jornada),
    ),
  ];
};

/** Whether its report has a number: from then on the export is finished, or a number is lost. */
const isBegun = async (
  { table }: Pick<Ports, 'table'>,
  operator: string,
  jornada: Jornada,
): Promise<boolean> => {
  const reports = `${jornada}#IJ-`;
  const range = { from: reports, to: `${reports}\uffff` };
  return (await table.queryIndex({ pk: keys.papersIndex(operator), ...range })).length > 0;
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
