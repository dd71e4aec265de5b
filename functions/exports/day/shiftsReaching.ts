import type { Jornada } from '../../../domain/time/jornada.ts';
import { keys } from '../../shared/keys.ts';
import type { Ports } from '../../shared/ports.ts';
import { readTill } from '../../shared/till.ts';

type Asked = {
  readonly ports: Ports;
  readonly operator: string;
  readonly jornada: Jornada;
};

/** Shifts by the desk that they are of. */
export type ShiftsByDesk = ReadonlyMap<number, readonly string[]>;

const PAGE = 100;

/**
 * The shifts under which money may have moved at each desk that jornada: those opened on it, and
 * those of the last day before on which the desk opened any, however long ago that was. A desk has
 * one shift at a time, so what it opened earlier had ended by then.
 */
export const shiftsReaching = async (
  { ports: { table }, operator, jornada }: Asked,
  desks: readonly number[],
): Promise<ShiftsByDesk> => {
  const tills = await Promise.all(desks.map((desk) => readTill(table, operator, desk)));
  // One at which nothing ever happened would be looked for in all the past.
  const wanted = tills.flatMap(({ desk, acts }) => (acts > 0 ? [desk] : []));
  const found = new Map<number, string[]>(wanted.map((desk) => [desk, []]));
  const earlier = new Map<number, string>();
  let to = `${jornada}${keys.last}`;
  while (wanted.some((desk) => !isPassed(earlier.get(desk), to))) {
    const pk = keys.shiftsIndex(operator);
    const range = { pk, from: keys.first, to, limit: PAGE, descending: true };
    const page = await table.queryIndex(range);
    const last = page.at(-1)?.['gsi1sk'];
    for (const { desk, jornada: opened, shiftId, gsi1sk } of page) {
      if (gsi1sk === to) continue; // the last of the page before
      const of = found.get(Number(desk));
      if (opened !== jornada) {
        if (!earlier.has(Number(desk))) earlier.set(Number(desk), String(opened));
        if (earlier.get(Number(desk)) !== opened) continue;
      }
      of?.push(String(shiftId));
    }
    if (page.length < PAGE) break;
    to = String(last);
  }
  return found;
};

/** Whether all the shifts of the day found lie behind what was read. */
const isPassed = (day: string | undefined, readDownTo: string): boolean =>
  day !== undefined && readDownTo < day;
