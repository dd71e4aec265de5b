import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { call, newKey, type Reply } from '../functions/support/api.ts';
import {
  announce,
  by,
  CAGE,
  form,
  on,
  openCasino,
  payment,
  pesos,
} from '../functions/support/casino.ts';
import type { WriteFault } from '../support/memoryTable.ts';
import { factsOf, openRoom, type Room, silentLogger } from './room.ts';

const here: { room: Room } = vi.hoisted(() => ({ room: undefined as never }));
vi.mock('../../functions/shared/runtime.ts', () => ({
  ports: () => here.room.ports(),
  environment: () => 'simulation',
  logger: silentLogger,
}));

const PRICE = 1_000_000;
const FLOAT = 50_000;

/**
 * A desk sells and gives back while its shift is rendered and the next one is opened. Every act is
 * in one shift and in one only, and what the two renderings expect adds up to the ledger.
 * A failure prints a seed and a path: pass both to `fc.assert` to replay it.
 */
describe('A desk changes shift while it sells [R123-IV-1.4] [R123-IV-1.4.p3]', () => {
  it(
    'never loses or doubles an act, whatever the order and the lost replies',
    () =>
      fc.assert(
        fc.asyncProperty(fc.scheduler(), sales, faults, async (scheduler, asked, broken) => {
          here.room = openRoom();
          await openCasino();
          const tournamentId = await announce();
          const first = await openShift();
          here.room.disturb(() => scheduler.schedule(Promise.resolve()), broken);
          // The first to buy has bought when the shift ends; the others are at the desk.
          const [earlier, ...selling] = asked.map((back, player) =>
            sell(tournamentId, player + 1, back),
          );
          const changing = Promise.resolve(earlier).then(() => changeShift(first));
          const [second] = await scheduler.waitFor(Promise.all([changing, ...selling]));
          here.room.calm();
          await check(tournamentId, first, String(second));
        }),
        { numRuns: 40 },
      ),
    120_000,
  );

  it('and moves no money between two shifts, also on a retry', async () => {
    here.room = openRoom();
    await openCasino();
    const tournamentId = await announce();
    const before = await sell(tournamentId, 1, false);
    const first = await openShift();
    await sell(tournamentId, 2, false);
    await renderShift(first);
    const pay = () => on(tournamentId)(CAGE, `entries/${before}/refund`, refund, { key });
    const key = newKey();
    const refused = { status: 409, body: { code: 'cage.no-open-shift', normId: 'R123-IV-1.4' } };
    expect(await pay()).toMatchObject(refused);
    expect(await pay()).toMatchObject(refused);
    const second = await openShift();
    expect(await pay()).toMatchObject({ status: 201 });
    expect(await pay()).toMatchObject({ status: 201 });
    const ofDesks = [await readShift(first), await readShift(second)];
    expect(ofDesks).toMatchObject([{ lines: 1 }, { lines: 1, cash: FLOAT - PRICE }]);
  });

  it('and what one shift sold and another gives back is counted in both, once each', async () => {
    here.room = openRoom();
    await openCasino();
    const tournamentId = await announce();
    const first = await openShift();
    const sold: string[] = [];
    for (const player of [1, 2, 3, 4, 5]) sold.push(await sell(tournamentId, player, false));
    const voidAs = async (legajo: string, entry: number, desk = 3) => {
      const body = { ...by(legajo), reason: 'Mal tipeada', desk };
      const path = `entries/${sold[entry - 1]}/void`;
      const key = `void-${legajo}-${entry}-${desk}-0001`;
      const answers = [1, 2].map(() => on(tournamentId)(CAGE, path, body, { key }));
      const [one, again] = await Promise.all(answers);
      expect(again?.status).toBe(one?.status);
      return one;
    };
    expect(await voidAs('L-3', 1)).toMatchObject({ status: 201 });
    const late = { status: 409, body: { code: 'tournament.void-too-late' } };
    for (const legajo of ['L-3', 'L-7']) expect(await voidAs(legajo, 2, 4)).toMatchObject(late);
    const moved = await openShift(4);
    expect(await voidAs('L-7', 2, 4)).toMatchObject({ status: 201 });
    expect(await voidAs('L-3', 3, 4)).toMatchObject({ status: 201 });
    const second = await changeShift(first);
    expect(await voidAs('L-3', 4)).toMatchObject({ status: 201 });
    const shifts = [await readShift(first), await readShift(moved), await readShift(second)];
    expect(shifts).toMatchObject([
      { lines: 6, cash: FLOAT + 4 * PRICE },
      { lines: 2, cash: FLOAT - 2 * PRICE },
      { lines: 1, cash: FLOAT - PRICE },
    ]);
    const balance = shifts.reduce((total, { cash }) => total + cash - FLOAT, 0);
    expect(balance).toBe(PRICE);
    const ledger = await call(CAGE, 'GET', `/v1/tournaments/${tournamentId}/ledger`);
    expect(ledger.body).toMatchObject({ takings: { amount: PRICE } });
    const commits = await here.room.commits(`tournament/${tournamentId}`);
    expect(factsOf(commits, 'SaleVoided').map(({ shift }) => shift)).toEqual([
      ...[first, moved, moved, second],
    ]);
  });
});

