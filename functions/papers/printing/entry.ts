import { requireEntry } from '../../../domain/tournament/guards.ts';
import type { Entry } from '../../../domain/tournament/state.ts';
import { accreditation, controlCard } from './accreditation.ts';
import { bagReceipt } from './bagReceipt.ts';
import { entryForm } from './entryForm.ts';
import { inFormOfEvent, type PrintedEvent, type PrintJob } from './job.ts';
import { seatCard } from './seatCard.ts';

/** One entry of an event whose papers are asked for. */
export type PrintedEntry = PrintedEvent & { readonly entry: Entry };

type EntryPrinter = (entry: PrintedEntry) => Promise<PrintJob>;

/** The papers of one player that can be asked for. */
const ENTRY_PRINTERS = {
  FI: entryForm,
  CA: accreditation,
  TC: controlCard,
  TP: seatCard,
  CF: bagReceipt,
} as const satisfies Record<string, EntryPrinter>;

export type EntryPaper = keyof typeof ENTRY_PRINTERS;
export const ENTRY_PAPERS = Object.keys(ENTRY_PRINTERS) as [EntryPaper, ...EntryPaper[]];

/** @throws {Rejection} `tournament.entry-unknown`, then as the paper says */
export const entryJob = (
  kind: EntryPaper,
  event: PrintedEvent,
  entryId: string,
): Promise<PrintJob> =>
  ENTRY_PRINTERS[kind]({ ...event, entry: requireEntry(event.state, entryId) }).then((job) =>
    inFormOfEvent(event, job),
  );
