import { type BasisPoints, type Centavos, centavos } from '../../../domain/money/centavos.ts';
import type { TotalsByCode } from '../../../domain/settlement/types.ts';
import { PURCHASE_CODES, type PurchaseCode } from '../../../domain/settlement/types.ts';
import { clubOf } from '../../../domain/tournament/tables.ts';
import type {
  AddOnTerms,
  PurchaseTerms,
  RebuyTerms,
  Terms,
} from '../../../domain/tournament/terms.ts';
import { type Cell, type Formula, money, none, percent, strong, text } from '../../model/cell.ts';
import type { Check, Column, Parameter, Row, Table } from '../../model/paper.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { CODE_NAMES } from '../wording.ts';

export type ByCodeInput = {
  readonly totals: {
    readonly byCode: TotalsByCode;
    readonly takings: Centavos;
    readonly benefit: Centavos;
    readonly prizes: Centavos;
  };
  readonly terms: Terms;
  /** Key of the table whose rows add up to this one. */
  readonly source: string;
  /** How the workbook counts the purchases of a row's code in the source. */
  readonly countFormula: Formula;
  readonly sheet: string;
};

/** Highest benefit of an item and of the total. @see R123-I-62, R123-IV-6.p3, R123-IV-11.4 */
export const BENEFIT_BPS_MAX: BasisPoints = 3000;

/**
 * Purchases by code: how many, at which price, and how the money divides.
 *
 * @see R123-I-62, R123-IV-6.p3, R123-IV-11.4
 */
export const byCodeTable = (input: ByCodeInput): Table => ({
  block: 'table',
  key: 'por_codigo',
  heading: 'Compras por código',
  // A club's regulation knows no limit (CLUB-D9).
  ...(clubOf(input.terms) ? {} : { remark: limitRemark(input) }),
  columns: COLUMNS,
  rows: [...codesOf(input).map((code) => codeRow(code, input)), totalRow(input)],
  sheet: input.sheet,
});

const limitRemark = ({ totals }: ByCodeInput): string =>
  `Beneficio hasta 30% de cada ítem y del total: ${withinLimits(totals) ? 'cumple' : 'no cumple'}`;

/** A figure of the total row, as key figures and checks of the workbook name it. */
export const ofTotal = (column: string): Formula => `{por_codigo.${column}#total}`;

/** Whether each item and the total leave at least seventy per cent to prizes. */
export const withinLimits = ({ byCode, takings, benefit }: ByCodeInput['totals']): boolean =>
  [...Object.values(byCode), { takings, benefit }].every(
    (row) => row.benefit * 10_000 <= row.takings * BENEFIT_BPS_MAX,
  );

/** Takings and benefit of the purchases that stand, each at what the terms say of its code. */
export const unitChecks = (
  { takings, benefit }: Pick<ByCodeInput['totals'], 'takings' | 'benefit'>,
  terms: Terms,
  countOf: (code: PurchaseCode) => number,
): Check[] => {
  const units = (column: string) => `SUMPRODUCT({por_codigo.cantidad},{por_codigo.${column}})`;
  const worth = (figure: 'price' | 'benefit') =>
    PURCHASE_CODES.reduce(
      (total, code) => total + countOf(code) * (offerOf(code, terms)?.[figure] ?? 0),
      0,
    );
  return [
    {
      label: 'Recaudado = cantidad por precio',
      passed: takings === worth('price'),
      formula: `ROUND(${ofTotal('recaudado')}-${units('precio')},2)=0`,
    },
    {
      label: 'Beneficio = cantidad por beneficio de una compra',
      passed: benefit === worth('benefit'),
      formula: `ROUND(${ofTotal('beneficio')}-${units('beneficio_unitario')},2)=0`,
    },
  ];
};

/** What the workbook names of the terms: the limit, and price and benefit of each purchase. */
export const termParameters = (terms: Terms): Parameter[] => [
  ...(clubOf(terms) ? [] : [LIMIT]),
  ...PURCHASE_CODES.flatMap((code) => {
    const offer = offerOf(code, terms);
    if (!offer) return [];
    const [key, { inSentence }] = [code.toLowerCase(), CODE_SENTENCES[code]];
    return [
      {
        key: `precio_${key}`,
        label: `Precio de ${inSentence}`,
        value: money(offer.price),
        fixed: true as const,
      },
      {
        key: `beneficio_${key}`,
        label: `Beneficio de cada ${CODE_SENTENCES[code].each}`,
        value: money(offer.benefit),
        fixed: true as const,
      },
    ];
  }),
];

