import { describe, expect, it } from 'vitest';
import { callerOf, demandSelf } from '../../functions/shared/caller.ts';

const callerWith = (more: object) => {
  const claims = { operator: 'o', venue: 'v', client_id: 'c', scope: 'tapete/cage', ...more };
  const event = { requestContext: { authorizer: { jwt: { claims } } } };
  return callerOf(event as unknown as Parameters<typeof callerOf>[0]);
};

describe('A person who signed in', () => {
  const ana = callerWith({ person: '7d1f-ana', legajo: '1001' });

  it('is known by himself, not by the program that he signed in with', () =>
    expect(ana).toMatchObject({ client: '7d1f-ana', legajo: '1001' }));

  it('opens nothing before he has a legajo', () =>
    expect(() => callerWith({ person: '7d1f-ana' })).toThrow('request.unauthenticated'));

  it('acts under his own legajo only', () => {
    demandSelf(ana, { by: { legajo: '1001' } });
    demandSelf(ana, { query: 'names nobody' });
    demandSelf(ana, undefined);
    expect(() => demandSelf(ana, { by: { legajo: '1002' } })).toThrow('request.not-yourself');
  });

  it('is nobody where a desk asks: its commands name anybody of the staff', () => {
    expect(callerWith({}).legajo).toBeNull();
    demandSelf(callerWith({}), { by: { legajo: '1002' } });
  });
});
