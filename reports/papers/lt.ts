import { centavos, sum } from '../../domain/money/centavos.ts';
import { count, money, text } from '../model/cell.ts';
import type { Block, LabelledFact, Paper, Table } from '../model/paper.ts';
import { chipParameters, chipsTable } from './chipsReconciled.ts';
import { citations } from './citations.ts';
import { bodiesBlocks } from './event/rcBodies.ts';
import { formOf } from './form.ts';
import { head } from './head.ts';
import { fiscalTable } from './ijFiscal.ts';
import type { LtInput } from './inputs.ts';
import { ledgerLines } from './ledger.ts';
import { renderingBlocks } from './lmRendering.ts';
import { ltChecks } from './ltChecks.ts';
import { classificationTable } from './ltClassification.ts';
import { exceptionBlocks } from './ltExceptions.ts';
import { limitsTable } from './ltLimits.ts';
import { bookedPrizes, paymentsTable, prizeWorkings } from './ltPrizes.ts';
import { scaleTable } from './ltScale.ts';
import { codesByTable, tableSplits, tablesTable } from './ltTables.ts';
import { paidOf } from './prizePapers.ts';
import { settlementSignatures } from './signatures.ts';
import { byCodeTable, termParameters } from './tables/byCode.ts';
import { splitNotes, splitTable } from './tables/split.ts';
import { eventName, kindOfEvent, modalityName, ofJornadas } from './wording.ts';

/**
 * Settlement of the event: its money by code and by table, both limits, its chips, coupons and cash
 * as they were counted, the pool and its scale, who finished where and what each collects, and what of it is paid.
 *
 * @see R123-I-62, R123-I-63, R123-I-64, R123-I-65, R123-IV-6.p3, R123-IV-9, R123-IV-11.4
 * @throws {InvariantViolation} when somebody of the classification is not named
 */
export const buildLt = (input: LtInput): Paper => {
  const { settlement, terms, headCashier, fiscalizador, jornada } = input;
  const days = ofJornadas(terms, jornada);
  return {
    ...head('LT', input),
    subtitle: `${kindOfEvent(terms)} · ${days}`,
    continuation: `${kindOfEvent(terms)} ${terms.eventNumber}, ${days.toLowerCase()}`,
    jornada,
    facts: facts(input),
    keyFigures: [
      { label: 'Recaudado', value: money(settlement.takings) },
      { label: 'Pozo destinado al pago de premios', value: money(settlement.pool), operator: '−' },
      { label: 'Beneficio del torneo', value: money(settlement.benefit), operator: '=' },
    ],
    blocks: blocks(input),
    signatures: settlementSignatures(terms, headCashier, fiscalizador, input),
    norms: norms(input),
    parameters: [
      ...termParameters(terms),
      {
        key: 'unidad_de_premio',
        label: 'Unidad de los premios',
        value: money(terms.prizeUnit),
        fixed: true,
      },
      ...(settlement.overlay
        ? [
            {
              key: 'aporte_garantia',
              label: 'Aporte del operador al pozo garantizado',
              value: money(settlement.overlay),
              fixed: true as const,
            },
          ]
        : []),
      ...chipParameters(input),
    ],
    workings: workings(input),
    checks: ltChecks(input),
  };
};

/** A table of two jornadas is one table. */
const tablesIn = ({ tables }: LtInput['settlement']): number =>
  new Set(tables.map(({ table }) => table)).size;

