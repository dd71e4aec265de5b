import type { PreTokenGenerationV3TriggerEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handler } from '../../functions/identity/claims.ts';
import { keys } from '../../functions/shared/keys.ts';
import { ports } from '../../functions/shared/runtime.ts';
import { SCOPES } from '../../functions/shared/scopes.ts';
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
    row('7d1f-ana', { legajo: '1001' }),
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

describe('What a token says of a person who signed in', () => {
  const tokenOf = async (sub: string, groupsToOverride: string[] | undefined) => {
    const request = { userAttributes: { sub }, groupConfiguration: { groupsToOverride } };
    const event = { callerContext: { clientId: 'browser' }, request, response: {} };
    const { response } = await handler(event as unknown as PreTokenGenerationV3TriggerEvent);
    return response.claimsAndScopeOverrideDetails?.accessTokenGeneration;
  };
  const suppressedBut = (...roles: string[]) => SCOPES.filter((scope) => !roles.includes(scope));

  it('is whose it is, with the roles of his groups and no other', async () => {
    expect(await tokenOf('7d1f-ana', ['director', 'fiscal'])).toEqual({
      claimsToAddOrOverride: {
        ...{ operator: 'casino', venue: 'buque', legajo: '1001', person: '7d1f-ana' },
      },
      scopesToSuppress: suppressedBut('tapete/director', 'tapete/fiscal'),
    });
  });

  it('opens nothing for who has no group, or no row', async () => {
    expect((await tokenOf('7d1f-ana', undefined))?.scopesToSuppress).toEqual(SCOPES);
    expect((await tokenOf('nobody', ['director']))?.claimsToAddOrOverride).toEqual({
      person: 'nobody',
    });
  });
});
