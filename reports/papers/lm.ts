import { invariant } from '../../domain/errors.ts';
import { type Centavos, sum } from '../../domain/money/centavos.ts';
import type { NormId } from '../../domain/regulation/norms.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { countText } from '../format/amount.ts';
import { dateText, isBeforeJornada, jornadaText, timeText } from '../format/date.ts';
import { count, money, text } from '../model/cell.ts';
import type { Block, LabelledFact, Paper } from '../model/paper.ts';
import { chipParameters, chipsTable } from './chipsReconciled.ts';
import { citations } from './citations.ts';
import { formOf } from './form.ts';
import { head } from './head.ts';
import type { LmInput } from './inputs.ts';
import { type LedgerLine, ledgerLines, movementsTable, standing } from './ledger.ts';
import { bodiesTable } from './lmBodies.ts';
import { lmChecks } from './lmChecks.ts';
import { tablePrizes } from './lmPrizes.ts';
import { COUNT_FORMULA, purchasesTable } from './lmPurchases.ts';
import { cashTable, voucherList, vouchersTable } from './lmReconciliation.ts';
import { renderingBlocks } from './lmRendering.ts';
import { settlementSignatures } from './signatures.ts';
import { byCodeTable, termParameters } from './tables/byCode.ts';
import { flooredShare, rateParameters, splitNotes, splitTable } from './tables/split.ts';
import { eventName, kindOfEvent, modalityName, ofJornada } from './wording.ts';

/**
 * Settlement of a table in one jornada: takings, prizes and benefit by code, the split of the
 * benefit, the cash, the vouchers or coupons and each purchase by name.
 *
 * @see R123-I-62, R123-I-63, R123-IV-6.p3, R123-IV-6.p4, R123-IV-11.2, R123-IV-11.4, R123-IV-11.5
 * @throws {InvariantViolation} when the purchases do not add up to the settlement
 */
export const buildLm = (input: LmInput): Paper => {
  const { settlement, terms, headCashier, fiscalizador, purchases } = input;
  const lines = ledgerLines(purchases);
  assertAddsUp(input, lines);
  return {
    ...head('LM', input),
    subtitle: `Mesa ${settlement.table} · ${ofJornada(settlement.jornada)}`,
    continuation:
      `${kindOfEvent(terms)} ${terms.eventNumber}, mesa ${settlement.table}, ` +
      `jornada ${jornadaText(settlement.jornada)}`,
    jornada: settlement.jornada,
    facts: [facts(input, lines)],
    keyFigures: [
      { label: 'Recaudado', value: money(settlement.takings) },
      { label: 'Destinado al pago de premios', value: money(settlement.prizes), operator: '−' },
      { label: 'Beneficio de la mesa', value: money(settlement.benefit), operator: '=' },
    ],
    blocks: blocks(input, lines),
    signatures: settlementSignatures(terms, headCashier, fiscalizador, input),
    norms: norms(input),
    parameters: [
      ...termParameters(terms),
      ...rateParameters(settlement.split),
      ...chipParameters(input),
    ],
    workings: [
      movementsTable(lines),
      ...(input.reconciliation === undefined ? [voucherList(purchases)] : []),
    ],
    checks: lmChecks(input, lines),
  };
};

const assertAddsUp = ({ settlement }: LmInput, lines: readonly LedgerLine[]): void => {
  const agree = (what: string, settled: Centavos, amounts: readonly Centavos[]) =>
    invariant(settled === sum(amounts), `${what} of the table and of its purchases differ`);
  agree(
    'takings',
    settlement.takings,
    lines.map(({ takings }) => takings),
  );
  agree(
    'prizes',
    settlement.prizes,
    lines.map(({ prizes }) => prizes),
  );
  agree(
    'benefit',
    settlement.benefit,
    lines.map(({ benefit }) => benefit),
  );
};

const facts = ({ terms, settlement }: LmInput, lines: readonly LedgerLine[]): LabelledFact[] => [
  { label: `${kindOfEvent(terms)} N.º`, value: text(eventName(terms)) },
  { label: 'Modalidad', value: text(modalityName(terms)) },
  {
    label: 'Compras',
    value: lines.length === 0 ? count(0) : text(purchasesText(lines, settlement.jornada)),
  },
];

const purchasesText = (lines: readonly LedgerLine[], jornada: Jornada): string => {
  const sales = lines.filter(({ kind }) => kind === 'sale');
  const times = sales.map(({ occurredAt }) => occurredAt).sort();
  const [first, last] = [times[0]!, times[times.length - 1]!];
  const bought = countText(standing(lines));
  if (isBeforeJornada(first, jornada)) {
    const [from, until] = [dateText(first), dateText(last)];
    return from === until ? `${bought}, el ${from}` : `${bought}, del ${from} al ${until}`;
  }
  const [from, until] = [timeText(first), timeText(last)];
  return from === until ? `${bought}, a las ${from}` : `${bought}, de ${from} a ${until}`;
};

const blocks = (input: LmInput, lines: readonly LedgerLine[]): Block[] => {
  const { settlement, purchases, terms, reconciliation, parts } = input;
  const { split, benefit } = settlement;
  const form = formOf(terms);
  const distribution = splitTable({
    split,
    benefit,
    totalLabel: 'Beneficio de la mesa',
    formulas: {
      share: flooredShare('{por_codigo.beneficio#total}', '{porcentaje}'),
      balance: '{por_codigo.beneficio#total}-SUM({importe:above})',
    },
    ratesAreParameters: true,
    balances: 1,
    form,
    sheet: 'Distribución',
  });
  return [
    byCodeTable({
      totals: settlement,
      terms,
      source: 'compras',
      countFormula: COUNT_FORMULA,
      sheet: 'Mesa',
    }),
    { block: 'pair', left: distribution, right: cashTable(lines) },
    ...splitNotes(split, form),
    ...renderingBlocks(input.shifts, lines),
    reconciliation === undefined
      ? vouchersTable(purchases, form, parts)
      : bodiesTable(reconciliation, form),
    chipsTable(input, 'whole'),
    purchasesTable(lines, settlement.jornada),
    // The prizes of several tables are the event's, on its settlement.
    ...(reconciliation === undefined ? [tablePrizes(input)] : []),
  ];
};

const norms = ({ settlement: { split }, reconciliation }: LmInput): string[] => [
  ...citations(reconciliation === undefined ? SIT_AND_GO_NORMS : MULTI_TABLE_NORMS),
  ...(split.citation === undefined ? [] : [split.citation]),
];

const SIT_AND_GO_NORMS: readonly NormId[] = [
  'R123-I-62',
  'R123-I-63',
  'R123-IV-6.p4',
  'R123-IV-11.2',
  'R123-IV-11.4',
  'R123-IV-11.5',
  'R123-IV-7.1',
];
const MULTI_TABLE_NORMS: readonly NormId[] = [
  'R123-I-62',
  'R123-I-63',
  'R123-IV-3.p3',
  'R123-IV-6.p3',
  'R123-IV-6.p4',
  'R123-IV-7.1',
];