const sales = fc.array(fc.boolean(), { minLength: 3, maxLength: 8 });
const faults = fc.array(
  fc.constantFrom<WriteFault>('none', 'none', 'none', 'conflict', 'lost-before', 'lost-after'),
  { maxLength: 40 },
);

const openShift = async (desk = 3): Promise<string> => {
  const key = newKey();
  const body = { ...by('L-3'), desk, float: pesos(500) };
  const reply = await call(CAGE, 'POST', '/v1/cage/shifts', { body, key });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return key;
};

const refund = { ...by('L-3'), means: 'cash', desk: 3 };

const changeShift = async (shiftId: string): Promise<string> => {
  await renderShift(shiftId);
  return openShift();
};

/** Renders without counting: the difference is explained, what was expected is what is tested. */
const renderShift = async (shiftId: string): Promise<void> => {
  const body = {
    ...by('L-3'),
    counted: {},
    couponsCounted: {},
    explanation: 'Sin contar',
  };
  const reply = await call(CAGE, 'POST', `/v1/cage/shifts/${shiftId}/rendering`, { body });
  expect(reply.status).toBe(201);
};

const sell = async (tournamentId: string, player: number, back: boolean): Promise<string> => {
  const post = on(tournamentId);
  const entryId = newKey();
  await post(CAGE, 'entries', form(player), { key: entryId });
  await inAShift(() => post(CAGE, `entries/${entryId}/payment`, payment(player)));
  if (back) await inAShift(() => post(CAGE, `entries/${entryId}/refund`, refund));
  return entryId;
};

/** Tried again, as the desk is told to, until the next shift is open. */
const inAShift = async (move: () => Promise<Reply>): Promise<void> => {
  for (;;) {
    const { status, body } = await move();
    if (status === 201) return;
    expect([status, body['code']]).toEqual([409, 'cage.no-open-shift']);
  }
};

const check = async (tournamentId: string, first: string, second: string): Promise<void> => {
  const commits = await here.room.commits(`tournament/${tournamentId}`);
  const sold = factsOf(commits, 'EntryPaid').length;
  const returned = factsOf(commits, 'EntryRefunded').length;
  const shifts = [await readShift(first), await readShift(second)];
  const outside = await here.room.table.query({ pk: 'casino#CASH#0003#NONE', from: ' ', to: '~' });
  expect(outside).toEqual([]);
  expect(shifts.reduce((total, { lines }) => total + lines, 0)).toBe(sold + returned);
  const cash = shifts.reduce((total, { cash }) => total + cash - FLOAT, 0);
  expect(cash).toBe((sold - returned) * PRICE);
  // What was rendered is what is in the shift: nothing came after its list was made.
  expect(shifts[0]?.rendered).toEqual({ movements: shifts[0]?.lines, cash: shifts[0]?.cash });
};

const readShift = async (shiftId: string) => {
  const reply: Reply = await call(CAGE, 'GET', `/v1/cage/shifts/${shiftId}`);
  const { lines, expectedNow, rendering } = reply.body as unknown as Shown;
  return {
    lines: lines.length,
    cash: expectedNow.cash.amount,
    rendered: rendering && {
      movements: rendering.movements,
      cash: rendering.expected.cash.amount,
    },
  };
};

type Shown = {
  lines: unknown[];
  expectedNow: { cash: { amount: number } };
  rendering: { movements: number; expected: { cash: { amount: number } } } | null;
};
