import { sum } from '../../domain/money/centavos.ts';
import type { ReconciledTable } from '../../domain/tournament/reconciliation.ts';
import type { Check } from '../model/paper.ts';
import { chipChecks } from './chipsReconciled.ts';
import { type Form, formOf } from './form.ts';
import type { LmInput } from './inputs.ts';
import { type LedgerLine, standing } from './ledger.ts';
import { UNCOUNTED } from './lmBodies.ts';
import { partsAgree, vouchersAgree } from './lmReconciliation.ts';
import { renderingChecks } from './lmRendering.ts';
import { paidWhole } from './prizePapers.ts';
import { offerOf, unitChecks, withinLimits } from './tables/byCode.ts';

/** The checks that the workbook of a table settlement computes again. */
export const lmChecks = (input: LmInput, lines: readonly LedgerLine[]): Check[] => {
  const { settlement, purchases, terms, reconciliation, parts, shifts } = input;
  const { takings, prizes, benefit, split } = settlement;
  const total = (column: string) => `{por_codigo.${column}#total}`;
  return [
    {
      label: 'Recaudado = premios + beneficio',
      passed: takings === sum([prizes, benefit]),
      formula: `ROUND(${total('recaudado')}-${total('premios')}-${total('beneficio')},2)=0`,
    },
    ...unitChecks(settlement, terms, (code) =>
      standing(lines.filter(({ purchase }) => purchase.code === code)),
    ),
    ...movementChecks(input, lines),
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
    ...prizeChecks(input),
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

/** The list of the cash desks says of each line again what the account does. */
const movementChecks = ({ settlement, terms }: LmInput, lines: readonly LedgerLine[]): Check[] => [
  {
    label: 'Cobrado = recaudado',
    passed: sum(lines.map((line) => line.takings)) === settlement.takings,
    formula: 'ROUND({cobros.importe#total}-{por_codigo.recaudado#total},2)=0',
  },
  {
    label: 'Cada movimiento, al precio de su código',
    passed: lines.every(
      (line) => Math.abs(line.takings) === offerOf(line.purchase.code, terms)?.price,
    ),
    formula: `SUMPRODUCT(--(ROUND({movimientos.importe}-{movimientos.vales}*${PRICE},2)<>0))=0`,
  },
];

const PRICE = 'SUMIFS({por_codigo.precio},{por_codigo.codigo},{movimientos.codigo})';

/**
 * The prizes of a Sit & Go are all of its table; sold in several jornadas, they are booked to one.
 *
 * @see R123-IV-11.5
 */
const prizeChecks = ({ prizes, settlement, prizesBookedOn, reconciliation }: LmInput): Check[] => {
  if (reconciliation) return [];
  const whole = paidWhole(prizes, 'premios_mesa', '{premios_mesa.importe}-{premios_mesa.pagado}');
  if (prizesBookedOn !== undefined) return [whole];
  const booked = sum(prizes.map(({ standing }) => standing.prize));
  return [
    {
      label: 'Premios imputados = destinado a premios',
      passed: booked === settlement.prizes,
      formula: 'ROUND({premios_mesa.importe#total}-{por_codigo.premios#total},2)=0',
    },
    whole,
  ];
};
