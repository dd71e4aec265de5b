import { sum } from '../../domain/money/centavos.ts';
import type { Check } from '../model/paper.ts';
import { operatorOf, stateOf } from './ijDetail.ts';
import type { IjInput } from './ijInput.ts';

/** The checks that the workbook of a jornada computes again. */
export const ijChecks = ({ tables, differences }: IjInput): Check[] => {
  const divided = tables.filter(({ split }) => split.status === 'split');
  const whole = divided.length === tables.length;
  return [
    {
      label: 'Recaudado = premios + beneficio',
      passed: tables.every(({ takings, prizes, benefit }) => takings === prizes + benefit),
      formula:
        'ROUND({juegos.recaudado#total}-{juegos.premios#total}-{juegos.beneficio#total},2)=0',
    },
    ...(whole
      ? [
          {
            label: 'Las partes suman el beneficio',
            passed:
              sum(tables.map(stateOf)) + sum(tables.map(operatorOf)) ===
              sum(tables.map(({ benefit }) => benefit)),
            formula:
              'ROUND({mesas.estado#total}+{mesas.operador#total}-{mesas.beneficio#total},2)=0',
          },
        ]
      : []),
    {
      label: 'Sin diferencias',
      passed: differences.every(({ expected, found }) => expected === found),
      formula: 'ROUND({diferencias.diferencia#total},2)=0',
    },
  ];
};
