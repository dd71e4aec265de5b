import type { CashFact } from '../../../domain/cash/facts.ts';
import type { CashDay, CashTable } from '../../../domain/cash/state.ts';
import type { TableFact } from '../../../domain/tableDay/facts.ts';
import type { BankTable, TableDay } from '../../../domain/tableDay/state.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import type { Tournament } from '../../../domain/tournament/state.ts';
import type { Outcome } from '../../../functions/shared/execute.ts';
import type { Write } from '../../../functions/shared/table.ts';
import { cashViewsOf, settledCashViewsOf } from '../../../functions/tables/cash/views.ts';
import { settledViewsOf, viewsOf as tableViewsOf } from '../../../functions/tables/views.ts';
import { viewsOf } from '../../../functions/tournaments/views.ts';
import { kindOf } from './aggregates.ts';

type Any = Outcome<unknown, { readonly type: string }>;
type Settled = { readonly type: string; readonly day: number; readonly closing: number };

/** The views that follow from one commit, made anew from its facts alone. */
export const viewsAfter = (
  operator: string,
  stream: string,
  outcome: Any,
  days: ReadonlyMap<number, unknown>,
): readonly Write[] => {
  const id = stream.slice(stream.indexOf('/') + 1);
  const { sequence } = outcome;
  switch (kindOf(stream)) {
    case 'tournament':
      return viewsOf(operator, id, outcome as Outcome<Tournament, TournamentFact>);
    case 'table': {
      const late = lateDay(outcome, 'DaySettled');
      if (!late) return tableViewsOf(operator, id, outcome as Outcome<BankTable, TableFact>);
      const day = { ...(days.get(late.day) as TableDay), settled: late.closing };
      return settledViewsOf(operator, id, day, sequence);
    }
    case 'cash': {
      const late = lateDay(outcome, 'CashDaySettled');
      if (!late) return cashViewsOf(operator, id, outcome as Outcome<CashTable, CashFact>);
      const day = { ...(days.get(late.day) as CashDay), settled: late.closing };
      return settledCashViewsOf(operator, id, day, sequence);
    }
    default:
      return [];
  }
};

/** The papers of a day were filed when the table was in another one. */
const lateDay = ({ state, facts }: Any, type: string): Settled | undefined => {
  const settled = facts.find((fact) => fact.type === type) as Settled | undefined;
  const { day } = state as { day?: { day: number } | null };
  return settled && day?.day !== settled.day ? settled : undefined;
};
