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

/**
 * What commands cost on an event of so many entries, and how long its settling takes, each as soon
 * as it is known; with `more`, also how the whole grows with the entries.
 */
export async function* largeEventFigures(entries: number, more?: number): AsyncGenerator<Figure> {
  const folder = temporaryFolder();
  let house = await openHouse({}, folder);
  let whole = 0;
  const restart = async (): Promise<House> => {
    await house.machine.stop();
    house = await openHouse({}, folder);
    return house;
  };
  try {
    const small = await underWay(house, ENTRIES_OF_A_SMALL_EVENT);
    const [large, posting] = await worked(() => underWay(house, entries));
    yield await warmFigure(small, large);
    yield* await deskFigures(large);
    yield await coldFigure(small, large, restart);
    const [settling, closing] = await worked(() => settle({ ...large, house }));
    yield settlingFigure(entries, settling);
    whole = posting + closing;
  } finally {
    await house.machine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  if (more !== undefined)
    yield growthFigure(
      { entries, seconds: whole },
      { entries: more, seconds: await wholeSeconds(more) },
    );
}

type Whole = { readonly entries: number; readonly seconds: number };

/** How the work of the whole grows when the entries do. */
const growthFigure = (one: Whole, other: Whole): Figure => {
  const ratio = other.seconds / one.seconds;
  return {
    name: `an event of ${other.entries} entries with all its papers beside one of ${one.entries}`,
    figure: `${ratio.toFixed(2)} x (${other.seconds.toFixed(0)} s of processor, ${one.seconds.toFixed(0)} s)`,
    target: `at most ${GROWTH_MAX} x`,
    met: ratio <= GROWTH_MAX,
  };
};

const wholeSeconds = async (entries: number): Promise<number> => {
  const house = await openHouse();
  try {
    const [, seconds] = await worked(async () => settle(await underWay(house, entries)));
    return seconds;
  } finally {
    await house.close();
  }
};

/** With the seconds of processor that it took, all functions included. */
const worked = async <Result>(work: () => Promise<Result>): Promise<[Result, number]> => {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1_000_000];
};

const settlingFigure = (entries: number, seconds: number): Figure => ({
  name: `settling an event of ${entries} entries, from its closing to its last paper`,
  figure: `${seconds.toFixed(1)} s`,
  target: `under ${SETTLING_SECONDS_MAX} s`,
  met: seconds < SETTLING_SECONDS_MAX,
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [entries = 5000, more] = process.argv.slice(2).map(Number);
  for await (const figure of largeEventFigures(entries, more))
    if (!tell([figure])) process.exitCode = 1;
}
