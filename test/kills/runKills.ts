import { setTimeout } from 'node:timers/promises';
import { type Casino, registerCasino } from '../../infra/client/casino.ts';
import { Refused } from '../../infra/client/client.ts';
import { waitForPapers } from '../../infra/demo/papers.ts';
import type { Figure } from '../bench/figure.ts';
import { dice } from '../domain/hand/playAtRandom.ts';
import { openHouse, temporaryFolder } from '../support/e2eHouse.ts';
import { kill, type Served, serve } from '../support/e2eKilled.ts';
import { papersOf } from '../support/e2ePlan.ts';
import { checkHouse } from './checks.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { openTable, planOf, playTable, postEvent } from './load.ts';

export type KillsAsked = {
  readonly rounds: number;
  readonly seed: number;
};

/** A process dies after so many acts at most; a machine that others keep busy does few a second. */
const ACTS_MAX = 45;
const LIFE_MS_MAX = 60_000;
const LOOK_MS = 15;

const PATIENCE_MS = 600_000;
const ACTS_PER_ROUND = 10_000;

/**
 * Kills the whole system again and again while desks post and workflows run. After each start all that
 * was acknowledged is asked again and must be answered the same; what was broken off is posted on
 * under its keys. At the end every paper is there once and every chain holds.
 */
export const runKills = async (
  { rounds, seed }: KillsAsked,
  tell: (line: string) => void = () => {},
): Promise<Figure[]> => {
  const folder = temporaryFolder();
  const ledger = openLedger();
  const roll = dice(seed);
  let event = 1;
  for (let round = 1; round <= rounds; round += 1) {
    const served = await serve(folder);
    const casino = await ledger.open(served);
    if (round === 1) await prepare(casino);
    await ledger.replay(casino);
    const deadline = Date.now() + LIFE_MS_MAX;
    const enough = ledger.acknowledged() + 1 + roll(ACTS_MAX);
    const isOver = () => ledger.acknowledged() >= enough || Date.now() > deadline;
    event = await dieUnderLoad(served, casino, { event, round, isOver });
    tell(`round ${round}: event ${event}, ${ledger.acknowledged()} acts acknowledged`);
  }
  return finish(folder, ledger, event, rounds);
};

const prepare = async (casino: Casino): Promise<void> => {
  await registerCasino(casino);
  await openTable(casino);
};

type Life = { readonly event: number; readonly round: number; readonly isOver: () => boolean };

/** Answers which event is being posted when the process dies. */
const dieUnderLoad = async (
  served: Served,
  casino: Casino,
  { event, round, isOver }: Life,
): Promise<number> => {
  let current = event;
  const events = async () => {
    for (; ; current += 1) await postEvent(casino, planOf(current));
  };
  const broken = Promise.allSettled([events(), playTable(casino, round * ACTS_PER_ROUND)]);
  while (!isOver()) await setTimeout(LOOK_MS);
  await kill(served);
  for (const one of await broken)
    if (one.status === 'rejected' && one.reason instanceof Refused) throw one.reason;
  return current;
};

const finish = async (
  folder: string,
  ledger: Ledger,
  events: number,
  rounds: number,
): Promise<Figure[]> => {
  const house = await openHouse({}, folder);
  try {
    const casino = await ledger.open(house.machine);
    await ledger.replay(casino);
    for (let event = 1; event <= events; event += 1) await postEvent(casino, planOf(event));
    for (let event = 1; event <= events; event += 1) {
      const plan = planOf(event);
      await waitForPapers(casino.accounting, plan.id, papersOf(plan, 2), PATIENCE_MS);
    }
    const wrong = [...ledger.broken, ...(await checkHouse(house, casino, events))];
    const told = wrong.length === 0 ? '' : `: ${wrong.slice(0, 5).join('; ')}`;
    return [
      {
        name: `kills: violations after ${rounds} kill -9`,
        figure:
          `${wrong.length} (${ledger.acknowledged()} acknowledged acts, ` +
          `${events} events settled)${told}`,
        target: '0',
        met: wrong.length === 0,
      },
    ];
  } finally {
    await house.close();
  }
};
