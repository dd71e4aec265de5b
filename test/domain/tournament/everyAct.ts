import type { RejectionCode } from '../../../domain/errors.ts';
import { centavos } from '../../../domain/money/centavos.ts';
import { decide as rule } from '../../../domain/rulings/decide.ts';
import { evolve as evolveRuling } from '../../../domain/rulings/evolve.ts';
import { initialState } from '../../../domain/rulings/state.ts';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import type { StaffRole, TournamentFact } from '../../../domain/tournament/facts.ts';
import { history } from '../../support/given.ts';
import * as bagging from './bagging.ts';
import * as floor from './chips.ts';
import * as play from './inPlay.ts';
import * as tables from './multiTable.ts';
import * as hands from './playedHands.ts';
import * as rebuys from './rebuys.ts';
import * as one from './sitAndGo.ts';

/**
 * Every act of a tournament, recorded once: what was before it, the member that the
 * Idempotency-Key becomes, and what the same content is under another key.
 */
export type Act<Type extends TournamentCommand['type'] = TournamentCommand['type']> = {
  readonly before: () => readonly TournamentFact[];
  readonly command: Extract<TournamentCommand, { type: Type }>;
  /** Null of an act that its content names. */
  readonly key: string | null;
  readonly again: Again;
};

/** Nothing is recorded, it is refused, or it is another act, which moves no money but for a rebuy. */
export type Again = 'nothing' | 'another' | 'bought-again' | RejectionCode;

const act = <Type extends TournamentCommand['type']>(
  before: readonly TournamentCommand[] | readonly TournamentFact[],
  command: { readonly type: Type } & TournamentCommand,
  key: string | null,
  again: Again,
): Act<Type> => ({
  before: () => (isFacts(before) ? before : history(...before)),
  command: command as unknown as Extract<TournamentCommand, { type: Type }>,
  key,
  again,
});

/** Facts begin with what a command of another name announces. */
const isFacts = (
  list: readonly TournamentCommand[] | readonly TournamentFact[],
): list is readonly TournamentFact[] => list[0]?.type === 'TournamentAnnounced';

const { by, at } = one;
const on = (role: StaffRole, minute = 30) => ({ ...by(role), occurredAt: at(minute) });
const consent = { reason: 'Corte', consent: 'Nota 1' };
const six = Array.from({ length: 12 }, (_, index) => `E${index + 1}`);
const plain = { retirements: [] };
const event = floor.underWay([6, 6], six, plain);
const waiting = floor.underWay([6, 6], six.slice(0, 10), plain);
const sold = [one.announce(), ...one.sell('E1', 'E2')];
const won = [...play.started(7), play.lock(), ...play.bustDownTo(2, 7)];
const confirmed = [...won, play.confirm('E2')];
const paid = [...confirmed, play.payPrize('E2')];
const eight = rebuys.playing(1);

const fewPlaces = [{ entriesMin: 2, entriesMax: 2, sharesBps: [10_000] }];
const full = [
  tables.announceTables({ quota: 2, scales: fewPlaces }),
  ...one.sell('E1', 'E2'),
  one.takeForm('E3'),
];
const wait: CommandOf<'JoinWaitingList'> = {
  ...{ type: 'JoinWaitingList', waitId: 'w1', entryId: 'E3', ...by('control-desk') },
};

const days = [...tables.characteristics.days, bagging.saturday];
const twoDays = floor.underWay([4], six.slice(0, 4), { ...plain, days });
const bagged = [...twoDays, ...bagging.bagAll(...six.slice(0, 4))];
const night = [...bagged, bagging.closeDay()];
const morning = [...night, bagging.dayRedraw(tables.placesOf(4))];

const impose: CommandOf<'ImposePenalty'> = {
  ...{ type: 'ImposePenalty', penaltyId: 'n1', entryId: 'E1', hand: 12, others: [], round: null },
  ...{ codes: ['device-at-table'], description: 'Teléfono', suspension: { handsPerPlayer: 2 } },
  ...by('supervisor'),
};
const penalised = [...event, impose];

