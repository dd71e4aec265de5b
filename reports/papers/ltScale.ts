import {
  BASIS_POINTS_WHOLE,
  centavos,
  floorToUnit,
  shareOf,
  sum,
  ZERO,
} from '../../domain/money/centavos.ts';
import { amountText } from '../format/amount.ts';
import { money, percent, strong } from '../model/cell.ts';
import type { Check, Row, Table } from '../model/paper.ts';
import { formOf } from './form.ts';
import type { LtInput } from './inputs.ts';

/** The pool of the purchases, and what the operator pays in for a guaranteed one. */
export const fundFormula = ({ overlay }: LtInput['settlement']): string =>
  overlay ? '({por_codigo.premios#total}+{$aporte_garantia})' : '{por_codigo.premios#total}';

/**
 * The pool by place: its share rounded down to the unit; the rest of the pool is first place's.
 * Of an event ended before its time, what its act gave instead.
 *
 * @see R123-I-6, R123-I-26, R123-I-64, R123-I-65, R123-IV-9
 */
export const scaleTable = ({ settlement, locked, terms, resolution }: LtInput): Table => {
  const { pool, overlay, placePrizes } = settlement;
  const fund = sum([pool, overlay ?? ZERO]);
  const formula = fundFormula(settlement);
  const shares = locked?.sharesBps ?? [];
  const rounded = shares.map((bps) => floorToUnit(shareOf(fund, bps), terms.prizeUnit));
  const rest = centavos(sum(placePrizes) - sum(rounded));
  const places = Math.max(shares.length, placePrizes.length);
  const amountOf = (index: number) => {
    const calculated = centavos((rounded[index] ?? 0) + (index === 0 ? rest : 0));
    const prize = placePrizes[index] ?? ZERO;
    return { prize, resolved: centavos(prize - calculated) };
  };
  const rows: Row[] = Array.from({ length: places }, (_, index) => ({
    cells: [
      { kind: 'ordinal', value: index + 1 },
      percent(shares[index] ?? 0),
      money(rounded[index] ?? ZERO, roundedShare(formula)),
      money(index === 0 ? rest : ZERO, `IF({posicion}=1,${formula}-SUM({escala.calculado}),0)`),
      ...(resolution ? [money(amountOf(index).resolved)] : []),
      money(
        amountOf(index).prize,
        resolution ? '{calculado}+{resto}+{resolucion}' : '{calculado}+{resto}',
      ),
    ],
  }));
  const bps = shares.reduce((total, share) => total + share, 0);
  const total: Row = {
    role: 'total',
    cells: [
      strong('Pozo'),
      percent(bps, 'SUM({escala.porcentaje})'),
      money(sum(rounded), 'SUM({escala.calculado})'),
      money(rest, 'SUM({escala.resto})'),
      ...(resolution ? [money(ZERO, 'SUM({escala.resolucion})')] : []),
      money(sum(placePrizes), 'SUM({escala.premio})'),
    ],
  };
  return {
    block: 'table',
    key: 'escala',
    heading: 'Pozo y escala de premios',
    remark: `Unidad de premio ${amountText(terms.prizeUnit)}; el resto es de la primera posición`,
    columns: [
      { key: 'posicion', heading: 'Posición', align: 'left' },
      { key: 'porcentaje', heading: '% del pozo', align: 'right', widthMm: 20 },
      { key: 'calculado', heading: 'Por porcentaje', align: 'right', widthMm: 30 },
      { key: 'resto', heading: 'Resto del redondeo', align: 'right', widthMm: 30 },
      ...(resolution
        ? [{ key: 'resolucion', heading: 'Por resolución', align: 'right', widthMm: 30 } as const]
        : []),
      { key: 'premio', heading: 'Premio', align: 'right', widthMm: 30 },
    ],
    rows: [...rows, total],
    ...(resolution ? { note: resolutionNote(resolution, terms) } : {}),
    sheet: 'Escala',
  };
};

/**
 * A scale hands out the whole pool, and rounding down leaves something over or nothing. Without
 * prizes that were locked there is no scale.
 *
 * @see R123-I-65
 */
export const scaleChecks = (input: LtInput): Check[] => {
  const { settlement, locked, terms } = input;
  const shares = locked?.sharesBps ?? [];
  if (shares.length === 0) return [];
  const fund = sum([settlement.pool, settlement.overlay ?? ZERO]);
  const rounded = sum(shares.map((bps) => floorToUnit(shareOf(fund, bps), terms.prizeUnit)));
  const bps = shares.reduce((total, share) => total + share, 0);
  return [
    {
      label: 'Los porcentajes de la escala suman 100% y el resto no es negativo',
      passed: bps === BASIS_POINTS_WHOLE && rounded <= fund,
      formula: 'AND(ROUND({escala.porcentaje#total}-1,6)=0,ROUND({escala.resto#total},2)>=0)',
    },
  ];
};

const resolutionNote = (
  { text, consent }: NonNullable<LtInput['resolution']>,
  terms: LtInput['terms'],
): string => {
  const ended = formOf(terms).cited('Evento finalizado antes de tiempo', 'Anexo I, art. 3, inc. 6');
  return `${ended}, ${consent}: ${text}`;
};

const UNITS = 'ROUND({$unidad_de_premio}*1000000,0)';
const roundedShare = (fund: string): string =>
  `ROUND(TRUNC(ROUND(${fund}*{porcentaje}*1000000,0)/${UNITS},0)*{$unidad_de_premio},2)`;
