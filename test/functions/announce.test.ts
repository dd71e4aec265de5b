import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, newKey } from './support/api.ts';
import { announcement, DIRECTOR, openCasino } from './support/casino.ts';
import { tablesAnnouncement } from './support/multiTable.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable();
  await openCasino();
});
afterAll(() => table.stop());

describe('POST /v1/tournaments', () => {
  it('announces under the Idempotency-Key as id, and shows it with an ETag', async () => {
    const key = newKey();
    const made = await call(DIRECTOR, 'POST', '/v1/tournaments', { body: announcement(), key });
    expect(made).toMatchObject({ status: 201, body: { tournamentId: key, version: 1 } });
    const shown = await call(DIRECTOR, 'GET', `/v1/tournaments/${key}`);
    expect(shown).toMatchObject({
      status: 200,
      headers: { etag: '"1"' },
      body: { status: 'registering', lock: 'none', terms: { price: { amount: 1_000_000 } } },
    });
  });

  it('refuses the number of another event of the venue, and only there', async () => {
    const body = announcement({ eventNumber: '14-0100' });
    const send = (who: object, key: string) =>
      call({ ...DIRECTOR, ...who }, 'POST', '/v1/tournaments', { body, key });
    const key = newKey();
    expect(await send({}, key)).toMatchObject({ status: 201 });
    expect(await send({}, key)).toMatchObject({ status: 201 });
    expect(await send({}, newKey())).toMatchObject({
      status: 409,
      body: { code: 'tournament.event-number-reused', normId: 'R123-I-1' },
    });
    expect(await send({ venue: 'otro' }, newKey())).toMatchObject({ status: 201 });
  });

  it('gives a number once when two announce it at the same time', async () => {
    const body = announcement({ eventNumber: '14-0101' });
    const both = [newKey(), newKey()].map((key) =>
      call(DIRECTOR, 'POST', '/v1/tournaments', { body, key }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409]);
  });

  it('takes a Sit & Go within an event of the venue, and within no other [R123-I-25]', async () => {
    const send = (body: object, who: object = {}) =>
      call({ ...DIRECTOR, ...who }, 'POST', '/v1/tournaments', { body, key: newKey() });
    const within = (event: string, eventNumber: string) =>
      announcement({
        eventNumber,
        authorisation: { kind: 'within-event', event, reference: 'Nota 12/14' },
      });
    const event = tablesAnnouncement({ eventNumber: '14-0200', tables: [11, 12] });
    const unknown = {
      status: 404,
      body: {
        code: 'tournament.event-unknown',
        normId: 'R123-I-25',
        errors: [{ in: 'body', pointer: '#/authorisation/event' }],
      },
    };
    expect(await send(within('14-0200', '14-0201'))).toMatchObject(unknown);
    expect(await send(within('14-0201', '14-0201'))).toMatchObject(unknown);
    expect(await send(event, { venue: 'otro' })).toMatchObject({ status: 201 });
    expect(await send(within('14-0200', '14-0201'))).toMatchObject(unknown);
    expect(await send(event)).toMatchObject({ status: 201 });
    const inside = within('14-0200', '14-0201');
    const alone = announcement({ eventNumber: '14-0202', table: 30 });
    expect(await send(alone)).toMatchObject({ status: 201 });
    expect(await send(within('14-0202', '14-0203'))).toMatchObject(unknown);
    const key = newKey();
    for (const _ of ['first', 'again'])
      expect(
        await call(DIRECTOR, 'POST', '/v1/tournaments', { body: { ...inside, table: 31 }, key }),
      ).toMatchObject({ status: 201 });
  });

  it.each([6, 11])('refuses a quota of %i with the article [R123-IV-11.p3]', async (quota) => {
    const body = announcement({ quota });
    expect(await call(DIRECTOR, 'POST', '/v1/tournaments', { body, key: newKey() })).toMatchObject({
      status: 409,
      body: { code: 'tournament.quota-out-of-range', normId: 'R123-IV-11.p3' },
    });
  });
});
