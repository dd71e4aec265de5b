import {
  readAccountCodes,
  readDues,
  readJournalEntry,
  readLedgerCsv,
  readLedgerLines,
  recordDeposit,
  setAccountCodes,
  voidDeposit,
} from './accounting.schema.ts';

/** Every operation of the books. */
export const ACCOUNTING_ROUTES = {
  readLedgerLines,
  readLedgerCsv,
  readJournalEntry,
  readDues,
  recordDeposit,
  voidDeposit,
  setAccountCodes,
  readAccountCodes,
} as const;
