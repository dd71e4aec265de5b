import type { EventBridgeEvent } from 'aws-lambda';
import type { PublishedData } from '../../events/catalogue.ts';
import type { CloudEvent } from '../../events/cloudEvent.ts';
import type { PaperTrigger } from '../../events/triggers.ts';
import { typeName } from '../../events/typeName.ts';
import { fileOnce, voidPaper } from '../documents/register.ts';
import { drawFile } from './draw.ts';
import { factsOf, historyUntil } from './history.ts';
import { printCount, printRace, printReceipt, voidReceipt } from './orders/chipControl.ts';
import { issueSlip, loadMovement } from './orders/chipSlip.ts';
import { issuePrizeList } from './orders/prizeList.ts';
import { issuePrizeReceipt } from './orders/prizeReceipt.ts';
import { voidReversedReceipt } from './orders/reversedReceipt.ts';
import { issueVoucher } from './orders/voucher.ts';
import { voidWithdrawnReceipts } from './orders/withdrawnReceipts.ts';
import type { PaperRef } from './paperRef.ts';
import { press } from './press.ts';

type Trigger = EventBridgeEvent<string, CloudEvent<PaperTrigger>>;

/** Makes the papers of cash desks, of chips and of bank tables as soon as the fact is on the bus. Safe to run again. */
export const handler = async ({ detail: { type, data } }: Trigger): Promise<void> => {
  switch (type) {
    case typeName('EntryPaid'):
      return drawAndFile(await issueVoucher(press(), { ...(data as Sale), copy: 1 }));
    case typeName('VoucherReprinted'):
      return drawAndFile(await issueVoucher(press(), data as PublishedData<'VoucherReprinted'>));
    case typeName('PrizePaid'):
      return drawAndFile(await issuePrizeReceipt(press(), data as PublishedData<'PrizePaid'>));
    case typeName('EntryRefunded'):
      return voidVoucher(data as Sale, 'EntryRefunded', 'Devolución');
    case typeName('SaleVoided'):
      return voidVoucher(data as Sale, 'SaleVoided', 'Venta anulada');
    case typeName('PrizePaymentReversed'):
      return voidReversedReceipt(press(), data as PublishedData<'PrizePaymentReversed'>);
    case typeName('ExitUndone'):
      return voidWithdrawnReceipts(press(), data as PublishedData<'ExitUndone'>);
    case typeName('ChipsInPlayCounted'):
      return printCount(press(), data as PublishedData<'ChipsInPlayCounted'>);
    case typeName('ChipsRaced'):
      return printRace(press(), data as PublishedData<'ChipsRaced'>);
    case typeName('ChipsBagged'):
      return printReceipt(press(), data as PublishedData<'ChipsBagged'>);
    case typeName('BagVoided'):
      return voidReceipt(press(), data as PublishedData<'BagVoided'>);
    case typeName('DayOpened'):
      return drawAndFile(await issuePrizeList(press(), data as PublishedData<'DayOpened'>));
    case typeName('ChipsFilled'):
    case typeName('ChipsCredited'):
      return drawAndFile(await issueSlip(press(), data as PublishedData<'ChipsFilled'>));
    case typeName('MovementVoided'):
      return voidSlip(data as PublishedData<'MovementVoided'>);
    default:
      throw new Error(`No paper is made of ${type}.`);
  }
};

/** The slip of what was voided stays readable; the count of a box has none. */
const voidSlip = async (order: PublishedData<'MovementVoided'>): Promise<void> => {
  const { ports } = press();
  const { voided, kind } = await loadMovement(ports, order);
  if (!voided || kind === 'drop') return;
  const slip = await issueSlip(press(), order);
  await voidPaper(ports.table, slip, { reason: voided.reason, at: voided.at });
};

type Sale = Pick<PublishedData<'EntryPaid'>, 'operator' | 'tournamentId' | 'entryId'>;

const drawAndFile = async (ref: PaperRef): Promise<void> => {
  const { ports, archive } = press();
  const file = await drawFile(archive, ref, 'pdf');
  await fileOnce(ports.table, ref, ref.hash, [file]);
};

/**
 * The voucher of a sale taken back, and its copies, stay readable and are marked as void. The bus
 * keeps no order: what is not issued yet is issued here, and its own event finds it.
 */
const voidVoucher = async (
  { operator, tournamentId, entryId }: Sale,
  type: 'EntryRefunded' | 'SaleVoided',
  reason: string,
): Promise<void> => {
  const { ports } = press();
  const sale = { operator, tournamentId, entryId };
  const { facts, last } = await historyUntil(ports, sale, type, (one) => one.entryId === entryId);
  const reprints = factsOf(facts, 'VoucherReprinted').filter((one) => one.entryId === entryId);
  for (const copy of [1, ...reprints.map((one) => one.copy)]) {
    const voucher = await issueVoucher(press(), { ...sale, copy });
    await voidPaper(ports.table, voucher, { reason, at: last.occurredAt });
  }
};
