import { printEntryPaper } from './printEntryPaper.schema.ts';
import { printEventPaper } from './printEventPaper.schema.ts';
import { printMonth } from './printMonth.schema.ts';

/** Every operation that draws a paper for who asks. */
export const PRINTING_ROUTES = { printEventPaper, printEntryPaper, printMonth } as const;
