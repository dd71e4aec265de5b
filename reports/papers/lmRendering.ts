import { type Centavos, centavos, sum, ZERO } from '../../domain/money/centavos.ts';
import { compareJornadas } from '../../domain/time/jornada.ts';
import type { PaymentMeans } from '../../domain/tournament/facts.ts';
import type { ShiftAtDesk } from '../../domain/tournament/shiftAtDesk.ts';
import { jornadaText } from '../format/date.ts';
import { MEANS_NAMES } from '../format/names.ts';
import { blank, type Cell, count, money, strong, text } from '../model/cell.ts';
import type { Block, Check, Column, Row } from '../model/paper.ts';
import type { LmInput, RenderedShift } from './inputs.ts';
import { deskOf, type LedgerLine } from './ledger.ts';
import { sharedColumn } from './sharedColumn.ts';

/**
 * What the cashiers rendered at the desks that took the money, each in the jornada when it did:
 * whole shifts, with the float and whatever else moved at the desk. A desk without a rendering is
 * said to have none.
 *
 * @see R123-IV-1.4.p3
 */
export const renderingBlocks = (
  shifts: LmInput['shifts'],
  lines: readonly LedgerLine[],
): Block[] => [
  ...(shifts.length > 0 ? [renderingTable(shifts)] : []),
  ...missingNote(shifts, lines),
];

/** Only of what was rendered: without a shift there is nothing to agree. */
export const renderingChecks = (shifts: LmInput['shifts']): Check[] =>
  shifts.length === 0
    ? []
    : [
        {
          label: 'Rendido = esperado en los turnos rendidos',
          passed: linesOf(shifts).every(({ expected, counted }) => expected === counted),
          formula: 'SUMPRODUCT(--(ROUND({rendicion.diferencia},2)<>0))=0',
        },
      ];

type Line = {
  readonly shift: RenderedShift;
  readonly means: PaymentMeans;
  readonly expected: Centavos;
  readonly counted: Centavos;
};

const linesOf = (shifts: readonly RenderedShift[]): Line[] =>
  shifts.flatMap((shift) => {
    const { expected, counted } = shift;
    const means = new Set(Object.keys({ ...expected, ...counted }) as PaymentMeans[]);
    return [...means].map((one) => ({
      shift,
      means: one,
      expected: expected[one] ?? ZERO,
      counted: counted[one] ?? ZERO,
    }));
  });

const renderingTable = (shifts: readonly RenderedShift[]): Block => {
  const lines = linesOf(shifts);
  const total = (column: 'expected' | 'counted') => sum(lines.map((line) => line[column]));
  // An event is sold before it is played: then each shift says which jornada it was of.
  const dated = new Set(shifts.map(({ jornada }) => jornada)).size > 1;
  return {
    block: 'table',
    key: 'rendicion',
    heading: 'Rendición de caja',
    remark: 'Turnos completos, con el fondo y los demás movimientos de la caja',
    columns: [
      ...(dated ? [JORNADA] : []),
      { key: 'caja', heading: 'Caja', align: 'right', widthMm: 12 },
      { key: 'cajero', heading: 'Cajero, legajo', align: 'left', widthMm: 28 },
      { key: 'medio', heading: 'Por medio de pago', align: 'left' },
      { key: 'esperado', heading: 'Esperado', align: 'right', widthMm: 25 },
      { key: 'rendido', heading: 'Rendido', align: 'right', widthMm: 25 },
      sharedColumn('diferencia', 23.3),
    ],
    rows: [
      ...lines.map((line) => rowOf(line, dated)),
      {
        role: 'total',
        cells: [
          ...(dated ? [blank] : []),
          ...[blank, strong('Total'), blank],
          ...amounts(total('expected'), total('counted'), (column) => `SUM({rendicion.${column}})`),
        ],
      },
    ],
    sheet: 'Rendición',
  };
};

const JORNADA: Column = sharedColumn('jornada', 20);

const rowOf = ({ shift, means, expected, counted }: Line, dated: boolean): Row => ({
  cells: [
    ...(dated ? [{ kind: 'date', value: shift.jornada } as const] : []),
    count(shift.desk),
    text(shift.legajo),
    text(MEANS_NAMES[means]),
    ...amounts(expected, counted, () => undefined),
  ],
});

const amounts = (
  expected: Centavos,
  counted: Centavos,
  formula: (column: string) => string | undefined,
): Cell[] => [
  money(expected, formula('esperado')),
  money(counted, formula('rendido')),
  money(centavos(counted - expected), 'ROUND({rendido}-{esperado},2)'),
];

const missingNote = (shifts: readonly RenderedShift[], lines: readonly LedgerLine[]): Block[] => {
  const isRendered = renderedIn(shifts);
  const places = placesOf(lines);
  const missing = placesOf(lines.filter((line) => !isRendered(line))).toSorted(
    (one, other) => compareJornadas(one.jornada, other.jornada) || one.desk - other.desk,
  );
  if (missing.length === 0) return [];
  const jornadas = new Set([...places, ...shifts].map(({ jornada }) => jornada));
  return [{ block: 'note', text: missingText(missing, jornadas.size > 1) }];
};

type Place = Pick<RenderedShift, 'desk' | 'jornada'>;

/**
 * Whether money is in a rendering: it is in that of the shift open at its desk when it was posted,
 * whose jornada may be an earlier one. Without a record of that, the desk and the jornada tell.
 */
const renderedIn = (shifts: readonly RenderedShift[]) => {
  const ids = new Set<ShiftAtDesk>(shifts.map(({ shiftId }) => shiftId));
  const keys = new Set(shifts.map(placeKey));
  return (line: LedgerLine): boolean => {
    const { shift } = movedBy(line);
    return shift === undefined ? keys.has(placeKey(placeOf(line))) : ids.has(shift);
  };
};

const placesOf = (lines: readonly LedgerLine[]): Place[] => [
  ...new Map(lines.map((line) => [placeKey(placeOf(line)), placeOf(line)])).values(),
];

const placeKey = ({ desk, jornada }: Place): string => `${jornada} ${desk}`;

const placeOf = (line: LedgerLine): Place => ({
  desk: deskOf(line),
  jornada: movedBy(line).jornada,
});

const movedBy = ({ kind, purchase: { paid, reversal } }: LedgerLine) =>
  kind === 'sale' ? paid : (reversal ?? paid);

const missingText = (missing: readonly Place[], dated: boolean): string => {
  if (dated) {
    const where = missing.map(({ desk, jornada }) => `caja ${desk} el ${jornadaText(jornada)}`);
    return `Sin rendición de turno registrada: ${where.join(', ')}.`;
  }
  const desks = missing.map(({ desk }) => desk).join(', ');
  const where = `${missing.length === 1 ? 'caja' : 'cajas'} ${desks}`;
  return `Sin rendición de turno registrada en la jornada: ${where}.`;
};
