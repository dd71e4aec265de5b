import { printEntryPaper } from './printEntryPaper.schema.ts';
import { printEventPaper } from './printEventPaper.schema.ts';

/** Every operation that draws a paper for who asks. */
export const PRINTING_ROUTES = { printEventPaper, printEntryPaper } as const;
