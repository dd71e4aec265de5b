import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type Casino, openCasino, registerCasino } from '../../infra/client/casino.ts';
import { Refused } from '../../infra/client/client.ts';
import { openSitAndGo, playSitAndGo, settleSitAndGo } from '../../infra/client/sitAndGo.ts';
import { listPapers, waitForPapers } from '../../infra/demo/papers.ts';
import { DEMO_PLAN } from '../../infra/demo/plan.ts';
import type { Machine } from '../../infra/local/machine.ts';
import { eventually, type House, openHouse, temporaryFolder } from '../support/e2eHouse.ts';
import { kill, killAll, type Served, serve } from '../support/e2eKilled.ts';
import { papersOf } from '../support/e2ePlan.ts';

const PAPERS = papersOf(DEMO_PLAN, 3);
const PATIENCE_MS = 120_000;
/** Which request is under way when the process dies, and for how long it has been. */
const KILLED_AT = [
  { what: 'a sale', request: 25, milliseconds: 5 },
  { what: 'a player taking a seat', request: 40, milliseconds: 15 },
  { what: 'the payment of a prize', request: 60, milliseconds: 10 },
] as const;

/** Posts everything, from the registry to the closing, with the keys of the plan. */
const post = async (machine: Pick<Machine, 'baseUrl' | 'clients'>): Promise<Casino> => {
  const casino = await openCasino(machine);
  await registerCasino(casino);
  await openSitAndGo(casino, DEMO_PLAN);
  await playSitAndGo(casino, DEMO_PLAN);
  await settleSitAndGo(casino, DEMO_PLAN);
  return casino;
};

/** Kills the process a moment after the client has sent its nth request. */
const killAtRequest = (
  served: Served,
  { request: wanted, milliseconds }: (typeof KILLED_AT)[number],
): void => {
  const send = globalThis.fetch;
  let sent = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    sent += 1;
    const reply = send(...request);
    if (sent === wanted) setTimeout(milliseconds).then(() => served.child.kill('SIGKILL'));
    return reply;
  });
};

/** What must be the same however often the system died, once the last fact of all is recorded. */
export const outcomeOf = async ({ accounting }: Casino) => {
  const path = `/v1/tournaments/${DEMO_PLAN.id}`;
  await eventually('a closing that is recorded as settled', async () =>
    JSON.stringify(await accounting.get(`${path}/facts?limit=100`)).includes('SettlementFiled'),
  );
  const papers = await listPapers(accounting, DEMO_PLAN.id);
  const { intact, links } = await accounting.get<{ intact: boolean; links: object[] }>(
    `${path}/proof`,
  );
  const all = await accounting.get<{ items: object[] }>('/v1/documents?limit=100');
  return {
    papers: papers.map(({ kind, documentId, version, status, hash }) => [
      documentId,
      version,
      status,
      // Each house draws its seats from a seed of its own.
      kind === 'SO' ? 'as drawn' : hash,
    ]),
    papersOfOperator: all.items.length,
    settlement: await accounting.get(`${path}/settlement`),
    ledger: await accounting.get(`${path}/ledger`),
    chain: { intact, length: links.length },
  };
};

type Outcome = Awaited<ReturnType<typeof outcomeOf>>;

/** The plan again, on a system that dies; `through` is how it ended on one that did not. */
export const killTests = (through: () => Outcome): void => {
  const folder = temporaryFolder();
  let house: House | undefined;

  afterEach(() => void vi.restoreAllMocks());
  afterAll(async () => {
    killAll();
    await house?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('A system that is killed while a Sit & Go is posted and settled', () => {
    it.each(KILLED_AT)('dies under $what', async (moment) => {
      const served = await serve(folder);
      killAtRequest(served, moment);
      const failure = await post(served).catch((error: Error) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(failure).not.toBeInstanceOf(Refused); // no answer at all: the connection broke
      expect(served.child.killed).toBe(true);
    });

    it('dies right after the closing, and again while its workflows run', async () => {
      const served = await serve(folder);
      await post(served);
      await kill(served);
      const again = await serve(folder);
      const { accounting } = await openCasino(again);
      await eventually('a settlement that is issued', async () =>
        (await listPapers(accounting, DEMO_PLAN.id)).some(({ kind }) => kind === 'LM'),
      );
      await kill(again);
    });

    it('ends as one that ran through: same numbers, versions and hashes [R123-IV-11.2]', async () => {
      house = await openHouse({}, folder);
      await waitForPapers(house.casino.accounting, DEMO_PLAN.id, PAPERS, PATIENCE_MS);
      await post(house.machine);
      const interrupted = await outcomeOf(house.casino);
      expect(await house.deadLetters()).toEqual([]);
      expect(interrupted.papers).toHaveLength(21);
      expect(interrupted).toEqual(through());
    });
  });
};
