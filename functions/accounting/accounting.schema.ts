import * as z from 'zod';
import { ACCOUNT_KEY } from '../../domain/accounts/entry.ts';
import { get, post, put } from '../shared/route.ts';
import type { Scope } from '../shared/scopes.ts';
import { Circumstances, Code, Day, Id, Money, MoneyReply, Recorded, Text } from '../shared/wire.ts';

const READERS: readonly Scope[] = ['tapete/accounting', 'tapete/fiscal'];
const KEEPERS: readonly Scope[] = ['tapete/accounting'];
const ACCOUNTS_MAX = 50;

/** Both ends are included. */
const Range = z.strictObject({ from: Day, until: Day, venue: Code.optional() });

const Line = z.object({
  jornada: z.string(),
  account: z.string(),
  code: z.string().meta({ description: 'In the books of the operator; else the account again' }),
  name: z.string(),
  game: z.string(),
  event: z.string().nullable(),
  venue: z.string().nullable(),
  table: z.int().nullable(),
  paper: z
    .string()
    .meta({ description: 'Of a deposit its reference, of an overlay the lock that asks for it' }),
  debit: MoneyReply,
  credit: MoneyReply,
});

/** GET /v1/accounting/ledger. */
export const readLedgerLines = get({
  path: '/v1/accounting/ledger',
  summary:
    'Ledger lines of a range of jornadas, at most 31: tables, prizes, overlays, jackpots, deposits',
  scopes: READERS,
  query: Range,
  reply: { status: 200, schema: z.object({ lines: z.array(Line) }) },
});

/** GET /v1/accounting/ledger/csv. */
export const readLedgerCsv = get({
  path: '/v1/accounting/ledger/csv',
  summary: 'The same lines as CSV: UTF-8, commas, amounts in pesos with a point',
  scopes: READERS,
  query: Range,
  reply: { status: 200, schema: z.undefined() },
});

/** GET /v1/accounting/entries/{jornada}. */
export const readJournalEntry = get({
  path: '/v1/accounting/entries/{jornada}',
  summary: 'The balanced journal entry of a jornada',
  scopes: READERS,
  parameters: z.strictObject({ jornada: Day }),
  query: z.strictObject({ venue: Code.optional() }),
  reply: {
    status: 200,
    schema: z.object({
      jornada: z.string(),
      lines: z.array(
        z.object({
          account: z.string(),
          code: z.string(),
          name: z.string(),
          debit: MoneyReply,
          credit: MoneyReply,
        }),
      ),
      debit: MoneyReply,
      credit: MoneyReply,
    }),
  },
});

const Deposit = z.object({
  depositId: z.string(),
  beneficiary: z.string(),
  from: z.string(),
  until: z.string(),
  amount: MoneyReply,
  reference: z.string(),
  at: z.string(),
  by: z.string(),
  voided: z.object({ reason: z.string() }).nullable(),
});

/** GET /v1/accounting/dues. */
export const readDues = get({
  path: '/v1/accounting/dues',
  summary: 'What is owed to each beneficiary for a range of jornadas, and what was deposited',
  scopes: READERS,
  query: z.strictObject({ from: Day, until: Day }),
  reply: {
    status: 200,
    schema: z.object({
      dues: z.array(
        z.object({
          beneficiary: z.string(),
          name: z.string(),
          due: MoneyReply.meta({ description: 'Below zero: a balance to compensate' }),
          deposited: MoneyReply,
          left: MoneyReply,
        }),
      ),
      undivided: MoneyReply.meta({
        description: 'Benefit of tables without a complete regime; of a club nothing',
      }),
      deposits: z.array(Deposit),
    }),
  },
});

/** POST /v1/accounting/deposits. The Idempotency-Key becomes the id of the deposit. */
export const recordDeposit = post({
  path: '/v1/accounting/deposits',
  summary: 'Records a deposit for a beneficiary; no more than is due for its jornadas',
  scopes: KEEPERS,
  body: z.strictObject({
    ...Circumstances,
    beneficiary: Code,
    from: Day,
    until: Day,
    amount: Money,
    reference: Text,
  }),
  reply: { status: 201, schema: Recorded.extend({ depositId: Id }) },
});

/** POST /v1/accounting/deposits/{depositId}/void. */
export const voidDeposit = post({
  path: '/v1/accounting/deposits/{depositId}/void',
  summary: 'Voids a deposit that was recorded by mistake; it stays on record',
  scopes: KEEPERS,
  parameters: z.strictObject({ depositId: Id }),
  body: z.strictObject({ ...Circumstances, reason: Text }),
  reply: { status: 201, schema: Recorded },
});

const Chart = z.array(
  z.strictObject({
    account: z.string().regex(ACCOUNT_KEY).meta({ example: 'beneficiary/loteria-nacional' }),
    code: Code,
  }),
);

/** PUT /v1/accounting/chart. */
export const setAccountCodes = put({
  path: '/v1/accounting/chart',
  summary: 'Sets the codes of the accounts in the books of the operator',
  scopes: KEEPERS,
  body: z.strictObject({ ...Circumstances, accounts: Chart.max(ACCOUNTS_MAX) }),
  reply: { status: 200, schema: Recorded },
});

/** GET /v1/accounting/chart. */
export const readAccountCodes = get({
  path: '/v1/accounting/chart',
  summary: 'The codes of the accounts in the books of the operator',
  scopes: READERS,
  reply: { status: 200, schema: z.object({ accounts: Chart, version: z.int() }) },
});
