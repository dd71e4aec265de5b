import { Rejection } from '../../errors.ts';
import { assertAfter, assertReason } from '../../tableDay/guards.ts';
import { assertNumberFree } from '../../tableDay/number.ts';
import { isClosingDue, isSettledReopening } from '../../tableDay/reopening.ts';
import { assertSigned, COUNTED, REOPENED } from '../../tableDay/signatures.ts';
import type { CashCommand, CashCommandOf } from '../commands.ts';
import type { CashFact } from '../facts.ts';
import { chipsInPlay, figuresOf } from '../figures.ts';
import { assertNoHand } from '../guards.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedCash, CashDay } from '../state.ts';

/**
 * The day that an act belongs to: the one that is open, or a new one that begins with it. Once the
 * jornada changes, the day is closed first; a game that goes on brings its stacks (decision J1).
 *
 * @throws {Rejection} in this order: `table.jornada-differs`, `table.jornada-already-opened`,
 *   `table.number-in-use`
 */
export const dayFor = (
  command: CashCommand,
  { day, session, terms }: AnnouncedCash,
): CashFact[] => {
  const { jornada, by, occurredAt } = command;
  if (day !== null && day.closing === null) {
    if (day.jornada === jornada) return [];
    throw new Rejection('table.jornada-differs', undefined, { jornada, open: day.jornada });
  }
  if (day !== null && jornada <= day.jornada)
    throw new Rejection('table.jornada-already-opened', undefined, { jornada, last: day.jornada });
  assertNumberFree(command, terms);
  const goesOn = session !== null && session.ended === null ? session.number : null;
  return [
    {
      type: 'CashDayOpened',
      day: (day?.day ?? 0) + 1,
      terms,
      stacksAtStart: chipsInPlay(session),
      session: goesOn,
      by,
      occurredAt,
      jornada,
    },
  ];
};

/**
 * Closes the day with the rake counted in the box; a difference is explained. A game that goes on does
 * so in the next jornada: before that it ends first, or nobody could cash out.
 *
 * @see R40-5, R40-27, R40-75, R40-95, decision J1
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `table.other-sector`, `table.signature-repeated`, `table.signatures-wrong`,
 *   `table.day-not-open`, `cash.hand-open`, `table.time-backwards`, `cash.game-open`,
 *   `cash.box-differs`
 */
export const closeCashDay = (
  command: CashCommandOf<'CloseCashDay'>,
  state: AnnouncedCash,
): CashFact[] => {
  const { closingId, box, second, by, occurredAt, jornada } = command;
  const { session, terms } = state;
  const known = state.day?.closing;
  if (known?.closingId === closingId && known.box === box) return [];
  assertActFree(state, closingId);
  assertRole(command, terms);
  assertSigned(command, COUNTED, terms);
  const day = requireOpen(state);
  if (session !== null) {
    assertNoHand(session);
    assertAfter(occurredAt, session.at);
  }
  assertAfter(occurredAt, day.openedAt);
  const isOver = session === null || session.ended !== null;
  if (!isOver && jornada <= day.jornada)
    throw new Rejection('cash.game-open', terms.ruleset === 'R40' ? 'R40-27' : undefined, {
      session: session.number,
      players: session.places.length,
    });
  const { rake } = figuresOf(day);
  const review = box === rake ? null : (command.review?.trim() ?? '');
  if (review === '') throw new Rejection('cash.box-differs', 'R40-95', { box, rake });
  const { ruleset } = terms;
  const numbers = { day: day.day, closing: day.closings + 1, of: day.jornada, ruleset };
  const stacksAtEnd = chipsInPlay(session);
  const counted = { stacksAtEnd, box, review };
  const signed = { by, second, occurredAt, jornada };
  return [{ type: 'CashDayClosed', closingId, ...numbers, ...counted, ...signed }];
};

const requireOpen = ({ day }: AnnouncedCash): CashDay => {
  if (day === null || day.closing !== null) throw new Rejection('table.day-not-open');
  return day;
};

const assertActFree = ({ day }: AnnouncedCash, actId: string): void => {
  const ids = [day?.closing?.closingId, ...(day?.reopenings ?? []).map((one) => one.reopeningId)];
  if (ids.includes(actId)) throw new Rejection('table.act-id-reused', undefined, { actId });
};

/**
 * Opens the last day again to correct it. Where its settlement is filed this is a late fact, which
 * makes a new version of the papers (decision J2). Two persons answer for it.
 *
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `table.other-sector`, `table.reason-missing`, those of `assertSigned`, `table.day-not-last`, `table.day-already-open`,
 *   `table.day-settled`
 */
export const reopenCashDay = (
  command: CashCommandOf<'ReopenCashDay'>,
  state: AnnouncedCash,
): CashFact[] => {
  const { reopeningId, day, reason, late, second, by, occurredAt, jornada } = command;
  const last = state.day;
  const known = last?.reopenings.find((one) => one.reopeningId === reopeningId);
  if (known?.reason === reason && last?.day === day) return [];
  assertActFree(state, reopeningId);
  assertRole(command, state.terms);
  assertReason(reason);
  assertSigned(command, REOPENED, state.terms);
  const settled = isSettledReopening({ day, late }, last);
  const fact = { reopeningId, day, reason, late: settled, second, by, occurredAt, jornada };
  return [{ type: 'CashDayReopened', ...fact }];
};

/**
 * Notes that the papers of a closing are filed.
 *
 * @throws {Rejection} `table.closing-unknown`
 */
export const recordCashDaySettled = (
  { day, closing, by, occurredAt, jornada }: CashCommandOf<'RecordCashDaySettled'>,
  { day: last, unsettled }: AnnouncedCash,
): CashFact[] => {
  return isClosingDue({ day, closing }, last, unsettled)
    ? [{ type: 'CashDaySettled', day, closing, by, occurredAt, jornada }]
    : [];
};
