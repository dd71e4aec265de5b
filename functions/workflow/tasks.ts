import { allEntries } from '../../domain/tournament/entries.ts';
import type { CloudEvent } from '../../events/cloudEvent.ts';
import type { PaperFile } from '../documents/paperRecord.ts';
import { fileOnce } from '../documents/register.ts';
import { type BankDay, issueBankSettlement } from '../papers/orders/bankSettlement.ts';
import { type CashDayOrder, issueCashSettlement } from '../papers/orders/cashSettlement.ts';
import { type ClassificationOrder, issueClassification } from '../papers/orders/classification.ts';
import { type Closing, loadClosing } from '../papers/orders/closing.ts';
import { issueEventPapers } from '../papers/orders/eventSettlement.ts';
import { issueTableSettlement, type TableOrder } from '../papers/orders/tableSettlement.ts';
import type { PaperRef } from '../papers/paperRef.ts';
import { press } from '../papers/press.ts';
import { EVENT_PAPERS, type EventPaper } from '../papers/printing/event.ts';
import { anchorChain } from './anchor.ts';
import {
  bankTableSettled,
  cashTableSettled,
  prizeClassified,
  tableSettled,
  tournamentSettled,
} from './announcements.ts';
import { recordCashDaySettled } from './recordCashDaySettled.ts';
import { recordDaySettled } from './recordDaySettled.ts';
import { recordSettled } from './recordSettled.ts';

/** The day of a table that has no event above it. */
type TableDayOrder = BankDay | CashDayOrder;

type FileOrder = {
  /** What is passed on to the next state as it came. */
  readonly day?: TableDayOrder | null;
  readonly paper: PaperRef;
  readonly files: readonly PaperFile[];
  readonly event: CloudEvent | null;
};

type TaskOrder =
  | { readonly task: 'settle-table'; readonly order: TableOrder | TableDayOrder }
  | { readonly task: 'record-day-settled'; readonly order: TableDayOrder }
  | ({ readonly task: 'issue-classification' } & ClassificationOrder)
  | ({ readonly task: 'file' } & FileOrder)
  | ({ readonly task: 'prepare-closing' | 'settle-event' | 'record-settled' } & Closing);

/** The tasks of the state machines. Each may run again: it finds what it did before. */
export const handler = (order: TaskOrder): Promise<object> => {
  switch (order.task) {
    case 'settle-table':
      return settleTable(order.order);
    case 'record-day-settled':
      return recordDay(order.order);
    case 'issue-classification':
      return classify(order);
    case 'prepare-closing':
      return prepareClosing(order);
    case 'settle-event':
      return settleEvent(order);
    case 'record-settled':
      return record(order);
    case 'file':
      return file(order);
  }
};

const settleTable = async (order: TableOrder | TableDayOrder) => {
  if ('game' in order) return settleCash(order);
  if ('tableId' in order) return settleBank(order);
  const { paper, settlement, closedAt } = await issueTableSettlement(press(), order);
  const event = tableSettled(order, paper, settlement, closedAt);
  return { paper, event, day: null }; // recorded by the closing of its event
};

/** The day of a bank table has no event above it: it records itself as settled. */
const settleBank = async ({ operator, tableId, day, closing }: BankDay) => {
  const order = { operator, tableId, day, closing };
  const { paper, settlement, closedAt } = await issueBankSettlement(press(), order);
  return { paper, event: bankTableSettled(order, paper, settlement, closedAt), day: order };
};

/** The day of a cash table records itself too. */
const settleCash = async ({ operator, tableId, day, closing, game }: CashDayOrder) => {
  const order = { operator, tableId, day, closing, game };
  const { paper, settlement, closedAt } = await issueCashSettlement(press(), order);
  return { paper, event: cashTableSettled(order, paper, settlement, closedAt), day: order };
};

const recordDay = async (order: TableDayOrder) => {
  if ('game' in order) await recordCashDaySettled(press().ports, order);
  else await recordDaySettled(press().ports, order);
  return order;
};

const classify = async (order: ClassificationOrder) => {
  const { paper, confirmed } = await issueClassification(press(), order);
  return { paper, event: prizeClassified(order, paper, confirmed) };
};

/** The children that the closing starts: a settlement for each table, a receipt for each prize. */
const prepareClosing = async ({ operator, tournamentId, closing }: Closing) => {
  const order = { operator, tournamentId, closing };
  const closed = await loadClosing(press().ports, order);
  const { history } = closed;
  const tables = closed.tables.map(({ jornada, table }) => ({ ...order, jornada, table }));
  const prizes = allEntries(history.state).flatMap(({ entryId, confirmation }) =>
    confirmation === null || confirmation.withdrawn
      ? []
      : [{ operator, tournamentId, entryId, confirmation: confirmation.confirmation }],
  );
  return { ...order, tables, prizes };
};

/** With the other papers of the event: those that a Sit & Go has something to say in. */
const settleEvent = async ({ operator, tournamentId, closing }: Closing) => {
  const order = { operator, tournamentId, closing };
  const { settlement, acta, figures, closedAt } = await issueEventPapers(press(), order);
  const event = tournamentSettled(order, settlement, figures, closedAt);
  const kinds = acta === null ? EVENT_PAPERS : SIT_AND_GO_PAPERS;
  const prints = kinds.map((kind) => ({ ...order, kind }));
  return { ...order, settlement, acta, event, prints };
};

/** Its account and its draw; penalties and removed chips are printed when asked for. */
const SIT_AND_GO_PAPERS: readonly EventPaper[] = ['GIC', 'SO'];

const record = async ({ operator, tournamentId, closing }: Closing) => {
  const order = { operator, tournamentId, closing };
  await anchorChain(press(), order);
  await recordSettled(press().ports, order);
  return { closing };
};

const file = async ({ paper, files, event, day = null }: FileOrder) => {
  await fileOnce(press().ports.table, paper, paper.hash, files);
  return { paper, event, day };
};
