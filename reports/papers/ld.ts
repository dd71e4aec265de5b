import { entryOf } from '../../domain/accounts/entry.ts';
import { type Centavos, sum } from '../../domain/money/centavos.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { jornadaText } from '../format/date.ts';
import { blank, count, money, strong, text } from '../model/cell.ts';
import type { Check, Paper, Table } from '../model/paper.ts';
import { citations } from './citations.ts';
import { head } from './head.ts';
import type { CodedLine } from './imInput.ts';
import { linesTable } from './imWorkings.ts';
import type { PaperHead } from './inputs.ts';
import { JACKPOT_IN_RESULT } from './wording.ts';

/** The ledger of a range of jornadas, both ends included, of one venue or of all. */
export type LdInput = PaperHead & {
  readonly from: Jornada;
  readonly until: Jornada;
  readonly venueName: string | null;
  readonly lines: readonly CodedLine[];
};

/**
 * The ledger lines of a range of jornadas with the codes of the operator's books, and the balanced
 * entry of each account.
 *
 * @see R123-I-63, R123-IV-6.p4 and decisions M1, M3, M12
 */
export const buildLd = (input: LdInput): Paper => {
  const { from, until, venueName, lines } = input;
  const range = from === until ? jornadaText(from) : `${jornadaText(from)} a ${jornadaText(until)}`;
  return {
    ...head('LD', input),
    subtitle: `Jornada ${range}`,
    continuation: `Jornada ${range}`,
    jornada: until,
    facts: [
      [
        { label: 'Sede', value: text(venueName ?? 'Todas') },
        { label: 'Jornadas', value: text(range) },
        { label: 'Líneas', value: count(lines.length) },
      ],
    ],
    keyFigures: [
      { label: 'Debe', value: money(debitOf(lines)) },
      { label: 'Haber', value: money(creditOf(lines)) },
    ],
    blocks: [
      balancesTable(lines),
      { block: 'note', text: NOTE },
      { ...linesTable(input), list: { unitSingular: 'línea', unitPlural: 'líneas' } },
    ],
    signatures: ['Contaduría', 'Responsable del agente operador'].map((role) => ({
      role,
      name: null,
      idLabel: 'Legajo',
      id: null,
    })),
    norms: citations(['R123-I-63', 'R123-IV-6.p4']),
    parameters: [
      { key: 'unidad', label: 'Unidad de los importes', value: text('Pesos'), fixed: true },
    ],
    checks: checksOf(lines),
  };
};

const NOTE =
  `${JACKPOT_IN_RESULT} La contrapartida de sus aportes y premios es la provisión. Caja reúne ` +
  'todos los medios de pago.';

type Sided = { readonly debit: Centavos; readonly credit: Centavos };
const debitOf = (lines: readonly Sided[]): Centavos => sum(lines.map(({ debit }) => debit));
const creditOf = (lines: readonly Sided[]): Centavos => sum(lines.map(({ credit }) => credit));

/** One line for each account and side: the entry of the range. */
const balancesTable = (lines: readonly CodedLine[]): Table => {
  const codes = new Map(lines.map(({ account, code }) => [account, code]));
  const entry = entryOf(lines);
  return {
    block: 'table',
    key: 'asiento',
    heading: 'Asiento por cuenta',
    columns: [
      { key: 'codigo', heading: 'Cuenta', align: 'left', widthMm: 50 },
      { key: 'nombre', heading: 'Nombre', align: 'left' },
      { key: 'debe', heading: 'Debe', align: 'right', widthMm: 30 },
      { key: 'haber', heading: 'Haber', align: 'right', widthMm: 30 },
    ],
    rows: [
      ...entry.map(({ account, name, debit, credit }) => ({
        cells: [
          text(codes.get(account) ?? account),
          text(name),
          money(
            debit,
            debit > 0 ? 'SUMIFS({asientos.debe},{asientos.cuenta},{codigo})' : undefined,
          ),
          money(
            credit,
            credit > 0 ? 'SUMIFS({asientos.haber},{asientos.cuenta},{codigo})' : undefined,
          ),
        ],
      })),
      {
        role: 'total',
        cells: [
          strong('Total'),
          blank,
          money(debitOf(entry), 'SUM({asiento.debe})'),
          money(creditOf(entry), 'SUM({asiento.haber})'),
        ],
      },
    ],
    sheet: 'Asiento',
  };
};

const checksOf = (lines: readonly CodedLine[]): Check[] => [
  {
    label: 'Debe = haber',
    passed: debitOf(lines) === creditOf(lines),
    formula: 'ROUND({asientos.debe#total}-{asientos.haber#total},2)=0',
  },
  {
    label: 'Asiento por cuenta = suma de líneas',
    passed: debitOf(entryOf(lines)) === debitOf(lines),
    formula: 'ROUND({asiento.debe#total}-{asientos.debe#total},2)=0',
  },
];
