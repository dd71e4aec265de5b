import { countSheet, type PrintedTable, raceSheet } from './chipSheets.ts';
import { inFormOfEvent, type PrintJob } from './job.ts';

/** The papers of one table of an event that can be asked for. */
const TABLE_PRINTERS = {
  CC: countSheet,
  CR: raceSheet,
} as const satisfies Record<string, (printed: PrintedTable) => PrintJob>;

export type TablePaper = keyof typeof TABLE_PRINTERS;
export const TABLE_PAPERS = Object.keys(TABLE_PRINTERS) as [TablePaper, ...TablePaper[]];

export const tableJob = (kind: TablePaper, printed: PrintedTable): PrintJob =>
  inFormOfEvent(printed, TABLE_PRINTERS[kind](printed));
