import type { PreTokenGenerationV3TriggerEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handler } from '../../functions/identity/claims.ts';
import { keys } from '../../functions/shared/keys.ts';
import { ports } from '../../functions/shared/runtime.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  table = await startTable();
  const place = { operator: 'casino', venue: 'buque' };
  const row = (clientId: string, more: object) =>
    ({ put: { ...keys.client(clientId), ...place, ...more }, when: 'absent' }) as const;
  await ports().table.write([
    row('cage-3', { desk: 3 }),
    row('floor-7', { event: 'sng-2014-0509-0001', table: 7 }),
    row('books', {}),
  ]);
});
afterAll(() => table.stop());

describe('What a token says of its client', () => {
  it.each([
    ['cage-3', { operator: 'casino', venue: 'buque', desk: '3' }],
    ['floor-7', { operator: 'casino', venue: 'buque', event: 'sng-2014-0509-0001', table: '7' }],
    ['books', { operator: 'casino', venue: 'buque' }],
    ['stranger', {}],
  ])('%s: %j', async (clientId, claims) => {
    const event = { callerContext: { clientId }, response: {} };
    const { response } = await handler(event as unknown as PreTokenGenerationV3TriggerEvent);
    const { accessTokenGeneration } = response.claimsAndScopeOverrideDetails ?? {};
    expect(accessTokenGeneration?.claimsToAddOrOverride).toEqual(claims);
  });
});
