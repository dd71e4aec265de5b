import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answeredBefore, keepAnswer } from '../../functions/shared/idempotency.ts';
import { memoryTable } from '../support/memoryTable.ts';
import { call, newKey } from './support/api.ts';
import {
  announce,
  announcement,
  CAGE,
  DIRECTOR,
  form,
  on,
  openCasino,
  payment,
} from './support/casino.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
let t = '';
beforeAll(async () => {
  table = await startTable();
  await openCasino();
});
beforeEach(async () => {
  t = await announce();
});
afterAll(() => table.stop());

const version = async (): Promise<unknown> =>
  (await call(DIRECTOR, 'GET', `/v1/tournaments/${t}`)).body['version'];

describe('A repeated Idempotency-Key', () => {
  it('answers what it answered before, after other facts too, and records nothing', async () => {
    const key = newKey();
    const first = await on(t)(CAGE, 'entries', form(1), { key });
    await on(t)(CAGE, 'entries', form(2));
    const again = await on(t)(CAGE, 'entries', form(1), { key });
    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers['etag']).toBe(first.headers['etag']);
    expect(await version()).toBe(3);
  });

  it('is the same key in quotes', async () => {
    const key = newKey();
    const first = await on(t)(CAGE, 'entries', form(1), { key });
    const again = await on(t)(CAGE, 'entries', form(1), { key: `"${key}"` });
    expect(again.body).toEqual(first.body);
    expect(await version()).toBe(2);
  });

  it('is refused with other content, whatever part differs', async () => {
    const key = newKey();
    await on(t)(CAGE, 'entries', form(1), { key });
    const other = await on(t)(CAGE, 'entries', form(2), { key });
    expect(other).toMatchObject({ status: 422, body: { code: 'request.idempotency-key-reused' } });
    const elsewhere = await on(await announce())(CAGE, 'entries', form(1), { key });
    expect(elsewhere.status).toBe(422);
    expect(await version()).toBe(2);
  });

  it('belongs to the client: another desk with the same key asks for something else', async () => {
    const key = newKey();
    await on(t)(CAGE, 'entries', form(1), { key });
    const other = await on(t)({ ...CAGE, client: 'desk-2' }, 'entries', form(2), { key });
    // The key is the id of the entry, which is taken: the rules refuse, not the record.
    expect(other.body['code']).toBe('tournament.entry-id-reused');
  });

  it('decides a refusal again, because the facts may have changed', async () => {
    const body = payment(1);
    const key = newKey();
    const entryId = newKey();
    const early = await on(t)(CAGE, `entries/${entryId}/payment`, body, { key });
    expect(early.body['code']).toBe('tournament.entry-unknown');
    await on(t)(CAGE, 'entries', form(1), { key: entryId });
    expect((await on(t)(CAGE, `entries/${entryId}/payment`, body, { key })).status).toBe(201);
  });

  it('records once when both requests run at the same time', async () => {
    const entryId = newKey();
    await on(t)(CAGE, 'entries', form(1), { key: entryId });
    const key = newKey();
    const pay = () => on(t)(CAGE, `entries/${entryId}/payment`, payment(1), { key });
    const replies = await Promise.all([pay(), pay(), pay(), pay()]);
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 201, body: replies[0]?.body });
    expect(await version()).toBe(3);
  });

  it('must be sent with every new fact, and fit its pattern', async () => {
    for (const key of [null, 'too-short', `${'x'.repeat(65)}`, 'spaces are not allowed']) {
      const code = `request.idempotency-key-${key === null ? 'missing' : 'malformed'}`;
      expect(await on(t)(CAGE, 'entries', form(1), { key })).toMatchObject({
        status: 400,
        body: { code },
      });
    }
  });

  it('is the id of the tournament it announces', async () => {
    const body = announcement({ eventNumber: t.slice(0, 20) });
    const again = await call(DIRECTOR, 'POST', '/v1/tournaments', { body, key: t });
    expect(again).toMatchObject({ status: 201, body: { tournamentId: t, version: 1 } });
  });
});

describe('An answer larger than an item of the table', () => {
  it('is kept packed, and given again as it was', async () => {
    const { table: memory } = memoryTable();
    const attempt = { operator: 'o', client: 'c', idempotencyKey: newKey(), contentHash: 'h' };
    const seats = Array.from({ length: 10_000 }, (_, index) => ({
      entryNumber: index + 1,
      table: 1 + (index % 1_112),
      seat: 10,
    }));
    const answer = { status: 201, body: { seats } };
    const write = keepAnswer(attempt, answer);
    expect(JSON.stringify(answer).length).toBeGreaterThan(400_000);
    expect((write.put['packed'] as Uint8Array).byteLength).toBeLessThan(200_000);
    await memory.write([write]);
    expect(await answeredBefore(memory, attempt)).toEqual(answer);
    expect(keepAnswer(attempt, { status: 201, body: {} }).put['answer']).toBe(
      '{"status":201,"body":{}}',
    );
  });
});
