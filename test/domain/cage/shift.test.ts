import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CageCommand, CageCommandOf } from '../../../domain/cage/commands.ts';
import { decide } from '../../../domain/cage/decide.ts';
import { assertShiftOpen } from '../../../domain/cage/desk.ts';
import { evolve } from '../../../domain/cage/evolve.ts';
import {
  differencesOf,
  expectedCoupons,
  expectedMoney,
  type Movement,
} from '../../../domain/cage/movements.ts';
import { initialState, type Shift } from '../../../domain/cage/state.ts';
import { centavos, sum } from '../../../domain/money/centavos.ts';
import { type Instant, MILLISECONDS_PER_MINUTE } from '../../../domain/time/jornada.ts';
import type { StaffRole } from '../../../domain/tournament/facts.ts';
import { by, jornada, occurredAt, staff } from '../tournament/sitAndGo.ts';

describe('The cashier renders coupons and cash [R123-IV-1.4.p3] [R123-IV-4.p8] [R123-IV-5.p6]', () => {
  it('expects 26,000 of 14 IN of 2,000 and one refund', () => {
    const movements = [...many(14, move('IN', 2_000_00)), move('IN', -2_000_00, 'refunded')];
    expect(expectedMoney(centavos(0), movements)).toEqual({ cash: 26_000_00 });
    expect(expectedCoupons(movements)).toEqual({ IN: 13 });
  });

  it.each([
    ['RB', 22, 1_500_00, 33_000_00],
    ['AD', 18, 1_000_00, 18_000_00],
  ] as const)('expects the price of each body of %s', (code, count, price, cash) => {
    const movements = many(count, move(code, price));
    expect(expectedMoney(centavos(0), movements)).toEqual({ cash });
    expect(expectedCoupons(movements)).toEqual({ [code]: count });
  });

  it('adds the float, takes prizes off and keeps the means apart', () => {
    const movements = [
      move('IN', 2_000_00),
      move('IN', 2_000_00, 'sale', 'transfer'),
      move(null, -1_500_00, 'prize'),
      move(null, 1_500_00, 'prize-reversed'),
    ];
    expect(expectedMoney(centavos(500_00), movements)).toEqual({
      cash: 2_500_00,
      transfer: 2_000_00,
    });
  });
});

describe('A rendering with a difference is explained [R123-IV-1.4.p3]', () => {
  const counted = (cash: number) => ({
    counted: { cash: centavos(cash) },
    couponsCounted: { IN: 1 },
  });

  it('takes exact money without a word', () =>
    expect(run(opened, render(counted(2_500_00)))).toMatchObject({ status: 'rendered' }));

  it.each([2_499_99, 2_500_01])('refuses %i centavos without an explanation', (cash) =>
    refuses([opened], render(counted(cash)), 'cage.explanation-missing'),
  );

  it('refuses a missing coupon and blanks for an explanation', () =>
    refuses(
      [opened],
      render({ counted: { cash: centavos(2_500_00) }, couponsCounted: {}, explanation: '  ' }),
      'cage.explanation-missing',
    ));

  it('keeps expected, counted and the explanation', () => {
    const state = run(opened, render({ ...counted(2_400_00), explanation: 'Vuelto de más' }));
    if (state.status !== 'rendered') return expect.fail('not rendered');
    expect(state.rendered.explanation).toBe('Vuelto de más');
    expect(differencesOf(state.rendered.rendering)).toEqual([
      { of: 'cash', expected: 2_500_00, found: 2_400_00 },
    ]);
  });

  it('adds nothing on a retry and refuses another count', () => {
    const first = render(counted(2_500_00));
    expect(decide(first, run(opened, first))).toEqual([]);
    refuses([opened, first], render(counted(2_500_01)), 'cage.shift-rendered');
  });
});

describe('A shift has one cashier, one desk and a second person at its end [R123-IV-1.4]', () => {
  it('is opened by a cashier, once', () => {
    refuses([], { ...opened, ...by('dealer') }, 'tournament.role-not-allowed');
    expect(decide(opened, run(opened))).toEqual([]);
    refuses([opened], { ...opened, desk: 4 }, 'cage.shift-id-reused');
  });

  it('does not share a desk', () =>
    refuses([], { ...opened, occupiedBy: 'S0' }, 'cage.desk-occupied'));

  it.each([
    ['before its first shift', null, false, null],
    ['in a shift', 'S1', true, null],
    ['after its shift was rendered', null, true, 'cage.no-open-shift'],
  ])('moves money %s or not [R123-IV-1.4.p3]', (_when, shiftId, worksByShifts, refusal) => {
    const moves = () => assertShiftOpen({ desk: 3, shiftId, worksByShifts });
    if (refusal === null) expect(moves).not.toThrow();
    else expect(moves).toThrow(refusal);
  });

  it('is rendered by its cashier or the head of the cash desks', () => {
    const other = { by: { ...staff('cashier'), legajo: '1009' } };
    refuses([opened], { ...render(exact), ...other }, 'cage.shift-of-another');
    expect(run(opened, { ...render(exact), ...as('head-cashier') })).toMatchObject({
      status: 'rendered',
    });
  });

  it('is received after its rendering, by another, once', () => {
    refuses([opened], receive(), 'cage.shift-not-rendered');
    const rendered = render(exact);
    refuses([opened, rendered], { ...receive(), ...as('cashier') }, 'tournament.role-not-allowed');
    const own = { ...rendered, ...as('head-cashier') };
    refuses([opened, own], receive(), 'cage.same-person');
    const working = { ...opened, ...as('head-cashier') };
    const other = { by: { ...staff('head-cashier'), legajo: '1009' } };
    const third = { by: { ...staff('head-cashier'), legajo: '1011' } };
    refuses([working, { ...rendered, ...other }], receive(), 'cage.same-person');
    expect(run(working, { ...rendered, ...other }, { ...receive(), ...third })).toMatchObject({
      status: 'received',
    });
    expect(decide(receive(), run(opened, rendered, receive()))).toEqual([]);
    refuses(
      [opened, rendered, receive()],
      { ...receive(), receiptId: 'R2', remark: 'Otra' },
      'cage.shift-rendered',
    );
    const again = { ...receive(), receiptId: 'R2' };
    expect(decide(again, run(opened, rendered, receive()))).toEqual([]);
    refuses([opened, rendered, receive()], { ...again, ...third }, 'cage.shift-rendered');
    const later = new Date(Date.parse(again.occurredAt) + 6 * 60_000).toISOString() as Instant;
    refuses([opened, rendered, receive()], { ...again, occurredAt: later }, 'cage.shift-rendered');
    refuses([opened, rendered, receive()], render(exact, 'again'), 'cage.shift-rendered');
  });

  it('needs to be opened', () => refuses([], render(exact), 'cage.shift-unknown'));
});

