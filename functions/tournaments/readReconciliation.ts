import { reconciliationOf } from '../../domain/tournament/reconciliation.ts';
import type { Handler } from '../shared/operation.ts';
import { read } from './read.ts';
import type { readReconciliation as route } from './readReconciliation.schema.ts';

/** GET …/reconciliation — GIC, operator, LNSE and drop (R123-IV-3.p3, R123-IV-3.p4). */
export const readReconciliation: Handler<typeof route> = (input) =>
  read(input, (state) => ({ tables: reconciliationOf(state) }));
