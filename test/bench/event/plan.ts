import { personOf } from '../../../infra/cases/sitAndGoCase.ts';
import { CASHIER, CONTROL } from '../../../infra/client/bodies.ts';
import { CAGE_DESK, money } from '../../../infra/client/casino.ts';
import { opening } from '../../../infra/client/multiTableBodies.ts';
import { type MultiTablePlan, moment } from '../../../infra/client/multiTablePlan.ts';
import type { House } from '../../support/e2eHouse.ts';
import type { BulkCommand } from './bulk.ts';

/** One event of many entries while it is posted. */
export type LargeEvent = {
  readonly house: House;
  readonly plan: MultiTablePlan;
  readonly path: string;
};

export const JORNADA = '2014-05-09';
export const PLAYERS_PER_TABLE = 9;
/** Where the draw put an entry. */
export type Seat = { readonly entryNumber: number; readonly table: number; readonly seat: number };

const PRICE_CENTAVOS = 10_000;
const PRIZE_BPS = 9000;
const STACK = 10_000;
const SHARES_BPS_TOTAL = 10_000;
const ENTRIES_PER_PRIZE = 20;
const PRIZES_MIN = 3;

/** Every entry buys one rebuy, and one in twenty collects a prize (at least three). */
export const largeEvent = (
  house: House,
  entries: number,
  id = `large-event-of-${String(entries).padStart(6, '0')}`,
) => {
  const tables = Math.ceil(entries / PLAYERS_PER_TABLE);
  const numbers = Array.from({ length: entries }, (_, index) => index + 1);
  const tableOf = (entry: number) => ((entry - 1) % tables) + 1;
  const coupon = (code: 'IN' | 'RB') => (entry: number) => ({
    ...{ entry, code },
    table: tableOf(entry),
    jornada: JORNADA,
  });
  const plan: MultiTablePlan = {
    id,
    eventNumber: `L-${entries}`,
    name: `Evento de ${entries} inscripciones`,
    jornadas: [JORNADA],
    prices: {
      IN: { priceCentavos: PRICE_CENTAVOS, prizeBps: PRIZE_BPS },
      RB: { priceCentavos: PRICE_CENTAVOS, prizeBps: PRIZE_BPS },
    },
    prizeUnitCentavos: 1,
    sharesBps: sharesFor(Math.max(PRIZES_MIN, Math.floor(entries / ENTRIES_PER_PRIZE))),
    startingStack: STACK,
    players: numbers.map(personOf),
    coupons: [...numbers.map(coupon('IN')), ...numbers.map(coupon('RB'))],
    acts: [],
  };
  return { house, plan, path: `/v1/tournaments/${id}` };
};

/** Falling shares of so many places that add up to the whole. */
const sharesFor = (places: number): number[] => {
  const each = Math.floor(SHARES_BPS_TOTAL / (2 * places));
  const shares = Array.from({ length: places }, () => each);
  shares[0] = SHARES_BPS_TOTAL - each * (places - 1);
  return shares;
};

export const entryIdIn = ({ plan }: LargeEvent, entry: number): string =>
  `${plan.id}-entry-${String(entry).padStart(5, '0')}`;

type Player = MultiTablePlan['players'][number];

export const formIn = (
  event: LargeEvent,
  { entry, surnames, givenNames, birthDate, document }: Player,
): BulkCommand => ({
  operation: 'takeEntryForm',
  idempotencyKey: entryIdIn(event, entry),
  body: {
    by: CONTROL,
    occurredAt: opening(event.plan, 1),
    person: { surnames, givenNames, birthDate, document },
    declarations: { swornStatement: true, rulesAccepted: true, imageConsent: true },
  },
});

export const saleIn = (event: LargeEvent, { entry, document }: Player): BulkCommand => ({
  operation: 'payEntry',
  entryId: entryIdIn(event, entry),
  idempotencyKey: `${entryIdIn(event, entry)}-payment`,
  body: {
    by: CASHIER,
    occurredAt: opening(event.plan, 2),
    document,
    tendered: money(PRICE_CENTAVOS),
    means: 'cash',
    desk: CAGE_DESK,
  },
});

export const tablesIn = ({ coupons }: MultiTablePlan): number[] => [
  ...new Set(coupons.map(({ table }) => table)),
];

/** What an entry of the large event buys once, at the table where it sits. */
export const rebuyIn = (event: LargeEvent, { entryNumber, table }: Seat): BulkCommand => ({
  operation: 'payPurchase',
  entryId: entryIdIn(event, entryNumber),
  idempotencyKey: `${entryIdIn(event, entryNumber)}-rebuy`,
  body: {
    by: CASHIER,
    occurredAt: moment(JORNADA, 30),
    codes: ['RB'],
    ...{ table, stack: 0 },
    tendered: money(PRICE_CENTAVOS),
    means: 'cash',
    desk: CAGE_DESK,
  },
});