describe('A shift is opened, worked, rendered and received, in that order [R123-IV-1.4]', () => {
  const moment = (minutes: number) =>
    new Date(Date.parse(occurredAt) + minutes * MILLISECONDS_PER_MINUTE).toISOString() as Instant;
  const dated = <Command extends CageCommand>(command: Command, minutes: number): Command => ({
    ...command,
    occurredAt: moment(minutes),
  });
  const REFUSED = 'cage.before-its-cause';

  it('but for clocks that differ by five minutes', () => {
    const first = dated(opened, 20);
    expect(run(first, dated(render(exact), 15))).toMatchObject({ status: 'rendered' });
    refuses([first], dated(render(exact), 14), REFUSED);
    const rendered = dated(render(exact), 20);
    expect(run(first, rendered, dated(receive(), 15))).toMatchObject({ status: 'received' });
    refuses([first, rendered], dated(receive(), 14), REFUSED);
    expect(decide(rendered, run(first, rendered))).toEqual([]);
  });

  it('with every act at the desk, but what was voided', () => {
    const movements = [{ ...move('IN', 2_000_00), at: moment(30) }];
    expect(run(opened, dated(render({ ...exact, movements }), 25))).toMatchObject({
      status: 'rendered',
    });
    refuses([opened], dated(render({ ...exact, movements }), 24), REFUSED);
    const mistyped = [
      move('IN', 2_000_00),
      { ...move('IN', 2_000_00), entryId: 'E2', at: moment(4_000) },
      { ...move('IN', -2_000_00, 'voided'), entryId: 'E2', at: moment(4_001) },
    ];
    expect(run(opened, render({ ...exact, movements: mistyped }))).toMatchObject({
      status: 'rendered',
    });
  });
});

describe('What is expected always adds up [R123-IV-1.4.p3]', () => {
  it('is the float and every act, whatever the means', () =>
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 30 }), fc.nat(), (movements, float) => {
        const expected = Object.values(expectedMoney(centavos(float), movements));
        const moved = movements.reduce((total, { amount }) => total + amount, float);
        expect(sum(expected)).toBe(moved);
      }),
    ));
});

const move = (
  code: Movement['code'],
  amount: number,
  kind: Movement['kind'] = 'sale',
  means: Movement['means'] = 'cash',
): Movement => ({
  kind,
  code,
  amount: centavos(amount),
  means,
  tournamentId: 'T1',
  entryId: 'E1',
  legajo: '1004',
  jornada,
  at: occurredAt,
});

const many = (count: number, one: Movement): Movement[] => Array.from({ length: count }, () => one);

const acts = fc
  .record({
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    means: fc.constantFrom('cash' as const, 'transfer' as const, 'debit-card' as const),
  })
  .map(({ amount, means }) => move('IN', amount, 'sale', means));

const as = (role: StaffRole) => ({
  by: { ...staff(role), legajo: role === 'head-cashier' ? '1010' : '1004' },
});

const opened: CageCommandOf<'OpenShift'> = {
  type: 'OpenShift',
  shiftId: 'S1',
  desk: 3,
  float: centavos(500_00),
  occupiedBy: null,
  ...by('cashier'),
};
const exact = { counted: { cash: centavos(2_500_00) }, couponsCounted: { IN: 1 } };
const render = (
  said: Partial<CageCommandOf<'RenderShift'>>,
  renderingId = 'rendering',
): CageCommandOf<'RenderShift'> => ({
  type: 'RenderShift',
  renderingId,
  movements: [move('IN', 2_000_00)],
  movementsHash: 'hash',
  counted: {},
  couponsCounted: {},
  explanation: null,
  ...by('cashier'),
  ...said,
});
const receive = (): CageCommandOf<'ReceiveRendering'> => ({
  type: 'ReceiveRendering',
  receiptId: 'R1',
  remark: null,
  ...by('head-cashier'),
  ...as('head-cashier'),
});

const run = (...commands: readonly CageCommand[]): Shift =>
  commands.reduce<Shift>(
    (state, command) => decide(command, state).reduce<Shift>(evolve, state),
    initialState(),
  );

const refuses = (before: readonly CageCommand[], command: CageCommand, code: string) =>
  expect(() => decide(command, run(...before))).toThrow(expect.objectContaining({ code }));
