import { DIRECTOR } from '../../../infra/client/bodies.ts';
import { money } from '../../../infra/client/casino.ts';

/** The event that is acted: its name, days, tables, prices, levels and scale. */
export const EVENT = 'copa-del-plata-2014';
export const PATH = `/v1/tournaments/${EVENT}`;
export const DAYS = ['2014-05-09', '2014-05-10'] as const;
export const TABLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
export const SEATS = 9;

/** In centavos, odd on purpose; the entry pays 80 % to prizes, the others all but a benefit. */
export const PRICES = { IN: 500_003, RB: 300_001, AD: 200_007 } as const;
export const BENEFITS = { RB: 45_000, AD: 20_001 } as const;
export const STACKS = { IN: 20_000, RB: 20_000, AD: 10_000 } as const;
/** Ten places are paid. */
export const SHARES_BPS = [3000, 2000, 1300, 1000, 800, 600, 450, 350, 275, 225];

/** `on(1, '01:30')`: the small hours belong to the jornada of the evening before. */
export const on = (day: 1 | 2, time: string): string => {
  const evening = Date.parse(`${DAYS[day - 1]}T${time}:00-03:00`);
  const isAfterMidnight = time < '06:00';
  return new Date(evening + (isAfterMidnight ? DAY_MS : 0)).toISOString();
};
const DAY_MS = 24 * 60 * 60_000;

/** Of the pre-sale, fifteen days before. */
export const ANNOUNCED_AT = '2014-04-22T10:00:00-03:00';
export const PRESALE = '2014-04-25';
export const PRESALE_AT = `${PRESALE}T18:00:00-03:00`;

const level = (number: number, smallBlind: number, ante = 0) => ({
  level: number,
  smallBlind,
  bigBlind: 2 * smallBlind,
  ante,
  minutes: 30,
});

/** The published characteristics: POST /v1/tournaments. */
export const ANNOUNCEMENT = {
  by: DIRECTOR,
  occurredAt: ANNOUNCED_AT,
  modality: 'multi-table-regroup',
  eventNumber: '14-0090',
  name: 'Copa del Plata, dos días',
  days: DAYS.map((jornada) => ({ jornada, startsAt: `${jornada}T21:00:00-03:00` })),
  registration: { opensAt: ANNOUNCED_AT, closesAt: on(1, '20:55') },
  accreditation: { opensAt: on(1, '18:00'), closesAt: on(1, '20:55') },
  price: money(PRICES.IN),
  prize: { bps: 8_000 },
  quota: 95,
  startingStack: STACKS.IN,
  tables: TABLES,
  seatsPerTable: SEATS,
  levels: [
    level(1, 25),
    level(2, 50),
    level(3, 100),
    level(4, 200, 100),
    level(5, 300, 100),
    level(6, 500, 100),
    level(7, 800, 200),
    level(8, 1_000, 200),
    level(9, 2_000, 500),
    level(10, 4_000, 500),
  ],
  breaks: [{ afterLevel: 2, minutes: 20 }],
  chipSet: [25, 100, 500, 1_000, 5_000],
  retirements: [{ denomination: 25, afterLevel: 2 }],
  redrawAt: { three: true, two: true },
  breakDraw: 'system',
  scales: [
    { entriesMin: 2, entriesMax: 9, sharesBps: [10_000] },
    { entriesMin: 10, entriesMax: 50, sharesBps: [5_000, 3_000, 2_000] },
    { entriesMin: 51, entriesMax: 95, sharesBps: SHARES_BPS },
  ],
  entriesPerPersonMax: 2,
  rebuy: {
    price: money(PRICES.RB),
    prize: { benefit: money(BENEFITS.RB) },
    chips: STACKS.RB,
    max: 2,
    stackMax: STACKS.IN,
    throughLevel: 2,
  },
  addOn: {
    price: money(PRICES.AD),
    prize: { benefit: money(BENEFITS.AD) },
    chips: STACKS.AD,
    afterLevel: 2,
  },
  director: DIRECTOR,
};
