import type { TableCommand } from '../../../domain/tableDay/commands.ts';
import { BANK_TABLE } from '../../../functions/shared/bankTable.ts';
import { execute } from '../../../functions/shared/execute.ts';
import { keys } from '../../../functions/shared/keys.ts';
import { streamOf } from '../../../functions/shared/streams.ts';
import { viewsOf } from '../../../functions/tables/views.ts';
import { OPERATOR, pressAfter } from './press.ts';

export const T = 'table-0000000000007';
export const DAY = { operator: OPERATOR, tableId: T, day: 1 };

/** A press whose table holds a bank table as commands made it, each through the real store. */
export const pressOf = async (...commands: readonly TableCommand[]) => {
  const made = await pressAfter('none', []);
  const post = async (command: TableCommand, index: number) =>
    execute(
      made.press.ports,
      {
        operator: OPERATOR,
        client: 'test',
        requestId: 'r',
        idempotencyKey: `key-${index}`,
        contentHash: 'h',
      },
      {
        aggregate: BANK_TABLE,
        stream: streamOf.table(T),
        prepare: () => ({ command }),
        views: (outcome) => viewsOf(OPERATOR, T, outcome),
        answer: () => ({ status: 201, body: null }),
      },
    );
  for (const [index, command] of commands.entries()) await post(command, index);
  const work = async () => {
    const pk = keys.workIndex;
    const found = await made.press.ports.table.queryIndex({ pk, from: ' ', to: '\uffff' });
    return found.map(({ tableId, day, closing: one }) => ({ tableId, day, closing: one }));
  };
  const view = async (day: number) => made.press.ports.table.get(keys.tableDay(OPERATOR, T, day));
  return { ...made, post, work, view };
};
