import { Rejection } from '../errors.ts';
import { type Instant, isEarlier } from '../time/jornada.ts';
import type { StaffRole } from '../tournament/facts.ts';
import { isThen } from '../tournament/repeated.ts';
import { assertOneOf } from '../tournament/roles.ts';
import { sameContent } from '../tournament/sameContent.ts';
import type { CageCommand, CageCommandOf } from './commands.ts';
import type { CageFact, CageFactOf, Rendering } from './facts.ts';
import { differencesOf, expectedCoupons, expectedMoney, type Movement } from './movements.ts';
import type { Shift } from './state.ts';

const CASHIERS: readonly StaffRole[] = ['cashier', 'head-cashier'];
const HEAD: readonly StaffRole[] = ['head-cashier'];

/**
 * Decides what happens to a shift. Repeated requests add nothing.
 *
 * @throws {Rejection} `cage.shift-unknown`, then as the function of the command
 */
export const decide = (command: CageCommand, state: Shift): readonly CageFact[] => {
  if (command.type === 'OpenShift') return open(command, state);
  if (state.status === 'none') throw new Rejection('cage.shift-unknown');
  switch (command.type) {
    case 'RenderShift':
      return render(command, state);
    case 'ReceiveRendering':
      return receive(command, state);
  }
};

type Opened = Exclude<Shift, { status: 'none' }>;

/**
 * Opens the shift of a cashier at a desk, with the cash in its drawer. One shift at a time, so
 * that every sale of the desk is in one rendering.
 *
 * @see R123-IV-1.4
 * @throws {Rejection} in this order: `cage.shift-id-reused`, `tournament.role-not-allowed`,
 *   `cage.desk-occupied`
 */
const open = (command: CageCommandOf<'OpenShift'>, state: Shift): readonly CageFact[] => {
  const { shiftId, desk, float, occupiedBy, by, occurredAt, jornada } = command;
  if (state.status !== 'none') {
    const { opened } = state;
    if (opened.desk === desk && opened.float === float && opened.by.legajo === by.legajo) return [];
    throw new Rejection('cage.shift-id-reused', undefined, { shiftId });
  }
  assertOneOf(by, CASHIERS, 'R123-IV-1.4');
  if (occupiedBy !== null)
    throw new Rejection('cage.desk-occupied', 'R123-IV-1.4', { desk, shift: occupiedBy });
  return [{ type: 'ShiftOpened', shiftId, desk, float, by, occurredAt, jornada }];
};

/**
 * Renders the shift: money by means and the operator's bodies of the coupons by code, against what
 * the acts at the desk say. A difference is shown and explained, never adjusted.
 *
 * @see R123-IV-1.4, R123-IV-1.4.p3, R123-IV-4.p8, R123-IV-5.p6, decision J2
 * @throws {Rejection} in this order: `cage.shift-rendered`, `tournament.role-not-allowed`,
 *   `cage.shift-of-another`, `cage.before-its-cause`, `cage.explanation-missing`
 */
const render = (command: CageCommandOf<'RenderShift'>, state: Opened): readonly CageFact[] => {
  const { renderingId, movements, movementsHash, by, occurredAt, jornada } = command;
  const { counted, couponsCounted, explanation } = command;
  if (state.status !== 'open') {
    if (isRendered(command, state)) return [];
    throw new Rejection('cage.shift-rendered', 'R123-IV-1.4');
  }
  assertOneOf(by, CASHIERS, 'R123-IV-1.4');
  const { opened } = state;
  if (by.role === 'cashier' && by.legajo !== opened.by.legajo)
    throw new Rejection('cage.shift-of-another', 'R123-IV-1.4', { legajo: opened.by.legajo });
  for (const after of [opened.occurredAt, ...standing(movements).map(({ at }) => at)])
    assertAfter(occurredAt, after);
  const rendering: Rendering = {
    movements: movements.length,
    movementsHash,
    expected: expectedMoney(opened.float, movements),
    counted,
    couponsExpected: expectedCoupons(movements),
    couponsCounted,
  };
  const [difference] = differencesOf(rendering);
  if (difference && !explanation?.trim())
    throw new Rejection('cage.explanation-missing', 'R123-IV-1.4.p3', difference);
  return [{ type: 'ShiftRendered', renderingId, rendering, explanation, by, occurredAt, jornada }];
};

/** What was voided at the desk leaves nothing in it, and its date may be what was typed wrong. */
const standing = (movements: readonly Movement[]): Movement[] => {
  const voided = movements.filter(({ kind }) => kind === 'voided');
  return movements.filter(({ tournamentId, entryId, code }) =>
    voided.every(
      (one) => one.tournamentId !== tournamentId || one.entryId !== entryId || one.code !== code,
    ),
  );
};

/** @throws {Rejection} `cage.before-its-cause` */
const assertAfter = (occurredAt: Instant, after: Instant): void => {
  if (isEarlier(occurredAt, after))
    throw new Rejection('cage.before-its-cause', 'R123-IV-1.4', { occurredAt, after });
};

const isRendered = (
  { renderingId, counted, couponsCounted, explanation }: CageCommandOf<'RenderShift'>,
  { rendered }: Exclude<Opened, { status: 'open' }>,
): boolean => {
  const { counted: money, couponsCounted: coupons } = rendered.rendering;
  const known = { counted: money, couponsCounted: coupons, explanation: rendered.explanation };
  return (
    rendered.renderingId === renderingId &&
    sameContent({ counted, couponsCounted, explanation }, known)
  );
};

/** The same person said so at the same moment, under another id. */
const isReceivedBy = (
  received: CageFactOf<'RenderingReceived'>,
  { by, occurredAt }: CageCommandOf<'ReceiveRendering'>,
): boolean => received.by.legajo === by.legajo && isThen(occurredAt, received);

/**
 * The head of the cash desks takes over what was rendered: a second person beside who worked the
 * shift and who rendered it.
 *
 * @see R123-IV-1.4, decision J2
 * @throws {Rejection} in this order: `cage.shift-not-rendered`, `tournament.role-not-allowed`,
 *   `cage.same-person`, `cage.shift-rendered`, `cage.before-its-cause`
 */
const receive = (
  command: CageCommandOf<'ReceiveRendering'>,
  state: Opened,
): readonly CageFact[] => {
  const { receiptId, remark, by, occurredAt, jornada } = command;
  if (state.status === 'open') throw new Rejection('cage.shift-not-rendered', 'R123-IV-1.4');
  if (state.status === 'received') {
    const { received } = state;
    const isSame = received.receiptId === receiptId || isReceivedBy(received, command);
    if (isSame && received.remark === remark) return [];
    throw new Rejection('cage.shift-rendered', 'R123-IV-1.4');
  }
  assertOneOf(by, HEAD, 'R123-IV-1.4');
  if ([state.opened.by.legajo, state.rendered.by.legajo].includes(by.legajo))
    throw new Rejection('cage.same-person', 'R123-IV-1.4', { legajo: by.legajo });
  assertAfter(occurredAt, state.rendered.occurredAt);
  return [{ type: 'RenderingReceived', receiptId, remark, by, occurredAt, jornada }];
};
