import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { chipsInPlay } from '../../domain/tournament/chipsInPlay.ts';
import { couponsOf } from '../../domain/tournament/coupons.ts';
import { liveEntries, paidEntries } from '../../domain/tournament/entries.ts';
import { evolve } from '../../domain/tournament/evolve.ts';
import type { FactOf, TournamentFact } from '../../domain/tournament/facts.ts';
import { poolOf } from '../../domain/tournament/prizes.ts';
import { type AnnouncedTournament, initialState } from '../../domain/tournament/state.ts';
import { type Commit, firstBrokenLink } from '../../events/commit.ts';
import { viewsOf } from '../../functions/tournaments/views.ts';
import { openCasino } from '../functions/support/casino.ts';
import type { WriteFault } from '../support/memoryTable.ts';
import {
  actors,
  BENEFITS,
  type Done,
  openTables,
  PRICES,
  perform,
  REBUYS_MAX,
  SOLD,
  STACKS,
} from './floorActs.ts';
import { openRoom, type Room, silentLogger } from './room.ts';

const here: { room: Room } = vi.hoisted(() => ({ room: undefined as never }));
vi.mock('../../functions/shared/runtime.ts', () => ({
  ports: () => here.room.ports(),
  environment: () => 'simulation',
  logger: silentLogger,
}));

/**
 * Two cash desks, two tables, the control desk and the Direction act on one event at once; the
 * scheduler picks who goes on after every request to the table, some writes conflict and some
 * replies are lost. At every version money, chips, seats and coupons add up by a count of their own.
 * A failure prints a seed and a path: pass both to `fc.assert` to replay it.
 */
describe('Desks, tables and Direction act on one event at once [R123-I-1] [R123-IV-3.p3]', () => {
  it(
    'money, chips, seats and coupons add up at every version, and the views are of the last',
    () =>
      fc.assert(
        fc.asyncProperty(fc.scheduler(), actors, faults, async (scheduler, asked, broken) => {
          here.room = openRoom();
          await openCasino();
          const floor = await openTables();
          here.room.disturb(() => scheduler.schedule(Promise.resolve()), broken);
          let turn = 0;
          const work = asked.map(async (acts) => {
            const done: Done[] = [];
            for (const act of acts) done.push(...(await perform(floor, act, turn++)));
            return done;
          });
          const done = (await scheduler.waitFor(Promise.all(work))).flat();
          here.room.calm();
          const commits = await here.room.commits(`tournament/${floor.t}`);
          expect(firstBrokenLink(commits)).toBeNull();
          checkReplies(done, commits);
          await checkViews(floor.t, checkVersions(commits));
        }),
        { numRuns: 12 },
      ),
    120_000,
  );
});

const faults = fc.array(
  fc.constantFrom<WriteFault>('none', 'none', 'none', 'conflict', 'lost-before', 'lost-after'),
  { maxLength: 60 },
);

/** Nobody sees a 5xx; one key is one commit with one answer, however often it was sent. */
const checkReplies = (done: readonly Done[], commits: readonly Commit[]): void => {
  for (const { key, replies } of done) {
    const [first] = replies;
    for (const { status, body } of replies) {
      expect([200, 201, 404, 409]).toContain(status); // 200 when another desk did the same before
      if (status === 201 && first?.status === 201) expect(body).toEqual(first.body);
    }
    const recorded = commits.filter(({ idempotencyKey }) => idempotencyKey === key);
    expect(recorded.length).toBeLessThanOrEqual(1);
    if (recorded.length === 1) expect(replies.map(({ status }) => status)).toContain(201);
  }
};

/** Folds the stream commit by commit; answers the last state. */
const checkVersions = (commits: readonly Commit[]): AnnouncedTournament => {
  const facts: TournamentFact[] = [];
  let state = initialState();
  for (const { events } of commits) {
    for (const fact of events as unknown as TournamentFact[]) {
      facts.push(fact);
      state = evolve(state, fact);
    }
    checkMoney(facts, state as AnnouncedTournament);
    checkChips(facts, state as AnnouncedTournament);
    checkSeats(state as AnnouncedTournament);
    checkCoupons(facts, state as AnnouncedTournament);
  }
  return state as AnnouncedTournament;
};

const of = <Type extends TournamentFact['type']>(facts: readonly TournamentFact[], type: Type) =>
  facts.filter((fact): fact is FactOf<Type> => fact.type === type);

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Every centavo taken is in the pool or in the benefit, at the prices published. */
const checkMoney = (facts: readonly TournamentFact[], state: AnnouncedTournament): void => {
  const codes = [
    ...of(facts, 'EntryPaid').map(() => 'IN' as const),
    ...of(facts, 'PurchasePaid').map(({ code }) => code),
  ];
  const pool = sum(codes.map((code) => PRICES[code] - BENEFITS[code]));
  expect(poolOf(state)).toBe(pool);
};

/** A stack for each entry, a late one's with its seat, what was bought, less what left with who was put out or withdrew. */
const checkChips = (facts: readonly TournamentFact[], state: AnnouncedTournament): void => {
  const bought = of(facts, 'PurchasePaid').map(({ code }) => STACKS[code]);
  const gone = [
    ...of(facts, 'EntryWithdrawn').map(({ chipsRemoved }) => chipsRemoved),
    ...of(facts, 'EntriesDisqualified').flatMap(({ out }) => out.map((one) => one.chipsRemoved)),
  ];
  const early = Math.min(SOLD, of(facts, 'EntryPaid').length);
  const late = of(facts, 'EntriesMoved').flatMap(({ moves }) =>
    moves.map(({ stack = 0 }) => stack),
  );
  const stacks = early * STACKS.IN + sum(late);
  expect(chipsInPlay(state)).toBe(stacks + sum(bought) - sum(gone));
};

/** One player a seat: of those in play, each has one place, and no place has two. */
const checkSeats = (state: AnnouncedTournament): void => {
  const places = liveEntries(state)
    .filter(({ seat }) => seat !== null)
    .map(({ table, seat }) => `${table}/${seat}`);
  expect(new Set(places).size).toBe(places.length);
};

/** Each card has one IN, two RB and one AD; those used are the purchases, each once. */
const checkCoupons = (facts: readonly TournamentFact[], state: AnnouncedTournament): void => {
  const coupons = couponsOf(state);
  expect(coupons).toHaveLength(paidEntries(state).length * (1 + REBUYS_MAX + 1));
  const named = (one: { entryId: string; code: string; number: number }) =>
    `${one.entryId} ${one.code} ${one.number}`;
  expect(new Set(coupons.map(named)).size).toBe(coupons.length);
  const used = coupons.filter(({ status }) => status === 'used').map(named);
  const taken = [
    ...of(facts, 'SeatTaken').map(({ entryId }) => named({ entryId, code: 'IN', number: 1 })),
    ...of(facts, 'PurchasePaid').map((one) => named({ ...one, number: one.coupon })),
  ];
  expect(used.sort()).toEqual(taken.sort());
};

/** What the table keeps for readers is what the stream gives when it is read from the start. */
const checkViews = async (t: string, state: AnnouncedTournament): Promise<void> => {
  const commits = await here.room.commits(`tournament/${t}`);
  const facts = commits.flatMap(({ events }) => events as unknown as TournamentFact[]);
  const sequence = commits.length;
  for (const { put } of viewsOf('casino', t, { state, facts, sequence } as never)) {
    const kept = await here.room.table.get({ pk: String(put['pk']), sk: String(put['sk']) });
    if (kept) expect(kept).toEqual(put);
  }
};
