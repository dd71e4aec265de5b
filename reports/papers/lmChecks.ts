import { sum } from '../../domain/money/centavos.ts';
import { PURCHASE_CODES } from '../../domain/settlement/types.ts';
import type { ReconciledTable } from '../../domain/tournament/reconciliation.ts';
import type { Check } from '../model/paper.ts';
import { chipChecks } from './chipsReconciled.ts';
import { type Form, formOf } from './form.ts';
import type { LmInput } from './inputs.ts';
import { type LedgerLine, standing } from './ledger.ts';
import { UNCOUNTED } from './lmBodies.ts';
import { partsAgree, vouchersAgree } from './lmReconciliation.ts';
import { renderingChecks } from './lmRendering.ts';
import { offerOf, withinLimits } from './tables/byCode.ts';

/** The checks that the workbook of a table settlement computes again. */
export const lmChecks = (input: LmInput, lines: readonly LedgerLine[]): Check[] => {
  const { settlement, purchases, terms, reconciliation, parts, shifts } = input;
  const { takings, prizes, benefit, split } = settlement;
  const total = (column: string) => `{por_codigo.${column}#total}`;
  const units = (column: string) => `SUMPRODUCT({por_codigo.cantidad},{por_codigo.${column}})`;
  return [
    {
      label: 'Recaudado = premios + beneficio',
      passed: takings === sum([prizes, benefit]),
      formula: `ROUND(${total('recaudado')}-${total('premios')}-${total('beneficio')},2)=0`,
    },
    {
      label: 'Recaudado = cantidad por precio',
      passed: takings === byUnit(lines, terms, 'price'),
      formula: `ROUND(${total('recaudado')}-${units('precio')},2)=0`,
    },
    {
      label: 'Beneficio = cantidad por beneficio de una compra',
      passed: benefit === byUnit(lines, terms, 'benefit'),
      formula: `ROUND(${total('beneficio')}-${units('beneficio_unitario')},2)=0`,
    },
    {
      label: 'Beneficio de cada ítem hasta el máximo (Anexo IV, puntos 6 y 11.4)',
      passed: withinLimits(settlement),
      formula:
        'SUMPRODUCT(--(ROUND({por_codigo.beneficio}-{por_codigo.recaudado}*{$tope_beneficio},6)>0))=0',
    },
    ...(split.status === 'split'
      ? [
          {
            label: 'Las partes suman el beneficio',
            passed: sum(split.shares.map(({ amount }) => amount)) === benefit,
            formula: `ROUND({distribucion.importe#total}-${total('beneficio')},2)=0`,
          },
        ]
      : []),
    ...renderingChecks(shifts),
    {
      label: reconciliation
        ? 'Cupones de los tres cuerpos = compras registradas'
        : 'Vales recibidos en la mesa = compras registradas',
      passed: reconciliation ? reconciliation.status === 'agrees' : vouchersAgree(purchases),
      formula: reconciliation
        ? `AND({conciliacion.diferencia#total}=0,COUNTIF({conciliacion.resultado},"${UNCOUNTED}")=0)`
        : '{conciliacion.diferencia#total}=0',
    },
    ...(parts ? [partsCheck(parts, formOf(terms))] : []),
    ...chipChecks(input),
  ];
};

const partsCheck = (parts: ReconciledTable, form: Form): Check => {
  const total = (column: string) => `{conciliacion.${column}#total}`;
  const differs = (column: string) => `${total(column)}=${total('recibidos')}`;
  return {
    label: `Talones del casino y ${form.ofAuthority} = vales recibidos en la mesa`,
    passed: partsAgree(parts),
    formula: `AND(${differs('casino')},${differs('lnse')})`,
  };
};

/** Purchases that stand, each at what the terms say of its code. */
const byUnit = (
  lines: readonly LedgerLine[],
  terms: LmInput['terms'],
  figure: 'price' | 'benefit',
): number =>
  PURCHASE_CODES.reduce((total, code) => {
    const count = standing(lines.filter(({ purchase }) => purchase.code === code));
    return total + count * (offerOf(code, terms)?.[figure] ?? 0);
  }, 0);
