import { Refusal } from './problems/refusal.ts';

/**
 * Where a list goes on, opaque to the caller. It holds a sort key inside the caller's own
 * partition, so a forged one reads nothing that the caller may not read.
 */
export const encodeCursor = (sortKey: string): string =>
  Buffer.from(sortKey, 'utf8').toString('base64url');

/** @throws {Refusal} `request.invalid` when it is not one of ours */
export const decodeCursor = (cursor: string): string => {
  const sortKey = Buffer.from(cursor, 'base64url').toString('utf8');
  if (encodeCursor(sortKey) !== cursor)
    throw new Refusal('request.invalid', {}, [
      { in: 'query', pointer: '#/cursor', detail: 'Not a cursor of this list' },
    ]);
  return sortKey;
};
