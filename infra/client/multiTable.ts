import { CASHIER, CONTROL, DEALER, DIRECTOR } from './bodies.ts';
import { CAGE_DESK, type Casino, money } from './casino.ts';
import { FloorPlan, type FloorSeat } from './floorPlan.ts';
import { multiTableAnnouncement, opening } from './multiTableBodies.ts';
import { type MultiTablePlan, moment, type PlannedCoupon } from './multiTablePlan.ts';
import type { Player } from './plan.ts';

const DRAW_MINUTES = 15;
const SEATING_MINUTES = 20;
const START_MINUTES = 25;
const PURCHASE_MINUTES = 30;

/** One event of several tables while it is posted: the plan, the desks and the floor as it is. */
export type Posting = {
  readonly casino: Casino;
  readonly plan: MultiTablePlan;
  readonly path: string;
  readonly floor: FloorPlan;
  /** By entry. */
  readonly vouchers: Map<number, string>;
};

/** The id of an entry is the Idempotency-Key of its form. */
export const multiEntryId = ({ id }: MultiTablePlan, entry: number): string =>
  `${id}-entry-${String(entry).padStart(4, '0')}`;

/** Announces, sells, seats, starts, takes every coupon and locks the prizes. */
export const openMultiTable = async (casino: Casino, plan: MultiTablePlan): Promise<Posting> => {
  const path = `/v1/tournaments/${plan.id}`;
  const posting = { casino, plan, path, floor: new FloorPlan(), vouchers: new Map() };
  await casino.director.post('/v1/tournaments', plan.id, multiTableAnnouncement(plan));
  for (const player of plan.players) await sell(posting, player);
  for (const { entry, code, table } of plan.coupons)
    if (code === 'IN') posting.floor.sit(entry, table);
  for (const [day, jornada] of plan.jornadas.entries()) await playDay(posting, jornada, day);
  await lockPrizes(posting);
  return posting;
};

const sell = async ({ casino, plan, path, vouchers }: Posting, player: Player): Promise<void> => {
  const { entry, surnames, givenNames, birthDate, document, returns } = player;
  const entryId = multiEntryId(plan, entry);
  const at = { occurredAt: opening(plan, entry) };
  await casino.floor.post(`${path}/entries`, entryId, {
    by: CONTROL,
    ...at,
    person: { surnames, givenNames, birthDate, document },
    declarations: { swornStatement: true, rulesAccepted: true, imageConsent: true },
  });
  const paid = { by: CASHIER, ...at, means: 'cash', desk: CAGE_DESK };
  const tendered = money(plan.prices.IN?.priceCentavos ?? 0);
  const { voucher } = await casino.cage.post<{ voucher: string }>(
    `${path}/entries/${entryId}/payment`,
    `${entryId}-payment`,
    { ...paid, document, tendered },
  );
  vouchers.set(entry, voucher);
  if (returns)
    await casino.cage.post(`${path}/entries/${entryId}/refund`, `${entryId}-refund`, paid);
};

/** Draws or redraws as the plan has them sit, seats who comes, starts, sells at the tables. */
const playDay = async (posting: Posting, jornada: string, day: number): Promise<void> => {
  const { casino, plan, path } = posting;
  const key = (act: string) => `${plan.id}-${act}-day-${day + 1}`;
  await redraw(posting, day === 0 ? 'initial' : 'day', moment(jornada, DRAW_MINUTES), key('draw'));
  const today = plan.coupons.filter((coupon) => coupon.jornada === jornada);
  for (const coupon of today) if (coupon.code === 'IN') await takeSeat(posting, coupon);
  const director = { by: DIRECTOR, occurredAt: moment(jornada, START_MINUTES) };
  if (day === 0) {
    await casino.director.post(`${path}/start`, key('start'), { ...director, acta: null });
    if (plan.prices.AD)
      await casino.director.post(`${path}/add-on-openings`, key('addon'), {
        ...director,
        reason: 'Pausa adelantada',
      });
  }
  for (const [index, coupon] of today.entries())
    if (coupon.code !== 'IN') await buy(posting, coupon, `${key('buy')}-${index + 1}`);
};

export const redraw = (
  { casino, plan, path, floor }: Posting,
  occasion: 'initial' | 'day' | 'final-table',
  occurredAt: string,
  key: string,
): Promise<unknown> =>
  casino.floor.post(`${path}/redraws`, key, {
    by: CONTROL,
    occurredAt,
    occasion,
    draw: { method: 'seat-cards', seats: floor.all().map((place) => placeOf(plan, place)) },
  });

/** A seat as the API names it. */
export const placeOf = (plan: MultiTablePlan, { entry, table, seat }: FloorSeat) => ({
  entryId: multiEntryId(plan, entry),
  table,
  seat,
});

/** The voucher is changed for the control card, whose coupon the dealer takes at the seat drawn. */
const takeSeat = async (posting: Posting, { entry, jornada }: PlannedCoupon): Promise<void> => {
  const { casino, plan, path, floor, vouchers } = posting;
  const place = floor.all().find((one) => one.entry === entry);
  const player = plan.players.find((one) => one.entry === entry);
  if (!place || !player) throw new Error(`The entry ${entry} has no seat.`);
  const entryId = multiEntryId(plan, entry);
  const occurredAt = moment(jornada, SEATING_MINUTES);
  const shown = { document: player.document, voucher: vouchers.get(entry) };
  const arrival = `${path}/entries/${entryId}`;
  await casino.floor.post(`${arrival}/accreditation`, `${entryId}-accreditation`, {
    by: CONTROL,
    occurredAt,
    ...shown,
  });
  await casino.floor.post(`${arrival}/seating`, `${entryId}-seating`, {
    by: DEALER,
    occurredAt,
    ...shown,
    table: place.table,
    seat: place.seat,
  });
};

/** A rebuy or an add-on of who has no chips left. */
const buy = (posting: Posting, coupon: PlannedCoupon, key: string): Promise<unknown> => {
  const { casino, plan, path } = posting;
  const { entry, code, table, jornada } = coupon;
  const entryId = multiEntryId(plan, entry);
  return casino.cage.post(`${path}/entries/${entryId}/purchases`, key, {
    by: CASHIER,
    occurredAt: moment(jornada, PURCHASE_MINUTES),
    codes: [code],
    table,
    stack: 0,
    tendered: money(plan.prices[code]?.priceCentavos ?? 0),
    means: 'cash',
    desk: CAGE_DESK,
  });
};

const LOCK_MINUTES = 35;

/** Ends rebuys and add-ons beside LNSE and fixes the pool. */
const lockPrizes = async ({ casino, plan, path }: Posting): Promise<void> => {
  const at = { by: DIRECTOR, occurredAt: moment(plan.jornadas.at(-1) ?? '', LOCK_MINUTES) };
  for (const code of ['RB', 'AD'] as const) {
    if (!plan.prices[code]) continue;
    const body = { ...at, code, witness: 'Fiscalizador de Muestra' };
    await casino.director.post(`${path}/purchase-closings`, `${plan.id}-closing-of-${code}`, body);
  }
  await casino.director.post(`${path}/prize-locks`, `${plan.id}-lock-000001`, at);
};
