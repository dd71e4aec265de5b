import { mayRead, readersOf } from '../documents/access.ts';
import type { PrintJob } from '../papers/printing/job.ts';
import type { Caller } from '../shared/caller.ts';
import { Refusal } from '../shared/problems/refusal.ts';

/**
 * Who asks for a paper must be one who may read it.
 *
 * @throws {Refusal} `request.forbidden` for a kind of others, `request.not-found` for what lies
 *   outside the place of the token
 */
export const demandReadable = (caller: Caller, { kind, subject }: PrintJob): void => {
  if (mayRead(caller, { ...subject, kind })) return;
  const readers = readersOf(kind);
  if (readers.some((scope) => caller.scopes.includes(scope)))
    throw new Refusal('request.not-found');
  throw new Refusal('request.forbidden', { scopes: readers.join(', ') });
};