const inHands: CommandOf<'SetHandForHand'> = {
  ...{ type: 'SetHandForHand', settingId: 's1', on: true, reason: 'Burbuja', ...on('director') },
};
const release: TournamentCommand = { type: 'ReleaseRound', round: 1, ...on('director') };
const inStreets: CommandOf<'SetStreetControl'> = {
  ...{ type: 'SetStreetControl', settingId: 's2', on: true, ...on('supervisor') },
};
const ofStreet = (table: number): CommandOf<'ReportStreet'> => ({
  ...{ type: 'ReportStreet', round: 1, table, street: 'preflop', ...on('dealer') },
});
const streets = [...event, inHands, release, inStreets];

const pause: CommandOf<'PauseClock'> = {
  ...{ type: 'PauseClock', clockId: 'p1', reason: 'Descanso', ...on('director', 5) },
};
const shorter = tables.characteristics.levels.slice(1).map((level) => ({ ...level, minutes: 15 }));
const queued: CommandOf<'ChangeLevels'> = {
  ...{ type: 'ChangeLevels', changeId: 'c1', levels: shorter, reason: 'Horario' },
  ...{ announcement: null, ...by('supervisor') },
};

const check: CommandOf<'CheckTable'> = {
  ...{ type: 'CheckTable', checkId: 'check 1', table: 1, backs: ['azul', 'rojo'] },
  ...{ cards: 52, jokers: 0, ...on('dealer', 1) },
};
const call: CommandOf<'CallClock'> = {
  ...{ type: 'CallClock', callId: 'call 1', table: 1, hand: 1, seat: 6, caller: 3 },
  ...on('dealer', 10),
};
const situation = {
  code: 'burn-wrong',
  facts: {
    ...{ street: 'turn', burned: 'none', anyoneActed: true },
    ...{ noBetting: false, potDelivered: false },
  },
} as const;
const stop: CommandOf<'StopAction'> = {
  ...{ type: 'StopAction', stopId: 'stop 1', table: 1, hand: 1, situation, ...on('dealer', 10) },
};

const count = (body: 'operator' | 'lnse' | 'drop', IN: number): CommandOf<'CountCoupons'> => ({
  ...{ type: 'CountCoupons', countId: `count ${body}`, day: rebuys.day, table: 4, body },
  ...{ counts: { IN }, ...rebuys.by(body === 'lnse' ? 'fiscalizador' : 'supervisor', '23:50') },
});
const counted = rebuys.having(eight, count('operator', 8), count('lnse', 7), count('drop', 8));

const [friday] = tables.characteristics.days;
const series = (code: string, entriesMax: number) => ({
  ...{ code, ...friday!, entriesMax, throughLevel: 3, qualifiers: 2 },
});
const staged = (assignment: 'player-choice' | 'random-draw', codes = ['A', 'B']) =>
  tables.announceTables({
    days,
    stages: {
      assignment,
      series: codes.map((code) => series(code, 100 / codes.length)),
      final: bagging.saturday,
    },
  });
const four = six.slice(0, 4);
const toDraw = [staged('random-draw'), ...four.flatMap((id) => [one.takeForm(id), one.pay(id)])];
const chosen = [
  staged('player-choice'),
  ...four.flatMap((id) => [{ ...one.takeForm(id), series: 'A' }, one.pay(id)]),
];
const openA: CommandOf<'OpenStage'> = {
  ...{ type: 'OpenStage', stageId: 'open A', series: 'A', level: null, reason: null },
  ...by('director'),
};
const seriesSeats = ['1/1', '1/2', '2/1', '2/2'];
const seriesA = [
  ...chosen,
  openA,
  tables.redraw({ draw: tables.seatCards(seriesSeats) }),
  tables.startTables(),
  ...tables.comeTo(seriesSeats),
];
const overA = [
  ...seriesA,
  tables.bust('x1', 5, 'E2'),
  tables.bust('x2', 9, 'E4'),
  ...['E1', 'E3'].map((entryId) => bagging.bag(entryId, { 1000: 10 }, on('dealer', 10))),
];

const club = { entriesMin: 2, disqualifiedChips: 'removed' } as const;
const clubThree = [
  ...tables.playing([6], { club }),
  { ...play.lock() },
  ...[6, 5, 4].map((number) => tables.bust(`x${number}`, 7 - number, `E${number}`)),
];

