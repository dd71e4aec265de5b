import type { EventBridgeEvent } from 'aws-lambda';
import type { PublishedData } from '../../events/catalogue.ts';
import { type CloudEvent, typeName } from '../../events/cloudEvent.ts';
import type { PaperTrigger } from '../../events/triggers.ts';
import { documentIdOf } from '../documents/paperRecord.ts';
import { fileOnce, findPaper, paperVersions, voidPaper } from '../documents/register.ts';
import { drawFile } from './draw.ts';
import { factsOf, historyUntil } from './history.ts';
import { issuePrizeReceipt } from './orders/prizeReceipt.ts';
import { issueVoucher } from './orders/voucher.ts';
import type { PaperRef } from './paperRef.ts';
import { press } from './press.ts';

type Trigger = EventBridgeEvent<string, CloudEvent<PaperTrigger>>;

/** Makes the papers of the cash desk as soon as the fact is on the bus. Safe to run again. */
export const handler = async ({ detail: { type, data } }: Trigger): Promise<void> => {
  switch (type) {
    case typeName('EntryPaid'):
      return drawAndFile(await issueVoucher(press(), { ...(data as Sale), copy: 1 }));
    case typeName('VoucherReprinted'):
      return drawAndFile(await issueVoucher(press(), data as PublishedData<'VoucherReprinted'>));
    case typeName('PrizePaid'):
      return drawAndFile(await issuePrizeReceipt(press(), data as PublishedData<'PrizePaid'>));
    case typeName('EntryRefunded'):
      return voidVoucher(data as Sale, 'Devolución');
    case typeName('SaleVoided'):
      return voidVoucher(data as Sale, 'Venta anulada');
    default:
      throw new Error(`No paper is made of ${type}.`);
  }
};

type Sale = Pick<PublishedData<'EntryPaid'>, 'operator' | 'tournamentId' | 'entryId'>;

const drawAndFile = async (ref: PaperRef): Promise<void> => {
  const { ports, archive } = press();
  const file = await drawFile(archive, ref, 'pdf');
  const record = await findPaper(ports.table, ref.operator, ref.documentId, ref.version);
  if (!record) throw new Error(`The paper ${ref.documentId} is not in the register.`);
  await fileOnce(ports.table, record, ref.hash, [file]);
};

/** The voucher of a sale taken back stays readable and is marked as void. */
const voidVoucher = async (data: Sale, reason: string): Promise<void> => {
  const { ports } = press();
  const paid = await historyUntil(
    ports,
    data,
    'EntryPaid',
    (fact) => fact.entryId === data.entryId,
  );
  const copies = factsOf(paid.facts, 'VoucherReprinted').map(({ copy }) => copy);
  for (const copy of [1, ...copies]) {
    const documentId = documentIdOf('VC', paid.last.voucher, copy);
    const [record] = await paperVersions(ports.table, data.operator, documentId);
    if (!record) throw new Error(`The voucher ${documentId} is not issued yet.`);
    await voidPaper(ports.table, record, { reason, at: ports.now() });
  }
};
