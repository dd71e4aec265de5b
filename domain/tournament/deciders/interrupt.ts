import { Rejection } from '../../errors.ts';
import type { Jornada } from '../../time/jornada.ts';
import { paidCount } from '../entries.ts';
import { changedTerms } from '../evolveMoney.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertNotClosed, assertReason } from '../guards.ts';
import { interruptionNorm, snapshotOf } from '../interruptions.ts';
import type { MoneyCommandOf } from '../moneyCommands.ts';
import type { TermChanges } from '../moneyFacts.ts';
import { entriesMin } from '../quota.ts';
import { isThen, repeated } from '../repeated.ts';
import { assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import type { AnnouncedTournament } from '../state.ts';
import { clubOf, isMultiTable } from '../tables.ts';
import { assertRegistrationWindow, assertSaleIsLongEnough } from './announceMultiTable.ts';

type Interruption = MoneyCommandOf<'CancelEvent' | 'SuspendEvent' | 'ModifyEvent' | 'EndEvent'>;

/** What each of them asks for: the Director, a reason and the lottery's consent. */
export const assertConsented = (command: Interruption, state: AnnouncedTournament): void => {
  const { interruptionId, reason, consent } = command;
  assertActIdFree(state, interruptionId);
  assertRole(command);
  assertReason(reason, interruptionNorm(state.terms));
  // In the club the reason is what the players are told (CLUB-G4, CLUB-T29).
  if (consent.trim() === '' && !clubOf(state.terms))
    throw new Rejection('tournament.consent-missing', 'R123-I-6');
};

/**
 * Whether it is recorded already, with the same content: under its id, or as what was done last,
 * reported again at that moment under another.
 */
export const isRecorded = (
  command: Interruption,
  { interruptions, suspension }: AnnouncedTournament,
): boolean => {
  const isLast = (one: Recorded): boolean =>
    one === interruptions.at(-1) &&
    isThen(command.occurredAt, one) &&
    (one.type !== 'EventSuspended' || suspension !== null);
  return interruptions.some(
    (one) =>
      one.type === RECORDED_AS[command.type] &&
      (one.interruptionId === command.interruptionId || isLast(one)) &&
      sameContent(saidBy(one), saidBy(command)),
  );
};

type Recorded = AnnouncedTournament['interruptions'][number];

const RECORDED_AS = {
  CancelEvent: 'EventCancelled',
  SuspendEvent: 'EventSuspended',
  ModifyEvent: 'EventModified',
  EndEvent: 'EventEnded',
} as const satisfies Record<Interruption['type'], Recorded['type']>;

const saidBy = (one: Interruption | Recorded) => ({
  ...{ reason: one.reason, consent: one.consent },
  changes: 'changes' in one ? one.changes : null,
  ...('shares' in one && { resolution: one.resolution, shares: one.shares }),
});

/**
 * Cancels an event that has not started: every entry may be refunded in full, also one whose
 * voucher was taken. What has begun is ended otherwise, since its pool must be paid (R123-I-62).
 *
 * @see R123-I-6, R123-IV-1.4
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.reason-missing`, `tournament.consent-missing`, `tournament.cancelled`,
 *   `tournament.already-started`
 */
export const cancelEvent = (
  command: MoneyCommandOf<'CancelEvent'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  if (isRecorded(command, state)) return [];
  assertConsented(command, state);
  const norm = interruptionNorm(state.terms);
  if (state.status === 'cancelled') throw new Rejection('tournament.cancelled', norm);
  if (state.start) throw new Rejection('tournament.already-started', norm);
  return [{ ...command, type: 'EventCancelled', snapshot: snapshotOf(state) }];
};

/**
 * Suspends an event: until it is resumed nothing is played, sold or paid, and the clock stands.
 *
 * @see R123-I-6, R123-II-44
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.reason-missing`, `tournament.consent-missing`, `tournament.closed`,
 *   `tournament.finished`, `tournament.suspended`
 */
export const suspendEvent = (
  command: MoneyCommandOf<'SuspendEvent'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  if (isRecorded(command, state)) return [];
  assertConsented(command, state);
  assertNotClosed(state.status);
  if (state.status === 'finished') throw new Rejection('tournament.finished', 'R123-I-6');
  const { suspension } = state;
  if (suspension)
    throw new Rejection('tournament.suspended', interruptionNorm(state.terms), {
      since: suspension.occurredAt,
      until: '-',
    });
  return [{ ...command, type: 'EventSuspended', snapshot: snapshotOf(state) }];
};

/**
 * @see R123-I-6
 * @throws {Rejection} in this order: `tournament.already-recorded`, `tournament.act-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.not-suspended`
 */
export const resumeEvent = (
  command: MoneyCommandOf<'ResumeEvent'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { resumptionId, by, occurredAt, jornada } = command;
  const last = state.suspension ? undefined : state.resumptions.at(-1);
  const known = state.resumptions.find((one) => one.resumptionId === resumptionId) ?? last;
  if (known) return repeated(command, known, { norm: interruptionNorm(state.terms) });
  assertActIdFree(state, resumptionId);
  assertRole(command);
  if (!state.suspension)
    throw new Rejection('tournament.not-suspended', interruptionNorm(state.terms));
  return [{ type: 'EventResumed', resumptionId, by, occurredAt, jornada }];
};

/**
 * Changes what was published before play starts: name, places, start, or the end of registration.
 * What an announcement must keep to, a change keeps to. The facts keep the terms as they were.
 *
 * @see R123-I-6, R123-I-1, R123-I-1.2, R123-I-23, R123-IV-1.1.p1, R123-IV-11.p3
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.reason-missing`, `tournament.consent-missing`, `tournament.already-started`,
 *   `tournament.quota-out-of-range`, `tournament.days-invalid`, `tournament.sale-window-short`,
 *   `tournament.window-invalid`
 */
export const modifyEvent = (
  command: MoneyCommandOf<'ModifyEvent'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  if (isRecorded(command, state)) return [];
  assertConsented(command, state);
  if (state.start) throw new Rejection('tournament.already-started', interruptionNorm(state.terms));
  assertChanges(command, state);
  const { saleOpensOn: _, ...modified } = command;
  return [{ ...modified, type: 'EventModified', snapshot: snapshotOf(state) }];
};

const assertChanges = (
  { changes, saleOpensOn }: MoneyCommandOf<'ModifyEvent'>,
  state: AnnouncedTournament,
): void => {
  const { quota, registrationClosesAt } = changes;
  if (quota !== undefined) assertQuota(quota, state);
  assertStart(changes, saleOpensOn, state);
  if (registrationClosesAt === undefined && changes.startsAt === undefined) return;
  const pointer = registrationClosesAt === undefined ? '/startsAt' : '/registrationClosesAt';
  const terms = changedTerms(state.terms, changes);
  if (isMultiTable(terms)) assertRegistrationWindow(terms, pointer);
  else if (registrationClosesAt !== undefined)
    throw new Rejection('tournament.window-invalid', 'R123-I-1.4', { pointer });
};

/** Every place sold stays, and every number of entries has its scale. */
const assertQuota = (quota: number, state: AnnouncedTournament): void => {
  const { terms } = state;
  const min = Math.max(paidCount(state), entriesMin(terms));
  const max = Math.max(...terms.scales.map(({ entriesMax }) => entriesMax));
  if (quota >= min && quota <= max) return;
  const norm = isMultiTable(terms) ? 'R123-I-1.8' : 'R123-IV-11.p3';
  throw new Rejection('tournament.quota-out-of-range', norm, { quota, min, max });
};

/** The first day of several tables stays before the second, and far enough from the sale. */
const assertStart = (
  { startsAt, jornada }: TermChanges,
  saleOpensOn: Jornada | null,
  { terms, announcedOn }: AnnouncedTournament,
): void => {
  if (!isMultiTable(terms) || startsAt === undefined) return;
  const first = jornada ?? terms.jornada;
  const [, second] = terms.days;
  if (second && (startsAt >= second.startsAt || first >= second.jornada))
    throw new Rejection('tournament.days-invalid', 'R123-I-1.2', {
      ...{ day: 2, pointer: '/startsAt' },
    });
  if (!clubOf(terms)) assertSaleIsLongEnough(first, saleOpensOn, announcedOn);
};
