import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import { type Instant, isEarlier } from '../time/jornada.ts';
import type { TournamentCommand } from './commands.ts';
import { entryOf } from './entries.ts';
import { outOf } from './exits.ts';
import {
  finalTableSince,
  lastBagged,
  lastBeforeDraw,
  lastBeforeEnd,
  lastBeforeStart,
  lastBought,
  lastBoughtAt,
  lastCounted,
  lastOfChips,
  lastOfPlay,
  lastOfPool,
  lastOfRound,
  lastOfStage,
  latest,
} from './moments.ts';
import { penaltyOf } from './penalties.ts';
import type { MoveCause } from './seatFacts.ts';
import { firstSeatAt } from './seatTimes.ts';
import type { AnnouncedTournament } from './state.ts';

/** What an act follows, and the article that puts it after. */
type Cause = { readonly at: Instant | null | undefined; readonly norm: NormId };

/**
 * What follows from something else did not happen before it: no sale before its form, no refund
 * before its sale, no seat taken before its draw, no start before a sale, a draw or a seating,
 * nothing of play before the start, no prize before its place is known, no level or pause before
 * what the clock did last, no suspension before the play that it stops, no resumption before its
 * suspension, no end of a penalty before it, no lock, count of coupons or chips, review or closing
 * before what it covers. A date typed wrong would put money into the settlement of another jornada. Papers that
 * come late keep their own time: only what the facts contradict is refused.
 *
 * @see R123-I-1.8, R123-I-6, R123-I-12, R123-I-19, R123-I-20, R123-I-24, R123-I-31, R123-I-36,
 *   R123-I-48, R123-I-49, R123-I-64, R123-I-66, R123-I-68, R123-I-73, R123-I-88, R123-II-41,
 *   R123-II-44, R123-III-2.p7, R123-III-3, R123-IV-1.4, R123-IV-3.p3, R123-IV-4, R123-IV-4.p7,
 *   R123-IV-7.1, decision J2
 * @throws {Rejection} `tournament.before-its-cause`
 */
export const assertAfterItsCause = (
  command: TournamentCommand,
  state: AnnouncedTournament,
): void => {
  const cause = causeOf(command, state);
  if (cause?.at) assertAfter(command.occurredAt, cause.at, cause.norm);
};

/** @throws {Rejection} `tournament.before-its-cause` */
export const assertAfter = (occurredAt: Instant, after: Instant, norm: NormId): void => {
  if (isEarlier(occurredAt, after))
    throw new Rejection('tournament.before-its-cause', norm, { occurredAt, after });
};

const causeOf = (command: TournamentCommand, state: AnnouncedTournament): Cause | undefined => {
  switch (command.type) {
    case 'PayEntry':
      return { at: entryOf(state, command.entryId)?.formAt, norm: 'R123-I-31' };
    case 'JoinWaitingList':
    case 'LeaveWaitingList':
      return { at: entryOf(state, command.entryId)?.formAt, norm: 'R123-I-1.8' };
    case 'RefundEntry':
    case 'VoidSale':
    case 'ReprintVoucher':
    case 'AccreditEntry':
      return { at: entryOf(state, command.entryId)?.sale?.at, norm: 'R123-IV-1.4' };
    case 'TakeSeat':
      return beforeSeat(command.entryId, state);
    case 'StartTournament':
      return { at: lastBeforeStart(state), norm: 'R123-I-24' };
    case 'DrawSeats':
      return { at: lastBeforeDraw(state), norm: 'R123-I-88' };
    case 'RedrawSeats': {
      const start = command.occasion === 'initial' ? null : state.start?.occurredAt;
      const fewEnough = command.occasion === 'final-table' ? finalTableSince(state) : null;
      return { at: latest([start, fewEnough, lastBeforeDraw(state)]), norm: 'R123-I-88' };
    }
    case 'MoveEntries':
      return OF_PLAY_MOVES.has(command.move.cause) ? afterStart(state, 'R123-I-91') : undefined;
    case 'SetHandForHand':
      return command.on === state.rounds.on
        ? undefined
        : { at: state.rounds.since ?? state.start?.occurredAt, norm: 'R123-I-18' };
    case 'ReleaseRound':
      return command.round > state.rounds.round
        ? { at: lastOfRound(state), norm: 'R123-I-19' }
        : undefined;
    case 'ReportRound':
      return { at: state.rounds.release?.occurredAt, norm: 'R123-I-20' };
    case 'AnnounceLevel':
    case 'PauseClock':
    case 'ResumeClock':
      return clockSince(state);
    case 'UndoExit':
      return { at: lastBeforeUndoing(command, state), norm: 'R123-III-3' };
    case 'CountSuspendedHands':
    case 'EndSuspension':
      return { at: penaltyOf(state, command.penaltyId)?.occurredAt, norm: 'R123-II-41.b2' };
    case 'AnnulPenalty':
    case 'AppealPenalty':
      return { at: penaltyOf(state, command.penaltyId)?.occurredAt, norm: 'R123-III-2.p7' };
    case 'OpenPlayDay':
      return { at: state.chips.night?.occurredAt, norm: 'R123-I-12' };
    case 'OpenStage':
      return { at: state.finishedSeries.at(-1)?.occurredAt, norm: 'R123-I-8' };
    case 'FinishSeries':
      return { at: lastOfStage(state), norm: 'R123-I-10' };
    case 'SuspendEvent':
      return { at: lastOfPlay(state), norm: 'R123-I-6' };
    case 'ResumeEvent':
      return { at: state.suspension?.occurredAt, norm: 'R123-I-6' };
    case 'EndEvent':
      return { at: lastBeforeEnd(state), norm: 'R123-I-6' };
    case 'OpenAddOns':
      return { at: state.levelAct?.occurredAt ?? state.start?.occurredAt, norm: 'R123-I-49' };
    case 'ClosePurchases':
      return { at: lastBought(state, command.code), norm: 'R123-IV-4.p7' };
    case 'VoidPurchase':
      return { at: purchaseAt(command, state), norm: 'R123-IV-4' };
    case 'DeclarePurchase':
    case 'PayPurchase':
      return command.codes.includes('AD')
        ? {
            at: latest([state.start?.occurredAt, state.addOnsOpening?.occurredAt]),
            norm: 'R123-I-49',
          }
        : afterStart(state, 'R123-I-48');
    case 'CountCoupons':
      return { at: lastBoughtAt(state, command), norm: 'R123-IV-3.p3' };
    case 'ReviewDifferences':
      return { at: lastCounted(state, command), norm: 'R123-IV-3.p3' };
    case 'CountChips':
      return { at: lastOfChips(state), norm: 'R123-IV-7.1' };
    case 'VoidBag':
    case 'ReleaseBag':
      return { at: state.chips.bags[command.entryId]?.occurredAt, norm: 'R123-IV-7.3.2' };
    case 'ClosePlayDay':
      return { at: lastBagged(state), norm: 'R123-I-12' };
    case 'LockPrizes':
      return { at: lastOfPool(state), norm: 'R123-I-64' };
    case 'ConfirmPrize': {
      const exited = exitAt(command.entryId, state);
      return { at: latest([exited, state.lock?.occurredAt]), norm: 'R123-I-73' };
    }
    case 'CloseTournament':
      return { at: lastBeforeEnd(state), norm: 'R123-I-68' };
    case 'PayPrize':
      return { at: entryOf(state, command.entryId)?.confirmation?.at, norm: 'R123-I-66' };
    case 'ReversePrizePayment':
      return { at: entryOf(state, command.entryId)?.payment?.at, norm: 'R123-I-66' };
    default: {
      const norm = OF_PLAY[command.type];
      return norm && afterStart(state, norm);
    }
  }
};

