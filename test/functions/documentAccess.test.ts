import { describe, expect, it } from 'vitest';
import { mayListAll, mayRead } from '../../functions/documents/access.ts';
import { callerOf } from '../../functions/shared/caller.ts';
import type { Scope } from '../../functions/shared/scopes.ts';

describe('Who reads which paper', () => {
  it.each<[Scope, string[]]>([
    ['tapete/accounting', ['AS', 'CL', 'LM', 'LT', 'RP', 'VC']],
    ['tapete/fiscal', ['AS', 'CL', 'LM', 'LT', 'RP', 'VC']],
    ['tapete/director', ['AS', 'CL', 'LM', 'LT', 'RP', 'VC']],
    ['tapete/supervisor', ['AS', 'CL', 'LM', 'LT', 'RP', 'VC']],
    ['tapete/cage', ['CL', 'RP', 'VC']],
    ['tapete/floor', ['AS', 'CL', 'VC']],
    ['tapete/admin', []],
  ])('%s reads %j', (scope, kinds) => {
    const caller = { scopes: [scope], desk: null };
    const read = KINDS.filter((kind) => mayRead(caller, { kind, desk: 3 }));
    expect(read).toEqual(kinds);
  });

  it('lets a cash desk with a number of its own read its own papers only', () => {
    const caller = { scopes: ['tapete/cage'] as const, desk: 3 };
    expect(mayRead(caller, { kind: 'VC', desk: 3 })).toBe(true);
    expect(mayRead(caller, { kind: 'VC', desk: 4 })).toBe(false);
    expect(mayRead(caller, { kind: 'RP', desk: 4 })).toBe(false);
  });

  it('lets every cash desk read the receipt that a player hands in', () =>
    expect(mayRead({ scopes: ['tapete/cage'], desk: 3 }, { kind: 'CL', desk: 9 })).toBe(true));

  it('lists the whole operator to accounting and fiscalizers only', () => {
    expect(mayListAll(['tapete/fiscal'])).toBe(true);
    expect(mayListAll(['tapete/director', 'tapete/cage'])).toBe(false);
  });

  it('takes the desk from the token, and none from one that names none', () => {
    expect(callerWith({ desk: '3' }).desk).toBe(3);
    expect(callerWith({}).desk).toBeNull();
    expect(() => callerWith({ desk: 'all' })).toThrow('request.unauthenticated');
  });
});

const KINDS = ['AS', 'CL', 'LM', 'LT', 'RP', 'VC'] as const;

const callerWith = (more: object) =>
  callerOf({
    requestContext: {
      authorizer: {
        jwt: {
          claims: { operator: 'o', venue: 'v', client_id: 'c', scope: 'tapete/cage', ...more },
        },
      },
    },
  } as unknown as Parameters<typeof callerOf>[0]);
