import type { CashCommand } from '../../../domain/cash/commands.ts';
import type { CashFact } from '../../../domain/cash/facts.ts';
import type { CashTable } from '../../../domain/cash/state.ts';
import type { CashTerms } from '../../../domain/cash/terms.ts';
import type { Prepared } from '../../shared/execute.ts';
import { keys } from '../../shared/keys.ts';
import type { Table, Write } from '../../shared/table.ts';

/** The table whose number a command may take for its jornada. */
type Numbered = {
  readonly operator: string;
  readonly tableId: string;
  readonly state: CashTable;
};

/**
 * A command with who has the number of its table in its jornada, and the write that takes it where
 * nobody has. Asked of what announces a table or may begin its day, and of nothing else.
 */
export const withNumber = async (
  table: Table,
  { operator, tableId, state }: Numbered,
  prepared: Prepared<CashCommand>,
): Promise<Prepared<CashCommand>> => {
  const { command, writes = [] } = prepared;
  const terms = termsToNumber(command, state);
  if (terms === null) return prepared;
  const key = keys.cashNumber(operator, terms.venue, command.jornada, terms.table);
  const holder = (await table.get(key))?.['tableId'] as string | undefined;
  if (holder === tableId) return prepared;
  if (holder !== undefined) return { command: { ...command, numberTakenBy: holder }, writes };
  return { command, writes: [...writes, { put: { ...key, tableId }, when: 'absent' }] };
};

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

/** The numbers that facts of a table have taken. */
export const numbersOf = (operator: string, tableId: string, facts: readonly CashFact[]): Write[] =>
  facts.flatMap((fact) => {
    if (fact.type !== 'CashTableAnnounced' && fact.type !== 'CashDayOpened') return [];
    const { terms, jornada } = fact;
    const key = keys.cashNumber(operator, terms.venue, jornada, terms.table);
    return [{ put: { ...key, tableId }, when: 'absent' as const }];
  });
