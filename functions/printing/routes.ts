import { printEntryPaper } from './printEntryPaper.schema.ts';
import { printEventPaper } from './printEventPaper.schema.ts';
import { printJackpot } from './printJackpot.schema.ts';
import { printLedger } from './printLedger.schema.ts';
import { printMonth } from './printMonth.schema.ts';
import { printTablePaper } from './printTablePaper.schema.ts';

/** Every operation that draws a paper for who asks. */
export const PRINTING_ROUTES = {
  printEventPaper,
  printEntryPaper,
  printTablePaper,
  printMonth,
  printLedger,
  printJackpot,
} as const;
