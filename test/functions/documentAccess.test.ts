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
    const caller = { ...ANYWHERE, scopes: [scope] };
    const read = KINDS.filter((kind) => mayRead(caller, { ...PAPER, kind }));
    expect(read).toEqual(kinds);
  });

  it('lets a cash desk with a number of its own read its own papers only', () => {
    const caller = { ...ANYWHERE, scopes: ['tapete/cage'] as const, desk: 3 };
    expect(mayRead(caller, PAPER)).toBe(true);
    expect(mayRead(caller, { ...PAPER, desk: 4 })).toBe(false);
    expect(mayRead(caller, { ...PAPER, kind: 'RP', desk: 4 })).toBe(false);
  });

  it.each<Scope>(['tapete/director', 'tapete/supervisor', 'tapete/floor'])(
    'lets a client with %s of one event read the papers of that event only',
    (scope) => {
      const caller = { ...ANYWHERE, scopes: [scope], event: PAPER.tournamentId };
      expect(mayRead(caller, PAPER)).toBe(true);
      expect(mayRead(caller, { ...PAPER, tournamentId: 'another-event-0001' })).toBe(false);
    },
  );

  it('lets the floor of one table read the papers of that table, and those of no table', () => {
    const caller = { ...ANYWHERE, scopes: ['tapete/floor'] as const, table: 7 };
    expect(mayRead(caller, { ...PAPER, kind: 'AS', table: 7 })).toBe(true);
    expect(mayRead(caller, { ...PAPER, kind: 'AS', table: 8 })).toBe(false);
    expect(mayRead(caller, { ...PAPER, table: null })).toBe(true);
  });

  it('binds accounting and fiscalizers to no place', () => {
    const caller = { scopes: ['tapete/fiscal'] as const, desk: 4, event: 'x', table: 9 };
    expect(mayRead(caller, PAPER)).toBe(true);
  });

  it('lets every cash desk read the receipt that a player hands in', () =>
    expect(
      mayRead({ ...ANYWHERE, scopes: ['tapete/cage'], desk: 3 }, { ...PAPER, kind: 'CL', desk: 9 }),
    ).toBe(true));

  it('lists the whole operator to accounting and fiscalizers only', () => {
    expect(mayListAll(['tapete/fiscal'])).toBe(true);
    expect(mayListAll(['tapete/director', 'tapete/cage'])).toBe(false);
  });

  it('takes event and table from the token', () => {
    const caller = callerWith({ event: 'sng-2014-0509-0001', table: '7' });
    expect(caller).toMatchObject({ event: 'sng-2014-0509-0001', table: 7, desk: null });
    expect(() => callerWith({ event: 'x' })).toThrow('request.unauthenticated');
    expect(() => callerWith({ table: '0' })).toThrow('request.unauthenticated');
  });

  it('takes the desk from the token, and none from one that names none', () => {
    expect(callerWith({ desk: '3' }).desk).toBe(3);
    expect(callerWith({}).desk).toBeNull();
    expect(() => callerWith({ desk: 'all' })).toThrow('request.unauthenticated');
  });
});

const ANYWHERE = { desk: null, event: null, table: null };

const PAPER = { kind: 'VC', desk: 3, tournamentId: 'sng-2014-0509-0001', table: 1 } as const;

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
