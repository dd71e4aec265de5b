/**
 * Thirty tables that post a hand each 60 s beside desks that sell, ten minutes at 20 x speed:
 *
 *     node test/bench/manyTables.ts [TABLES [MINUTES]]
 */
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { SitAndGoPlan } from '../../infra/client/plan.ts';
import { openSitAndGo } from '../../infra/client/sitAndGo.ts';
import { DEMO_PLAN } from '../../infra/demo/plan.ts';
import { type House, openHouse } from '../support/e2eHouse.ts';
import { foldedHand } from './event/foldedHand.ts';
import { rebuyOf, type UnderWay } from './event/sameCommand.ts';
import { underWay } from './event/underWay.ts';
import { type Figure, quantile, tell } from './figure.ts';

const TABLES = 30;
const MINUTES = 10;
const MINUTE_MS = 3000; // of 60 s, at 20 x
const DESKS = 4;
const SALE_EVERY_MS = 500; // one each 10 s
const CREATED = 201;
const LAG_MAX = 2;

type Answer = { readonly milliseconds: number; readonly status: number };

/** Whether anything fails, and whether answers take longer as the evening goes on. */
export const tableFigures = async (tables = TABLES, minutes = MINUTES): Promise<Figure[]> => {
  const house = await openHouse();
  try {
    const plans = Array.from({ length: tables }, (_, index) => planOf(index + 1));
    for (const plan of plans) await openSitAndGo(house.casino, plan);
    const sales = Math.floor((minutes * MINUTE_MS) / SALE_EVERY_MS);
    const event = await underWay(house, DESKS * sales);
    const desks = Array.from({ length: DESKS }, (_, desk) => sell(event, desk, sales));
    const hands = await Promise.all(plans.map((plan, index) => deal(house, plan, index, minutes)));
    const sold = await Promise.all(desks);
    return [
      errorFigure(tables, minutes, [...hands.flat(), ...sold.flat()]),
      lagFigure(hands, minutes),
    ];
  } finally {
    await house.close();
  }
};

const planOf = (number: number): SitAndGoPlan => ({
  ...DEMO_PLAN,
  id: `evening-table-${String(number).padStart(4, '0')}`,
  eventNumber: `T-${number}`,
  table: number,
});

/** Each table begins at its own moment of the minute. */
const deal = async (house: House, plan: SitAndGoPlan, index: number, minutes: number) => {
  const path = `/v1/tournaments/${plan.id}/played-hands`;
  const answers: Answer[] = [];
  await setTimeout((index * MINUTE_MS) / TABLES);
  for (let hand = 1; hand <= minutes; hand += 1) {
    const begin = performance.now();
    const { status } = await house.casino.floor.call('POST', path, {
      key: `${plan.id}-hand-${String(hand).padStart(4, '0')}`,
      body: foldedHand(plan, hand),
    });
    const milliseconds = performance.now() - begin;
    answers.push({ milliseconds, status });
    await setTimeout(Math.max(0, MINUTE_MS - milliseconds));
  }
  return answers;
};

const sell = async (event: UnderWay, desk: number, sales: number) => {
  const answers: Answer[] = [];
  for (let sale = 0; sale < sales; sale += 1) {
    const answer = await rebuyOf(event, desk * sales + sale);
    answers.push(answer);
    await setTimeout(Math.max(0, SALE_EVERY_MS - answer.milliseconds));
  }
  return answers;
};

const errorFigure = (tables: number, minutes: number, answers: readonly Answer[]): Figure => {
  const errors = answers.filter(({ status }) => status !== CREATED).length;
  return {
    name: `${tables} tables and ${DESKS} desks, ${minutes} minutes at 20 x speed`,
    figure: `${errors} errors in ${answers.length} commands`,
    target: 'none',
    met: errors === 0,
  };
};

/** Medians of the first and the second half of the evening. */
const lagFigure = (hands: readonly (readonly Answer[])[], minutes: number): Figure => {
  const half = Math.floor(minutes / 2);
  const median = (answers: readonly Answer[]) =>
    quantile(
      answers.map(({ milliseconds }) => milliseconds),
      0.5,
    );
  const before = median(hands.flatMap((answers) => answers.slice(1, half)));
  const after = median(hands.flatMap((answers) => answers.slice(half)));
  return {
    name: 'a posted hand in the second half of that evening beside the first',
    figure: `${(after / before).toFixed(2)} x (${after.toFixed(0)} ms, ${before.toFixed(0)} ms)`,
    target: `under ${LAG_MAX} x`,
    met: after < LAG_MAX * before,
  };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [tables = TABLES, minutes = MINUTES] = process.argv.slice(2).map(Number);
  process.exitCode = tell(await tableFigures(tables, minutes)) ? 0 : 1;
}
