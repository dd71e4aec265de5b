import { type Centavos, centavos } from '../../../domain/money/centavos.ts';
import type { CashTableSettlement } from '../../../domain/settlement/settleCashTable.ts';
import { type Formula, money, strong, text } from '../../model/cell.ts';
import type { Row, Table } from '../../model/paper.ts';
import { sharedColumn } from '../sharedColumn.ts';

/**
 * What the pots held, what was paid to the players, and what the house kept.
 *
 * @see R40-5, R40-75, R40-95
 */
export const benefitTable = ({ potTotal, benefit }: CashTableSettlement): Table => ({
  block: 'table',
  key: 'beneficio',
  heading: 'Beneficio de la mesa',
  columns: [
    sharedColumn('concepto'),
    { key: 'signo', heading: 'Signo', align: 'left', widthMm: 11 },
    sharedColumn('importe', 27),
  ],
  rows: [
    row('Pozos jugados', 'Suma', potTotal, '{partidas.total_pozos#total}'),
    row(
      'A los ganadores',
      'Resta',
      centavos(potTotal - benefit),
      '{partidas.total_pozos#total}-{partidas.beneficio#total}',
    ),
    {
      role: 'total',
      cells: [strong('Beneficio de la mesa'), text(''), money(benefit, BENEFIT)],
    },
  ],
  sheet: 'Beneficio',
});

/** The benefit, as other tables of the workbook name it. */
export const ofBenefit: Formula = '{beneficio.importe#total}';

const BENEFIT =
  'SUMIFS({beneficio.importe},{beneficio.signo},"Suma")' +
  '-SUMIFS({beneficio.importe},{beneficio.signo},"Resta")';

const row = (label: string, sign: 'Suma' | 'Resta', amount: Centavos, formula: Formula): Row => ({
  cells: [text(label), text(sign), money(amount, formula)],
});
