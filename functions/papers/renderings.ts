import { staffMember } from '../../domain/registry/selectors.ts';
import type { Registry } from '../../domain/registry/state.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { ShiftAtDesk } from '../../domain/tournament/shiftAtDesk.ts';
import type { RenderedShift, Signatory } from '../../reports/papers/inputs.ts';
import { keys } from '../shared/keys.ts';
import type { Ports } from '../shared/ports.ts';
import { SHIFT } from '../shared/shift.ts';
import { streamOf } from '../shared/streams.ts';

/** A desk that is asked about, in a jornada, and the shift open at it when money moved there. */
type Place = {
  readonly desk: number;
  readonly jornada: Jornada;
  readonly shift?: ShiftAtDesk;
};

/**
 * What cashiers have rendered by now, each desk in its jornada, with what moved there under a shift
 * of an earlier one (R123-IV-1.4.p3).
 */
export const renderedShifts = async (
  { table, store }: Pick<Ports, 'table' | 'store'>,
  operator: string,
  asked: readonly Place[],
): Promise<RenderedShift[]> => {
  const places = new Map(
    asked.map(({ desk, jornada }) => [`${jornada} ${desk}`, { desk, jornada }]),
  );
  const found = await Promise.all(
    [...places.values()].map(({ desk, jornada }) =>
      table.queryIndex({
        pk: keys.shiftsIndex(operator),
        from: keys.shiftsIndexSk(jornada, desk, ''),
        to: keys.shiftsIndexSk(jornada, desk, keys.last),
      }),
    ),
  );
  const ids = new Set([
    ...found.flat().map(({ shiftId }) => String(shiftId)),
    ...asked.flatMap(({ shift }) => shift ?? []),
  ]);
  const shifts = await Promise.all(
    [...ids].map((shiftId) => store.load(SHIFT, operator, streamOf.shift(shiftId))),
  );
  return shifts.flatMap(({ state }) => {
    if (state.status === 'none' || state.status === 'open') return [];
    const { movements: _, movementsHash: __, ...rendered } = state.rendered.rendering;
    const receivedBy = state.status === 'received' ? state.received.by.legajo : null;
    const { shiftId, jornada, desk, by } = state.opened;
    return [{ shiftId, jornada, desk, legajo: by.legajo, ...rendered, receivedBy }];
  });
};

/** Who took over every one of the renderings; null without one, or when they were several. */
export const receiverOf = (
  shifts: readonly RenderedShift[],
  registry: Registry,
  on: Jornada,
): Signatory | null => {
  const [legajo, ...others] = new Set(shifts.map(({ receivedBy }) => receivedBy));
  if (!legajo || others.length > 0) return null;
  const known = staffMember(registry, legajo, on);
  return known && { name: known.name, legajo };
};
