import { type Centavos, centavos } from '../../../domain/money/centavos.ts';
import type { BankTableSettlement } from '../../../domain/settlement/settleBankTable.ts';
import { type Formula, money, strong, text } from '../../model/cell.ts';
import type { Row, Table } from '../../model/paper.ts';
import { sharedColumn } from '../sharedColumn.ts';

/**
 * The five amounts of the result with their signs, as auditors add them (decision B5).
 *
 * @see R132-1
 */
export const resultTable = (settlement: BankTableSettlement): Table => ({
  block: 'table',
  key: 'resultado',
  heading: 'Resultado de la mesa',
  columns: [
    sharedColumn('concepto'),
    { key: 'signo', heading: 'Signo', align: 'left', widthMm: 11 },
    sharedColumn('importe', 27),
  ],
  rows: [
    row('Drop: efectivo y vales de la caja', 'Suma', settlement.drop, 'SUM({caja.total})'),
    row('Cierre: fichas en la mesa', 'Suma', settlement.closing, '{fichas.cierre_valor#total}'),
    row('Devoluciones a la caja', 'Suma', settlement.credits, ofMovements('Devolución')),
    row(
      'Apertura: fichas en la mesa',
      'Resta',
      settlement.opening,
      '{fichas.apertura_valor#total}',
    ),
    row('Reposiciones desde la caja', 'Resta', settlement.fills, ofMovements('Reposición')),
    {
      role: 'total',
      cells: [strong('Resultado de la mesa'), text(''), money(settlement.result, RESULT)],
    },
  ],
  sheet: 'Resultado',
});

/** The result, as other tables of the workbook name it. */
export const ofResult: Formula = '{resultado.importe#total}';

const RESULT =
  'SUMIFS({resultado.importe},{resultado.signo},"Suma")' +
  '-SUMIFS({resultado.importe},{resultado.signo},"Resta")';

const ofMovements = (kind: string): Formula =>
  `SUMIFS({movimientos.importe},{movimientos.concepto},"${kind}")`;

const row = (label: string, sign: 'Suma' | 'Resta', amount: Centavos, formula: Formula): Row => ({
  cells: [text(label), text(sign), money(centavos(amount), formula)],
});
