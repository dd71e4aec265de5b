import { Rejection } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import {
  CLOCKS_DIFFER_MINUTES_MAX,
  type Instant,
  MILLISECONDS_PER_MINUTE,
} from '../time/jornada.ts';
import type { TournamentCommand } from './commands.ts';
import { allEntries, entryOf, paidEntries } from './entries.ts';
import { outOf } from './exits.ts';
import { paymentsOf } from './prizes.ts';
import type { AnnouncedTournament } from './state.ts';

/** What an act follows, and the article that puts it after. */
type Cause = { readonly at: Instant | undefined; readonly norm: NormId };

/**
 * What follows from something else did not happen before it: no sale before its form, no refund
 * before its sale, no start before a sale, a draw or a seating, no exit and no rebuy before the
 * start, no prize before its place is known, no level or pause before what the clock did last, no
 * resumption before its suspension, no closing before what it covers. A date typed wrong would put money into the settlement of another jornada.
 *
 * @see R123-I-6, R123-I-24, R123-I-31, R123-I-48, R123-I-64, R123-I-66, R123-I-68, R123-I-73,
 *   R123-II-44, R123-III-3, R123-IV-1.4, R123-IV-4, decision J2
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
  const minutesBefore = (Date.parse(after) - Date.parse(occurredAt)) / MILLISECONDS_PER_MINUTE;
  if (minutesBefore > CLOCKS_DIFFER_MINUTES_MAX)
    throw new Rejection('tournament.before-its-cause', norm, { occurredAt, after });
};

const causeOf = (command: TournamentCommand, state: AnnouncedTournament): Cause | undefined => {
  switch (command.type) {
    case 'PayEntry':
      return { at: entryOf(state, command.entryId)?.formAt, norm: 'R123-I-31' };
    case 'RefundEntry':
    case 'VoidSale':
    case 'ReprintVoucher':
    case 'AccreditEntry':
    case 'TakeSeat':
      return { at: entryOf(state, command.entryId)?.sale?.at, norm: 'R123-IV-1.4' };
    case 'StartTournament':
      return { at: beforeStart(state), norm: 'R123-I-24' };
    case 'AnnounceLevel':
    case 'PauseClock':
    case 'ResumeClock':
      return clockSince(state);
    case 'UndoExit':
      return { at: exitedAt(command.exitId, state), norm: 'R123-III-3' };
    case 'EliminateEntries':
    case 'WithdrawEntry':
    case 'DisqualifyEntries':
    case 'OpenHand':
    case 'RecordHand':
    case 'VoidHand':
    case 'RemoveAbsent':
    case 'RevokeHold':
      return { at: state.start?.occurredAt, norm: 'R123-I-68' };
    case 'DeclarePurchase':
    case 'PayPurchase':
      return { at: state.start?.occurredAt, norm: 'R123-I-48' };
    case 'ResumeEvent':
      return { at: state.suspension?.occurredAt, norm: 'R123-I-6' };
    case 'EndEvent':
      return { at: lastBefore(state), norm: 'R123-I-6' };
    case 'VoidPurchase':
      return { at: purchaseAt(command, state), norm: 'R123-IV-4' };
    case 'LockPrizes':
      return { at: state.start?.occurredAt, norm: 'R123-I-64' };
    case 'ConfirmPrize':
      return { at: exitAt(command.entryId, state), norm: 'R123-I-73' };
    case 'CloseTournament':
      return { at: lastBefore(state), norm: 'R123-I-68' };
    case 'PayPrize':
      return { at: entryOf(state, command.entryId)?.confirmation?.at, norm: 'R123-I-66' };
    case 'ReversePrizePayment':
      return { at: entryOf(state, command.entryId)?.payment?.at, norm: 'R123-I-66' };
    default:
      return undefined;
  }
};

/** A level, a pause and its end follow what the clock did last. */
const clockSince = ({ clock, start }: AnnouncedTournament): Cause => {
  const started = start?.occurredAt;
  const isLater = clock.since !== null && (started === undefined || clock.since > started);
  return isLater ? { at: clock.since, norm: 'R123-II-44' } : { at: started, norm: 'R123-I-68' };
};

const exitedAt = (exitId: string, { exits }: AnnouncedTournament): Instant | undefined =>
  exits.find((exit) => exit.exitId === exitId)?.occurredAt;

/** When a place was known: with the exit of the entry; of the winner, with the last one. */
const exitAt = (entryId: string, { exits, ended }: AnnouncedTournament): Instant | undefined => {
  const own = exits.filter((exit) => outOf(exit).includes(entryId));
  if (own.length === 0 && ended) return ended.occurredAt;
  return latest((own.length > 0 ? own : exits).map(({ occurredAt }) => occurredAt));
};

/** A closing covers the start, every exit, the end and every prize confirmed or paid so far. */
const lastBefore = (state: AnnouncedTournament): Instant | undefined => {
  const { start, exits, ended } = state;
  const confirmed = allEntries(state).flatMap(({ confirmation }) => confirmation?.at ?? []);
  const paid = allEntries(state).flatMap((entry) => paymentsOf(entry).map(({ at }) => at));
  const facts = [...(start ? [start] : []), ...(ended ? [ended] : []), ...exits];
  return latest([...facts.map(({ occurredAt }) => occurredAt), ...confirmed, ...paid]);
};

const purchaseAt = (
  { entryId, purchaseId }: Extract<TournamentCommand, { type: 'VoidPurchase' }>,
  state: AnnouncedTournament,
): Instant | undefined =>
  entryOf(state, entryId)?.purchases.find((one) => one.purchaseId === purchaseId)?.at;

/** A start follows the sales, the draws of seats and who took one before it. */
const beforeStart = (state: AnnouncedTournament): Instant | undefined => {
  const entries = paidEntries(state);
  const drawn = [...state.draws, ...state.seatActs].map(({ occurredAt }) => occurredAt);
  const seated = entries.flatMap(({ seating }) => seating?.at ?? []);
  return latest([...entries.map(({ sale }) => sale.at), ...drawn, ...seated]);
};

const latest = (times: readonly Instant[]): Instant | undefined => times.toSorted().at(-1);
