import { describe, expect, it } from 'vitest';
import { charge } from '../../../domain/conduct/charge.ts';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import { entryOf } from '../../../domain/tournament/entries.ts';
import { itemRulesInForce } from '../../../domain/tournament/items.ts';
import { penaltiesOf, priorOf, proposalFor } from '../../../domain/tournament/penalties.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import { bust, playing, toldLate } from './multiTable.ts';
import { by } from './sitAndGo.ts';

const stateAfter = (...commands: readonly TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;
const table = playing([3, 2]);

const impose = (changes: Partial<CommandOf<'ImposePenalty'>> = {}): CommandOf<'ImposePenalty'> => ({
  type: 'ImposePenalty',
  penaltyId: 'n1',
  entryId: 'E1',
  hand: 12,
  codes: ['splash'],
  others: [],
  round: null,
  description: 'Arrojó fichas al pot',
  suspension: null,
  ...by('supervisor'),
  ...changes,
});

const proposalAfter = (codes: readonly string[], ...imposed: readonly TournamentCommand[]) => {
  const state = stateAfter(...table, ...imposed);
  const penalties = penaltiesOf(state, entryOf(state, 'E1')?.personId ?? '');
  const act = { codes, players: 2, description: 'x', round: null, deliberate: false };
  return proposalFor(charge({ ...act, prior: priorOf(penalties) }), penalties);
};

describe('A penalty is charged by the catalogue of infractions [R123-I-78] [R123-II-41]', () => {
  it('names what exists, with what its text demands and allows', () => {
    const refused = (changes: Partial<CommandOf<'ImposePenalty'>>) =>
      given(history(...table)).when(impose(changes));
    refused({ codes: ['toString'] }).thenRejects('conduct.infraction-unknown');
    refused({ codes: ['club-insult'] }).thenRejects('conduct.infraction-unknown');
    refused({ codes: ['soft-play'], suspension: { hands: 1 } }).thenRejects(
      'conduct.second-player-missing',
      'R123-I-78.b6',
    );
    refused({ codes: ['chips-transferred'], others: ['E2'] }).thenRejects(
      'conduct.sanction-not-allowed',
      'R123-I-78.b11',
    );
    refused({ codes: ['soft-play'], others: ['E2'], suspension: { hands: 1 } }).thenFacts({
      infractions: ['R123-I-78.b6'],
      others: ['E2'],
    });
  });

  it('behaviour prevails over a technical fault of the same act [R123-II-40]', () => {
    const codes = ['out-of-turn', 'celebration-or-insult'];
    given(history(...table))
      .when(impose({ codes, suspension: { hands: 1 } }))
      .thenFacts({ infractions: ['R123-I-78.b1', 'R123-I-78.b7'] });
    expect(proposalAfter(codes)).toEqual({ sanction: 'hand-suspension', handsPerPlayer: 0 });
  });
});

describe('Earlier entries of a player raise the proposal [R123-I-79]', () => {
  it('warning, one hand, one hand per player', () => {
    expect(proposalAfter(['splash'])).toEqual({ sanction: 'verbal-warning' });
    expect(proposalAfter(['splash'], impose())).toEqual({
      sanction: 'hand-suspension',
      handsPerPlayer: 0,
    });
    const second = impose({ penaltyId: 'n2', suspension: { hands: 1 } });
    expect(proposalAfter(['splash'], impose(), second)).toEqual({
      sanction: 'hand-suspension',
      handsPerPlayer: 1,
    });
  });

  it('a second warning is never proposed, for another fault either [R123-II-41.b1]', () =>
    expect(proposalAfter(['stack-not-told'], impose())).toEqual({
      sanction: 'hand-suspension',
      handsPerPlayer: 0,
    }));

  it('a warning that was revoked no longer counts [R123-III-3.p4]', () => {
    const revoke = {
      type: 'AppealPenalty',
      penaltyId: 'n1',
      outcome: 'revoked',
      suspension: null,
      reason: 'No fue él',
      ...by('director'),
    } as const;
    expect(proposalAfter(['splash'], impose(), revoke)).toEqual({ sanction: 'verbal-warning' });
  });
});

describe('Items are allowed to a player who shows them [R123-I-80]', () => {
  const authorise = (changes: Partial<CommandOf<'AuthoriseItem'>> = {}) => ({
    type: 'AuthoriseItem' as const,
    authorisationId: 'i1',
    entryId: 'E1',
    kind: 'music-player' as const,
    description: 'Reproductor',
    communicates: false,
    ...by('supervisor'),
    ...changes,
  });

  it('a music player, but no telephone used as one [R123-I-80.b1]', () => {
    given(history(...table))
      .when(authorise())
      .thenFacts({ type: 'ItemAuthorised', entryId: 'E1', kind: 'music-player' });
    given(history(...table, authorise()))
      .when(authorise())
      .thenNothing();
    given(history(...table))
      .when(authorise({ communicates: true }))
      .thenRejects('tournament.item-not-authorisable', 'R123-I-80.b1');
  });

  it('clothing of sponsors, by the Direction alone [R123-I-80.b4]', () => {
    const shirt = { kind: 'sponsor-clothing', description: 'Logo X en remera' } as const;
    expect(stateAfter(...table, authorise(shirt)).authorisedItems).toMatchObject([shirt]);
    given(history(...table))
      .when(authorise({ ...shirt, ...by('dealer') }))
      .thenRejects('tournament.role-not-allowed', 'R123-I-82');
  });
});

describe('The Director allows or forbids items for all or part of the event [R123-I-82]', () => {
  const rule = (changes: Partial<CommandOf<'RuleItem'>> = {}) => ({
    type: 'RuleItem' as const,
    rulingId: 'r1',
    item: 'Auriculares',
    allowed: false,
    phase: 'final-table' as const,
    ...by('director'),
    ...changes,
  });
  const inForce = (...commands: readonly TournamentCommand[]) =>
    itemRulesInForce(stateAfter(...table, ...commands)).map(({ item, allowed }) => [item, allowed]);

  it('headphones are forbidden from the final table', () => {
    expect(inForce(rule())).toEqual([]);
    expect(inForce(rule(), toldLate(bust('x1', 5, 'E4', 'E5')))).toEqual([['Auriculares', false]]);
    const at = { phase: { fromLevel: 2 } } as const;
    expect(inForce(rule(at))).toEqual([]);
    given(history(...table, rule()))
      .when(rule())
      .thenNothing();
  });

  it('the last word holds, and it is his', () => {
    const first = rule({ phase: 'event' });
    const last = rule({ rulingId: 'r2', phase: 'event', allowed: true });
    expect(inForce(first, last)).toEqual([['Auriculares', true]]);
    given(history(...table))
      .when(rule(by('supervisor')))
      .thenRejects('tournament.role-not-allowed', 'R123-I-82');
  });
});

describe('Players report errors [R123-I-86] [CLUB-K9]', () => {
  const claim = (changes: Partial<CommandOf<'OpenClaim'>> = {}) => ({
    type: 'OpenClaim' as const,
    claimId: 'q1',
    table: 1,
    hand: 57,
    entryId: 'E2',
    about: 'Apuesta contada 900 en lugar de 1.000',
    nextHandDealt: false,
    ...by('dealer'),
    ...changes,
  });

  it('by table and hand, with who and when', () => {
    given(history(...table))
      .when(claim())
      .thenFacts({ type: 'ClaimOpened', table: 1, hand: 57, entryId: 'E2', late: false });
    given(history(...table, claim()))
      .when(claim())
      .thenNothing();
    given(history(...table))
      .when(claim({ entryId: 'E99' }))
      .thenRejects('tournament.entry-unknown');
  });

  it('once the next hand has begun it is kept as information [R123-I-87]', () => {
    given(history(...table))
      .when(claim({ nextHandDealt: true }))
      .thenFacts({ late: true });
    const hand58 = bust('x1', 58, 'E3');
    given(history(...table, hand58))
      .when(claim())
      .thenFacts({ late: true });
    given(history(...table, hand58))
      .when(claim({ hand: 58 }))
      .thenFacts({ late: false });
    given(history(...table, hand58))
      .when(claim({ table: 2 }))
      .thenFacts({ late: false });
  });
});
