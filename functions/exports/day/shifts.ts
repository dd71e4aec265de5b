import type { ByMeans } from '../../../domain/cage/facts.ts';
import type { Shift } from '../../../domain/cage/state.ts';
import { sum, ZERO } from '../../../domain/money/centavos.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { PaymentMeans } from '../../../domain/tournament/facts.ts';
import { MEANS_NAMES } from '../../../reports/format/names.ts';
import type { DayDifference, DayShift } from '../../../reports/papers/ijInput.ts';

import { keys } from '../../shared/keys.ts';
import { SHIFT } from '../../shared/shift.ts';
import { streamOf } from '../../shared/streams.ts';
import { type Contribution, type Day, together } from './part.ts';

type Opened = Exclude<Shift, { status: 'none' }>;

/**
 * The cashiers' shifts that were opened that jornada, and those of earlier ones under which money
 * moved in it.
 *
 * @see R123-IV-1.4
 */
export const shiftsOfDay = async (day: Day): Promise<Contribution> => {
  const { ports, operator, jornada } = day;
  const found = await ports.table.queryIndex({
    pk: keys.shiftsIndex(operator),
    from: jornada,
    to: `${jornada}${keys.last}`,
  });
  const goneOn = day.movements.flatMap(({ shiftId }) => shiftId ?? []);
  const ids = new Set([...goneOn, ...found.map(({ shiftId }) => String(shiftId))]);
  const parts: Contribution[] = [];
  for (const shiftId of ids) {
    const stream = streamOf.shift(shiftId);
    const { state } = await ports.store.load(SHIFT, operator, stream);
    if (state.status !== 'none') parts.push({ ...partOf(state, jornada), streams: [stream] });
  }
  return together(parts);
};

const STATES = { open: 'Abierto', rendered: 'Rendido', received: 'Recibido' } as const;

const partOf = (shift: Opened, jornada: Jornada): Omit<Contribution, 'streams'> => {
  const { opened } = shift;
  const rendering = shift.status === 'open' ? null : shift.rendered.rendering;
  const one: DayShift = {
    desk: opened.desk,
    legajo: opened.by.legajo,
    since: opened.jornada === jornada ? null : opened.jornada,
    state: STATES[shift.status],
    expected: rendering && totalOf(rendering.expected),
    counted: rendering && totalOf(rendering.counted),
    receivedBy: shift.status === 'received' ? shift.received.by.legajo : null,
  };
  return { shifts: [one], differences: shift.status === 'open' ? [] : differencesOf(shift) };
};

const totalOf = (money: ByMeans) => sum(Object.values(money));

/** Each means of payment by itself: what lacks in one is not made up by what another has over. */
const differencesOf = (shift: Exclude<Opened, { status: 'open' }>): DayDifference[] => {
  const { expected, counted } = shift.rendered.rendering;
  const means = [...new Set([...Object.keys(expected), ...Object.keys(counted)])] as PaymentMeans[];
  const { desk, by } = shift.opened;
  return means.map((one) => {
    const [due, found] = [expected[one] ?? ZERO, counted[one] ?? ZERO];
    return {
      what: `Caja ${desk}, legajo ${by.legajo}, ${MEANS_NAMES[one].toLowerCase()}`,
      expected: due,
      found,
      review: due === found ? 'Conforme' : reviewOf(shift),
    };
  });
};

const reviewOf = (shift: Exclude<Opened, { status: 'open' }>): string => {
  const { explanation } = shift.rendered;
  const remark = shift.status === 'received' ? shift.received.remark : null;
  return [explanation, remark].filter((one) => one !== null).join(' · ') || 'A revisar';
};
