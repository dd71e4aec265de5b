import { entryOf } from '../../domain/accounts/entry.ts';
import { sum } from '../../domain/money/centavos.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { toMoney } from '../shared/wire.ts';
import type {
  readLedgerCsv as csvRoute,
  readJournalEntry as entryRoute,
  readLedgerLines as ledgerRoute,
} from './accounting.schema.ts';
import { codeOf } from './codes.ts';
import { csvOf } from './csv.ts';
import { ledgerOf } from './ledgerOf.ts';

/** GET /v1/accounting/ledger — each amount on one side of one account, table by table. */
export const readLedgerLines: Handler<typeof ledgerRoute> = async ({ query, call }) => {
  const { lines, chart } = await ledgerOf(ports(), call.caller.operator, query);
  const shown = lines.map(({ jornada, account, name, source, debit, credit }) => ({
    jornada,
    account,
    code: codeOf(chart, account),
    name,
    ...source,
    debit: toMoney(debit),
    credit: toMoney(credit),
  }));
  return { status: 200, body: { lines: shown } };
};

/** GET /v1/accounting/ledger/csv — the same for the system of the accountants. */
export const readLedgerCsv: Handler<typeof csvRoute> = async ({ query, call }) => {
  const { lines, chart } = await ledgerOf(ports(), call.caller.operator, query);
  const name = `asientos_${query.from}_${query.until}.csv`;
  return {
    status: 200,
    body: csvOf(lines, (account) => codeOf(chart, account)),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  };
};

/** GET /v1/accounting/entries/{jornada} — one line for each account and side. */
export const readJournalEntry: Handler<typeof entryRoute> = async ({ path, query, call }) => {
  const { jornada } = path;
  const asked = { from: jornada, until: jornada, venue: query.venue };
  const { lines, chart } = await ledgerOf(ports(), call.caller.operator, asked);
  const entry = entryOf(lines).map(({ account, name, debit, credit }) => ({
    account,
    code: codeOf(chart, account),
    name,
    debit: toMoney(debit),
    credit: toMoney(credit),
  }));
  const debit = toMoney(sum(lines.map((line) => line.debit)));
  const credit = toMoney(sum(lines.map((line) => line.credit)));
  return { status: 200, body: { jornada, lines: entry, debit, credit } };
};
