import { describe, expect, it } from 'vitest';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import { handsLeft } from '../../../domain/tournament/penalties.ts';
import type { Suspension } from '../../../domain/tournament/penaltyCommands.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import { playing } from './multiTable.ts';
import { at, by, staff } from './sitAndGo.ts';

const stateAfter = (...commands: readonly TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;
const impose = (changes: Partial<CommandOf<'ImposePenalty'>> = {}): CommandOf<'ImposePenalty'> => ({
  type: 'ImposePenalty',
  penaltyId: 'n1',
  entryId: 'E1',
  hand: 12,
  codes: ['device-at-table'],
  others: [],
  round: null,
  description: 'Teléfono en la mesa',
  suspension: null,
  ...by('supervisor'),
  ...changes,
});
/** Nine at table 1, four at table 2. */
const table = playing([9, 4]);

describe('A penalty says who, what, when and by whom [R123-II-39]', () => {
  it('records table, hand, level, infractions, description and author', () => {
    expect(stateAfter(...table, impose()).penalties).toMatchObject([
      {
        entryId: 'E1',
        table: 1,
        hand: 12,
        level: 1,
        codes: ['device-at-table'],
        infractions: ['R123-I-78.b17'],
        description: 'Teléfono en la mesa',
        by: staff('supervisor'),
      },
    ]);
    given(history(...table, impose()))
      .when(impose())
      .thenNothing();
  });
  it('is refused without a rule or without words', () => {
    given(history(...table))
      .when(impose({ codes: [] }))
      .thenRejects('tournament.infraction-missing', 'R123-II-39');
    given(history(...table))
      .when(impose({ description: ' ' }))
      .thenRejects('tournament.reason-missing', 'R123-II-39');
  });
});

describe('Director and Supervisors penalise, a dealer reports [R123-II-41]', () => {
  it.each(['director', 'supervisor'] as const)('takes it from the %s', (role) =>
    given(history(...table))
      .when(impose(by(role)))
      .thenFacts({ type: 'PenaltyImposed' }),
  );
  it('refuses a dealer', () =>
    given(history(...table))
      .when(impose(by('dealer')))
      .thenRejects('tournament.role-not-allowed', 'R123-II-41'));
  it('warns without hands [R123-II-41.b1]', () =>
    given(history(...table))
      .when(impose())
      .thenFacts({ hands: 0 }));
});

describe('Some acts are infractions only while hands are simultaneous [R123-I-22]', () => {
  const set = (on: boolean, minute: number): TournamentCommand => ({
    type: 'SetHandForHand',
    settingId: `set ${minute}`,
    on,
    reason: 'Burbuja',
    ...by('director'),
    occurredAt: at(minute),
  });
  const release = (round: number): TournamentCommand => ({
    type: 'ReleaseRound',
    round,
    ...by('director'),
    occurredAt: at(20 + round),
  });
  const phone = (round: number | null, minute: number) =>
    impose({ codes: ['device-hand-for-hand'], round, occurredAt: at(minute) });
  const sixth = [...table, set(true, 20), release(1)];

  it('a phone during round 1 is logged with the round; of a round that was not played it is not', () => {
    given(history(...sixth))
      .when(phone(1, 22))
      .thenFacts({ type: 'PenaltyImposed', round: 1, infractions: ['R123-I-22'] });
    given(history(...sixth, phone(1, 22)))
      .when(phone(1, 22))
      .thenNothing();
    given(history(...sixth))
      .when(phone(2, 22))
      .thenRejects('tournament.round-out-of-order', 'R123-I-22');
    given(history(...sixth))
      .when(phone(null, 22))
      .thenRejects('conduct.round-missing', 'R123-I-22');
  });

  it('outside them neither it nor leaving the table is charged', () => {
    for (const code of ['device-hand-for-hand', 'table-left-hand-for-hand'])
      given(history(...table))
        .when(impose({ codes: [code], round: 1 }))
        .thenRejects('tournament.hand-for-hand-off', 'R123-I-22');
    given(history(...table))
      .when(impose({ round: 1 }))
      .thenRejects('tournament.hand-for-hand-off', 'R123-I-19');
  });

  it('what happened before they ended may be posted later, nothing that happened after', () => {
    const over = [...sixth, set(false, 30)];
    given(history(...over))
      .when(phone(1, 29))
      .thenFacts({ round: 1 });
    given(history(...over))
      .when(phone(1, 30))
      .thenRejects('tournament.hand-for-hand-off', 'R123-I-22');
    given(history(...table, set(true, 20)))
      .when(phone(1, 19))
      .thenRejects('tournament.hand-for-hand-off', 'R123-I-22');
    given(history(...table, set(true, 20)))
      .when(phone(1, 20))
      .thenFacts({ round: 1 });
  });
});

describe('A suspension is one hand, or one to four for each player [R123-II-41.b2]', () => {
  const suspend = (handsPerPlayer: number) => impose({ suspension: { handsPerPlayer } });
  it('9 players and 2 each are 18 hands, the offender counted', () =>
    given(history(...table))
      .when(suspend(2))
      .thenFacts({ hands: 18 }));
  it('one hand is one', () =>
    given(history(...table))
      .when(impose({ suspension: { hands: 1 } }))
      .thenFacts({ hands: 1 }));
  it('takes 4, refuses 5 and 0', () => {
    given(history(...table))
      .when(suspend(4))
      .thenFacts({ hands: 36 });
    for (const wrong of [0, 5])
      given(history(...table))
        .when(suspend(wrong))
        .thenRejects('tournament.suspension-out-of-range', 'R123-II-41.b2');
  });

  it('hands are counted down, and go on until he says so', () => {
    const count = (countId: string, hands: number) =>
      ({ type: 'CountSuspendedHands', countId, penaltyId: 'n1', hands, ...by('dealer') }) as const;
    const left = (...commands: readonly TournamentCommand[]) =>
      stateAfter(...table, suspend(2), ...commands).penalties.map(handsLeft);
    expect(left(count('k1', 9))).toEqual([9]);
    expect(left(count('k1', 9), count('k2', 9))).toEqual([0]);
    const over = stateAfter(...table, suspend(2), count('k1', 18), count('k2', 1)).penalties[0];
    expect(over).toMatchObject({ status: 'running' });
    given(history(...table, suspend(2), count('k1', 9)))
      .when(count('k1', 9))
      .thenNothing();
    given(history(...table, impose()))
      .when(count('k1', 1))
      .thenRejects('tournament.penalty-not-running', 'R123-II-41.b2');
  });
  it('no more at once than are left; each one after them is dead too, and counted by itself', () => {
    const count = (countId: string, hands: number) =>
      ({ type: 'CountSuspendedHands', countId, penaltyId: 'n1', hands, ...by('dealer') }) as const;
    const exceeded = 'tournament.suspended-hands-exceeded';
    const seventeen = [...table, suspend(2), count('k1', 17)];
    given(history(...table, suspend(2)))
      .when(count('k1', 19))
      .thenRejects(exceeded, 'R123-II-41.b2', { hands: 19, left: 18 });
    given(history(...table, suspend(2)))
      .when(count('k1', 18))
      .thenFacts({ hands: 18 });
    given(history(...seventeen))
      .when(count('k2', 2))
      .thenRejects(exceeded, 'R123-II-41.b2', { hands: 2, left: 1 });
    given(history(...seventeen, count('k2', 1)))
      .when(count('k3', 2))
      .thenRejects(exceeded, 'R123-II-41.b2', { hands: 2, left: 0 });
    given(history(...seventeen, count('k2', 1)))
      .when(count('k3', 1))
      .thenFacts({ hands: 1 });
    given(history(...seventeen, count('k2', 1)))
      .when(count('k1', 17))
      .thenNothing();
  });
  it('is one for each player and no other for who avoids the blinds when moved [R123-I-97]', () => {
    const avoided = (suspension: Suspension | null) =>
      given(history(...playing([9, 8]))).when(
        impose({ entryId: 'E10', codes: ['forced-bets-avoided'], suspension }),
      );
    avoided({ handsPerPlayer: 1 }).thenFacts({ hands: 8, infractions: ['R123-I-97'] });
    avoided({ handsPerPlayer: 2 }).thenRejects('tournament.suspension-out-of-range', 'R123-I-97');
    avoided({ hands: 1 }).thenRejects('tournament.suspension-out-of-range', 'R123-I-97');
    avoided(null).thenRejects('conduct.sanction-not-allowed', 'R123-I-97');
  });

  const end = { type: 'EndSuspension', penaltyId: 'n1', ...by('director') } as const;
  it('runs until the Director says that it is over', () => {
    expect(stateAfter(...table, suspend(1)).penalties[0]?.status).toBe('running');
    given(history(...table, suspend(1)))
      .when({ ...end, ...by('supervisor') })
      .thenRejects('tournament.role-not-allowed', 'R123-II-41.b2');
    expect(stateAfter(...table, suspend(1), end).penalties[0]?.status).toBe('over');
    given(history(...table, suspend(1), end))
      .when(end)
      .thenNothing();
    given(history(...table, impose()))
      .when(end)
      .thenRejects('tournament.penalty-not-running', 'R123-II-41.b2');
    given(history(...table))
      .when(end)
      .thenRejects('tournament.penalty-unknown');
  });
});

describe('The Director’s penalties are final [R123-III-2.p7]', () => {
  const appeal = (outcome: 'confirmed' | 'revoked' | 'modified') =>
    ({
      type: 'AppealPenalty',
      penaltyId: 'n1',
      outcome,
      suspension: null,
      reason: 'Visto',
      ...by('director'),
    }) as const;
  const annul = (role: 'director' | 'supervisor') =>
    ({ type: 'AnnulPenalty', penaltyId: 'n1', reason: 'Era otro', ...by(role) }) as const;

  it('cannot be appealed', () =>
    given(history(...table, impose(by('director'))))
      .when(appeal('revoked'))
      .thenRejects('tournament.penalty-final', 'R123-III-2.p7'));

  it('only the author annuls', () => {
    given(history(...table, impose(by('director'))))
      .when(annul('supervisor'))
      .thenRejects('tournament.penalty-of-another', 'R123-III-2.p7');
    const annulled = stateAfter(...table, impose(by('director')), annul('director'));
    expect(annulled.penalties[0]?.status).toBe('annulled');
    given(history(...table, impose(), annul('supervisor')))
      .when(annul('supervisor'))
      .thenNothing();
  });

  it('a Supervisor’s is appealed to the Director, once [R123-III-3.p4]', () => {
    const revoked = stateAfter(...table, impose(), appeal('revoked'));
    expect(revoked.penalties[0]?.status).toBe('annulled');
    expect(stateAfter(...table, impose(), appeal('confirmed')).penalties[0]?.status).toBe('given');
    given(history(...table, impose(), appeal('confirmed')))
      .when(appeal('confirmed'))
      .thenNothing();
    given(history(...table, impose(), appeal('confirmed')))
      .when(appeal('revoked'))
      .thenRejects('tournament.penalty-final', 'R123-III-2.p7');
    given(history(...table, impose()))
      .when({ ...appeal('revoked'), ...by('supervisor') })
      .thenRejects('tournament.role-not-allowed', 'R123-III-3.p4');
  });

  it('the Director changes it for another that its infractions allow [R123-III-3.p4]', () => {
    const suspended = impose({ suspension: { handsPerPlayer: 2 } });
    const modified = { ...appeal('modified'), suspension: { handsPerPlayer: 1 } } as const;
    const after = stateAfter(...table, suspended, modified).penalties[0];
    expect(after).toMatchObject({ hands: 9, status: 'running', appeal: 'modified' });
    const warned = stateAfter(...table, suspended, appeal('modified')).penalties[0];
    expect(warned).toMatchObject({ hands: 0, status: 'given' });
    given(history(...table, suspended, modified))
      .when(modified)
      .thenNothing();
    const avoided = impose({
      codes: ['forced-bets-avoided'],
      suspension: { handsPerPlayer: 1 },
    });
    given(history(...table, avoided))
      .when(appeal('modified'))
      .thenRejects('conduct.sanction-not-allowed', 'R123-I-97');
  });
});
