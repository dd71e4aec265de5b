import type { House } from '../../support/e2eHouse.ts';
import { type Figure, quantile } from '../figure.ts';
import type { LargeEvent, Seat } from './plan.ts';
import { rebuyIn } from './plan.ts';

/** An event under way, with who sits where. */
export type UnderWay = LargeEvent & { readonly seats: readonly Seat[] };

const WARM_UP = 5;
const SAMPLES = 30;
/** The first of the entries that buy after a restart. */
const COLD_FROM = WARM_UP + SAMPLES;
const RESTARTS = 3;
const WARM_MAX = 2;
const COLD_MAX = 4;

/** Sells one rebuy by itself; milliseconds until the answer, and its status. */
export const rebuyOf = async (event: UnderWay, index: number) => {
  const { house, path, seats } = event;
  const { entryId, idempotencyKey: key, body } = rebuyIn(event, seats[index] as Seat);
  const begin = performance.now();
  const { status } = await house.casino.cage.call('POST', `${path}/entries/${entryId}/purchases`, {
    key,
    body,
  });
  return { milliseconds: performance.now() - begin, status };
};

/** The same command by turns on both events, both warm. */
export const warmFigure = async (small: UnderWay, large: UnderWay): Promise<Figure> => {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let index = 0; index < WARM_UP + SAMPLES; index += 1) {
    const one = await rebuyOf(small, index);
    const other = await rebuyOf(large, index);
    if (index < WARM_UP) continue;
    times.small.push(one.milliseconds);
    times.large.push(other.milliseconds);
  }
  return compared('warm', WARM_MAX, small, large, times);
};

/** The first command after a start of the machine, on one event and on the other. */
export const coldFigure = async (
  small: UnderWay,
  large: UnderWay,
  restart: () => Promise<House>,
): Promise<Figure> => {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let turn = 0; turn < RESTARTS; turn += 1) {
    const index = COLD_FROM + turn;
    const one = await rebuyOf({ ...small, house: await restart() }, index);
    const other = await rebuyOf({ ...large, house: await restart() }, index);
    times.small.push(one.milliseconds);
    times.large.push(other.milliseconds);
  }
  return compared('cold', COLD_MAX, small, large, times);
};

const compared = (
  how: string,
  max: number,
  { plan: { players: few } }: UnderWay,
  { plan: { players: many } }: UnderWay,
  times: { readonly small: readonly number[]; readonly large: readonly number[] },
): Figure => {
  const [small, large] = [quantile(times.small, 0.5), quantile(times.large, 0.5)];
  const ratio = large / small;
  return {
    name: `a command on an event of ${many.length} beside one of ${few.length}, ${how}`,
    figure: `${ratio.toFixed(2)} x (${large.toFixed(1)} ms, ${small.toFixed(1)} ms)`,
    target: `under ${max} x`,
    met: ratio < max,
  };
};
