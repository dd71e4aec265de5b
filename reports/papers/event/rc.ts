import type { ReconciledTable } from '../../../domain/tournament/reconciliation.ts';
import { count, text } from '../../model/cell.ts';
import type { Paper } from '../../model/paper.ts';
import { citations } from '../citations.ts';
import { formOf } from '../form.ts';
import type { LedgerPurchase, RenderedShift, Signatory } from '../inputs.ts';
import { ledgerLines } from '../ledger.ts';
import { renderingBlocks, renderingChecks } from '../lmRendering.ts';
import { settlementSignatures } from '../signatures.ts';
import { eventName } from '../wording.ts';
import { type EventPaperInput, eventHead } from './eventInput.ts';
import { bodiesBlocks, bodiesChecks } from './rcBodies.ts';
import { couponChecks, couponsRendered } from './rcCoupons.ts';

export type RcInput = EventPaperInput & {
  readonly tables: readonly ReconciledTable[];
  readonly purchases: readonly LedgerPurchase[];
  /** At the desks that sold for the event, in its jornadas. */
  readonly shifts: readonly RenderedShift[];
  readonly headCashier: Signatory | null;
  readonly fiscalizador: string | null;
};

/**
 * What the cashiers rendered of an event, and its coupons three ways: the account against the
 * bodies that the operator, LNSE and the drop of each table hold.
 *
 * @see R123-IV-1.4, R123-IV-3.p3, R123-IV-3.p4, R123-IV-4.p8, R123-IV-5.p6
 */
export const buildRc = (input: RcInput): Paper => {
  const { terms, tables, shifts, headCashier, fiscalizador } = input;
  const lines = ledgerLines(input.purchases);
  return {
    ...eventHead('RC', input),
    facts: [
      [
        { label: 'Evento N.º', value: text(eventName(terms)) },
        { label: 'Conciliación de cupones', value: text(resultOf(tables)) },
        { label: 'Mesas', value: count(new Set(tables.map(({ table }) => table)).size) },
      ],
    ],
    keyFigures: [],
    blocks: [
      ...bodiesBlocks(tables, formOf(terms)),
      ...renderingBlocks(shifts, lines),
      ...couponsRendered(shifts),
    ],
    signatures: settlementSignatures(terms, headCashier, fiscalizador),
    norms: citations(['R123-IV-1.4', 'R123-IV-3.p3', 'R123-IV-4.p8', 'R123-IV-5.p6']),
    checks: [
      ...bodiesChecks(tables, formOf(terms)),
      ...renderingChecks(shifts),
      ...couponChecks(shifts),
    ],
  };
};

const resultOf = (tables: readonly ReconciledTable[]): string => {
  const having = (status: ReconciledTable['status']) =>
    tables.filter((one) => one.status === status).length;
  const open = [
    [having('uncounted'), 'sin recuento completo'],
    [having('differs'), 'con diferencias sin revisar'],
    [having('explained'), 'con diferencias revisadas'],
  ] as const;
  const said = open.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return said.length === 0 ? 'Sin diferencias' : said.join(', ');
};
