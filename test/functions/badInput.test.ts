import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, newKey, type Reply } from './support/api.ts';
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
    body: announcement({ eventNumber: (key ?? newKey()).slice(0, 20), ...changes }),
    ...(key !== undefined && { key }),
  });
const detailsOf = (body: Reply['body']): unknown =>
  (body['errors'] as { detail: string }[]).map(({ detail }) => detail);
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

  it.each([
    ['a sign of two halves', 'Mesa 🂡', 'U+1F0A1'],
    ['an override of direction', 'Ana \u202egnitset', 'U+202E'],
    ['an isolate', 'Ana \u2066', 'U+2066'],
    ['a blank of no width', 'Ana\u200bMaría', 'U+200B'],
    ['a joiner', 'Ana\u200dMaría', 'U+200D'],
    ['a soft hyphen', 'Ana\u00adMaría', 'U+00AD'],
    ['a joiner of graphemes', 'Ana\u034fMaría', 'U+034F'],
    ['a control character', 'a\u0007b', 'U+0007'],
    ['a second line', 'a\nb', 'U+000A'],
    ['Arabic', 'Ana أ', 'U+0623'],
    ['Han', '山田', 'U+5C71'],
    ['a letter of Latin that the face lacks', 'Ana \ua7b5', 'U+A7B5'],
    ['a private character', '\ue000', 'U+E000'],
  ])('%s, which papers cannot print', async (_, name, character) => {
    const { status, body } = await announceAs({ name });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request.invalid', errors: [{ pointer: '#/name' }] });
    expect(detailsOf(body)).toEqual([
      `Character ${character}: papers cannot print it. ` +
        'Use letters of Latin, Greek or Cyrillic, numbers and punctuation.',
    ]);
  });

  it('and says so in Spanish', async () => {
    const body = announcement({ name: 'Mesa 🂡' });
    const reply = await call(DIRECTOR, 'POST', '/v1/tournaments', { body, language: 'es' });
    expect(detailsOf(reply.body)).toEqual([
      'Carácter U+1F0A1: los papeles no pueden imprimirlo. ' +
        'Use letras latinas, griegas o cirílicas, números y puntuación.',
    ]);
  });

  it.each(['', '   ', 'x'.repeat(201), '🂡'.repeat(101)])(
    'a text with a single error (%#)',
    async (name) => expect(detailsOf((await announceAs({ name })).body)).toHaveLength(1),
  );

  it.each([
    'Ñandú O’Higgins-D´Angelo, 2.ª copa «Otoño» № 5 ° º ® ©',
    'Łukasz Öztürk Nguyễn Θεόδωρος Дмитрий',
    'Nu\u0301n\u0303ez',
    'Copa de € 100 ± 5 % × 2 − 1 ≤ 3',
  ])('but takes what they can: %s', async (name) =>
    expect((await announceAs({ name })).status).toBe(201),
  );

  it.each(['propertyIsEnumerable', '__defineGetter__'])(
    'a key that would be an id nobody can use: %s',
    async (key) =>
      expect(await announceAs({}, key)).toMatchObject({
        status: 400,
        body: { code: 'request.idempotency-key-malformed' },
      }),
  );

  it.each(['A', 'AAAA', Buffer.from('\u0001').toString('base64url')])(
    'a cursor of no place: %s',
    async (cursor) =>
      expect(await list(cursor)).toMatchObject({ status: 200, body: { tournaments: [] } }),
  );
});
