import { sum } from '../../../domain/money/centavos.ts';
import type { BankTableSettlement } from '../../../domain/settlement/settleBankTable.ts';
import { tableResult } from '../../../domain/settlement/tableResult.ts';
import { figuresOf } from '../../../domain/tableDay/figures.ts';
import type { TableDay } from '../../../domain/tableDay/state.ts';
import type { Check } from '../../model/paper.ts';
import { ofResult } from './resultTable.ts';

/** The checks that the workbook of a bank table computes again. */
export const bankChecks = (day: TableDay, settlement: BankTableSettlement): Check[] => {
  const { result, drop, opening, closing, split } = settlement;
  const figures = figuresOf(day);
  return [
    {
      label: 'Resultado = drop + cierre + devoluciones − apertura − reposiciones',
      passed: result === tableResult(settlement),
      formula:
        `ROUND(${ofResult}-({caja.total#total}+{fichas.cierre_valor#total}` +
        '-{fichas.apertura_valor#total}-{movimientos.importe#total}),2)=0',
    },
    {
      label: 'Fichas por denominación = apertura y cierre',
      passed: figures.opening === opening && figures.closing === closing,
      formula:
        'ROUND(SUMPRODUCT({fichas.denominacion},{fichas.apertura})-{fichas.apertura_valor#total}' +
        '+SUMPRODUCT({fichas.denominacion},{fichas.cierre})-{fichas.cierre_valor#total},2)=0',
    },
    {
      label: 'Efectivo y vales = drop',
      passed: figures.drop === drop,
      formula: 'ROUND({caja.efectivo#total}+{caja.vales#total}-{caja.total#total},2)=0',
    },
    ...(split.status === 'split'
      ? [
          {
            label: 'Las partes suman el resultado',
            passed: sum(split.shares.map(({ amount }) => amount)) === result,
            formula: `ROUND({distribucion.importe#total}-${ofResult},2)=0`,
          },
        ]
      : []),
  ];
};
