import { httpApi } from '../shared/httpApi.ts';
import { readAccountCodes, setAccountCodes } from './chart.ts';
import { readDues, recordDeposit, voidDeposit } from './deposits.ts';
import { readJournalEntry, readLedgerCsv, readLedgerLines } from './ledger.ts';
import { ACCOUNTING_ROUTES } from './routes.ts';

/** The Lambda of /v1/accounting. */
export const handler = httpApi(ACCOUNTING_ROUTES, {
  readLedgerLines,
  readLedgerCsv,
  readJournalEntry,
  readDues,
  recordDeposit,
  voidDeposit,
  setAccountCodes,
  readAccountCodes,
});
