import { SEATS_MAX } from '../../domain/hand/setup.ts';
import { CAGE_DESK, money } from './casino.ts';
import { at, entryIdOf, type PlannedExit, type Player, type SitAndGoPlan, seated } from './plan.ts';

export const DIRECTOR = { legajo: '0101' };
export const SUPERVISOR = { legajo: '0337' };
export const CONTROL = { legajo: '0352' };
export const CASHIER = { legajo: '1042' };
export const DEALER = { legajo: '2201' };

const FIFTEEN_DAYS_MINUTES = 15 * 24 * 60;

/** The characteristics of the event of a plan. */
export const announcementOf = (plan: SitAndGoPlan) => ({
  by: DIRECTOR,
  occurredAt: at(plan, -FIFTEEN_DAYS_MINUTES),
  modality: 'sit-and-go',
  eventNumber: plan.eventNumber,
  name: plan.name,
  table: plan.table,
  jornada: plan.jornada,
  startsAt: at(plan, 25),
  price: money(plan.priceCentavos),
  prize: { bps: plan.prizeBps },
  prizeUnit: money(plan.prizeUnitCentavos),
  quota: Math.min(plan.players.length, SEATS_MAX),
  startingStack: plan.startingStack,
  levels: [25, 50, 100, 200, 400].map((smallBlind, index) => ({
    level: index + 1,
    smallBlind,
    bigBlind: 2 * smallBlind,
    ante: 0,
    minutes: 15,
  })),
  scales: scalesFor(plan),
  authorisation: { kind: 'stand-alone' },
  director: DIRECTOR,
});

/** The plan's scale for its number of entries, and a usual one for the other numbers. */
const scalesFor = (plan: SitAndGoPlan) => {
  const { sharesBps } = plan;
  const ten = seated(plan).length === SEATS_MAX;
  return [
    { entriesMin: 7, entriesMax: 9, sharesBps: ten ? [6500, 3500] : sharesBps },
    { entriesMin: 10, entriesMax: 10, sharesBps: ten ? sharesBps : [5000, 3000, 2000] },
  ];
};

/** The form that a player hands in, so many minutes into the evening. */
export const formOf = (
  plan: SitAndGoPlan,
  { surnames, givenNames, birthDate, document, soldOn = plan.jornada }: Player,
  minutes: number,
) => ({
  by: CONTROL,
  occurredAt: at({ jornada: soldOn }, minutes),
  person: { surnames, givenNames, birthDate, document },
  declarations: { swornStatement: true, rulesAccepted: true, imageConsent: true },
});

/** The sale of an entry at the desk of the cage. */
export const saleOf = (
  plan: SitAndGoPlan,
  { document, soldOn = plan.jornada }: Player,
  minutes: number,
) => ({
  by: CASHIER,
  occurredAt: at({ jornada: soldOn }, minutes),
  document,
  tendered: money(plan.priceCentavos),
  means: 'cash',
  desk: CAGE_DESK,
});

/** The price given back at the desk of the cage. */
export const refundOf = (
  plan: SitAndGoPlan,
  { soldOn = plan.jornada }: Player,
  minutes: number,
) => ({
  by: CASHIER,
  occurredAt: at({ jornada: soldOn }, minutes),
  means: 'cash',
  desk: CAGE_DESK,
});

/** A prize as it was confirmed: version and number of its classification receipt. */
export type Confirmed = { readonly confirmation: number; readonly classification: string };

/** The payment of a prize against its receipt. */
export const prizePaymentOf = (plan: SitAndGoPlan, player: Player, confirmed: Confirmed) => ({
  by: CASHIER,
  occurredAt: at(plan, 210),
  entryId: entryIdOf(plan, player.entry),
  confirmation: confirmed.confirmation,
  classification: confirmed.classification,
  document: player.document,
  means: 'cash',
  desk: CAGE_DESK,
});

/**
 * The resource and the body of an exit. The plan does not say how many chips whoever leaves takes
 * away; one always fits.
 */
export const exitOf = (plan: SitAndGoPlan, exit: PlannedExit): [string, object] => {
  switch (exit.kind) {
    case 'elimination':
      return [
        'eliminations',
        {
          out: exit.out.map(({ entry, chipsAtStart }) => ({
            entryId: entryIdOf(plan, entry),
            chipsAtStart,
          })),
        },
      ];
    case 'withdrawal':
      return [
        'withdrawals',
        { by: DIRECTOR, entryId: entryIdOf(plan, exit.entry), chipsRemoved: 1 },
      ];
    case 'disqualification':
      return [
        'disqualifications',
        {
          out: exit.entries.map((entry) => ({ entryId: entryIdOf(plan, entry), chipsRemoved: 1 })),
          norm: 'R123-II-41.b3',
          reason: 'Conducta antideportiva',
        },
      ];
  }
};
