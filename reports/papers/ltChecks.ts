import { sum, ZERO } from '../../domain/money/centavos.ts';
import { PURCHASE_CODES } from '../../domain/settlement/types.ts';
import type { Check } from '../model/paper.ts';
import { chipChecks } from './chipsReconciled.ts';
import { bodiesChecks } from './event/rcBodies.ts';
import { formOf } from './form.ts';
import type { LtInput } from './inputs.ts';
import { renderingChecks } from './lmRendering.ts';
import { redistributed } from './ltExceptions.ts';
import { keepsLimits } from './ltLimits.ts';
import { bookedPrizes } from './ltPrizes.ts';
import { fundFormula, scaleChecks } from './ltScale.ts';
import { tablesAddUp } from './ltTables.ts';
import { paidOf, paidWhole } from './prizePapers.ts';
import { offerOf, unitChecks } from './tables/byCode.ts';

/** The checks that the workbook of an event settlement computes again. */
export const ltChecks = (input: LtInput): Check[] => {
  const { byCode, takings, benefit, pool, overlay, placePrizes, split, classification } =
    input.settlement;
  const fund = sum([pool, overlay ?? ZERO]);
  const { lost, gained } = redistributed(input);
  const collected = sum(classification.map(({ prize }) => prize));
  const booked = bookedPrizes(input);
  const owed = sum(booked.map(({ standing }) => standing.prize));
  return [
    check('Recaudado = pozo + beneficio', takings === sum([pool, benefit]), [
      '{por_codigo.recaudado#total}-{por_codigo.premios#total}-{por_codigo.beneficio#total}',
    ]),
    ...unitChecks(input.settlement, input.terms, (code) => byCode[code]?.count ?? 0),
    codesAtTheirPrice(input),
    {
      label: 'Límites de la norma',
      passed: keepsLimits(input),
      formula: 'COUNTIF({limites.resultado},"No conforme")=0',
    },
    check('Las mesas suman el torneo', tablesAddUp(input), [
      '{mesas.recaudado#total}-{por_codigo.recaudado#total}',
      '{mesas.premios#total}-{por_codigo.premios#total}',
      '{mesas.beneficio#total}-{por_codigo.beneficio#total}',
    ]),
    check('La escala reparte el pozo', sum(placePrizes) === fund, [
      `{escala.premio#total}-${fundFormula(input.settlement)}`,
    ]),
    ...scaleChecks(input),
    ...(split.status === 'split'
      ? [
          check(
            'Las partes suman el beneficio',
            sum(split.shares.map(({ amount }) => amount)) === benefit,
            ['{distribucion.importe#total}-{por_codigo.beneficio#total}'],
          ),
        ]
      : []),
    check('Lo que se cobra suma el pozo', collected === fund, [
      '{clasificacion.a_cobrar#total}-{escala.premio#total}',
    ]),
    ...(lost > 0 || gained > 0
      ? [
          check('Lo perdido por descalificados = lo repartido', lost === gained, [
            '{descalificados.importe#total}-{repartido.importe#total}',
          ]),
        ]
      : []),
    check('Pagado + pendiente = a cobrar', owed === collected && sum(booked.map(paidOf)) <= owed, [
      '{pagos.pagado#total}+{pagos.pendiente#total}-{clasificacion.a_cobrar#total}',
    ]),
    paidWhole(booked, 'pagos', '{pagos.pendiente}'),
    ...chipChecks(input),
    ...(input.reconciled
      ? [
          ...bodiesChecks(input.reconciled.tables, formOf(input.terms)),
          ...renderingChecks(input.reconciled.shifts),
        ]
      : []),
  ];
};

/** At every table and in every jornada, so that no two rows make up for each other. */
const codesAtTheirPrice = ({ settlement, terms }: LtInput): Check => ({
  label: 'Cada renglón de compras, a su precio',
  passed: settlement.tables.every(({ byCode }) =>
    PURCHASE_CODES.every((code) => {
      const { count = 0, takings = 0 } = byCode[code] ?? {};
      return takings === count * (offerOf(code, terms)?.price ?? 0);
    }),
  ),
  formula:
    'SUMPRODUCT(--(ROUND({mesas_por_codigo.recaudado}-{mesas_por_codigo.cantidad}*' +
    'SUMIFS({por_codigo.precio},{por_codigo.codigo},{mesas_por_codigo.codigo}),2)<>0))=0',
});

/** A check that each of several differences is less than half a centavo. */
const check = (label: string, passed: boolean, differences: readonly string[]): Check => ({
  label,
  passed,
  formula: `AND(${differences.map((one) => `ROUND(${one},2)=0`).join(',')})`,
});
