import { Rejection } from '../errors.ts';
import { type Centavos, sum } from '../money/centavos.ts';
import type { Chips } from '../money/chips.ts';
import type { NormId } from '../regulation/norms.ts';
import { type Instant, isEarlier } from '../time/jornada.ts';
import { chipsInPlay } from './chipsInPlay.ts';
import type { TournamentCommand } from './commands.ts';
import { liveEntries } from './entries.ts';
import { purchasesOf } from './purchases.ts';
import type { AnnouncedTournament } from './state.ts';
import { normOf } from './tables.ts';

/** All money and chips at the moment in which an event was stopped or changed (R123-I-6). */
export type Snapshot = {
  readonly entries: number;
  readonly takings: Centavos;
  readonly chips: Chips;
};

export const snapshotOf = (state: AnnouncedTournament): Snapshot => {
  const sold = purchasesOf(state).filter(({ returned }) => !returned);
  return {
    entries: liveEntries(state).length,
    takings: sum(sold.map(({ price }) => price)),
    chips: chipsInPlay(state),
  };
};

type CommandType = TournamentCommand['type'];

/** Money goes back, and nothing else happens, in an event that was cancelled. */
const AFTER_CANCELLATION: ReadonlySet<CommandType> = new Set([
  'CancelEvent',
  'RefundEntry',
  'VoidSale',
  'ReprintVoucher',
]);

/** What was sold before a cancellation and is told after it, so that the money can go back. */
const SALES: ReadonlySet<CommandType> = new Set<CommandType>([
  'TakeEntryForm',
  'PayEntry',
  'PayPurchase',
]);

/** Prizes are paid and papers made of an event that was ended; its pool and places stay. */
const AFTER_END: ReadonlySet<CommandType> = new Set([
  'EndEvent',
  'ReprintVoucher',
  'LockPrizes',
  'CountCoupons',
  'ReviewDifferences',
  'ConfirmPrize',
  'PayPrize',
  'ReversePrizePayment',
  'CloseTournament',
  'RecordSettlementFiled',
]);

/** What goes on while play is suspended. */
const WHILE_SUSPENDED: ReadonlySet<CommandType> = new Set([
  ...AFTER_CANCELLATION,
  'SuspendEvent',
  'EndEvent',
  'ResumeEvent',
  'ModifyEvent',
  'CountCoupons',
  'ReviewDifferences',
  'BagChips',
  'VoidBag',
  'ClosePlayDay',
]);

/** Who may stop or change an event, and how: in the club the organisation alone (CLUB-T29). */
export const interruptionNorm = (terms: AnnouncedTournament['terms']): NormId =>
  normOf(terms, { lottery: 'R123-I-6', club: 'CLUB-T29' });

/**
 * Nothing goes on while the event is suspended; nor is it reported later as if it had, dated between
 * a suspension and its end. What happened before is told after, of a cancelled event the sales.
 *
 * @see R123-I-6, CLUB-T29, decision J2
 * @throws {Rejection} in this order: `tournament.cancelled`, `tournament.ended`, `tournament.suspended`
 */
export const assertNotInterrupted = (
  { type, occurredAt }: TournamentCommand,
  state: AnnouncedTournament,
): void => {
  const { status, ended, suspension, terms } = state;
  const norm = interruptionNorm(terms);
  const isBefore = (since: Instant | undefined): boolean =>
    since !== undefined && isEarlier(occurredAt, since);
  const sold = SALES.has(type) && isBefore(cancelledAt(state));
  if (status === 'cancelled' && !AFTER_CANCELLATION.has(type) && !sold)
    throw new Rejection('tournament.cancelled', norm);
  if (ended && !AFTER_END.has(type))
    throw new Rejection('tournament.ended', norm, { since: ended.occurredAt });
  if (WHILE_SUSPENDED.has(type)) return;
  if (suspension && !isBefore(suspension.occurredAt))
    throw new Rejection('tournament.suspended', norm, {
      since: suspension.occurredAt,
      until: 'no',
    });
  const stop = stopsOf(state).find(({ since, until }) => isInside(occurredAt, since, until));
  if (stop) throw new Rejection('tournament.suspended', norm, stop);
};

const cancelledAt = ({ interruptions }: AnnouncedTournament): Instant | undefined =>
  interruptions.findLast(({ type }) => type === 'EventCancelled')?.occurredAt;

type Stop = { readonly since: Instant; readonly until: Instant };

/** The suspensions that are over. */
const stopsOf = ({ interruptions, resumptions }: AnnouncedTournament): Stop[] => {
  const suspended = interruptions.filter(({ type }) => type === 'EventSuspended');
  return resumptions.map(({ occurredAt: until }, index) => ({
    since: suspended[index]!.occurredAt,
    until,
  }));
};

/** Two clocks differ a little, at both ends. */
const isInside = (at: Instant, since: Instant, until: Instant): boolean =>
  isEarlier(since, at) && isEarlier(at, until);