const facts = (input: LtInput): LabelledFact[][] => {
  const { terms, settlement, locked } = input;
  const booked = bookedPrizes(input);
  const paid = sum(booked.map(paidOf));
  const owed = sum(booked.map(({ standing }) => standing.prize));
  return [
    [
      { label: `${kindOfEvent(terms)} N.º`, value: text(eventName(terms)) },
      { label: 'Modalidad', value: text(modalityName(terms)) },
      { label: 'Inscripciones', value: count(locked?.entries ?? 0), narrow: true },
      { label: 'Mesas', value: count(tablesIn(settlement)), narrow: true },
    ],
    [
      { label: 'Posiciones premiadas', value: count(settlement.placePrizes.length) },
      { label: 'Premios pagados', value: money(paid) },
      { label: 'Premios pendientes', value: money(centavos(owed - paid)) },
    ],
    ...(settlement.overlay
      ? [[{ label: 'Aporte del operador al pozo garantizado', value: money(settlement.overlay) }]]
      : []),
  ];
};

const blocks = (input: LtInput): Block[] => [
  byCodeTable({
    totals: { ...input.settlement, prizes: input.settlement.pool },
    terms: input.terms,
    source: 'mesas_por_codigo',
    countFormula: 'SUMIFS({mesas_por_codigo.cantidad},{mesas_por_codigo.codigo},{codigo})',
    sheet: 'Resumen',
  }),
  // A club's regulation knows no limit (CLUB-D9).
  ...(formOf(input.terms).isClub ? [] : [limitsTable(input)]),
  { block: 'pair', left: eventSplit(input), right: chipsTable(input, 'half') },
  ...splitNotes(input.settlement.split, formOf(input.terms)),
  tablesTable(input),
  ...(needsTableSplits(input) ? [tableSplits(input)] : []),
  ...reconciledBlocks(input),
  scaleTable(input),
  classificationTable(input),
  ...exceptionBlocks(input),
  paymentsTable(input),
  ...(input.acts && input.acts.length > 0 ? [fiscalTable({ fiscal: input.acts })] : []),
];

/** Coupons and cash of all tables, as their account says and as they were counted. */
const reconciledBlocks = ({ reconciled, terms }: LtInput): Block[] =>
  reconciled
    ? [
        ...bodiesBlocks(reconciled.tables, formOf(terms)),
        ...renderingBlocks(reconciled.shifts, ledgerLines(reconciled.purchases)),
      ]
    : [];

const workings = (input: LtInput): Table[] => [
  codesByTable(input),
  ...(needsTableSplits(input) ? [] : [tableSplits(input)]),
  prizeWorkings(input),
];

/** With one table that has a split, the event's split says it all. */
const needsTableSplits = ({ settlement: { tables } }: LtInput): boolean =>
  tables.length > 1 || tables.some(({ split }) => split.status === 'none');

const eventSplit = ({ settlement: { split, benefit, tables }, terms }: LtInput): Table => {
  const ofBeneficiary =
    'SUMIFS({distribucion_mesas.importe},{distribucion_mesas.beneficiario},{beneficiario},' +
    '{distribucion_mesas.porcentaje},{porcentaje})';
  return splitTable({
    split,
    benefit,
    totalLabel: 'Beneficio del torneo',
    formulas: { share: ofBeneficiary, balance: ofBeneficiary },
    ratesAreParameters: false,
    balances: balancesOf(tables),
    form: formOf(terms),
    ...(tables.some((one) => one.split.status === 'split')
      ? { undividedLabel: 'Sin total por beneficiario' }
      : {}),
    sheet: 'Distribución',
  });
};

/** One rate of the operator's balance for each regime that met in the event. */
const balancesOf = (tables: LtInput['settlement']['tables']): number => {
  const rates = tables.flatMap(({ split }) =>
    split.status === 'split' ? split.shares.slice(-1) : [],
  );
  return new Set(rates.map(({ beneficiary, bps }) => `${bps} ${beneficiary}`)).size;
};

const norms = ({ settlement: { split } }: LtInput): string[] => [
  ...citations([
    'R123-I-62',
    'R123-I-63',
    'R123-I-64',
    'R123-I-65',
    'R123-IV-6',
    'R123-IV-7.1',
    'R123-IV-9',
    'R123-IV-11.4',
  ]),
  ...(split.citation === undefined ? [] : [split.citation]),
];
