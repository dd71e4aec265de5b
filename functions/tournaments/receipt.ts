import { entryOf } from '../../domain/tournament/entries.ts';
import type { PaperNumber } from '../../domain/tournament/facts.ts';
import { documentIdOf } from '../documents/paperRecord.ts';
import { findPaper } from '../documents/register.ts';
import type { Scene } from './act.ts';

const LOOKS_MAX = 24;
const PAUSE_MILLISECONDS = 250; // a receipt takes a second or two from its confirmation

type Handed = {
  readonly entryId: string;
  readonly confirmation: number;
  readonly classification: PaperNumber;
};

/**
 * Whether the classification receipt handed in is filed. Its workflow starts with the confirmation,
 * so a payment that comes at its heels waits for it a few seconds; one that names another receipt
 * than the last does not wait.
 *
 * @see R123-I-66, R123-IV-9.1
 */
export const isReceiptIssued = async (
  { ports, operator, state }: Scene,
  { entryId, confirmation, classification }: Handed,
): Promise<boolean> => {
  const documentId = documentIdOf('CL', classification);
  const last = entryOf(state, entryId)?.confirmation;
  const isOnItsWay = last?.confirmation === confirmation && !last.withdrawn;
  for (let look = 1; ; look += 1) {
    const receipt = await findPaper(ports.table, operator, documentId, confirmation);
    if (receipt?.status === 'filed') return true;
    if (!isOnItsWay || look === LOOKS_MAX) return false;
    await ports.pause(PAUSE_MILLISECONDS);
  }
};
