import type { TableCommand } from '../../domain/tableDay/commands.ts';
import type { AnnouncedTable, BankTable } from '../../domain/tableDay/state.ts';
import type { TableTerms } from '../../domain/tableDay/terms.ts';
import * as shared from '../shared/acts.ts';
import { BANK_TABLE } from '../shared/bankTable.ts';
import { streamOf } from '../shared/streams.ts';
import { withNumber } from './tableNumber.ts';
import { viewsOf } from './views.ts';

/** A request to record an act of a table. */
export type ActInput = shared.ActInput<{ readonly tableId: string }>;
export type Scene = shared.Scene<AnnouncedTable>;

/** How the acts of a bank table are recorded. */
export const { announced, reached, act, actOnAny } = shared.actsOf({
  aggregate: BANK_TABLE,
  idOf: ({ tableId }: ActInput['path']) => tableId,
  streamOf: streamOf.table,
  missing: 'table.not-announced',
  paperOf: (fact) => ('slip' in fact ? fact.slip : undefined),
  views: viewsOf,
  complete: ({ ports, operator, state }, tableId, prepared) => {
    const terms = termsToNumber(prepared.command, state);
    return withNumber(ports.table, { operator, tableId, terms }, prepared);
  },
});

const termsToNumber = (command: TableCommand, state: BankTable): TableTerms | null => {
  if (command.type === 'AnnounceTable') return command.terms;
  if (state.status === 'unannounced' || command.type !== 'OpenDay') return null;
  return state.day?.jornada === command.jornada ? null : state.terms;
};
