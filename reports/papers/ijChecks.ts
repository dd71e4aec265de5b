import { sum, ZERO } from '../../domain/money/centavos.ts';
import type { Check } from '../model/paper.ts';
import { operatorOf, stateOf } from './ijDetail.ts';
import { type IjInput, SETTLED } from './ijInput.ts';
import { NOT_RENDERED } from './ijUnrendered.ts';
import { meterAddsUp } from './meterLine.ts';

/** The checks that the workbook of a jornada computes again. */
export const ijChecks = (input: IjInput): Check[] => {
  const { tables, differences, jackpots, unrendered } = input;
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
    eventsAreTheirTables(input),
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

/**
 * What settled events took is what their tables did. One that played in several jornadas has only
 * some of its tables in this report, and one that is open again may have sold since.
 *
 * @see R123-IV-6.p4
 */
const eventsAreTheirTables = ({ events, tables }: IjInput): Check => {
  const settled = events.filter(({ state }) => state === SETTLED);
  const known = new Set(settled.map(({ event }) => event));
  const ofThem = tables.filter(({ event }) => event !== null && known.has(event));
  return {
    label: 'Eventos liquidados en la jornada = sus mesas',
    passed:
      sum(settled.map(({ takings }) => takings)) ===
        sum(ofThem.map(({ takings }) => takings ?? ZERO)) &&
      sum(settled.map(({ pool }) => pool)) === sum(ofThem.map(({ prizes }) => prizes ?? ZERO)),
    formula: `AND(${sameFigure('recaudado', 'recaudado')},${sameFigure('pozo', 'premios')})`,
  };
};

const IS_SETTLED = `--({eventos.situacion}="${SETTLED}")`;
/** Compared as they stand: to a criterion of SUMIFS some numbers of events would be dates. */
const OF_SETTLED = `--ISNUMBER(MATCH({mesas.evento}&" ${SETTLED}",{eventos.evento}&" "&{eventos.situacion},0))`;

const sameFigure = (ofEvents: string, ofTables: string): string =>
  `ROUND(SUMPRODUCT(${IS_SETTLED},{eventos.${ofEvents}})` +
  `-SUMPRODUCT(${OF_SETTLED},{mesas.${ofTables}}),2)=0`;
