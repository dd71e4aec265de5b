import type { ReconciledTable } from '../../../domain/tournament/reconciliation.ts';
import type { Paper } from '../../../reports/model/paper.ts';
import { buildGic } from '../../../reports/papers/event/gic.ts';
import { buildRc } from '../../../reports/papers/event/rc.ts';
import { JORNADA, LETTERHEAD, purchase, REFUNDED, RENDERED, TERMS } from './sitAndGo.ts';

const head = { letterhead: LETTERHEAD, number: { point: 1, number: 7 }, version: 1 };
const event = { ...head, terms: TERMS, jornada: JORNADA, headCashier: null, fiscalizador: null };

/** Two codes at a table that was counted, and one where nobody counted yet. */
const tables: readonly ReconciledTable[] = [
  {
    jornada: JORNADA,
    table: 4,
    status: 'differs',
    explanation: null,
    rows: [
      { code: 'IN', gic: 9, absent: 1, operator: 8, lnse: 8, drop: 7 },
      { code: 'RB', gic: 3, absent: 0, operator: 3, lnse: 3, drop: 3 },
    ],
  },
  {
    jornada: JORNADA,
    table: 5,
    status: 'uncounted',
    explanation: null,
    rows: [{ code: 'IN', gic: 6, absent: 0, operator: 6, lnse: null, drop: null }],
  },
];
const purchases = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((entry) => purchase(entry));

/** As the settlement of an event of several tables has its coupons and its cash. */
export const RECONCILED = { tables, purchases, shifts: [RENDERED] };

/** The workbooks of an event besides its settlements, with entries and without. */
export const eventPapers = (): Record<string, Paper> => ({
  gic: buildGic({ ...event, purchases: [...purchases, REFUNDED] }),
  'gic-nil': buildGic({ ...event, purchases: [] }),
  rc: buildRc({ ...event, tables, purchases, shifts: [RENDERED] }),
  'rc-nil': buildRc({ ...event, tables: [], purchases: [], shifts: [] }),
});
