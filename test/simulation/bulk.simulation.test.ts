import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstBrokenLink } from '../../events/commit.ts';
import { call, newKey } from '../functions/support/api.ts';
import { announce, CAGE, form, openCasino, payment } from '../functions/support/casino.ts';
import { factsOf, openRoom, type Room, silentLogger } from './room.ts';

const here: { room: Room } = vi.hoisted(() => ({ room: undefined as never }));
vi.mock('../../functions/shared/runtime.ts', () => ({
  ports: () => here.room.ports(),
  environment: () => 'simulation',
  logger: silentLogger,
}));

const PLAYERS = 6;
const REACHED_MS = 20_000;
/** How often one command looks at the clock, at most. */
const LOOKS_OF_ONE = 6;

type Command = { readonly operation: string; readonly idempotencyKey: string };
type Result = { readonly idempotencyKey: string; readonly status: number | string };

/** The form of each player and the entry paid, in one request. */
const sales = (): Command[] =>
  Array.from({ length: PLAYERS }, (_, index) => {
    const [entryId, sale] = [newKey(), newKey()];
    return [
      { operation: 'takeEntryForm', idempotencyKey: entryId, body: form(index + 1) },
      { operation: 'payEntry', idempotencyKey: sale, entryId, body: payment(index + 1) },
    ];
  }).flat();

const send = async (t: string, commands: readonly Command[]): Promise<readonly Result[]> => {
  const path = `/v1/tournaments/${t}/commands`;
  const { status, body } = await call(CAGE, 'POST', path, { body: { commands }, key: null });
  expect(status).toBe(200);
  return body['results'] as Result[];
};

/** Every sale is recorded once, with vouchers and numbers in a row, and the chain holds. */
const checkOnce = async (t: string, commands: readonly Command[]): Promise<void> => {
  const commits = await here.room.commits(`tournament/${t}`);
  expect(firstBrokenLink(commits)).toBeNull();
  const recorded = commits.map(({ idempotencyKey }) => idempotencyKey);
  for (const { idempotencyKey } of commands)
    expect(recorded.filter((one) => one === idempotencyKey)).toHaveLength(1);
  const sold = factsOf(commits, 'EntryPaid');
  const upTo = Array.from({ length: PLAYERS }, (_, index) => index + 1);
  expect(sold.map(({ entryNumber }) => entryNumber)).toEqual(upTo);
  expect(sold.map(({ voucher }) => voucher.number)).toEqual(upTo);
};

/** Its requests come in when the clock of the room says. */
const enterRoom = async (): Promise<string> => {
  here.room = openRoom();
  vi.spyOn(Date, 'now').mockImplementation(() => here.room.milliseconds());
  await openCasino();
  return announce();
};
afterEach(() => void vi.restoreAllMocks());

describe('A bulk request that ends before its commands do [R123-IV-1.3]', () => {
  it('is sent again whole after a kill, and repeats nothing', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 90 }), async (requestsLeft) => {
        const t = await enterRoom();
        const commands = sales();
        await killedAfter(requestsLeft, () => send(t, commands));
        const results = await send(t, commands);
        expect(results.map(({ status }) => status)).toEqual(commands.map(() => 201));
        expect(await send(t, commands)).toEqual(results);
        await checkOnce(t, commands);
      }),
      { numRuns: 12 },
    ));

  it('answers what 20 seconds did not reach as not attempted, and takes it the next time', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1_000, max: 3_000 }), async (slow) => {
        const t = await enterRoom();
        const commands = sales();
        let results: readonly Result[] = [];
        let requests = 0;
        let look = slow;
        do {
          here.room.slowDown(look);
          const since = here.room.milliseconds();
          results = await send(t, commands);
          requests += 1;
          const reached = results.findIndex(({ status }) => status === 'not-attempted');
          const late = reached < 0 ? [] : results.slice(reached);
          // The last one that began in time is brought to its end; each other one costs a look.
          const taken = here.room.milliseconds() - since - late.length * look;
          expect(taken).toBeLessThan(REACHED_MS + LOOKS_OF_ONE * look);
          expect(late.every(({ status }) => status === 'not-attempted')).toBe(true);
          expect(results.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
            commands.map(({ idempotencyKey }) => idempotencyKey),
          );
          look = Math.floor(slow / (requests + 1));
        } while (results.some(({ status }) => status === 'not-attempted') && requests < 20);
        expect(results.map(({ status }) => status)).toEqual(commands.map(() => 201));
        await checkOnce(t, commands);
      }),
      { numRuns: 12 },
    ));
});

/** The process dies at one of its requests to the table: it goes on no more and answers nobody. */
const killedAfter = async (requests: number, work: () => Promise<unknown>): Promise<void> => {
  let left = requests;
  let die = () => {};
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });
  here.room.disturb(() => {
    left -= 1;
    if (left > 0) return Promise.resolve();
    die();
    return new Promise<void>(() => {});
  }, []);
  await Promise.race([work(), death]);
  here.room.calm();
};
