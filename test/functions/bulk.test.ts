import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, newKey } from './support/api.ts';
import {
  announce,
  by,
  CAGE,
  DIRECTOR,
  FLOOR,
  form,
  on,
  openCasino,
  payment,
} from './support/casino.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable();
  await openCasino();
});
afterAll(() => table.stop());

type Result = { idempotencyKey: string; status: number | string; body: Record<string, unknown> };

describe('Up to 100 commands of one event in one request', () => {
  it('answers each as if it had come alone, in order', async () => {
    const t = await announce();
    const [entryId, saleId, other] = [newKey(), newKey(), newKey()];
    const commands = [
      { operation: 'takeEntryForm', idempotencyKey: entryId, body: form(1) },
      { operation: 'payEntry', idempotencyKey: saleId, entryId, body: payment(1) },
      { operation: 'lockPrizes', idempotencyKey: other, body: by('L-1') },
      { operation: 'payEntry', idempotencyKey: newKey(), entryId, body: { desk: 'three' } },
    ];
    const { status, body } = await on(t)(CAGE, 'commands', { commands }, { key: null });
    expect(status).toBe(200);
    const results = body['results'] as Result[];
    expect(results.map((one) => [one.idempotencyKey, one.status])).toEqual([
      [entryId, 201],
      [saleId, 201],
      [other, 403],
      [commands[3]?.idempotencyKey, 400],
    ]);
    expect(results[1]?.body).toMatchObject({ entryNumber: 1, voucher: '0003-00000001' });
    const alone = await on(t)(CAGE, `entries/${entryId}/payment`, payment(1), { key: saleId });
    expect(alone.body).toEqual(results[1]?.body);
  });

  it('refuses more than 100, and reads and announcements among them', async () => {
    const t = await announce();
    const one = { operation: 'lockPrizes', idempotencyKey: newKey(), body: by('L-1') };
    const send = (commands: object[]) => on(t)(DIRECTOR, 'commands', { commands });
    expect((await send(Array(101).fill(one))).status).toBe(400);
    expect((await send([{ ...one, operation: 'readTournament' }])).status).toBe(400);
    expect((await send([{ ...one, operation: 'announceTournament' }])).status).toBe(400);
    expect((await send([])).status).toBe(400);
  });

  it('does not attempt what its 20 seconds do not reach', async () => {
    const { attemptAll } = await import('../../functions/shared/bulk.ts');
    const keys = ['first-of-the-bulk-1', 'second-of-the-bulk1', 'third-of-the-bulk-1'];
    const commands = keys.map((idempotencyKey) => ({
      operation: 'lockPrizes',
      idempotencyKey,
      body: {},
    }));
    let now = 0;
    const results = await attemptAll(
      commands,
      0,
      () => now,
      async () => {
        now += 10_500;
        return { status: 201, body: {} };
      },
    );
    expect(results.map((one) => (one as Result).status)).toEqual([201, 201, 'not-attempted']);
  });

  it('lets a role post what its scope allows', async () => {
    const t = await announce();
    const command = { operation: 'takeEntryForm', idempotencyKey: newKey(), body: form(2) };
    const { body } = await on(t)(FLOOR, 'commands', { commands: [command] });
    expect((body['results'] as Result[])[0]?.status).toBe(201);
    const fiscal = { scopes: ['tapete/fiscal'] } as const;
    const path = `/v1/tournaments/${t}/commands`;
    const other = { ...command, idempotencyKey: newKey() };
    const refused = await call(fiscal, 'POST', path, { body: { commands: [other] } });
    expect((refused.body['results'] as Result[])[0]?.status).toBe(403);
  });
});
