import { type Centavos, centavos } from '../../domain/money/centavos.ts';
import { PURCHASE_CODES } from '../../domain/settlement/types.ts';
import type { Instant } from '../../domain/time/jornada.ts';
import type { PaymentMeans } from '../../domain/tournament/facts.ts';
import { MEANS_NAMES } from '../format/names.ts';
import { paperNumber } from '../format/paperNumber.ts';
import { count, money, text } from '../model/cell.ts';
import type { Table } from '../model/paper.ts';
import type { LedgerPurchase } from './inputs.ts';
import { sharedColumn } from './sharedColumn.ts';

/** One line of the deposit account: a purchase, or the reversal of one with its signs turned. */
export type LedgerLine = {
  readonly purchase: LedgerPurchase;
  readonly kind: 'sale' | 'refund' | 'void';
  readonly occurredAt: Instant;
  readonly legajo: string;
  readonly means: PaymentMeans;
  readonly takings: Centavos;
  readonly prizes: Centavos;
  readonly benefit: Centavos;
};

/** The account's lines by code, then time; nothing is left out, a reversal is a line (M11). */
export const ledgerLines = (purchases: readonly LedgerPurchase[]): LedgerLine[] =>
  purchases
    .flatMap((purchase) => [saleOf(purchase), ...reversalOf(purchase)])
    .sort(
      (one, other) =>
        codeOrder(one) - codeOrder(other) || compare(one.occurredAt, other.occurredAt),
    );

/** How many purchases stand: each sale counts one and its reversal takes it away. */
export const standing = (lines: readonly LedgerLine[]): number =>
  lines.reduce((total, { kind }) => total + (kind === 'sale' ? 1 : -1), 0);

/** The same lines with their means of payment, which the account of the cash adds up. */
export const movementsTable = (lines: readonly LedgerLine[]): Table => ({
  block: 'table',
  key: 'movimientos',
  heading: 'Movimientos por medio de pago',
  columns: [
    { key: 'orden', heading: 'N.º de orden', align: 'left' },
    sharedColumn('instante'),
    { key: 'caja', heading: 'Caja', align: 'right' },
    sharedColumn('concepto'),
    { key: 'vales', heading: 'Vales', align: 'right' },
    sharedColumn('importe'),
    sharedColumn('codigo'),
  ],
  rows: lines.map((line) => ({
    cells: [
      text(orderText(line.purchase)),
      { kind: 'instant', value: line.occurredAt },
      count(deskOf(line)),
      text(movementName(line)),
      count(line.kind === 'sale' ? 1 : -1),
      money(line.takings),
      text(line.purchase.code),
    ],
  })),
  sheet: 'Movimientos',
});

/** Number of the voucher; of a rebuy or an add-on the coupon, `37-RB1`. */
export const orderText = ({ paid }: LedgerPurchase): string =>
  paid.voucher === null ? (paid.coupon ?? '') : paperNumber(paid.voucher);

/** `Efectivo`; what was given back `Devoluciones, efectivo`. */
export const movementName = ({ kind, means }: LedgerLine): string =>
  kind === 'sale' ? MEANS_NAMES[means] : `Devoluciones, ${MEANS_NAMES[means].toLowerCase()}`;

/** Where the money of a line moved. */
export const deskOf = ({ kind, purchase }: LedgerLine): number =>
  kind === 'sale' ? purchase.paid.desk : (purchase.reversal?.desk ?? purchase.paid.desk);

const saleOf = (purchase: LedgerPurchase): LedgerLine => {
  const { occurredAt, by, means, price, prizePart, benefit } = purchase.paid;
  const amounts = { takings: price, prizes: prizePart, benefit };
  return { purchase, kind: 'sale', occurredAt, legajo: by.legajo, means, ...amounts };
};

const reversalOf = (purchase: LedgerPurchase): LedgerLine[] => {
  const { paid, reversal } = purchase;
  if (reversal === null) return [];
  return [
    {
      purchase,
      kind: reversal.type === 'EntryRefunded' ? 'refund' : 'void',
      occurredAt: reversal.occurredAt,
      legajo: reversal.by.legajo,
      means: reversal.type === 'EntryRefunded' ? reversal.means : paid.means,
      takings: centavos(-paid.price),
      prizes: centavos(-paid.prizePart),
      benefit: centavos(-paid.benefit),
    },
  ];
};

const codeOrder = ({ purchase }: LedgerLine): number => PURCHASE_CODES.indexOf(purchase.code);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
