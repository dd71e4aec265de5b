import { DIRECTOR } from './bodies.ts';
import { money } from './casino.ts';
import { type MultiTablePlan, moment, type PlannedPrice } from './multiTablePlan.ts';

const SALE_DAYS = 15;
const MINUTES_PER_DAY = 24 * 60;
export const SEATS_PER_TABLE = 10;
const FEWEST = 2;

/** When the event is announced and its sale opens. */
export const opening = ({ jornadas }: MultiTablePlan, minutes = 0): string =>
  moment(jornadas[0] ?? '', minutes - SALE_DAYS * MINUTES_PER_DAY);

/** The characteristics of the event of a plan. */
export const multiTableAnnouncement = (plan: MultiTablePlan) => {
  const [first = ''] = plan.jornadas;
  const { IN, RB, AD } = plan.prices;
  if (!IN) throw new Error('An event sells entries.');
  const tables = [...new Set(plan.coupons.map(({ table }) => table))];
  const offer = { chips: plan.startingStack };
  return {
    by: DIRECTOR,
    occurredAt: opening(plan),
    modality: 'multi-table-regroup',
    eventNumber: plan.eventNumber,
    name: plan.name,
    days: plan.jornadas.map((jornada) => ({ jornada, startsAt: moment(jornada, 25) })),
    registration: { opensAt: opening(plan), closesAt: moment(first, 24) },
    accreditation: { opensAt: moment(first, 0), closesAt: moment(first, 24) },
    ...priced(IN),
    prizeUnit: money(plan.prizeUnitCentavos),
    quota: Math.max(plan.players.length, FEWEST),
    startingStack: plan.startingStack,
    tables: tables.toSorted((one, other) => one - other),
    seatsPerTable: SEATS_PER_TABLE,
    levels: [{ level: 1, smallBlind: 25, bigBlind: 50, ante: 0, minutes: 60 }],
    chipSet: [25, 100, 500, 1000],
    scales: scalesFor(plan),
    rebuy: RB ? { ...offer, ...priced(RB), max: null, stackMax: null, throughLevel: 1 } : null,
    addOn: AD ? { ...offer, ...priced(AD), afterLevel: 1 } : null,
    director: DIRECTOR,
  };
};

const priced = ({ priceCentavos, prizeBps }: PlannedPrice) => ({
  price: money(priceCentavos),
  prize: { bps: prizeBps },
});

/** The plan's scale for its number of entries, and everything to the first for the others. */
const scalesFor = ({ players, sharesBps }: MultiTablePlan) => {
  const entries = players.filter(({ returns }) => !returns).length;
  const whole = (entriesMin: number, entriesMax: number) =>
    entriesMin <= entriesMax ? [{ entriesMin, entriesMax, sharesBps: [10_000] }] : [];
  return [
    ...whole(FEWEST, entries - 1),
    { entriesMin: entries, entriesMax: entries, sharesBps },
    ...whole(entries + 1, players.length),
  ];
};
