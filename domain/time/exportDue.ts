import { formatDay } from './calendar.ts';
import { addDays, type Jornada, type LocalTime } from './jornada.ts';

/**
 * The last jornada whose export is due: the first `exportHour` of the room's clock after the jornada
 * has ended at `changeHour` of the next day.
 */
export const lastExportDue = (
  now: LocalTime,
  { changeHour, exportHour }: { readonly changeHour: number; readonly exportHour: number },
): Jornada => {
  const today = formatDay(now) as Jornada;
  const daysBack = (now.hour >= exportHour ? 0 : 1) + (exportHour >= changeHour ? 1 : 2);
  return addDays(today, -daysBack);
};

/** Every jornada from one to another, both included. */
export const jornadasBetween = (from: Jornada, until: Jornada): Jornada[] => {
  const all: Jornada[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) all.push(day);
  return all;
};
