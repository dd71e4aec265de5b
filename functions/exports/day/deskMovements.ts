import type { Movement } from '../../../domain/cage/movements.ts';
import { centavos, sum } from '../../../domain/money/centavos.ts';
import { profileOn } from '../../../domain/registry/selectors.ts';
import { addDays } from '../../../domain/time/jornada.ts';
import type { DayDesk } from '../../../reports/papers/ijInput.ts';
import { keys } from '../../shared/keys.ts';
import { SHIFT } from '../../shared/shift.ts';
import { streamOf } from '../../shared/streams.ts';
import type { Day } from './part.ts';
import { shiftsReaching } from './shiftsReaching.ts';

/** Money that moved at a desk, and how the shift stands under which it did; `none` without one. */
export type DeskMovement = Movement & {
  readonly desk: number;
  /** Null when none was open. */
  readonly shiftId: string | null;
  readonly shift: 'none' | 'open' | 'rendered' | 'received';
};

type Asked = Pick<Day, 'ports' | 'operator' | 'jornada' | 'registry'>;

/**
 * What moved that jornada at every desk: under its shifts of the jornada, under one that went on
 * from an earlier one, or outside of any.
 */
export const movementsOfDay = async (day: Asked): Promise<DeskMovement[]> => {
  const desks = profileOn(day.registry, day.jornada)?.cageDesks ?? [];
  const shifts = await shiftsReaching(day, desks);
  const drawers = desks.flatMap((desk) =>
    [null, ...(shifts.get(desk) ?? [])].map((shiftId) => ({ desk, shiftId })),
  );
  return (
    await Promise.all(drawers.map(({ desk, shiftId }) => movementsIn(day, desk, shiftId)))
  ).flat();
};

/** A jornada lies within two dates of the clock of the world. */
const movementsIn = async (
  { ports: { store, table }, operator, jornada }: Asked,
  desk: number,
  shiftId: string | null,
): Promise<DeskMovement[]> => {
  const pk = keys.movements(operator, desk, shiftId);
  const rows = await table.query({ pk, from: jornada, to: addDays(jornada, 2) });
  const moved = rows.filter((row) => row['jornada'] === jornada) as unknown as Movement[];
  if (moved.length === 0) return [];
  const shift =
    shiftId === null
      ? 'none'
      : (await store.load(SHIFT, operator, streamOf.shift(shiftId))).state.status;
  return moved.map((movement) => ({ ...movement, desk, shiftId, shift }));
};

/** The desks whose money of the jornada nobody rendered, by number. @see R123-IV-1.4.p3 */
export const unrenderedOf = (movements: readonly DeskMovement[]): DayDesk[] => {
  const left = movements.filter(({ shift }) => shift === 'none' || shift === 'open');
  return [...Map.groupBy(left, ({ desk }) => desk)]
    .sort(([one], [other]) => one - other)
    .map(([desk, moved]) => {
      const amounts = moved.map(({ amount }) => amount);
      return {
        desk,
        legajos: [...new Set(moved.map(({ legajo }) => legajo))].sort(),
        took: sum(amounts.filter((amount) => amount > 0)),
        paid: sum(amounts.filter((amount) => amount < 0).map((amount) => centavos(-amount))),
        shiftOpen: moved.every(({ shift }) => shift === 'open'),
      };
    });
};
