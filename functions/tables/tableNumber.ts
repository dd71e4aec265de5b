import type { CashFact } from '../../domain/cash/facts.ts';
import type { TableFact } from '../../domain/tableDay/facts.ts';
import type { NumberTaken } from '../../domain/tableDay/number.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { Prepared } from '../shared/execute.ts';
import { keys } from '../shared/keys.ts';
import type { Table, Write } from '../shared/table.ts';

type Fact = TableFact | CashFact;

/** The number on a table, once in a venue and jornada whatever is played there. */
type OnTable = { readonly venue: string; readonly table: number };

/** Whose table it is, and the number that a command may take: none for most. */
type Numbered = {
  readonly operator: string;
  readonly tableId: string;
  readonly terms: OnTable | null;
};

/**
 * A command with who has the number of its table in its jornada, and the write that takes it where
 * nobody has. Asked of what announces a table or may begin its day, and of nothing else.
 */
export const withNumber = async <Command extends NumberTaken & { readonly jornada: Jornada }>(
  table: Table,
  { operator, tableId, terms }: Numbered,
  prepared: Prepared<Command>,
): Promise<Prepared<Command>> => {
  const { command, writes = [] } = prepared;
  if (terms === null) return prepared;
  const key = keys.tableNumber(operator, terms.venue, command.jornada, terms.table);
  const holder = (await table.get(key))?.['tableId'] as string | undefined;
  if (holder === tableId) return prepared;
  if (holder !== undefined) return { ...prepared, command: { ...command, numberTakenBy: holder } };
  return { ...prepared, writes: [...writes, { put: { ...key, tableId }, when: 'absent' }] };
};

/** The numbers that facts of a table have taken. */
export const numbersOf = (operator: string, tableId: string, facts: readonly Fact[]): Write[] =>
  facts.flatMap((fact) => {
    if (!takesNumber(fact)) return [];
    const { terms, jornada } = fact;
    const key = keys.tableNumber(operator, terms.venue, jornada, terms.table);
    return [{ put: { ...key, tableId }, when: 'absent' as const }];
  });

const TAKING = ['TableAnnounced', 'DayOpened', 'CashTableAnnounced', 'CashDayOpened'] as const;
type Taking = Extract<Fact, { type: (typeof TAKING)[number] }>;

const takesNumber = (fact: Fact): fact is Taking => TAKING.some((type) => type === fact.type);
