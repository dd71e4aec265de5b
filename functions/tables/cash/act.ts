import type { AnnouncedCash } from '../../../domain/cash/state.ts';
import { actsOf, type Scene } from '../../shared/acts.ts';
import { CASH_TABLE } from '../../shared/cashTable.ts';
import { streamOf } from '../../shared/streams.ts';
import type { ActInput } from '../act.ts';
import { withNumber } from './tableNumber.ts';
import { cashViewsOf } from './views.ts';

export type CashScene = Scene<AnnouncedCash>;

/** How the acts of a cash table are recorded. */
export const {
  announced: announcedCash,
  act: actAtCash,
  actOnAny: actOnAnyCash,
} = actsOf({
  aggregate: CASH_TABLE,
  idOf: ({ tableId }: ActInput['path']) => tableId,
  streamOf: streamOf.cash,
  missing: 'table.not-announced',
  paperOf: () => undefined,
  views: cashViewsOf,
  complete: ({ ports, operator, state }, tableId, prepared) =>
    withNumber(ports.table, { operator, tableId, state }, prepared),
});
