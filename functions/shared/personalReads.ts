import { keys } from './keys.ts';
import type { Ports } from './ports.ts';
import { isWorthAnotherTry, pauseBefore } from './retry.ts';
import type { Call } from './route.ts';
import { TableBusy, type Write, WriteLost } from './table.ts';

/** One reading of personal data: which client, by which operation, when. */
export type PersonalRead = {
  readonly at: string;
  readonly client: string;
  readonly operation: string;
};

type Log = Pick<Ports, 'table' | 'now' | 'pause' | 'random'>;

const ATTEMPTS_MAX = 8;

/**
 * Writes down that personal data are about to be shown, before they are: what cannot be written down
 * is not shown.
 *
 * @param subject the person, or the event whose people are listed
 */
export const logRead = async (
  log: Log,
  { caller, operationId, requestId }: Pick<Call, 'caller' | 'operationId' | 'requestId'>,
  subject: string,
): Promise<void> => {
  const at = log.now();
  const pk = keys.personalReads(caller.operator, subject);
  const sk = keys.personalReadSk(at, requestId);
  const read: PersonalRead = { at, client: caller.client, operation: operationId };
  await writeDown(log, { put: { pk, sk, ...read }, when: 'absent' });
};

/** Only this request writes this item: when it is there, a lost reply was the reply of its write. */
const writeDown = async ({ table, pause, random }: Log, item: Write): Promise<void> => {
  const { pk, sk } = item.put;
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (attempt > 1 && (await table.get({ pk, sk }))) return;
      return await table.write([item]);
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      if (attempt === ATTEMPTS_MAX)
        throw error instanceof WriteLost ? new TableBusy(error.message) : error;
      await pause(pauseBefore(attempt, random()));
    }
  }
};

/** The readings of a subject, oldest first. */
export const readsOf = async (
  { table }: Pick<Ports, 'table'>,
  operator: string,
  subject: string,
): Promise<PersonalRead[]> => {
  const pk = keys.personalReads(operator, subject);
  const items = await table.query({ pk, from: keys.first, to: keys.last });
  return items.map(({ at, client, operation }) => ({
    at: String(at),
    client: String(client),
    operation: String(operation),
  }));
};
