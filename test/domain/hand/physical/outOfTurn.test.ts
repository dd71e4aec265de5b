import { describe, expect, it } from 'vitest';
import { hiddenAfterLoss, wonWithHidden } from '../../../../domain/hand/physical/hiddenChips.ts';
import { owedOnMisstatedBet } from '../../../../domain/hand/physical/misstatedBet.ts';
import { anticipatedTurn, type OutOfTurn } from '../../../../domain/hand/physical/outOfTurn.ts';

/** Blinds 100/200; B acts before A. */
const early = (given: Partial<OutOfTurn>) =>
  anticipatedTurn({
    ruleset: 'R123',
    action: 'raise',
    to: 800,
    toMatchBefore: 200,
    toMatchNow: 200,
    isFollowed: false,
    ...given,
  });

describe.each(['R123', 'CLUB'] as const)('Out of turn under %s [R123-II-91]', (ruleset) => {
  it('raise to 800 and A only calls 200: it stands', () =>
    expect(early({ ruleset, isFollowed: true })).toMatchObject({ options: 'stands', returned: 0 }));

  it('A raises to 600: he calls 600 or folds and loses them', () =>
    expect(early({ ruleset, toMatchNow: 600 })).toEqual({
      options: 'call-or-fold',
      returned: 200,
      lostByFolding: 600,
      norm: 'R123-II-91',
    }));

  it('a check stands unless A bets 300: call or fold [R123-II-92]', () => {
    const check = { ruleset, action: 'check', to: 0, toMatchBefore: 0 } as const;
    expect(early({ ...check, toMatchNow: 0 })).toMatchObject({ options: 'stands' });
    expect(early({ ...check, toMatchNow: 300 })).toMatchObject({
      options: 'call-or-fold',
      lostByFolding: 0,
      norm: 'R123-II-92',
    });
  });

  it('a call of 200, then A raises to 600: call 600 or fold [R123-II-93]', () => {
    const call = { ruleset, action: 'call', to: 200 } as const;
    expect(early({ ...call, toMatchNow: 600 })).toMatchObject({
      options: 'call-or-fold',
      lostByFolding: 200,
      norm: 'R123-II-93',
    });
    expect(early(call)).toMatchObject({ options: 'stands' });
  });
});

describe('Out of turn in cash [R40-57]', () => {
  it('400 out of turn, an earlier player bets 1,000: call 1,000 or fold losing 400', () =>
    expect(
      early({ ruleset: 'R40', action: 'bet', to: 400, toMatchBefore: 0, toMatchNow: 1000 }),
    ).toEqual({
      options: 'call-or-fold',
      returned: 0,
      lostByFolding: 400,
      norm: 'R40-57',
    }));

  it('an earlier bet of 300 below his 400: he may only cover it, 100 back', () =>
    expect(
      early({ ruleset: 'R40', action: 'bet', to: 400, toMatchBefore: 0, toMatchNow: 300 }),
    ).toMatchObject({ options: 'call', returned: 100 }));

  it('no bet before his turn: it stands', () =>
    expect(
      early({ ruleset: 'R40', action: 'bet', to: 400, toMatchBefore: 0, toMatchNow: 0 }),
    ).toMatchObject({
      options: 'stands',
    }));
});

describe('Out of turn by the floor rules [PISO-40]', () => {
  const raise = (given: Partial<OutOfTurn>) => early({ ruleset: 'PISO', ...given });

  it('A calls 200: reduced to a call, 600 back', () =>
    expect(raise({ isFollowed: true })).toMatchObject({ options: 'call', returned: 600 }));

  it('A folds: 800 stands', () => expect(raise({})).toMatchObject({ options: 'stands' }));

  it('A raises to 400 or more: 800 back, B is free', () =>
    expect(raise({ toMatchNow: 400 })).toMatchObject({ options: 'free', returned: 800 }));
});

describe('A fold out of turn', () => {
  const fold = { action: 'fold', to: 0 } as const;

  it('stands, save in the club [CLUB-K4]', () => {
    expect(early({ ...fold, ruleset: 'R123' }).options).toBe('stands');
    expect(early({ ...fold, ruleset: 'CLUB' })).toMatchObject({ options: 'free', norm: 'CLUB-K4' });
  });
});

describe('Hidden chips after a lost all-in', () => {
  const found = { declared: 21_000, hidden: 2000, opponentStack: 100_000 };

  it('go to the winner while the next hand has not begun, else out of play [R123-II-95]', () => {
    const given = { ruleset: 'R123', ...found } as const;
    expect(hiddenAfterLoss({ ...given, nextHandBegun: false })).toMatchObject({
      toWinner: 2000,
      removedFromPlay: 0,
      isEliminated: true,
    });
    expect(hiddenAfterLoss({ ...given, nextHandBegun: true })).toMatchObject({
      toWinner: 0,
      removedFromPlay: 2000,
      isEliminated: true,
    });
  });

  it('in the club the director may give them, before the next deal only [CLUB-T11]', () => {
    const give = (nextHandBegun: boolean, givenByDirector: boolean) =>
      hiddenAfterLoss({ ruleset: 'CLUB', ...found, nextHandBegun, givenByDirector }).toWinner;
    expect([give(false, true), give(false, false), give(true, true)]).toEqual([2000, 0, 0]);
  });

  it('by the floor rules they lose and never win: 23,000 against 21,000 [PISO-48] [PISO-48.1]', () => {
    const given = { ruleset: 'PISO', ...found, nextHandBegun: false } as const;
    expect(given.declared + hiddenAfterLoss(given).toWinner).toBe(23_000);
    expect(hiddenAfterLoss(given).isEliminated).toBe(true);
    expect(wonWithHidden(given)).toBe(21_000);
  });

  it.each(['PISO', 'R123'] as const)(
    'the opponent’s stack caps the loss: 55,000 of 60,000, and 5,000 stay, under %s [PISO-48.2] [R123-II-95]',
    (ruleset) => {
      const given = { ruleset, declared: 50_000, hidden: 10_000, opponentStack: 55_000 };
      const outcome = hiddenAfterLoss({ ...given, nextHandBegun: false });
      expect(outcome).toMatchObject({ toWinner: 5000, kept: 5000, isEliminated: false });
    },
  );
});

describe('An all-in that was told wrong is paid as it is', () => {
  const owed = (declared: number, actual: number, callerStack = 900_000) =>
    owedOnMisstatedBet({ ruleset: 'PISO', declared, actual, callerStack });

  it('declared 80,000, actual 50,000: 50,000 [PISO-42.1]', () =>
    expect(owed(80_000, 50_000)).toEqual({ owed: 50_000, norm: 'PISO-42.1' }));

  it('declared 100,000, actual 150,000: 150,000 [PISO-42.2]', () =>
    expect(owed(100_000, 150_000)).toEqual({ owed: 150_000, norm: 'PISO-42.2' }));

  it('never more than the caller has', () =>
    expect(owed(80_000, 150_000, 90_000).owed).toBe(90_000));

  it('called thinking 5,000, actual 15,000: 15,000 [R123-II-99]', () =>
    expect(
      owedOnMisstatedBet({ ruleset: 'R123', declared: 5000, actual: 15_000, callerStack: 90_000 }),
    ).toEqual({ owed: 15_000, norm: 'R123-II-99' }));
});
