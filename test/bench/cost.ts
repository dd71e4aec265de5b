/**
 * What a command, a table's day and an event of 100 players with all their papers would cost:
 *
 *     node test/bench/cost.ts
 *
 * Counted by the fronts of the one-machine system, priced by test/bench/prices.ts. Functions run
 * for as long as this machine makes them, so the figure is a bound when others keep it busy.
 */
import { pathToFileURL } from 'node:url';
import { openSitAndGo, playSitAndGo, settleSitAndGo } from '../../infra/client/sitAndGo.ts';
import { waitForPapers } from '../../infra/demo/papers.ts';
import { DEMO_PLAN } from '../../infra/demo/plan.ts';
import { type House, openHouse } from '../support/e2eHouse.ts';
import { papersOf } from '../support/e2ePlan.ts';
import { rebuyOf } from './event/sameCommand.ts';
import { settle, underWay } from './event/underWay.ts';
import { type Figure, tell } from './figure.ts';
import { between, costOf, MONTHLY } from './prices.ts';

const PLAYERS = 100;
const COMMANDS = 20;
const PRIZES = 3;
const EVENT_USD_MAX = 0.1;
const QUIET_MS = 600_000;

/** Figures in USD. */
export const costFigures = async (): Promise<Figure[]> => {
  const house = await openHouse();
  try {
    const tableDay = await costOfWork(house, () => tableDayIn(house));
    const begun = house.machine.usage();
    const event = await underWay(house, PLAYERS);
    const commands = await costOfWork(house, async () => {
      for (let index = 0; index < COMMANDS; index += 1) await rebuyOf(event, index);
    });
    await settle(event);
    const whole = costOf(between(begun, house.machine.usage()));
    return [
      told('a command', commands / COMMANDS),
      told("a table's day: a Sit & Go of ten with its papers", tableDay),
      {
        ...told(`an event of ${PLAYERS} players with all its papers`, whole),
        target: `under ${EVENT_USD_MAX} USD`,
        met: whole < EVENT_USD_MAX,
      },
      told('a month in which nothing is posted', monthly(house)),
    ];
  } finally {
    await house.close();
  }
};

const tableDayIn = async ({ casino }: House): Promise<void> => {
  await openSitAndGo(casino, DEMO_PLAN);
  await playSitAndGo(casino, DEMO_PLAN);
  await settleSitAndGo(casino, DEMO_PLAN);
  const papers = papersOf(DEMO_PLAN, PRIZES);
  await waitForPapers(casino.accounting, DEMO_PLAN.id, papers, QUIET_MS);
};

const costOfWork = async ({ machine }: House, work: () => Promise<void>): Promise<number> => {
  const before = machine.usage();
  await work();
  return costOf(between(before, machine.usage()));
};

const monthly = ({ stack }: House): number =>
  Object.entries(MONTHLY).reduce(
    (total, [type, price]) => total + price * stack.byType(type).length,
    0,
  );

const told = (name: string, dollars: number): Figure => ({
  name: `cost of ${name}`,
  figure: `${dollars < 0.01 ? dollars.toFixed(7) : dollars.toFixed(3)} USD`,
  target: 'told',
  met: true,
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = tell(await costFigures()) ? 0 : 1;