/** By type, so that an act without its row does not compile. */
export const ACTS: { readonly [Type in TournamentCommand['type']]: Act<Type> } = {
  AnnounceTournament: act([], one.announce(), 'tournamentId', 'tournament.tournament-id-reused'),
  TakeEntryForm: act([one.announce()], one.takeForm('E1'), 'entryId', 'another'),
  PayEntry: act(
    [one.announce(), one.takeForm('E1')],
    one.pay('E1'),
    'saleId',
    'tournament.entry-already-paid',
  ),
  RefundEntry: act(
    sold,
    {
      ...{ type: 'RefundEntry', entryId: 'E1', refundId: 'r1', means: 'cash', desk: 3 },
      ...by('cashier'),
    },
    'refundId',
    'tournament.entry-returned',
  ),
  VoidSale: act(
    sold,
    {
      ...{ type: 'VoidSale', entryId: 'E1', voidId: 'v1', reason: 'Doble', desk: 3 },
      ...by('cashier'),
    },
    'voidId',
    'tournament.entry-returned',
  ),
  ReprintVoucher: act(
    sold,
    {
      ...{ type: 'ReprintVoucher', entryId: 'E1', reprintId: 'p1', reason: 'Se rompió' },
      ...by('cashier'),
    },
    'reprintId',
    'another',
  ),
  AccreditEntry: act(sold, one.accredit('E1'), 'accreditationId', 'tournament.already-accredited'),
  JoinWaitingList: act(full, wait, 'waitId', 'nothing'),
  LeaveWaitingList: act(
    [...full, wait],
    {
      ...{ type: 'LeaveWaitingList', waitId: 'w2', entryId: 'E3', reason: 'No vino' },
      ...by('control-desk'),
    },
    'waitId',
    'nothing',
  ),
  ExtendRegistration: act(
    tables.dealt([6, 6]),
    floor.extend as CommandOf<'ExtendRegistration'>,
    'extensionId',
    'nothing',
  ),
  DeclarePurchase: act(
    eight,
    rebuys.declare('E1', ['RB']),
    'declarationId',
    'tournament.purchase-owed',
  ),
  PayPurchase: act(eight, rebuys.buy('E1', ['RB']), 'purchaseId', 'bought-again'),
  VoidPurchase: act(
    rebuys.having(eight, rebuys.buy('E1', ['RB'])),
    {
      ...{ type: 'VoidPurchase', entryId: 'E1', purchaseId: 'RB E1', voidId: 'v1' },
      ...{ reason: 'Otro', desk: 3, ...rebuys.by('director', '23:50') },
    },
    'voidId',
    'nothing',
  ),
  OpenAddOns: act(rebuys.playing(4), rebuys.openAddOns, null, 'nothing'),
  ClosePurchases: act(rebuys.playing(5), rebuys.closePurchases('RB'), null, 'nothing'),
  CountCoupons: act(eight, count('operator', 8), 'countId', 'another'),
  ReviewDifferences: act(
    counted,
    {
      ...{ type: 'ReviewDifferences', reviewId: 'review 1', day: rebuys.day, table: 4 },
      ...{ explanation: 'Un cuerpo se rompió', ...rebuys.by('director', '23:50') },
    },
    'reviewId',
    'nothing',
  ),
  CancelEvent: act(
    sold,
    { type: 'CancelEvent', interruptionId: 'i1', ...consent, ...by('director') },
    'interruptionId',
    'nothing',
  ),
  SuspendEvent: act(
    event,
    { type: 'SuspendEvent', interruptionId: 'i1', ...consent, ...on('director') },
    'interruptionId',
    'nothing',
  ),
  ResumeEvent: act(
    [...event, { type: 'SuspendEvent', interruptionId: 'i1', ...consent, ...on('director', 20) }],
    { type: 'ResumeEvent', resumptionId: 'u1', ...on('director') },
    'resumptionId',
    'nothing',
  ),
  ModifyEvent: act(
    sold,
    {
      ...{ type: 'ModifyEvent', interruptionId: 'm1', ...consent, changes: { name: 'Otro' } },
      ...{ saleOpensOn: null, ...by('director') },
    },
    'interruptionId',
    'nothing',
  ),
  EndEvent: act(
    [...tables.playing([6]), tables.bust('x1', 1, 'E6'), tables.bust('x2', 2, 'E5')],
    {
      ...{ type: 'EndEvent', interruptionId: 'end 1', ...consent, resolution: 'Por fichas' },
      shares: [4_000, 3_000, 1_600, 1_000].map((amount, index) => ({
        entryId: `E${index + 1}`,
        amount: centavos(amount * 100),
      })),
      ...by('director'),
    },
    'interruptionId',
    'nothing',
  ),
  DrawSeats: act(sold, one.drawByCards(['E1', 'E2']), 'drawId', 'tournament.no-entry-to-seat'),
  RedrawSeats: act(
    [tables.announceTables(), ...one.sell(...six)],
    tables.redraw({ draw: tables.seatCards(tables.placesOf(6, 6)) }),
    'drawId',
    'tournament.redraw-not-due',
  ),
  MoveEntries: act(
    [...event, one.takeForm('E13', floor.on('cashier', 5)), one.pay('E13', floor.on('cashier', 5))],
    tables.move(
      {
        cause: 'late-entry',
        draw: { method: 'seat-cards', seats: [{ entryId: 'E13', table: 1, seat: 9 }] },
      },
      on('director', 6),
    ),
    'moveId',
    'tournament.no-entry-to-seat',
  ),
  ChangeBreakOrder: act(
    event,
    {
      ...{ type: 'ChangeBreakOrder', changeId: 'c1', order: [3, 1, 2, 4], reason: 'Columna' },
      ...by('supervisor'),
    },
    'changeId',
    'nothing',
  ),
  TakeSeat: act(
    [...floor.underWay([6, 6], six.slice(1), plain), one.accredit('E1', on('control-desk', 5))],
    floor.sit('E1', '1/1', 6),
    'seatingId',
    'tournament.voucher-used',
  ),
  StartTournament: act(play.started(7).slice(0, -1), play.start(), null, 'nothing'),
  SetHandForHand: act(event, inHands, 'settingId', 'nothing'),
  ReleaseRound: act([...event, inHands], release as CommandOf<'ReleaseRound'>, null, 'nothing'),
  ReportRound: act(
    [...event, inHands, release],
    { type: 'ReportRound', round: 1, table: 1, ...on('dealer') },
    null,
    'nothing',
  ),
  SetStreetControl: act([...event, inHands, release], inStreets, 'settingId', 'nothing'),
  ReportStreet: act(streets, ofStreet(1), null, 'nothing'),
  ReleaseStreet: act(
    [...streets, ofStreet(1), ofStreet(2)],
    { type: 'ReleaseStreet', round: 1, street: 'flop', ...on('supervisor') },
    null,
    'nothing',
  ),
  PauseClock: act(event, pause, 'clockId', 'nothing'),
  ResumeClock: act(
    [...event, pause],
    { type: 'ResumeClock', clockId: 'p2', ...on('director') },
    'clockId',
    'nothing',
  ),
  ChangeLevels: act(event, queued, 'changeId', 'nothing'),
  AnnounceChange: act(
    [...event, queued],
    {
      ...{ type: 'AnnounceChange', announcementId: 'a1', changeId: 'c1' },
      ...{ text: 'Niveles de 15 minutos', ...by('director') },
    },
    'announcementId',
    'tournament.no-change-pending',
  ),
  AnnounceLevel: act(event, floor.level(2), null, 'nothing'),
  ImposePenalty: act(event, impose, 'penaltyId', 'another'),
  CountSuspendedHands: act(
    penalised,
    { type: 'CountSuspendedHands', countId: 'k1', penaltyId: 'n1', hands: 1, ...on('dealer') },
    'countId',
    'another',
  ),
  EndSuspension: act(
    penalised,
    { type: 'EndSuspension', penaltyId: 'n1', ...on('director') },
    null,
    'nothing',
  ),
  AnnulPenalty: act(
    penalised,
    { type: 'AnnulPenalty', penaltyId: 'n1', reason: 'Era otro', ...on('supervisor') },
    null,
    'nothing',
  ),
  AppealPenalty: act(
    penalised,
    {
      ...{ type: 'AppealPenalty', penaltyId: 'n1', outcome: 'modified', reason: 'Exceso' },
      ...{ suspension: { handsPerPlayer: 1 }, ...on('director') },
    },
    null,
    'nothing',
  ),
  AuthoriseItem: act(
    event,
    {
      ...{ type: 'AuthoriseItem', authorisationId: 'i1', entryId: 'E1', kind: 'music-player' },
      ...{ description: 'Reproductor', communicates: false, ...on('supervisor') },
    },
    'authorisationId',
    'another',
  ),
  RuleItem: act(
    event,
    {
      ...{ type: 'RuleItem', rulingId: 'r1', item: 'Auriculares', allowed: false },
      ...{ phase: 'final-table', ...on('director') },
    },
    'rulingId',
    'another',
  ),
  OpenClaim: act(
    event,
    {
      ...{ type: 'OpenClaim', claimId: 'q1', table: 1, hand: 57, entryId: 'E2' },
      ...{ about: 'Apuesta mal contada', nextHandDealt: false, ...on('dealer') },
    },
    'claimId',
    'another',
  ),
  OpenHand: act(event, floor.deal(1, 1), null, 'nothing'),
  RecordHand: act(hands.event, hands.fourTakesIt, 'handId', 'tournament.hand-recorded'),
  VoidHand: act(
    [...hands.event, hands.fourTakesIt],
    hands.voidHand('hand 1'),
    'voidId',
    'tournament.hand-not-last',
  ),
  LogContact: act(
    waiting,
    {
      ...{ type: 'LogContact', contactId: 'contact 1', entryId: 'E12', outcome: 'Sin respuesta' },
      ...on('control-desk', 5),
    },
    'contactId',
    'another',
  ),
  HoldStack: act(waiting, floor.hold('E12'), 'holdId', 'nothing'),
  RevokeHold: act(
    [...waiting, floor.hold('E12')],
    floor.revoke('E12'),
    'revocationId',
    'tournament.not-held',
  ),
  RemoveAbsent: act(
    [...waiting, floor.level(2)],
    floor.removeAbsent(on('supervisor')),
    'exitId',
    'tournament.nobody-absent',
  ),
  PlaceStacks: act(event, floor.place('1/8'), 'placementId', 'tournament.move-invalid'),
  RemovePlacedStacks: act(
    [...event, floor.place('1/8')],
    {
      ...{ type: 'RemovePlacedStacks', removalId: 'removal 1', reason: 'Sin ventas' },
      ...on('director'),
    },
    'removalId',
    'tournament.no-placed-stack',
  ),
  SetLateStack: act(
    [...event, ...floor.late('E13', '1/9')],
    floor.lateStack('E13', 5_000),
    'adjustmentId',
    'nothing',
  ),
  CountChips: act(
    twoDays,
    bagging.count({ 1: { 1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000 } }),
    'countId',
    'another',
  ),
  ColorUp: act(
    [...tables.playing([2]), ...floor.levelsTo(5)],
    bagging.race(1, [bagging.low(1, 0, 10_000), bagging.low(2, 0, 10_000)], '', on('dealer')),
    'raceId',
    'tournament.already-raced',
  ),
  BagChips: act(twoDays, bagging.bag('E1', { 1000: 10 }), 'bagId', 'tournament.chips-bagged'),
  VoidBag: act(
    [...twoDays, bagging.bag('E1', { 1000: 10 })],
    { type: 'VoidBag', voidId: 'v1', entryId: 'E1', reason: 'Mal contada', ...on('supervisor') },
    'voidId',
    'tournament.bag-unknown',
  ),
  ClosePlayDay: act(bagged, bagging.closeDay(), 'closeId', 'nothing'),
  OpenPlayDay: act(morning, bagging.openDay(), 'openId', 'nothing'),
  ReleaseBag: act(morning, bagging.release('E1', 1, 10_000), 'releaseId', 'tournament.bag-unknown'),
  CheckTable: act(event, check, 'checkId', 'another'),
  ChangeDeck: act(
    [...event, check],
    {
      ...{ type: 'ChangeDeck', changeId: 'change 1', table: 1, back: 'rojo' },
      ...{ reason: 'defective', ...on('dealer') },
    },
    'changeId',
    'another',
  ),
  CallDeck: act(
    [...floor.underWay([6, 6], six, { ...plain, club, seatsPerTable: 9 }), check],
    {
      ...{ type: 'CallDeck', callId: 'call 1', table: 1, cause: 'dealer-change' },
      ...on('dealer'),
    },
    'callId',
    'another',
  ),
  LimitTime: act(
    event,
    {
      ...{ type: 'LimitTime', limitId: 'limit 1', entryId: 'E6', seconds: 15 },
      ...{ reason: 'Pide tiempo siempre', ...on('supervisor') },
    },
    'limitId',
    'another',
  ),
  CallClock: act(event, call, 'callId', 'hand.clock-running'),
  StopClock: act(
    [...event, call],
    { type: 'StopClock', callId: 'call 1', table: 1, ...on('dealer', 10) },
    null,
    'nothing',
  ),
  StopAction: act(event, stop, 'stopId', 'hand.action-stopped'),
  ResumeAction: act([...event, stop], resumeAction(), 'resumeId', 'hand.not-stopped'),
  GiveLastPosition: act(
    [...event, tables.bust('x1', 1, 'E12'), tables.bust('x2', 2, 'E11')],
    {
      ...{ type: 'GiveLastPosition', sanctionId: 'sanction 1', entryId: 'E11' },
      ...{ reason: 'No informó su eliminación', ...on('director') },
    },
    'sanctionId',
    'tournament.not-eliminated',
  ),
  OpenStage: act(chosen, openA, 'stageId', 'tournament.stage-open'),
  FinishSeries: act(
    overA,
    { type: 'FinishSeries', finishId: 'finish A', series: 'A', ...on('supervisor', 11) },
    'finishId',
    'tournament.stage-not-started',
  ),
  ChangeSeriesEnd: act(
    seriesA,
    {
      ...{ type: 'ChangeSeriesEnd', changeId: 'c1', series: 'A', throughLevel: 4, qualifiers: 2 },
      ...{ reason: 'Horario', announcement: 'Clasifican dos', ...by('director') },
    },
    'changeId',
    'another',
  ),
  DrawSeries: act(
    toDraw,
    {
      ...{ type: 'DrawSeries', assignmentId: 'd1', draw: tables.bySystem() },
      ...on('supervisor', 10),
    },
    'assignmentId',
    'nothing',
  ),
  ReassignSeries: act(
    chosen,
    {
      ...{ type: 'ReassignSeries', assignmentId: 'm1', entryId: 'E1', series: 'B' },
      ...{ reason: 'Trabaja', ...by('supervisor') },
    },
    'assignmentId',
    'nothing',
  ),
  RecordDeal: act(
    clubThree,
    {
      ...{ type: 'RecordDeal', dealId: 'a1', consents: ['E1', 'E2', 'E3'], override: null },
      shares: [2_800, 2_500, 2_000].map((amount, index) => ({
        entryId: `E${index + 1}`,
        amount: centavos(amount * 100),
      })),
      left: centavos(2_300_00),
      ...by('director'),
    },
    'dealId',
    'tournament.deal-agreed',
  ),
  LockPrizes: act(play.started(7), play.lock(), null, 'nothing'),
  EliminateEntries: act(
    play.started(7),
    play.eliminate(1, { E7: 1_000 }),
    'exitId',
    'tournament.entry-not-live',
  ),
  WithdrawEntry: act(
    play.started(7),
    play.withdraw('E7', 1, 1_000),
    'exitId',
    'tournament.entry-not-live',
  ),
  DisqualifyEntries: act(
    play.started(7),
    play.disqualify(1, { E7: 1_000 }),
    'exitId',
    'tournament.entry-not-live',
  ),
  UndoExit: act(
    [...play.started(7), play.eliminate(1, { E7: 1_000 })],
    play.undo('exit E7', on('supervisor')),
    null,
    'nothing',
  ),
  ConfirmPrize: act(won, play.confirm('E2'), null, 'nothing'),
  PayPrize: act(confirmed, play.payPrize('E2'), 'paymentId', 'tournament.prize-already-paid'),
  ReversePrizePayment: act(
    paid,
    play.reversePayment('E2'),
    'reversalId',
    'tournament.prize-not-paid',
  ),
  CloseTournament: act(won, play.close(70_000), null, 'nothing'),
  RecordSettlementFiled: act([...won, play.close(70_000)], play.settlementFiled(), null, 'nothing'),
};

/** What the Director said of the card that was not burned. */
function resumeAction(): CommandOf<'ResumeAction'> {
  const asked = { ruleset: 'R123', ...situation, table: 1, hand: 1, seats: [] };
  const [fact] = rule(
    {
      ...{ type: 'Rule', rulingId: 'r-1', asked: asked as never },
      ...{
        departTo: null,
        reason: 'Se compensa en el river',
        hasLine: null,
        rules: null,
        ...on('director', 11),
      },
    },
    initialState(),
  );
  const ruling = evolveRuling(initialState(), fact!).rulings['r-1']!;
  return {
    ...{ type: 'ResumeAction', resumeId: 'resume 1', table: 1, rulingId: 'r-1', ruling },
    ...on('dealer', 12),
  };
}
