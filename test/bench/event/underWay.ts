import type { House } from '../../support/e2eHouse.ts';
import { eventually } from '../../support/e2eHouse.ts';
import { type LargeEvent, largeEvent } from './plan.ts';
import type { UnderWay } from './sameCommand.ts';
import { stage } from './stage.ts';
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
const VOUCHERS_LOOKED_AT = 20;

/** An event of so many entries, sold, seated and started, with a voucher in every hand. */
export const underWay = async (house: House, entries: number): Promise<UnderWay> => {
  const event = largeEvent(house, entries);
  const sold = await stage(`${entries} entries sold`, () => sellEntries(event));
  const seats = await stage('drawn and seated', () => seatEverybody(event, sold));
  await startEvent(event);
  await stage('until the last voucher was drawn', () => waitForVouchers(event, sold));
  return { ...event, seats };
};

/** Plays the event to its end and waits for its papers; seconds from its closing to the last. */
export const settle = async (event: UnderWay): Promise<number> => {
  await stage('a rebuy for everybody', () => rebuyAndLock(event, event.seats));
  await stage('played to the end', () => playToTheEnd(event, event.seats));
  await stage('prizes confirmed, coupons counted', () => confirmAndCount(event));
  const begin = performance.now();
  await closeEvent(event);
  for (const kind of LAST_PAPERS)
    await stage(`waited for ${kind}`, () =>
      eventually(`the paper ${kind}`, () => isFiled(event, kind), PATIENCE_MS),
    );
  return (performance.now() - begin) / 1000;
};

/** A page looks at so many papers of the event, and may end before the one that is asked for. */
const isFiled = async ({ house, plan }: LargeEvent, kind: string): Promise<boolean> => {
  const asked = `/v1/documents?limit=1&tournamentId=${plan.id}&kind=${kind}`;
  let page: Page = { items: [], next: '' };
  while (page.items.length === 0 && page.next !== undefined)
    page = await house.casino.accounting.get<Page>(
      page.next === '' ? asked : `${asked}&cursor=${encodeURIComponent(page.next)}`,
    );
  return page.items[0]?.status === 'filed';
};

type Page = { readonly items: readonly { readonly status: string }[]; readonly next?: string };

/** Vouchers are drawn in the order of their sales, two or so at once: some of them tell of all. */
const waitForVouchers = async ({ house }: LargeEvent, vouchers: readonly string[]) => {
  const every = Math.ceil(vouchers.length / VOUCHERS_LOOKED_AT);
  const last = vouchers.length - VOUCHERS_LOOKED_AT;
  for (const [index, voucher] of vouchers.entries()) {
    if (index % every > 0 && index < last) continue;
    const filed = async () => {
      const { body } = await house.casino.accounting.call('GET', `/v1/documents/VC-${voucher}`);
      return (body as { status?: string | number }).status === 'filed';
    };
    await eventually(`the voucher ${voucher}`, filed, PATIENCE_MS);
  }
};
