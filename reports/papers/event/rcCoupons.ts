import { PURCHASE_CODES, type PurchaseCode } from '../../../domain/settlement/types.ts';
import { blank, count, strong, text } from '../../model/cell.ts';
import type { Block, Check, Row } from '../../model/paper.ts';
import type { RenderedShift } from '../inputs.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { CODE_NAMES } from '../wording.ts';

/** The coupons of the operator's body that each cashier rendered (R123-IV-4.p8, R123-IV-5.p6). */
export const couponsRendered = (shifts: readonly RenderedShift[]): Block[] => {
  const lines = linesOf(shifts);
  if (lines.length === 0) return [];
  const total = (of: (line: Line) => number) => lines.reduce((sum, line) => sum + of(line), 0);
  return [
    {
      block: 'table',
      key: 'cupones',
      heading: 'Cupones rendidos por los cajeros',
      remark: 'Cuerpo del operador; turnos completos, de todos los eventos de la caja',
      columns: [
        sharedColumn('jornada', 20),
        { key: 'caja', heading: 'Caja', align: 'right', widthMm: 12 },
        { key: 'cajero', heading: 'Cajero, legajo', align: 'left', widthMm: 28 },
        sharedColumn('codigo', 12),
        sharedColumn('concepto'),
        { key: 'esperado', heading: 'Esperado', align: 'right', widthMm: 25 },
        { key: 'rendido', heading: 'Rendido', align: 'right', widthMm: 25 },
        sharedColumn('diferencia', 23.3),
      ],
      rows: [
        ...lines.map(rowOf),
        {
          role: 'total',
          cells: [
            ...[strong('Total'), blank, blank, blank, blank],
            count(
              total(({ expected }) => expected),
              'SUM({cupones.esperado})',
            ),
            count(
              total(({ found }) => found),
              'SUM({cupones.rendido})',
            ),
            count(
              total(({ found, expected }) => found - expected),
              'SUM({cupones.diferencia})',
            ),
          ],
        },
      ],
      sheet: 'Cupones rendidos',
    },
  ];
};

/** Only of what was rendered. */
export const couponChecks = (shifts: readonly RenderedShift[]): Check[] => {
  const lines = linesOf(shifts);
  if (lines.length === 0) return [];
  return [
    {
      label: 'Cupones rendidos = esperados',
      passed: lines.every(({ expected, found }) => expected === found),
      formula: 'SUMPRODUCT(--({cupones.diferencia}<>0))=0',
    },
  ];
};

type Line = {
  readonly shift: RenderedShift;
  readonly code: PurchaseCode;
  readonly expected: number;
  readonly found: number;
};

const linesOf = (shifts: readonly RenderedShift[]): Line[] =>
  shifts.flatMap((shift) =>
    PURCHASE_CODES.flatMap((code): Line[] => {
      const expected = shift.couponsExpected[code];
      const found = shift.couponsCounted[code];
      if (expected === undefined && found === undefined) return [];
      return [{ shift, code, expected: expected ?? 0, found: found ?? 0 }];
    }),
  );

const rowOf = ({ shift, code, expected, found }: Line): Row => ({
  cells: [
    { kind: 'date', value: shift.jornada },
    count(shift.desk),
    text(shift.legajo),
    text(code),
    text(CODE_NAMES[code]),
    count(expected),
    count(found),
    count(found - expected, '{rendido}-{esperado}'),
  ],
});
