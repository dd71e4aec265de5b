import { sum } from '../../domain/money/centavos.ts';
import { addSplits } from '../../domain/settlement/addSplits.ts';
import { addDays } from '../../domain/time/jornada.ts';
import { jornadaText } from '../format/date.ts';
import { count, money, text } from '../model/cell.ts';
import type { Block, KeyFigure, LabelledFact, Paper, Parameter } from '../model/paper.ts';
import { citations } from './citations.ts';
import { head } from './head.ts';
import { chainsTable } from './ijChains.ts';
import { ijChecks } from './ijChecks.ts';
import { detailTable, operatorOf, stateOf } from './ijDetail.ts';
import { fiscalTable } from './ijFiscal.ts';
import { gamesTable } from './ijGames.ts';
import { banksTable, jackpotsTable, shiftsTable } from './ijHouse.ts';
import type { IjInput } from './ijInput.ts';
import { differencesTable, eventsTable, incidentsTable } from './ijLists.ts';
import { otherPurchases, otherSalesBlocks } from './ijOtherSales.ts';
import { papersTable } from './ijPapers.ts';
import { counted, ofJornada } from './wording.ts';

/**
 * The report of a jornada to the authority: every table and event settled, what departed from the
 * ordinary course, differences and their review, and the papers that prove it. A jornada without
 * movement has one too.
 *
 * @see R123-I-63, R123-IV-6.p4, R123-IV-11.4
 */
export const buildIj = (input: IjInput): Paper => ({
  ...head('IJ', input),
  subtitle: ofJornada(input.jornada),
  continuation: ofJornada(input.jornada),
  jornada: input.jornada,
  facts: facts(input),
  keyFigures: keyFigures(input),
  blocks: blocks(input),
  signatures: ['Responsable del agente operador', 'Jefe de Cajas', 'Fiscalizador'].map((role) => ({
    role,
    name: null,
    idLabel: 'Legajo',
    id: null,
  })),
  norms: citations(['R123-I-63', 'R123-IV-6.p4', 'R123-IV-11.4']),
  parameters: PARAMETERS,
  checks: ijChecks(input),
});

const PARAMETERS: readonly Parameter[] = [
  { key: 'unidad', label: 'Unidad de los importes', value: text('Pesos'), fixed: true },
];

const facts = (input: IjInput): LabelledFact[][] => {
  const { recipient, jornada, changeHour, incidents } = input;
  const hour = `${String(changeHour).padStart(2, '0')}:00`;
  const until = jornadaText(addDays(jornada, 1));
  return [
    [
      { label: 'Destinatario', value: text(recipient) },
      { label: 'Jornada', value: text(`${jornadaText(jornada)} ${hour} a ${until} ${hour}`) },
      { label: 'Liquidaciones', value: text(movement(input)) },
    ],
    [
      { label: 'Conciliación', value: text(reconciled(input)) },
      { label: 'Incidencias', value: count(incidents.length), narrow: true },
      { label: 'Papeles exportados', value: count(input.papers.length), narrow: true },
      {
        label: 'Sin liquidar',
        value: text(pending(input)),
      },
    ],
  ];
};

const movement = (input: IjInput): string => {
  const { tables, events, banks, otherSales, shifts, unrendered } = input;
  if (tables.length + events.length + banks.length > 0)
    return `${counted(tables.length, 'mesa', 'mesas')}, ${counted(events.length, 'evento', 'eventos')}`;
  if (otherSales.length + shifts.length + unrendered.length === 0) return 'Sin movimiento';
  if (otherSales.length === 0) return 'Sin liquidaciones';
  const sold = counted(otherPurchases(input), 'compra', 'compras');
  return `Sin liquidaciones; ${sold} para otros eventos`;
};

/** What nobody rendered was not reconciled: it is no difference, and not without one. */
const reconciled = ({ differences, unrendered }: IjInput): string => {
  const open = differences.filter(({ expected, found }) => expected !== found).length;
  const told = [
    ...(open === 0 ? [] : [counted(open, 'diferencia', 'diferencias')]),
    ...(unrendered.length === 0
      ? []
      : [`${counted(unrendered.length, 'caja', 'cajas')} sin rendición`]),
  ];
  return told.length === 0 ? 'Sin diferencias' : told.join(', ');
};

/** What played that jornada and has no settlement yet. */
const pending = ({ events, banks }: IjInput): string => {
  const eventsOpen = events.filter(({ paper }) => paper === null).length;
  const banksOpen = banks.filter(({ paper }) => paper === null).length;
  const told = counted(eventsOpen, 'evento', 'eventos');
  return banksOpen === 0 ? told : `${told}, ${counted(banksOpen, 'mesa', 'mesas')}`;
};

/** Without the split of one table there is no total by beneficiary (decision M3). */
const keyFigures = ({ tables }: IjInput): KeyFigure[] => {
  const benefit = sum(tables.map((one) => one.benefit));
  const total: KeyFigure = { label: 'Beneficio líquido a informar', value: money(benefit) };
  if (tables.some(({ split }) => split.status === 'none')) return [total];
  return [
    total,
    { label: 'Partes del Estado', value: money(sum(tables.map(stateOf))), operator: '−' },
    {
      label: 'Saldo del agente operador',
      value: money(sum(tables.map(operatorOf))),
      operator: '=',
    },
  ];
};

const blocks = (input: IjInput): Block[] => [
  gamesTable(input),
  { block: 'note', text: splitNote(input) },
  ...(sum(input.tables.map(({ benefit }) => benefit)) < 0 ? [compensated] : []),
  detailTable(input),
  eventsTable(input),
  ...otherSalesBlocks(input),
  banksTable(input),
  jackpotsTable(input),
  shiftsTable(input),
  fiscalTable(input),
  incidentsTable(input),
  differencesTable(input),
  papersTable(input),
  chainsTable(input),
];

/** @see decision M12 */
const compensated: Block = {
  block: 'note',
  text: 'Resultado negativo de la jornada: saldo a compensar, no se paga.',
};

const splitNote = ({ tables }: IjInput): string => {
  const sums =
    'Cada parte se calcula mesa por mesa, hacia abajo al centavo; los totales son sumas de mesas.';
  if (tables.length === 0) return sums;
  const split = addSplits(tables.map((one) => one.split));
  const cited = split.citation === undefined ? '' : ` Norma: ${split.citation}.`;
  if (split.status === 'none') return `${split.reason}${cited}`;
  return `${sums}${cited}${split.remark === undefined ? '' : ` ${split.remark}`}`;
};
