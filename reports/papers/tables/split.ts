import { BASIS_POINTS_WHOLE, type Centavos, sum } from '../../../domain/money/centavos.ts';
import type { Split, SplitShare } from '../../../domain/settlement/types.ts';
import { type Formula, money, none, percent, strong, text } from '../../model/cell.ts';
import type { Block, Column, Parameter, Row, Table } from '../../model/paper.ts';
import type { Form } from '../form.ts';
import { sharedColumn } from '../sharedColumn.ts';
import { ofTotal } from './byCode.ts';

export type SplitInput = {
  readonly split: Split;
  readonly benefit: Centavos;
  readonly form: Form;
  /** That of the form, unless it is another amount that is distributed. */
  readonly heading?: string;
  /** The cell of the whole, where it is not the benefit by code. */
  readonly whole?: Formula;
  /** `Beneficio de la mesa` */
  readonly totalLabel: string;
  /** How the workbook arrives at a share of the State, and at the balance. */
  readonly formulas: { readonly share: Formula; readonly balance: Formula };
  /** Whether rates are parameters of the workbook; not when several regimes meet. */
  readonly ratesAreParameters: boolean;
  /** How many of the last shares are balances: one, or one for each regime that met. */
  readonly balances: number;
  /** The one row of a benefit that has no split, unless the form says it. */
  readonly undividedLabel?: string;
  readonly sheet: string;
};

/** A part rounded down to the centavo, of pesos and a fraction, exact in doubles. */
export const flooredShare = (whole: Formula, fraction: Formula): Formula =>
  `TRUNC(ROUND(${whole}*${fraction}*1000000,0)/10000,0)/100`;

/**
 * How a benefit is distributed, or plainly that it is not; the operator has the balance.
 *
 * @see R123-I-63, R123-IV-6.p3, R123-IV-11.4
 */
export const splitTable = (input: SplitInput): Table => ({
  block: 'table',
  key: 'distribucion',
  heading: input.heading ?? input.form.split,
  columns: COLUMNS,
  rows: [...shareRows(input), totalRow(input)],
  sheet: input.sheet,
});

/** Under which norm the split was made, or why there is none; of a club's nobody asks. */
export const splitNotes = (split: Split, form: Form): Block[] =>
  form.isClub ? [] : [{ block: 'note', text: noteText(split) }];

/** The name under which a share is printed. */
export const shareName = ({ name }: SplitShare, balance: boolean): string =>
  balance ? `${name}, saldo` : name;

/** The rates of a split as parameters, without the balance, which is what they leave. */
export const rateParameters = (split: Split): Parameter[] =>
  split.status === 'none'
    ? []
    : split.shares.slice(0, -1).map((share) => ({
        key: rateKey(share),
        label: `Parte de ${share.name}`,
        value: percent(share.bps),
      }));

const COLUMNS: readonly Column[] = [
  { key: 'beneficiario', heading: 'Beneficiario', align: 'left' },
  { key: 'porcentaje', heading: '%', align: 'right', widthMm: 13 },
  sharedColumn('importe', 23.3),
];

const rateKey = ({ beneficiary }: SplitShare): string =>
  `parte_${beneficiary
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')}`;

const shareRows = (input: SplitInput): Row[] => {
  const { split, benefit, formulas, ratesAreParameters, balances } = input;
  if (split.status === 'none') {
    const whole = money(benefit, input.whole ?? ofTotal('beneficio'));
    return [{ cells: [text(input.undividedLabel ?? input.form.undivided), none, whole] }];
  }
  return split.shares.map((share, index) => {
    const last = index >= split.shares.length - balances;
    const rate = last ? 'ROUND(1-SUM({porcentaje:above}),4)' : `{$${rateKey(share)}}`;
    return {
      cells: [
        text(shareName(share, last)),
        ratesAreParameters ? percent(share.bps, rate) : percent(share.bps),
        money(share.amount, last ? formulas.balance : formulas.share),
      ],
    };
  });
};

const totalRow = ({ split, benefit, totalLabel }: SplitInput): Row => {
  const shares = split.status === 'split' ? split.shares : [];
  const bps = shares.reduce((total, share) => total + share.bps, 0);
  const amount = split.status === 'split' ? sum(shares.map((share) => share.amount)) : benefit;
  return {
    role: 'total',
    cells: [
      strong(totalLabel),
      bps === BASIS_POINTS_WHOLE ? percent(bps, 'SUM({distribucion.porcentaje})') : none,
      money(amount, 'SUM({distribucion.importe})'),
    ],
  };
};

const noteText = (split: Split): string => {
  const cited = split.citation === undefined ? '' : ` Norma: ${split.citation}.`;
  if (split.status === 'none') return `${split.reason}${cited}`;
  const remark = split.remark === undefined ? '' : ` ${split.remark}`;
  return (
    `Distribución según ${split.citation}. Cada parte se redondea hacia abajo al centavo, mesa ` +
    `por mesa; el saldo es del agente operador.${remark}`
  );
};
