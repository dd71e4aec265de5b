import { keys } from './keys.ts';
import type { Ports } from './ports.ts';
import type { Call } from './route.ts';

/** One reading of personal data: which client, by which operation, when. */
export type PersonalRead = {
  readonly at: string;
  readonly client: string;
  readonly operation: string;
};

/**
 * Writes down that personal data are about to be shown, before they are: what cannot be written down
 * is not shown.
 *
 * @param subject the person, or the event whose people are listed
 */
export const logRead = async (
  { table, now }: Pick<Ports, 'table' | 'now'>,
  { caller, operationId, requestId }: Pick<Call, 'caller' | 'operationId' | 'requestId'>,
  subject: string,
): Promise<void> => {
  const at = now();
  const pk = keys.personalReads(caller.operator, subject);
  const sk = keys.personalReadSk(at, requestId);
  const read: PersonalRead = { at, client: caller.client, operation: operationId };
  await table.write([{ put: { pk, sk, ...read }, when: 'absent' }]);
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
