import type { CashCommand } from '../../../domain/cash/commands.ts';
import type { AnnouncedCash, CashTable } from '../../../domain/cash/state.ts';
import type { CashTerms } from '../../../domain/cash/terms.ts';
import { actsOf, type Scene } from '../../shared/acts.ts';
import { CASH_TABLE } from '../../shared/cashTable.ts';
import { streamOf } from '../../shared/streams.ts';
import type { ActInput } from '../act.ts';
import { withNumber } from '../tableNumber.ts';
import { cashViewsOf } from './views.ts';

export type CashScene = Scene<AnnouncedCash>;

/** How the acts of a cash table are recorded. */
export const {
  announced: announcedCash,
  reached: reachedCash,
  act: actAtCash,
  actOnAny: actOnAnyCash,
} = actsOf({
  aggregate: CASH_TABLE,
  idOf: ({ tableId }: ActInput['path']) => tableId,
  streamOf: streamOf.cash,
  missing: 'table.not-announced',
  paperOf: () => undefined,
  views: cashViewsOf,
  complete: ({ ports, operator, state }, tableId, prepared) => {
    const terms = termsToNumber(prepared.command, state);
    return withNumber(ports.table, { operator, tableId, terms }, prepared);
  },
});

const termsToNumber = (command: CashCommand, state: CashTable): CashTerms | null => {
  if (command.type === 'AnnounceCashTable') return command.terms;
  if (state.status === 'unannounced' || BEGIN_NO_DAY.includes(command.type)) return null;
  return state.day?.jornada === command.jornada ? null : state.terms;
};

const BEGIN_NO_DAY: readonly CashCommand['type'][] = [
  'ChangeLimits',
  'CloseCashDay',
  'ReopenCashDay',
  'RecordCashDaySettled',
];
