import * as z from 'zod';
import { Amount, PaperNumber } from './pieces.ts';

/** What every event of a table says. */
const commonOfTable = {
  operator: z.string(),
  tableId: z.string(),
  jornada: z.string(),
  occurredAt: z.string(),
};
const tableEvent = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ ...commonOfTable, ...shape });
const Slip = { day: z.int(), movementId: z.string(), slip: PaperNumber, desk: z.int() };

/** What bank and cash tables publish; of a hand nothing leaves, since players may listen. */
export const TABLE_EVENTS = {
  TableAnnounced: tableEvent({}),
  DayOpened: tableEvent({ day: z.int() }),
  ChipsFilled: tableEvent(Slip),
  ChipsCredited: tableEvent(Slip),
  DropCounted: tableEvent({ movementId: z.string() }),
  MovementVoided: tableEvent({ day: z.int(), movementId: z.string() }),
  DayClosed: tableEvent({ day: z.int(), closing: z.int(), of: z.string() }),
  DayReopened: tableEvent({ day: z.int(), late: z.boolean() }),
  DaySettled: tableEvent({ day: z.int(), closing: z.int() }),
  /** Of the workflow: the settlement of a bank table is filed. `result` may be negative. */
  BankTableSettled: tableEvent({
    day: z.int(),
    closing: z.int(),
    table: z.int(),
    documentId: z.string(),
    version: z.int(),
    result: Amount,
  }),
  CashTableAnnounced: tableEvent({}),
  CashLimitsChanged: tableEvent({}),
  CashDayOpened: tableEvent({ day: z.int() }),
  SessionOpened: tableEvent({ number: z.int() }),
  SessionEnded: tableEvent({ number: z.int(), reason: z.string() }),
  CashDayClosed: tableEvent({
    day: z.int(),
    closing: z.int(),
    of: z.string(),
    ruleset: z.string(),
  }),
  CashDayReopened: tableEvent({ day: z.int(), late: z.boolean() }),
  CashDaySettled: tableEvent({ day: z.int(), closing: z.int() }),
  /** Of the workflow: the settlement of a cash table is filed. */
  CashTableSettled: tableEvent({
    day: z.int(),
    closing: z.int(),
    table: z.int(),
    documentId: z.string(),
    version: z.int(),
    benefit: Amount,
  }),
} as const;
