import { describe, expect, it } from 'vitest';
import type { NormId } from '../../../domain/regulation/norms.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import type { StaffRole, TournamentFact } from '../../../domain/tournament/facts.ts';
import { given, history } from '../../support/given.ts';
import { bagAll, closeDay, dayRedraw, nextDay, openDay, saturday } from './bagging.ts';
import { underWay } from './chips.ts';
import { bustDownTo, close, eliminate, lock, start, started, undo } from './inPlay.ts';
import { announceTables, characteristics, placesOf, playing } from './multiTable.ts';
import * as rebuys from './rebuys.ts';
import { at, by, sell, takeForm } from './sitAndGo.ts';

const on = (role: StaffRole) => ({ ...by(role), occurredAt: at(30) });
const table = history(...playing([5, 4]));
const later = (facts: readonly TournamentFact[], ...commands: TournamentCommand[]) =>
  rebuys.having(facts, ...commands);

const impose: CommandOf<'ImposePenalty'> = {
  ...{ type: 'ImposePenalty', penaltyId: 'n1', entryId: 'E1', hand: 12, others: [], round: null },
  ...{ codes: ['device-at-table'], description: 'Teléfono', suspension: { handsPerPlayer: 2 } },
  ...by('supervisor'),
};
const appeal: CommandOf<'AppealPenalty'> = {
  ...{ type: 'AppealPenalty', penaltyId: 'n1', outcome: 'modified', reason: 'Exceso' },
  ...{ suspension: { handsPerPlayer: 1 }, ...on('director') },
};
const annul: CommandOf<'AnnulPenalty'> = {
  ...{ type: 'AnnulPenalty', penaltyId: 'n1', reason: 'Era otro', ...on('supervisor') },
};
const end: TournamentCommand = { type: 'EndSuspension', penaltyId: 'n1', ...on('director') };
const inHands: CommandOf<'SetHandForHand'> = {
  ...{ type: 'SetHandForHand', settingId: 's1', on: true, reason: 'Burbuja', ...on('director') },
};
const release: TournamentCommand = { type: 'ReleaseRound', round: 1, ...on('director') };
const report: TournamentCommand = { type: 'ReportRound', round: 1, table: 1, ...on('dealer') };
const level: CommandOf<'AnnounceLevel'> = {
  ...{ type: 'AnnounceLevel', level: 2, hand: 14, ...on('director') },
};
const addOns: TournamentCommand = {
  ...rebuys.openAddOns,
  ...rebuys.by('supervisor', '23:50'),
};
const closeRebuys: TournamentCommand = {
  ...{ type: 'ClosePurchases', code: 'RB', witness: 'F. Iscal' },
  ...rebuys.by('director', '23:50'),
};
const penalised = later(table, impose);
const rounds = later(table, { ...inHands, ...by('director') }, { ...release, ...by('director') });
const inStreets: TournamentCommand = {
  ...{ type: 'SetStreetControl', settingId: 's2', on: true, ...on('supervisor') },
};
const streets = later(rounds, inStreets);
const ofStreet = (number: number): TournamentCommand => ({
  ...{ type: 'ReportStreet', round: 1, table: number, street: 'preflop', ...on('dealer') },
});
const flop: TournamentCommand = {
  ...{ type: 'ReleaseStreet', round: 1, street: 'flop', ...on('supervisor') },
};
const four = ['E1', 'E2', 'E3', 'E4'];
const days = [...characteristics.days, saturday];
const bagged = [...underWay([4], four, { retirements: [], days }), ...bagAll(...four)];
const seats = placesOf(4);
const won = [...started(7), lock(), ...bustDownTo(2, 7)];
const closing = close(70_000, { occurredAt: at(30) });
const begun = { ...start(), occurredAt: at(30) };
const out = [...started(10), eliminate(1, { E10: 500 })];
const undone = undo('exit E10', { occurredAt: at(30) });

