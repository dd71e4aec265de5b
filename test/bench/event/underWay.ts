import type { House } from '../../support/e2eHouse.ts';
import { eventually } from '../../support/e2eHouse.ts';
import { largeEvent } from './plan.ts';
import type { UnderWay } from './sameCommand.ts';
import {
  closeEvent,
  confirmAndCount,
  playToTheEnd,
  rebuyAndLock,
  seatEverybody,
  sellEntries,
  startEvent,
} from './story.ts';

const PATIENCE_MS = 1_800_000;
/** Made when the sheets of all tables are filed. */
const LAST_PAPERS = ['LT', 'CT', 'GIC', 'RC', 'CU', 'PE', 'ST'];

/** An event of so many entries, sold, seated and started. */
export const underWay = async (house: House, entries: number): Promise<UnderWay> => {
  const event = largeEvent(house, entries);
  const seats = await seatEverybody(event, await sellEntries(event));
  await startEvent(event);
  return { ...event, seats };
};

/** Plays the event to its end and waits for its papers; seconds from its closing to the last. */
export const settle = async (event: UnderWay): Promise<number> => {
  await rebuyAndLock(event, event.seats);
  await playToTheEnd(event, event.seats);
  await confirmAndCount(event);
  const begin = performance.now();
  await closeEvent(event);
  for (const kind of LAST_PAPERS)
    await eventually(`the paper ${kind}`, () => isFiled(event, kind), PATIENCE_MS);
  return (performance.now() - begin) / 1000;
};

const isFiled = async ({ house, plan }: UnderWay, kind: string): Promise<boolean> => {
  const path = `/v1/documents?limit=1&tournamentId=${plan.id}&kind=${kind}`;
  const { items } = await house.casino.accounting.get<{ items: { status: string }[] }>(path);
  return items[0]?.status === 'filed';
};
