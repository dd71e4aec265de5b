import { ACCOUNTS } from '../../../functions/shared/accounts.ts';
import type { Aggregate } from '../../../functions/shared/aggregate.ts';
import { BANK_TABLE } from '../../../functions/shared/bankTable.ts';
import { CASH_TABLE } from '../../../functions/shared/cashTable.ts';
import { FISCAL } from '../../../functions/shared/fiscal.ts';
import { JACKPOT } from '../../../functions/shared/jackpot.ts';
import { REGISTRY } from '../../../functions/shared/registry.ts';
import { RULINGS } from '../../../functions/shared/rulings.ts';
import { SHIFT } from '../../../functions/shared/shift.ts';
import { TOURNAMENT } from '../../../functions/shared/tournament.ts';

type Any = Aggregate<unknown, unknown, { readonly type: string }>;

/** What each stream is a stream of, by how its name begins. */
const BY_STREAM: Readonly<Record<string, unknown>> = {
  tournament: TOURNAMENT,
  table: BANK_TABLE,
  cash: CASH_TABLE,
  cage: SHIFT,
  jackpot: JACKPOT,
  rulings: RULINGS,
  fiscal: FISCAL,
  accounts: ACCOUNTS,
  registry: REGISTRY,
};

export type StreamKind =
  | 'tournament'
  | 'table'
  | 'cash'
  | 'cage'
  | 'jackpot'
  | 'rulings'
  | 'fiscal'
  | 'accounts'
  | 'registry';

export const kindOf = (stream: string): StreamKind => stream.split('/')[0] as StreamKind;

export const aggregateOf = (stream: string): Any => {
  const aggregate = BY_STREAM[kindOf(stream)];
  if (!aggregate) throw new Error(`Nobody knows the stream ${stream}.`);
  return aggregate as Any;
};
