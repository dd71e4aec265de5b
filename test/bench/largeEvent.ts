/**
 * One event of many entries on one machine, from its announcement to its papers:
 *
 *     node test/bench/largeEvent.ts [ENTRIES [MORE_ENTRIES]]
 *
 * Tells what a command costs beside the same command on an event of 50, warm and after a start,
 * what 32 desks at once see, how long settling takes, and how the whole grows with the entries.
 */
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type House, openHouse, temporaryFolder } from '../support/e2eHouse.ts';
import { deskFigures } from './event/desks.ts';
import { coldFigure, warmFigure } from './event/sameCommand.ts';
import { settle, underWay } from './event/underWay.ts';
import { type Figure, tell } from './figure.ts';

const ENTRIES_OF_A_SMALL_EVENT = 50;
const SETTLING_SECONDS_MAX = 120;
const GROWTH_MAX = 2.3;

/** What commands cost on an event of so many entries, and how long its settling takes. */
export const largeEventFigures = async (entries: number): Promise<Figure[]> => {
  const folder = temporaryFolder();
  let house = await openHouse({}, folder);
  const restart = async (): Promise<House> => {
    await house.machine.stop();
    house = await openHouse({}, folder);
    return house;
  };
  try {
    const small = await underWay(house, ENTRIES_OF_A_SMALL_EVENT);
    const large = await underWay(house, entries);
    return [
      await warmFigure(small, large),
      ...(await deskFigures(large)),
      await coldFigure(small, large, restart),
      settlingFigure(entries, await settle({ ...large, house })),
    ];
  } finally {
    await house.machine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** How the time of the whole grows when the entries do. */
export const growthFigure = async (entries: number, more: number): Promise<Figure> => {
  const [one, other] = [await wholeSeconds(entries), await wholeSeconds(more)];
  const ratio = other / one;
  return {
    name: `an event of ${more} entries with all its papers beside one of ${entries}`,
    figure: `${ratio.toFixed(2)} x (${other.toFixed(0)} s, ${one.toFixed(0)} s)`,
    target: `at most ${GROWTH_MAX} x`,
    met: ratio <= GROWTH_MAX,
  };
};

const wholeSeconds = async (entries: number): Promise<number> => {
  const house = await openHouse();
  try {
    const begin = performance.now();
    await settle(await underWay(house, entries));
    return (performance.now() - begin) / 1000;
  } finally {
    await house.close();
  }
};

const settlingFigure = (entries: number, seconds: number): Figure => ({
  name: `settling an event of ${entries} entries, from its closing to its last paper`,
  figure: `${seconds.toFixed(1)} s`,
  target: `under ${SETTLING_SECONDS_MAX} s`,
  met: seconds < SETTLING_SECONDS_MAX,
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [entries = 5000, more] = process.argv.slice(2).map(Number);
  const figures = await largeEventFigures(entries);
  if (more) figures.push(await growthFigure(entries, more));
  process.exitCode = tell(figures) ? 0 : 1;
}
