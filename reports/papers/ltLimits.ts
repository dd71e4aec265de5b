import { type Centavos, centavos } from '../../domain/money/centavos.ts';
import { PURCHASE_CODES } from '../../domain/settlement/types.ts';
import { type Formula, money, text } from '../model/cell.ts';
import type { Row, Table } from '../model/paper.ts';
import type { LtInput } from './inputs.ts';
import { BENEFIT_BPS_MAX } from './tables/byCode.ts';
import { flooredShare } from './tables/split.ts';

const PRIZE_BPS_MIN = 10_000 - BENEFIT_BPS_MAX;

/**
 * Both limits, each with the figure of the norm, a minimum or a maximum, and the one of the event: at least 70 %
 * of the total to prizes, and at most 30 % of each item for the benefit.
 *
 * @see R123-I-62, R123-IV-6.p3, R123-IV-9, R123-IV-11.4
 */
export const limitsTable = (input: LtInput): Table => ({
  block: 'table',
  key: 'limites',
  heading: 'Límites de la norma',
  columns: [
    { key: 'concepto', heading: 'Límite', align: 'left' },
    { key: 'norma', heading: 'Norma', align: 'left', widthMm: 38 },
    { key: 'base', heading: 'Recaudado', align: 'right', widthMm: 23.3 },
    { key: 'limite', heading: 'Mínimo o tope', align: 'right', widthMm: 23.3 },
    { key: 'importe', heading: 'Del torneo', align: 'right', widthMm: 23.3 },
    { key: 'resultado', heading: 'Resultado', align: 'right', widthMm: 20 },
  ],
  rows: [poolRow(input), ...itemRows(input)],
  sheet: 'Límites',
});

/** Whether the event keeps within both limits. */
export const keepsLimits = (input: LtInput): boolean =>
  limitsTable(input).rows.every(({ cells }) =>
    cells.every((cell) => cell.kind !== 'check' || cell.passed),
  );

const poolRow = ({ settlement: { takings, pool } }: LtInput): Row => {
  const minimum = centavos(Math.ceil((takings * PRIZE_BPS_MIN) / 10_000));
  const label = 'Pozo, al menos 70% del total';
  const roundedUp: Formula = 'ROUNDUP(ROUND({base}*(1-{$tope_beneficio})*1000000,0)/10000,0)/100';
  return limitRow(label, 'Anexo I, art. 18, inc. 62', [
    money(takings, '{por_codigo.recaudado#total}'),
    money(minimum, roundedUp),
    money(pool, '{por_codigo.premios#total}'),
    { kind: 'check', passed: pool >= minimum, formula: 'ROUND({importe}-{limite},2)>=0' },
  ]);
};

const itemRows = ({ settlement: { byCode } }: LtInput): Row[] =>
  PURCHASE_CODES.flatMap((code): Row[] => {
    const row = byCode[code];
    if (row === undefined) return [];
    const maximum = centavos(Math.floor((row.takings * BENEFIT_BPS_MAX) / 10_000));
    const ofCode = (column: string) =>
      `SUMIFS({por_codigo.${column}},{por_codigo.codigo},"${code}")`;
    return [
      limitRow(`Beneficio de ${code}, hasta 30%`, 'Anexo IV, puntos 6 y 11.4', [
        money(row.takings, ofCode('recaudado')),
        money(maximum, flooredShare('{base}', '{$tope_beneficio}')),
        money(row.benefit, ofCode('beneficio')),
        check(row.benefit, maximum),
      ]),
    ];
  });

const check = (benefit: Centavos, maximum: Centavos): Row['cells'][number] => ({
  kind: 'check',
  passed: benefit <= maximum,
  formula: 'ROUND({limite}-{importe},2)>=0',
});

const limitRow = (label: string, norm: string, cells: Row['cells']): Row => ({
  cells: [text(label), text(norm), ...cells],
});