const LIMIT: Parameter = {
  key: 'tope_beneficio',
  label: 'Beneficio máximo de cada ítem y del total',
  value: percent(BENEFIT_BPS_MAX),
};

const CODE_SENTENCES = {
  IN: { inSentence: 'la compra inicial (IN)', each: 'compra inicial (IN)' },
  RB: { inSentence: 'la recompra (RB)', each: 'recompra (RB)' },
  AD: { inSentence: 'la compra especial (AD)', each: 'compra especial (AD)' },
} as const satisfies Record<PurchaseCode, object>;

/** What the terms say of a code; null when they do not sell it. */
export const offerOf = (
  code: PurchaseCode,
  terms: Terms,
): PurchaseTerms | RebuyTerms | AddOnTerms | null => {
  if (code === 'IN') return terms;
  if (terms.modality === 'sit-and-go') return null;
  return code === 'RB' ? terms.rebuy : terms.addOn;
};

const COLUMNS: readonly Column[] = [
  sharedColumn('codigo', 7),
  sharedColumn('concepto'),
  { key: 'cantidad', heading: 'Cantidad', align: 'right', widthMm: 12 },
  { key: 'precio', heading: 'Precio', align: 'right', widthMm: 19 },
  { key: 'beneficio_unitario', heading: 'Beneficio por compra', align: 'right', widthMm: 17.5 },
  { key: 'porcentaje', heading: '% del precio', align: 'right', widthMm: 12.7 },
  { key: 'recaudado', heading: 'Recaudado', align: 'right', widthMm: 23.3 },
  { key: 'premios', heading: 'Premios', align: 'right', widthMm: 23.3 },
  sharedColumn('beneficio', 23.3),
];

const codesOf = ({ totals }: ByCodeInput): PurchaseCode[] =>
  PURCHASE_CODES.filter((code) => totals.byCode[code] !== undefined);

const codeRow = (code: PurchaseCode, input: ByCodeInput): Row => {
  const { count = 0, takings, benefit, prizes } = input.totals.byCode[code] ?? {};
  const ofCode = (column: string): Formula =>
    `SUMIFS({${input.source}.${column}},{${input.source}.codigo},{codigo})`;
  return {
    cells: [
      text(code),
      text(CODE_NAMES[code]),
      { kind: 'count', value: count, formula: input.countFormula },
      ...unitCells(code, input.terms),
      money(takings ?? centavos(0), ofCode('recaudado')),
      money(prizes ?? centavos(0), ofCode('premios')),
      money(benefit ?? centavos(0), ofCode('beneficio')),
    ],
  };
};

/** The unit that multiplies exactly is printed beside its rounded percentage. */
const unitCells = (code: PurchaseCode, terms: Terms): Cell[] => {
  const offer = offerOf(code, terms);
  if (!offer) return [none, none, none];
  const { price, benefit } = offer;
  const key = code.toLowerCase();
  return [
    money(price, `{$precio_${key}}`),
    money(benefit, `{$beneficio_${key}}`),
    percent(portion(benefit, price), 'ROUND({beneficio_unitario}/{precio},4)'),
  ];
};

const totalRow = ({ totals: { byCode, takings, benefit, prizes } }: ByCodeInput): Row => {
  const count = Object.values(byCode).reduce((total, row) => total + row.count, 0);
  const sumOf = (column: string): Formula => `SUM({por_codigo.${column}})`;
  return {
    role: 'total',
    cells: [
      { kind: 'blank' },
      strong('Total'),
      { kind: 'count', value: count, formula: sumOf('cantidad') },
      { kind: 'blank' },
      { kind: 'blank' },
      takings === 0 ? none : percent(portion(benefit, takings), 'ROUND({beneficio}/{recaudado},4)'),
      money(takings, sumOf('recaudado')),
      money(prizes, sumOf('premios')),
      money(benefit, sumOf('beneficio')),
    ],
  };
};

/** A part of a whole to the hundredth of a percent, half up as Excel's REDONDEAR. */
const portion = (part: Centavos, whole: Centavos): BasisPoints =>
  Math.round((part * 10_000) / whole);
