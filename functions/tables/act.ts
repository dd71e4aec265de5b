import type { AnnouncedTable } from '../../domain/tableDay/state.ts';
import * as shared from '../shared/acts.ts';
import { BANK_TABLE } from '../shared/bankTable.ts';
import { streamOf } from '../shared/streams.ts';
import { viewsOf } from './views.ts';

/** A request to record an act of a table. */
export type ActInput = shared.ActInput<{ readonly tableId: string }>;
export type Scene = shared.Scene<AnnouncedTable>;

/** How the acts of a bank table are recorded. */
export const { announced, act, actOnAny } = shared.actsOf({
  aggregate: BANK_TABLE,
  idOf: ({ tableId }: ActInput['path']) => tableId,
  streamOf: streamOf.table,
  missing: 'table.not-announced',
  paperOf: (fact) => ('slip' in fact ? fact.slip : undefined),
  views: viewsOf,
  complete: (_scene, _tableId, prepared) => prepared,
});
