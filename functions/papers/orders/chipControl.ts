import { entryOf } from '../../../domain/tournament/entries.ts';
import type { PublishedData } from '../../../events/catalogue.ts';
import { voidPaper } from '../../documents/register.ts';
import { type Event, type History, historyUntil } from '../history.ts';
import type { Press } from '../press.ts';
import { receiptOf } from '../printing/bagReceipt.ts';
import { inFormOfEvent, type PrintedEvent } from '../printing/job.ts';
import { printPaper } from '../printing/print.ts';
import { tableJob } from '../printing/table.ts';

/** Files the count sheet of every table that was counted (R123-IV-7.1). */
export const printCount = async (
  press: Press,
  { countId, ...event }: PublishedData<'ChipsInPlayCounted'>,
): Promise<void> => {
  const is = (one: { readonly countId: string }) => one.countId === countId;
  const history = await historyUntil(press.ports, event, 'ChipsInPlayCounted', is);
  const printed = printedOf(press, event, history);
  for (const { table } of history.last.sheets)
    await printPaper(
      press,
      event.operator,
      tableJob('CC', { ...printed, table, forNextCount: false }),
    );
};

/** Files the sheet of a chip race (R123-IV-7.2). */
export const printRace = async (
  press: Press,
  { raceId, table, ...event }: PublishedData<'ChipsRaced'>,
): Promise<void> => {
  const is = (one: { readonly raceId: string }) => one.raceId === raceId;
  const history = await historyUntil(press.ports, event, 'ChipsRaced', is);
  const printed = { ...printedOf(press, event, history), table, forNextCount: false };
  await printPaper(press, event.operator, tableJob('CR', printed));
};

type Bagged = Event & { readonly entryId: string; readonly receipt: number };

/** Files the receipt of a bag in triplicate (R123-IV-7.3.2.p3). */
export const printReceipt = async (press: Press, order: Bagged): Promise<void> => {
  await receipt(press, order);
};

/** The receipt of a bag that was voided stays readable and is marked as void. */
export const voidReceipt = async (press: Press, order: Bagged): Promise<void> => {
  const is = (one: { readonly receipt: number }) => one.receipt === order.receipt;
  const { last } = await historyUntil(press.ports, order, 'BagVoided', is);
  const { reason, occurredAt: at } = last;
  await voidPaper(press.ports.table, await receipt(press, order), { reason, at });
};

const receipt = async (press: Press, order: Bagged) => {
  const { entryId, receipt: number } = order;
  const is = (one: { readonly receipt: number }) => one.receipt === number;
  const history = await historyUntil(press.ports, order, 'ChipsBagged', is);
  const entry = entryOf(history.state, entryId);
  if (!entry) throw new Error(`The entry ${entryId} has no bag.`);
  const job = await receiptOf({ ...printedOf(press, order, history), entry }, history.last);
  return printPaper(press, order.operator, inFormOfEvent(history, job));
};

const printedOf = (
  { ports }: Press,
  { operator, tournamentId }: Event,
  { facts, state }: Pick<History, 'facts' | 'state'>,
): PrintedEvent => ({ operator, tournamentId, facts, state, ports });
