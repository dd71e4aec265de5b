import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, newKey } from './support/api.ts';
import { announcement, DIRECTOR, openCasino } from './support/casino.ts';
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

  it.each([6, 11])('refuses a quota of %i with the article [R123-IV-11.p3]', async (quota) => {
    const body = announcement({ quota });
    expect(await call(DIRECTOR, 'POST', '/v1/tournaments', { body, key: newKey() })).toMatchObject({
      status: 409,
      body: { code: 'tournament.quota-out-of-range', normId: 'R123-IV-11.p3' },
    });
  });
});
