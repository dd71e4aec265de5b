import { sum } from '../../domain/money/centavos.ts';
import type { Check } from '../model/paper.ts';
import { operatorOf, stateOf } from './ijDetail.ts';
import type { IjInput } from './ijInput.ts';
import { NOT_RENDERED } from './ijUnrendered.ts';
import { meterAddsUp } from './meterLine.ts';

/** The checks that the workbook of a jornada computes again. */
export const ijChecks = ({ tables, differences, jackpots, unrendered }: IjInput): Check[] => {
  const divided = tables.filter(({ split }) => split.status === 'split');
  const whole = divided.length === tables.length;
  return [
    {
      label: 'Recaudado = premios + beneficio, sin las mesas de banca',
      passed: tables.every(
        ({ takings, prizes, benefit }) =>
          takings === null || prizes === null || takings === prizes + benefit,
      ),
      formula:
        'ROUND({juegos.recaudado#total}-{juegos.premios#total}-{juegos.beneficio#total}' +
        '+{banca.resultado#total},2)=0',
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
      label: 'Pozos: apertura + inicios + aportes + premios + ajustes = cierre',
      passed: jackpots.every(
        ({ opening, start, contribution, award, adjustment, closing }) =>
          closing === opening + start + contribution + award + adjustment,
      ),
      formula: meterAddsUp('pozos'),
    },
    {
      label: 'Sin diferencias',
      passed: differences.every(({ expected, found }) => expected === found),
      formula: 'ROUND({diferencias.diferencia#total},2)=0',
    },
    {
      label: 'Toda caja que movió dinero rindió su turno',
      passed: unrendered.length === 0,
      formula: `COUNTIF({diferencias.revision},"${NOT_RENDERED}")=0`,
    },
  ];
};