const hand: TournamentCommand = {
  ...{ type: 'OpenHand', table: 1, hand: 3, smallBlind: 1, bigBlind: 2, ...on('dealer') },
};
const scales = [{ entriesMin: 2, entriesMax: 2, sharesBps: [10_000] }];
const full = [announceTables({ quota: 2, scales }), ...sell('E1', 'E2'), takeForm('E3')];
const wait: TournamentCommand = {
  ...{ type: 'JoinWaitingList', waitId: 'w1', entryId: 'E3', ...by('control-desk') },
};
const leave: TournamentCommand = {
  ...{ type: 'LeaveWaitingList', waitId: 'w2', entryId: 'E3', reason: 'No vino' },
  ...by('control-desk'),
};

const voidIt: TournamentCommand = {
  ...{ type: 'VoidPurchase', entryId: 'E1', purchaseId: 'RB E1', voidId: 'v1', reason: 'Otro' },
  ...{ desk: 3, ...rebuys.by('director', '23:50') },
};
const modify: TournamentCommand = {
  ...{ type: 'ModifyEvent', interruptionId: 'm1', reason: 'Corte', consent: 'Nota 1' },
  ...{ changes: { name: 'Otro' }, saleOpensOn: null, ...by('director') },
};
const extension: TournamentCommand = {
  ...{ type: 'ExtendRegistration', extensionId: 'x1', throughLevel: 3, ...by('director') },
};

const closeNight = { ...closeDay(), ...on('director') };
const pause: CommandOf<'PauseClock'> = {
  ...{ type: 'PauseClock', clockId: 'p1', reason: 'Descanso', ...on('director') },
};
const goOn: TournamentCommand = { type: 'ResumeClock', clockId: 'c1', ...on('director') };
const suspend: TournamentCommand = {
  ...{ type: 'SuspendEvent', interruptionId: 'i1', reason: 'Corte', consent: 'Nota 1' },
  ...by('director'),
};
const resume: TournamentCommand = { type: 'ResumeEvent', resumptionId: 'u1', ...on('director') };

type Case = [
  act: string,
  before: readonly TournamentFact[],
  command: TournamentCommand,
  norm: NormId,
  other?: object,
];
const CASES: Case[] = [
  ['a hand of a table', history(...playing([9, 9])), hand, 'R123-II-46', { smallBlind: null }],
  ['a place in the list', history(...full), wait, 'R123-I-1.8'],
  ['who left the list', history(...full, wait), leave, 'R123-I-1.8', { reason: 'Se fue' }],
  ['a start', history(...started(7).slice(0, -1)), begun, 'R123-I-24', { acta: null }],
  ['a closing', history(...won), closing, 'R123-I-68', { winnerChips: 69_999 }],
  ['an undoing', history(...out), undone, 'R123-III-3', { reason: 'Era la otra' }],
  ['a level', table, level, 'R123-II-44', { hand: 15 }],
  ['simultaneous hands', table, inHands, 'R123-I-18', { reason: 'Otra' }],
  ['the signal of a round', later(table, inHands), release, 'R123-I-19'],
  ['the report of a table', rounds, report, 'R123-I-20'],
  ['the order of streets', rounds, inStreets, 'R123-I-21'],
  ['the report of a street', streets, ofStreet(1), 'R123-I-21'],
  ['the signal of a street', later(streets, ofStreet(1), ofStreet(2)), flop, 'R123-I-21'],
  ['an appeal', penalised, appeal, 'R123-III-2.p7', { suspension: { handsPerPlayer: 2 } }],
  ['an annulment', penalised, annul, 'R123-III-2.p7', { reason: 'Otra' }],
  ['the end of a suspension', penalised, end, 'R123-II-41.b2'],
  ['the add-on', rebuys.playing(4), addOns, 'R123-I-49'],
  [
    'a purchase taken back',
    later(rebuys.playing(1), rebuys.buy('E1', ['RB'])),
    voidIt,
    'R123-IV-4',
    { reason: 'Mal' },
  ],
  ['the end of a day', history(...bagged), closeNight, 'R123-I-12', { levelGoesOn: true }],
  ['the next day', history(...bagged, closeDay(), dayRedraw(seats)), openDay(), 'R123-I-12'],
  ['the end of a suspension of the event', later(table, suspend), resume, 'R123-I-6'],
  ['the end of rebuys', rebuys.playing(5), closeRebuys, 'R123-IV-4.p7', { witness: 'Otro' }],
];

