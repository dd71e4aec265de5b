import { type Centavos, centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import { LEGAL_REGIMES } from '../../../domain/settlement/regimes.ts';
import { settleEvent } from '../../../domain/settlement/settleEvent.ts';
import type { Deal, EventSettlement, Exit, Regime } from '../../../domain/settlement/types.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import { type ChipReconciliation, chipsOf } from '../../../domain/tournament/chipReconciliation.ts';
import type { FactOf, PaymentMeans, StaffMember } from '../../../domain/tournament/facts.ts';
import type { SitAndGoTerms } from '../../../domain/tournament/terms.ts';
import type { Letterhead } from '../../../reports/model/paper.ts';
import type {
  BookedPrize,
  LedgerPurchase,
  LmInput,
  LtInput,
  PaperPerson,
  RenderedShift,
} from '../../../reports/papers/inputs.ts';
import type { Closers } from '../../../reports/papers/signatures.ts';

/** No regime at all: the benefit stays undivided. */
export const noSplit: readonly Regime[] = [];

export const JORNADA = '2014-05-09' as Jornada;
export const at = (time: string): Instant => `2014-05-09T${time}:00.000Z` as Instant;

export const ISSUE = {
  documentId: 'LM-0001-00000127',
  issuedAt: '2014-05-10T09:42:10.000Z' as Instant,
  verifyBaseUrl: 'https://verificar.example',
};

export const LETTERHEAD: Letterhead = {
  operator: 'Casino Buenos Aires S.A.',
  roleAndVenue: 'Agente operador · Buque Estrella de la Fortuna',
  authority: 'Autoridad: Lotería Nacional S.E.',
};

export const STAFF = {
  cashier: { legajo: '1042', name: 'Tomás Muestra', role: 'cashier' },
  supervisor: { legajo: '0337', name: 'Pablo Prueba', role: 'supervisor' },
  desk: { legajo: '0352', name: 'Elena Modelo', role: 'control-desk' },
  director: { legajo: '0211', name: 'Diego Ejemplo', role: 'director' },
} as const satisfies Record<string, StaffMember>;

const SURNAMES = [
  ...['Ejemplo', 'Muestra', 'Modelo Núñez', 'Prueba', 'Ficticio', 'Demostración', 'Genérica'],
  ...['Ensayo', 'Ejemplo Muy Largo de la Prueba', 'Maqueta'],
];
const GIVEN = [
  ...['Ana María', 'Juan Ignacio', 'Íñigo', 'Sofía', 'Raúl Óscar', 'Lucía', 'María José'],
  ...['Agustín', 'María de los Ángeles', 'Güido'],
];

export const person = (entryNumber: number): PaperPerson => ({
  entryNumber,
  personName: {
    surnames: SURNAMES[(entryNumber - 1) % SURNAMES.length]!,
    givenNames: GIVEN[(entryNumber - 1) % GIVEN.length]!,
  },
  document: { kind: 'DNI', number: String(12_345_670 + entryNumber) },
});

export const TERMS: SitAndGoTerms = {
  modality: 'sit-and-go',
  eventNumber: '14-SG-0311',
  name: 'Sit & Go Nocturno',
  venue: 'estrella',
  table: 21,
  jornada: JORNADA,
  startsAt: at('23:00'),
  price: centavos(1_375_000),
  benefit: centavos(374_687),
  prizePart: centavos(1_000_313),
  prizeBps: 7275,
  quota: 10,
  startingStack: chips(20_000),
  levels: [],
  scales: [],
  prizeUnit: centavos(10_000),
  entriesPerPersonMax: 1,
  authorisation: { kind: 'stand-alone' },
  director: { legajo: '0211', name: 'Diego Ejemplo' },
};

const circumstance = (by: StaffMember, occurredAt: Instant) => ({
  by,
  occurredAt,
  jornada: JORNADA,
});

const MEANS = ['cash', 'cash', 'debit-card', 'cash', 'transfer'] as const satisfies PaymentMeans[];

export const paid = (entryNumber: number, terms = TERMS): FactOf<'EntryPaid'> => ({
  type: 'EntryPaid',
  ...circumstance(STAFF.cashier, at(`22:${String(entryNumber).padStart(2, '0')}`)),
  entryId: `entry-${entryNumber}`,
  saleId: `sale-${entryNumber}`,
  entryNumber,
  voucher: { point: 3, number: 1273 + entryNumber },
  price: terms.price,
  benefit: terms.benefit,
  prizePart: terms.prizePart,
  means: MEANS[entryNumber % MEANS.length]!,
  desk: 3,
});

export const purchase = (entryNumber: number, received = true, terms = TERMS): LedgerPurchase => ({
  person: person(entryNumber),
  code: 'IN',
  paid: paid(entryNumber, terms),
  reversal: null,
  received,
});

/** A purchase given back in cash, and one that was mistyped. */
export const REFUNDED: LedgerPurchase = {
  ...purchase(11, false),
  reversal: {
    type: 'EntryRefunded',
    ...circumstance(STAFF.cashier, at('22:20')),
    entryId: 'entry-11',
    refundId: 'refund-11',
    amount: TERMS.price,
    means: 'cash',
    desk: 3,
  },
};
export const VOIDED: LedgerPurchase = {
  ...purchase(12, false),
  reversal: {
    type: 'SaleVoided',
    ...circumstance(STAFF.cashier, at('22:21')),
    entryId: 'entry-12',
    voidId: 'void-12',
    amount: TERMS.price,
    reason: 'se cargó dos veces a la misma persona',
    desk: 3,
  },
};

const elimination = (hand: number, ...out: [entry: number, chips: number][]): Exit => ({
  kind: 'elimination',
  table: TERMS.table,
  hand,
  out: out.map(([entry, chipsAtStart]) => ({ entry, chipsAtStart: chips(chipsAtStart) })),
});

/** Ten players: 7 and 2 share places 3 and 4, 5 is disqualified as runner-up, 1 wins. */
export const EXITS: readonly Exit[] = [
  ...[3, 4, 6, 8, 9, 10].map((entry, index) => elimination(index + 1, [entry, 5_000])),
  elimination(20, [7, 15_000], [2, 15_000]),
  { kind: 'disqualification', out: [{ entry: 5, chipsRemoved: chips(30_000) }] },
];

/** The two who are left take 35.000 each, and play for what is left of both places. */
export const DEAL: Deal = {
  shares: [1, 5].map((entry) => ({ entry, amount: centavos(3_500_000) })),
  left: centavos(1_003_130),
};
/** As `EXITS`, but the runner-up is eliminated. */
export const PLAYED_OUT: readonly Exit[] = [...EXITS.slice(0, -1), elimination(21, [5, 30_000])];

export const SHARES_BPS = [5000, 3000, 2000];

export type SettleOptions = {
  readonly entries?: number;
  readonly regimes?: readonly Regime[];
  readonly exits?: readonly Exit[];
  readonly sharesBps?: readonly number[];
  readonly terms?: SitAndGoTerms;
  readonly overlay?: Centavos;
  readonly deal?: Deal;
};

export const settle = ({
  entries = 10,
  regimes = LEGAL_REGIMES,
  exits = EXITS,
  sharesBps = SHARES_BPS,
  terms = TERMS,
  overlay,
  deal,
}: SettleOptions = {}): EventSettlement =>
  settleEvent({
    purchases: Array.from({ length: entries }, (_, index) => ({
      entry: index + 1,
      code: 'IN',
      table: terms.table,
      jornada: JORNADA,
      price: terms.price,
      benefit: terms.benefit,
      prizePart: terms.prizePart,
      returned: false,
    })),
    exits,
    sharesBps,
    prizeUnit: terms.prizeUnit,
    ...(overlay && { overlay }),
    ...(deal && { deal }),
    regimes,
  });

export const locked = (
  settlement: EventSettlement,
  sharesBps = SHARES_BPS,
): FactOf<'PrizesLocked'> => ({
  type: 'PrizesLocked',
  ...circumstance(STAFF.director, at('23:05')),
  lock: 1,
  entries: settlement.classification.length,
  pool: settlement.pool,
  sharesBps,
  placePrizes: settlement.placePrizes,
});

/** Every prize with its receipt; all are paid but the last. */
export const booked = (settlement: EventSettlement): BookedPrize[] => {
  const prizes = settlement.classification.filter(({ prize }) => prize > 0);
  return prizes.map((standing, index) => ({
    standing,
    classification: { point: 4, number: 18 + index },
    paid:
      index === prizes.length - 1
        ? null
        : {
            type: 'PrizePaid',
            ...circumstance(STAFF.cashier, at('23:50')),
            entryId: `entry-${standing.entry}`,
            paymentId: `payment-${standing.entry}`,
            confirmation: 1,
            amount: standing.prize,
            means: 'cash',
            receipt: { point: 3, number: 40 + index },
            desk: 3,
          },
  }));
};

/** Of the disqualified 30.000 were taken out; a race added 50, and the winner's were counted. */
export const chipsFor = ({ byCode }: Pick<EventSettlement, 'byCode'>): ChipReconciliation => {
  const entries = byCode.IN?.count ?? 0;
  const nothing = { count: 0, chips: 0 };
  const event = {
    ...{ RB: nothing, AD: nothing, reduced: nothing, unbought: nothing, explained: nothing },
    IN: { count: entries, chips: entries * TERMS.startingStack },
    removed: { count: 1, chips: -30_000 },
    raced: { count: 1, chips: 50 },
  };
  const inPlay = chipsOf(event);
  return { event, table: null, count: { at: CLOSED_AT, counted: inPlay, inPlay, atTable: null } };
};

/** Of a table of several: the count came before an explained difference, and found 150 less. */
export const manyChips = (): ChipReconciliation => {
  const { event, count } = chipsFor(settle());
  const table = { ...event, IN: { count: 10, chips: 200_000 }, raced: { count: 0, chips: 0 } };
  const whole = {
    ...event,
    IN: { count: 30, chips: 600_000 },
    reduced: { count: 2, chips: -1_500 },
    explained: { count: 1, chips: -500 },
  };
  const inPlay = chipsOf(whole) + 500;
  const counted = { ...count!, counted: inPlay - 150, inPlay, atTable: 143_200 };
  return { event: whole, table, count: counted };
};

export const lmInput = (
  settlement: EventSettlement = settle(),
  purchases: readonly LedgerPurchase[] = [
    ...Array.from({ length: 10 }, (_, index) => purchase(index + 1)),
    REFUNDED,
    VOIDED,
  ],
  terms = TERMS,
): LmInput => ({
  letterhead: LETTERHEAD,
  number: { point: 1, number: 127 },
  version: 1,
  terms,
  settlement: settlement.tables[0]!,
  closedAt: CLOSED_AT,
  closers: CLOSERS,
  purchases,
  prizes: booked(settlement),
  shifts: [RENDERED],
  headCashier: { name: 'Marta Muestra', legajo: '0478' },
  fiscalizador: 'Rosa Ejemplo',
  chips: chipsFor(settlement),
});

/** The shift of the desk: a float of 20.000 and the prizes it paid beside the purchases. */
export const RENDERED: RenderedShift = {
  shiftId: 'shift 1',
  jornada: JORNADA,
  desk: 3,
  legajo: '1042',
  expected: { cash: centavos(2_246_870), 'debit-card': centavos(2_750_000) },
  counted: { cash: centavos(2_246_870), 'debit-card': centavos(2_750_000) },
  couponsExpected: { IN: 9 },
  couponsCounted: { IN: 9 },
  receivedBy: '0478',
};

/** The Director closed it; a Supervisor signed with him. */
const CLOSERS: Closers = {
  by: { ...TERMS.director, role: 'director' },
  second: { legajo: '0733', name: 'Julia Ejemplo', role: 'supervisor' },
};
const CLOSED_AT = '2014-05-10T05:40:00.000Z' as Instant;

export const ltInput = (
  settlement: EventSettlement = settle(),
  terms = TERMS,
  sharesBps = SHARES_BPS,
): LtInput => ({
  letterhead: LETTERHEAD,
  number: { point: 1, number: 9 },
  version: 1,
  terms,
  jornada: JORNADA,
  closedAt: CLOSED_AT,
  closers: CLOSERS,
  settlement,
  locked: locked(settlement, sharesBps),
  persons: settlement.classification.map(({ entry }) => person(entry)),
  prizes: booked(settlement),
  tablePapers: [{ jornada: JORNADA, table: TERMS.table, number: { point: 1, number: 127 } }],
  headCashier: { name: 'Marta Muestra', legajo: '0478' },
  fiscalizador: 'Rosa Ejemplo',
  chips: chipsFor(settlement),
});
