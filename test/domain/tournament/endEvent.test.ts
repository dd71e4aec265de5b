import { describe, expect, it } from 'vitest';
import { centavos, sum } from '../../../domain/money/centavos.ts';
import { blockersOf } from '../../../domain/tournament/blockers.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import type { MoneyCommandOf } from '../../../domain/tournament/moneyCommands.ts';
import { poolOf, standingsOf } from '../../../domain/tournament/prizes.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { settle } from '../../../functions/papers/settled.ts';
import { fold, given, history } from '../../support/given.ts';
import { close, confirm, lock, payPrize } from './inPlay.ts';
import { announceTables, bust, comeTo, dealt, placesOf, redraw, seatCards } from './multiTable.ts';
import { by, pay, sell, takeForm } from './sitAndGo.ts';

/** Six entries at 2,000 with 80 % for prizes: 9,600 as 4,800, 2,880 and 1,920. */
const drawn = dealt([6]);
const six = [...drawn, ...comeTo(placesOf(6))];
const four = [...six, bust('x1', 1, 'E6'), bust('x2', 2, 'E5')];
const end = (
  amounts: Readonly<Record<string, number>>,
  changes: Partial<MoneyCommandOf<'EndEvent'>> = {},
): MoneyCommandOf<'EndEvent'> => ({
  type: 'EndEvent',
  interruptionId: 'end 1',
  reason: 'Corte de luz',
  consent: 'Nota 12/26',
  resolution: 'En proporción a las fichas de cada uno',
  shares: Object.entries(amounts).map(([entryId, amount]) => ({
    entryId,
    amount: centavos(amount * 100),
  })),
  ...by('director'),
  ...changes,
});
const stateOf = (...commands: readonly TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;
const all = { E2: 4_000, E1: 3_000, E3: 1_600, E4: 1_000 };

describe('An event under way is ended with the consent of the lottery [R123-I-6]', () => {
  it('with a snapshot, and the pool fixed that will be paid [R123-I-62]', () =>
    given(history(...four))
      .when(end(all))
      .thenFacts(
        {
          type: 'EventEnded',
          players: 4,
          snapshot: { entries: 4, takings: 12_000_00, chips: 60_000 },
        },
        { type: 'PrizesLocked', lock: 1, pool: 9_600_00 },
      ));

  it('each in play has the place and the amount that the act gives; nothing is left over', () => {
    const ended = stateOf(...four, end(all));
    const standings = standingsOf(ended).map(({ entry, position, prize }) => [
      entry,
      position,
      prize,
    ]);
    expect(standings).toEqual([
      [2, 1, 4_000_00],
      [1, 2, 3_000_00],
      [3, 3, 1_600_00],
      [4, 4, 1_000_00],
      [5, 5, 0],
      [6, 6, 0],
    ]);
    const settlement = settle(ended, []);
    expect(settlement.placePrizes).toEqual([4_000_00, 3_000_00, 1_600_00, 1_000_00]);
    expect(sum(settlement.classification.map(({ prize }) => prize))).toBe(poolOf(ended));
  });

  it('who the act does not name shares the places that follow, and nothing', () => {
    const ended = stateOf(...four, end({ E2: 9_600 }));
    expect(standingsOf(ended).slice(1, 4)).toMatchObject(
      [1, 3, 4].map((entry) => ({ entry, position: 2, sharedThrough: 4, prize: 0 })),
    );
  });

  it('who was out in the money keeps the prize: only the rest is divided', () => {
    const two = [...four, lock(), bust('x3', 3, 'E4'), bust('x4', 4, 'E3')];
    const ended = stateOf(...two, end({ E1: 3_840, E2: 3_840 }));
    expect(standingsOf(ended).slice(0, 3)).toMatchObject([
      { entry: 1, position: 1, prize: 3_840_00 },
      { entry: 2, position: 2, prize: 3_840_00 },
      { entry: 3, position: 3, prize: 1_920_00 },
    ]);
    given(history(...two))
      .when(end({ E1: 3_840, E2: 3_840 }))
      .thenFacts({ type: 'EventEnded', players: 2 });
  });

  it.each([
    { ...all, E4: 999.99 },
    { ...all, E4: 1_000.01 },
  ])('refuses a centavo more or less: %j', (amounts) =>
    given(history(...four))
      .when(end(amounts))
      .thenRejects('tournament.resolution-does-not-add-up', 'R123-I-62'),
  );

  it('without the reference, a reason, the words of the act or the Director is refused', () => {
    const refused = (changes: Partial<MoneyCommandOf<'EndEvent'>>) =>
      given(history(...four)).when(end(all, changes));
    refused({ consent: ' ' }).thenRejects('tournament.consent-missing', 'R123-I-6');
    refused({ reason: '' }).thenRejects('tournament.reason-missing', 'R123-I-6');
    refused({ resolution: ' ' }).thenRejects('tournament.reason-missing', 'R123-I-6');
    refused(by('supervisor')).thenRejects('tournament.role-not-allowed', 'R123-I-6');
  });

  it('gives nothing to who is out, nor twice to one', () => {
    const facts = history(...four);
    given(facts)
      .when(end({ ...all, E6: 0 }))
      .thenRejects('tournament.entry-not-live', 'R123-I-68');
    const twice = end(all);
    given(facts)
      .when({ ...twice, shares: [...twice.shares, { entryId: 'E1', amount: centavos(0) }] })
      .thenRejects('tournament.entry-listed-twice', 'R123-I-6');
  });

  it('not before the start, nor when one is left, nor twice; a retry adds nothing', () => {
    given(history(...drawn.slice(0, -1)))
      .when(end(all))
      .thenRejects('tournament.not-started', 'R123-I-24');
    const busts = ['E4', 'E3', 'E2'].map((entryId, index) => bust(`y${index}`, 3 + index, entryId));
    given(history(...four, ...busts))
      .when(end({ E1: 9_600 }))
      .thenRejects('tournament.finished', 'R123-I-6');
    const ended = history(...four, end(all));
    given(ended).when(end(all)).thenNothing();
    given(ended)
      .when(end(all, { interruptionId: 'end 2' }))
      .thenNothing();
    given(ended)
      .when(end({ ...all, E2: 3_999 }, { interruptionId: 'end 2' }))
      .thenRejects('tournament.ended', 'R123-I-6');
  });
});

describe('Of an event that was ended only its prizes go on [R123-I-6] [R123-I-62]', () => {
  const ended = [...four, end(all)];

  it('nobody plays, enters or is seated any more', () => {
    for (const command of [bust('z1', 9, 'E1'), takeForm('E9'), redraw({ drawId: 'other' })])
      given(history(...ended))
        .when(command)
        .thenRejects('tournament.ended', 'R123-I-6');
  });

  it('prizes are confirmed, paid and closed, and nobody has all the chips', () => {
    const paid = history(...ended, confirm('E1'), payPrize('E1'));
    expect(fold(paid)).toMatchObject({ entries: [{ E1: { payment: { amount: 3_000_00 } } }] });
    expect(blockersOf(fold(history(...ended))).map(({ code }) => code)).toEqual([
      'tournament.coupons-not-counted',
    ]);
    const club = { entriesMin: 2, disqualifiedChips: 'removed' } as const;
    const ofClub = [
      announceTables({ club }),
      ...sell('E1', 'E2', 'E3'),
      redraw({ draw: seatCards(['1/1', '1/2', '1/3']) }),
      ...drawn.slice(-1),
      end({ E1: 4_800 }, { consent: '' }),
    ];
    given(history(...ofClub))
      .when(close())
      .thenFacts({ type: 'TournamentClosed', winnerChips: null });
    given(history(...ofClub))
      .when(close(30_000))
      .thenRejects('tournament.ended', 'R123-I-6');
  });

  it('also from a suspension, which it ends', () => {
    const suspended: TournamentCommand = {
      type: 'SuspendEvent',
      interruptionId: 'suspend 1',
      reason: 'Corte de luz',
      consent: 'Nota 11/26',
      ...by('director'),
    };
    expect(stateOf(...four, suspended, end(all))).toMatchObject({
      status: 'finished',
      suspension: null,
      clock: { endsAt: null },
    });
  });
});

describe('What has a winner is closed, not suspended [R123-I-6]', () => {
  it('one more than the winner may still wait', () => {
    const suspend: TournamentCommand = {
      type: 'SuspendEvent',
      interruptionId: 'suspend 1',
      reason: 'Corte de luz',
      consent: 'Nota 11/26',
      ...by('director'),
    };
    const two = [...four, bust('y1', 3, 'E4'), bust('y2', 4, 'E3')];
    given(history(...two))
      .when(suspend)
      .thenFacts({ type: 'EventSuspended' });
    given(history(...two, bust('y3', 5, 'E2')))
      .when(suspend)
      .thenRejects('tournament.finished', 'R123-I-6');
    given(history(...two, suspend))
      .when(suspend)
      .thenNothing();
  });
});

describe('Before play starts every price goes back instead [R123-I-6]', () => {
  it('so it is cancelled, not ended', () =>
    given(history(announceTables(), ...sell('E1'), takeForm('E2'), pay('E2')))
      .when(end({ E1: 3_200 }))
      .thenRejects('tournament.not-started', 'R123-I-24'));
});