const shifted = (command: TournamentCommand, minutes: number): TournamentCommand => ({
  ...command,
  occurredAt: new Date(Date.parse(command.occurredAt) + minutes * 60_000).toISOString() as Instant,
});

describe('What may be done again is not repeated under another id', () => {
  it.each<[string, readonly TournamentFact[], TournamentCommand, object]>([
    ['a change [R123-I-6]', history(...full), modify, { interruptionId: 'm2' }],
    ['an extension [R123-I-34]', table, extension, { extensionId: 'x2' }],
  ])('%s', (_, before, command, another) => {
    const again = { ...command, ...another } as TournamentCommand;
    given(later(before, command)).when(shifted(again, 5)).thenNothing();
    given(later(before, command))
      .when(shifted(again, 6))
      .thenFacts({ type: expect.any(String) });
  });
});

/** Earlier they would be before what they follow, which is refused for that already. */
const BOUND_BEFORE: TournamentCommand['type'][] = [
  'AnnounceLevel',
  'JoinWaitingList',
  'LeaveWaitingList',
];

describe('What is done once is not recorded otherwise a second time', () => {
  it.each(CASES)(
    '%s is the same within the five minutes that clocks differ, and no other [R123-I-24] [R123-I-68] [R123-IV-4.p7] [R123-III-3.p4]',
    (_, before, command, norm, other) => {
      const facts = later(before, command);
      for (const minutes of [0, 5, -5]) given(facts).when(shifted(command, minutes)).thenNothing();
      for (const minutes of BOUND_BEFORE.includes(command.type) ? [6] : [6, -6])
        given(facts)
          .when(shifted(command, minutes))
          .thenRejects('tournament.already-recorded', norm);
      if (other)
        given(facts)
          .when({ ...command, ...other } as TournamentCommand)
          .thenRejects('tournament.already-recorded', norm);
    },
  );

  it('the end of a day is still the same once another one followed [R123-I-12]', () => {
    const facts = history(...bagged, closeNight, dayRedraw(seats), openDay());
    given(facts)
      .when({ ...closeNight, closeId: 'again' })
      .thenNothing();
    given(facts)
      .when({ ...closeNight, closeId: 'again', ...nextDay('director', 30) })
      .thenRejects('tournament.no-day-left', 'R123-I-12');
  });

  it('a clock that was paused or goes on, but at another moment it is another act [R123-II-44]', () => {
    const paused = later(table, pause);
    const running = later(paused, { ...goOn, occurredAt: at(32) });
    given(paused)
      .when({ ...pause, clockId: 'p2' })
      .thenNothing();
    given(paused)
      .when({ ...pause, clockId: 'p2', reason: 'Corte' })
      .thenRejects('tournament.already-recorded', 'R123-II-44');
    given(paused)
      .when({ ...shifted(pause, 6), clockId: 'p2' } as TournamentCommand)
      .thenRejects('tournament.clock-paused', 'R123-II-44');
    given(running)
      .when({ ...goOn, clockId: 'c2' } as TournamentCommand)
      .thenNothing();
    given(running)
      .when({ ...shifted(goOn, 8), clockId: 'c2' } as TournamentCommand)
      .thenRejects('tournament.clock-running', 'R123-II-44');
    given(later(running, { ...pause, clockId: 'p3', occurredAt: at(34) }))
      .when({ ...shifted(goOn, 6), clockId: 'c2' } as TournamentCommand)
      .thenFacts({ type: 'ClockResumed' });
  });

  it('nor an annulment of what an appeal revoked [R123-III-2.p7]', () =>
    given(later(penalised, { ...appeal, outcome: 'revoked', suspension: null }))
      .when(annul)
      .thenRejects('tournament.already-recorded', 'R123-III-2.p7'));

  it('but a suspension that an appeal prolonged ends anew [R123-II-41.b2]', () =>
    given(later(penalised, end, appeal))
      .when(shifted(end, 20))
      .thenFacts({ type: 'SuspensionEnded' }));
});
