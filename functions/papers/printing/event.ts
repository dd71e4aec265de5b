import { characteristics } from './characteristics.ts';
import { depositAccount, rendering } from './deposit.ts';
import { inFormOfEvent, type PrintedEvent, type PrintJob } from './job.ts';
import { penalties } from './penalties.ts';
import { seating } from './seating.ts';
import { stacks } from './stacks.ts';
import { withdrawnCoupons } from './withdrawnCoupons.ts';

type EventPrinter = (event: PrintedEvent) => PrintJob | Promise<PrintJob>;

/** The papers of a whole event that can be asked for, at any time. */
const EVENT_PRINTERS = {
  CT: characteristics,
  GIC: depositAccount,
  RC: rendering,
  CU: withdrawnCoupons,
  PE: penalties,
  ST: stacks,
  SO: seating,
} as const satisfies Record<string, EventPrinter>;

export type EventPaper = keyof typeof EVENT_PRINTERS;
export const EVENT_PAPERS = Object.keys(EVENT_PRINTERS) as [EventPaper, ...EventPaper[]];

export const eventJob = async (kind: EventPaper, event: PrintedEvent): Promise<PrintJob> =>
  inFormOfEvent(event, await EVENT_PRINTERS[kind](event));
