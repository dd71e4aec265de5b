import type { CloudEvent } from '../../events/cloudEvent.ts';
import type { PaperFile } from '../documents/paperRecord.ts';
import { fileOnce } from '../documents/register.ts';
import { type ClassificationOrder, issueClassification } from '../papers/orders/classification.ts';
import { type Closing, loadClosing } from '../papers/orders/closing.ts';
import { issueEventPapers } from '../papers/orders/eventSettlement.ts';
import { issueTableSettlement, type TableOrder } from '../papers/orders/tableSettlement.ts';
import type { PaperRef } from '../papers/paperRef.ts';
import { press } from '../papers/press.ts';
import { anchorChain } from './anchor.ts';
import { prizeClassified, tableSettled, tournamentSettled } from './announcements.ts';
import { recordSettled } from './recordSettled.ts';

type FileOrder = {
  readonly paper: PaperRef;
  readonly files: readonly PaperFile[];
  readonly event: CloudEvent | null;
};

type TaskOrder =
  | ({ readonly task: 'settle-table' } & TableOrder)
  | ({ readonly task: 'issue-classification' } & ClassificationOrder)
  | ({ readonly task: 'file' } & FileOrder)
  | ({ readonly task: 'prepare-closing' | 'settle-event' | 'record-settled' } & Closing);

/** The tasks of the state machines. Each may run again: it finds what it did before. */
export const handler = (order: TaskOrder): Promise<object> => {
  switch (order.task) {
    case 'settle-table':
      return settleTable(order);
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

const settleTable = async (order: TableOrder) => {
  const { paper, settlement, closedAt } = await issueTableSettlement(press(), order);
  return { paper, event: tableSettled(order, paper, settlement, closedAt) };
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
  const prizes = Object.values(history.state.entries).flatMap(({ entryId, confirmation }) =>
    confirmation === null || confirmation.withdrawn
      ? []
      : [{ operator, tournamentId, entryId, confirmation: confirmation.confirmation }],
  );
  return { ...order, tables, prizes };
};

const settleEvent = async ({ operator, tournamentId, closing }: Closing) => {
  const order = { operator, tournamentId, closing };
  const { settlement, acta, figures, closedAt } = await issueEventPapers(press(), order);
  const event = tournamentSettled(order, settlement, figures, closedAt);
  return { ...order, settlement, acta, event };
};

const record = async ({ operator, tournamentId, closing }: Closing) => {
  const order = { operator, tournamentId, closing };
  await anchorChain(press(), order);
  await recordSettled(press().ports, order);
  return { closing };
};

const file = async ({ paper, files, event }: FileOrder) => {
  await fileOnce(press().ports.table, paper, paper.hash, files);
  return { paper, event };
};
