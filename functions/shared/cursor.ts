/**
 * Cursors are opaque to callers. They are not signed: what they hold only moves the start inside a
 * range that the token's operator fixes, so a forged one shows nothing foreign.
 */
export const nextCursor = (place: unknown): string | undefined =>
  place === undefined ? undefined : Buffer.from(String(place)).toString('base64url');

export const readCursor = (cursor: string): string =>
  Buffer.from(cursor, 'base64url').toString('utf8');
