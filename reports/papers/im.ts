import { duesOf } from '../../domain/accounts/entry.ts';
import { centavos, sum } from '../../domain/money/centavos.ts';
import { addSplits } from '../../domain/settlement/addSplits.ts';
import { count, money, text } from '../model/cell.ts';
import type { Block, KeyFigure, LabelledFact, Paper } from '../model/paper.ts';
import { citations } from './citations.ts';
import { head } from './head.ts';
import { imChecks } from './imChecks.ts';
import { depositsTable, duesTable } from './imDues.ts';
import type { ImInput } from './imInput.ts';
import { signOffsTable } from './imSignOffs.ts';
import { correctionsTable, daysTable, monthGames } from './imTables.ts';
import { linesTable, monthTables } from './imWorkings.ts';

const MONTHS = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
];

/**
 * The report of a month: every jornada settled as it stands now, what is owed to each beneficiary,
 * and the jornadas that were opened again and closed with other figures.
 *
 * @see R123-I-63, R123-IV-6.p4 and decisions M3, M12, J2
 */
export const buildIm = (input: ImInput): Paper => ({
  ...head('IM', input),
  subtitle: monthText(input.month),
  continuation: monthText(input.month),
  jornada: input.jornada,
  facts: facts(input),
  keyFigures: keyFigures(input),
  blocks: blocks(input),
  signatures: ['Responsable del agente operador', 'Contaduría', 'Fiscalizador'].map((role) => ({
    role,
    name: null,
    idLabel: 'Legajo',
    id: null,
  })),
  norms: citations(['R123-I-63', 'R123-IV-6.p4']),
  parameters: [
    { key: 'unidad', label: 'Unidad de los importes', value: text('Pesos'), fixed: true },
  ],
  workings: [monthTables(input), linesTable(input)],
  checks: imChecks(input),
});

/** `Mayo de 2014` */
const monthText = (month: string): string => {
  const [year = '', number = '1'] = month.split('-');
  return `${MONTHS[Number(number) - 1]} de ${year}`;
};

const facts = ({ venueName, tables, corrections }: ImInput): LabelledFact[][] => [
  [
    { label: 'Sede', value: text(venueName ?? 'Todas') },
    {
      label: 'Jornadas con mesas liquidadas',
      value: count(new Set(tables.map(({ jornada }) => jornada)).size),
    },
    { label: 'Mesas', value: count(tables.length), narrow: true },
    { label: 'Correcciones', value: count(corrections.length), narrow: true },
  ],
];

/** Without the split of one table there is no total by beneficiary (decision M3). */
const keyFigures = ({ tables }: ImInput): KeyFigure[] => {
  const benefit = sum(tables.map((one) => one.benefit));
  const total: KeyFigure = { label: 'Beneficio líquido del mes', value: money(benefit) };
  if (tables.some(({ split }) => split.status === 'none')) return [total];
  const owed = sum(duesOf(tables).map(({ amount }) => amount));
  return [
    total,
    { label: 'Partes del Estado', value: money(owed), operator: '−' },
    {
      label: 'Saldo del agente operador',
      value: money(centavos(benefit - owed)),
      operator: '=',
    },
  ];
};

const blocks = (input: ImInput): Block[] => [
  daysTable(input),
  monthGames(input),
  duesTable(input),
  ...(input.venueName === null ? [depositsTable(input)] : []),
  { block: 'note', text: note(input) },
  correctionsTable(input),
  signOffsTable(input),
];

const note = ({ tables }: ImInput): string => {
  const sums = 'Los totales son sumas de mesas, a la última versión de cada liquidación.';
  const benefit = sum(tables.map((one) => one.benefit));
  const lost = benefit < 0 ? ' Resultado negativo: saldo a compensar, no se paga.' : '';
  if (tables.length === 0) return sums;
  const split = addSplits(tables.map((one) => one.split));
  const why = split.status === 'none' ? ` ${split.reason}` : '';
  const cited = split.citation === undefined ? '' : ` Norma: ${split.citation}.`;
  return `${sums}${why}${cited}${lost}`;
};
