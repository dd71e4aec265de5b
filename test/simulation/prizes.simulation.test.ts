import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { firstBrokenLink } from '../../events/commit.ts';
import { newKey, type Reply } from '../functions/support/api.ts';
import {
  announce,
  by,
  CAGE,
  DIRECTOR,
  document,
  FLOOR,
  fileReceipt,
  on,
  openCasino,
  seatAll,
  sell,
} from '../functions/support/casino.ts';
import type { WriteFault } from '../support/memoryTable.ts';
import { factsOf, openRoom, type Room, silentLogger } from './room.ts';

const here: { room: Room } = vi.hoisted(() => ({ room: undefined as never }));
vi.mock('../../functions/shared/runtime.ts', () => ({
  ports: () => here.room.ports(),
  environment: () => 'simulation',
  logger: silentLogger,
}));

/**
 * Seven play; two are paid. Every desk of the cage tries to pay the prizes, some twice under one
 * key, while the Supervisor confirms them. A prize is paid once, to the centavo.
 * A failure prints a seed and a path: pass both to `fc.assert` to replay it.
 */
describe('Many desks pay the prizes of one Sit & Go [R123-I-66]', () => {
  it(
    'pays each prize once, whatever the order, the conflicts and the lost replies',
    () =>
      fc.assert(
        fc.asyncProperty(fc.scheduler(), payments, faults, async (scheduler, asked, broken) => {
          here.room = openRoom();
          await openCasino();
          const played = await play();
          here.room.disturb(() => scheduler.schedule(Promise.resolve()), broken);
          const replies = await scheduler.waitFor(
            Promise.all(asked.map((payment) => pay(played, payment))),
          );
          here.room.calm();
          const placesAsked = new Set(asked.map(({ place }) => place)).size;
          await check(played, replies.flat(), placesAsked);
        }),
        { numRuns: 15 },
      ),
    120_000,
  );
});

type Payment = { place: 0 | 1; desk: 3 | 4; sentTwice: boolean };
type Played = { tournamentId: string; winners: readonly { entryId: string; player: number }[] };

const payments = fc.array(
  fc.record<Payment>({
    place: fc.constantFrom(0, 1),
    desk: fc.constantFrom(3, 4),
    sentTwice: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);
const faults = fc.array(
  fc.constantFrom<WriteFault>('none', 'none', 'none', 'conflict', 'lost-before', 'lost-after'),
  { maxLength: 40 },
);

const PLACE_PRIZES = [3_185_000, 1_715_000]; // 65 % and 35 % of 70 % of seven entries

const play = async (): Promise<Played> => {
  const tournamentId = await announce();
  const post = on(tournamentId);
  const entries: string[] = [];
  for (let player = 1; player <= 7; player += 1) entries.push(await sell(tournamentId, player));
  await seatAll(tournamentId, entries);
  await post(DIRECTOR, 'start', { ...by('L-1'), acta: { number: 'A-1', fiscalizador: 'F' } });
  await post(DIRECTOR, 'prize-locks', by('L-1'));
  for (let hand = 1; hand <= 6; hand += 1) {
    const out = [{ entryId: entries[7 - hand], chipsAtStart: 100 }];
    await post(FLOOR, 'eliminations', { ...by('L-4'), hand, out });
  }
  for (const number of [1, 2]) await fileReceipt({ point: 2, number });
  const winners = [1, 2].map((player) => ({ entryId: String(entries[player - 1]), player }));
  return { tournamentId, winners };
};

/** Who comes for a prize has it confirmed first; that it was confirmed before changes nothing. */
const pay = async ({ tournamentId, winners }: Played, { place, desk, sentTwice }: Payment) => {
  const { entryId, player } = winners[place] ?? { entryId: '', player: 0 };
  const post = on(tournamentId);
  await post(FLOOR, 'prize-confirmations', {
    ...by('L-5'),
    entryId,
    supervisor: { legajo: 'L-2' },
  });
  const body = {
    ...by('L-3'),
    entryId,
    confirmation: 1,
    classification: await classificationOf(tournamentId, entryId),
    document: document(player),
    means: 'cash',
    desk,
  };
  const key = newKey();
  const once = () => post(CAGE, 'payments', body, { key });
  return Promise.all(sentTwice ? [once(), once()] : [once()]);
};

const classificationOf = async (tournamentId: string, entryId: string): Promise<string> => {
  const commits = await here.room.commits(`tournament/${tournamentId}`);
  const confirmed = factsOf(commits, 'PrizeConfirmed').find((fact) => fact.entryId === entryId);
  return `0002-${String(confirmed?.classification.number).padStart(8, '0')}`;
};

const check = async (
  { tournamentId, winners }: Played,
  replies: readonly Reply[],
  placesAsked: number,
) => {
  const commits = await here.room.commits(`tournament/${tournamentId}`);
  expect(firstBrokenLink(commits)).toBeNull();
  for (const { status } of replies) expect([201, 409]).toContain(status);
  const paid = factsOf(commits, 'PrizePaid');
  const confirmed = factsOf(commits, 'PrizeConfirmed');
  for (const [place, { entryId }] of winners.entries()) {
    const payments = paid.filter((fact) => fact.entryId === entryId);
    expect(payments.length).toBeLessThanOrEqual(1);
    for (const { amount } of payments) expect(amount).toBe(PLACE_PRIZES[place]);
    expect(confirmed.filter((fact) => fact.entryId === entryId).length).toBeLessThanOrEqual(1);
  }
  const receipts = new Set(replies.filter(({ status }) => status === 201).map(receiptOf));
  expect(receipts.size).toBe(paid.length);
  expect(paid.length).toBe(placesAsked);
  for (const desk of [3, 4]) {
    const numbers = paid.filter((fact) => fact.desk === desk).map(({ receipt }) => receipt.number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
  expect(confirmed.map(({ classification }) => classification.number)).toEqual(
    confirmed.map((_, index) => index + 1),
  );
};

const receiptOf = ({ body }: Reply): unknown => body['receipt'];