/** What only happens in play, and the article by which it does. */
const OF_PLAY: Partial<Record<TournamentCommand['type'], NormId>> = {
  EliminateEntries: 'R123-I-68',
  WithdrawEntry: 'R123-I-68',
  DisqualifyEntries: 'R123-I-68',
  OpenHand: 'R123-I-68',
  RecordHand: 'R123-I-68',
  VoidHand: 'R123-I-68',
  RemoveAbsent: 'R123-I-68',
  RevokeHold: 'R123-I-68',
  ImposePenalty: 'R123-II-41',
  ColorUp: 'R123-II-12',
  BagChips: 'R123-IV-7.3.2',
  CallClock: 'R123-II-68',
  StopAction: 'R123-II-63.A',
};

/** Moves that only play makes due; who is late or has a need may be seated before it. */
const OF_PLAY_MOVES: ReadonlySet<MoveCause> = new Set(['table-break', 'balance']);

const afterStart = ({ start }: AnnouncedTournament, norm: NormId): Cause => ({
  at: start?.occurredAt,
  norm,
});

/** Chips are handed out to who paid, was accredited and drew a seat. */
const beforeSeat = (entryId: string, state: AnnouncedTournament): Cause | undefined => {
  const entry = entryOf(state, entryId);
  if (!entry) return undefined;
  const { sale, accreditation } = entry;
  const causes: Cause[] = [
    { at: sale?.at, norm: 'R123-IV-1.4' },
    { at: accreditation?.at, norm: 'R123-I-36' },
    { at: firstSeatAt(state, entry), norm: 'R123-I-88' },
  ];
  const last = latest(causes.map(({ at }) => at));
  return causes.find(({ at }) => at === last);
};

/** A level, a pause and its end follow what the clock did last. */
const clockSince = ({ clock, start }: AnnouncedTournament): Cause => {
  const started = start?.occurredAt;
  const isLater = clock.since !== null && (started === undefined || clock.since > started);
  return isLater ? { at: clock.since, norm: 'R123-II-44' } : { at: started, norm: 'R123-I-68' };
};

const exitedAt = (exitId: string, { exits }: AnnouncedTournament): Instant | undefined =>
  exits.find((exit) => exit.exitId === exitId)?.occurredAt;

/** An undoing follows its exit; of a closed event, also the closing that it corrects. */
const lastBeforeUndoing = (
  { exitId, late }: Extract<TournamentCommand, { type: 'UndoExit' }>,
  state: AnnouncedTournament,
): Instant | undefined => {
  const closed = late && state.status === 'closed' ? state.lastClosing?.occurredAt : null;
  return latest([exitedAt(exitId, state), closed]);
};

/** When a place was known: with the exit of the entry; of the winner, with the last one. */
const exitAt = (entryId: string, { exits, ended }: AnnouncedTournament): Instant | undefined => {
  const own = exits.filter((exit) => outOf(exit).includes(entryId));
  if (own.length === 0 && ended) return ended.occurredAt;
  return latest((own.length > 0 ? own : exits).map(({ occurredAt }) => occurredAt));
};

const purchaseAt = (
  { entryId, purchaseId }: Extract<TournamentCommand, { type: 'VoidPurchase' }>,
  state: AnnouncedTournament,
): Instant | undefined =>
  entryOf(state, entryId)?.purchases.find((one) => one.purchaseId === purchaseId)?.at;
