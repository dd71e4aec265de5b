import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, type Reply } from './support/api.ts';
import { announcement, DIRECTOR, openCasino } from './support/casino.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable();
  await openCasino();
});
afterAll(() => table.stop());

const announceAs = (changes: object, key?: string): Promise<Reply> =>
  call(DIRECTOR, 'POST', '/v1/tournaments', {
    body: announcement(changes),
    ...(key !== undefined && { key }),
  });
const list = (cursor: string): Promise<Reply> =>
  call(DIRECTOR, 'GET', '/v1/tournaments', { query: { cursor } });

describe('What no program sends by mistake is refused, never our fault', () => {
  it.each(['Mesa \ud800', '\udc00 final', 'Mesa \udbff\ud800'])(
    'half of a sign, which has no canonical JSON (%#)',
    async (name) =>
      expect(await announceAs({ name })).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      }),
  );

  it('but takes signs of two halves', async () =>
    expect((await announceAs({ name: 'Mesa 🂡' })).status).toBe(201));

  it.each(['propertyIsEnumerable', '__defineGetter__'])(
    'a key that would be an id nobody can use: %s',
    async (key) =>
      expect(await announceAs({}, key)).toMatchObject({
        status: 400,
        body: { code: 'request.idempotency-key-missing' },
      }),
  );

  it.each(['A', 'AAAA', Buffer.from('\u0001').toString('base64url')])(
    'a cursor of no place: %s',
    async (cursor) =>
      expect(await list(cursor)).toMatchObject({ status: 200, body: { tournaments: [] } }),
  );
});
