import { httpApi } from '../shared/httpApi.ts';
import { printEntryPaper } from './printEntryPaper.ts';
import { printEventPaper } from './printEventPaper.ts';
import { printJackpot } from './printJackpot.ts';
import { printLedger } from './printLedger.ts';
import { printMonth } from './printMonth.ts';
import { printTablePaper } from './printTablePaper.ts';
import { PRINTING_ROUTES } from './routes.ts';

export const handler = httpApi(PRINTING_ROUTES, {
  printEventPaper,
  printEntryPaper,
  printTablePaper,
  printMonth,
  printLedger,
  printJackpot,
});
