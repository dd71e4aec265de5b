import { CAGE_DESK, type Casino, money } from '../../infra/client/casino.ts';
import type { SitAndGoPlan } from '../../infra/client/plan.ts';
import { openSitAndGo, playSitAndGo, settleSitAndGo } from '../../infra/client/sitAndGo.ts';
import { smallPlan } from '../support/e2ePlan.ts';

const JORNADA = '2014-05-09';
const [DEALER, SUPERVISOR, CASHIER, DIRECTOR] = ['2201', '0337', '1042', '0101'] as const;
const by = (legajo: string) => ({ by: { legajo }, occurredAt: `${JORNADA}T21:00:00-03:00` });
const pesos = (amount: number) => money(amount * 100);

/** The nth event: its table is its own, so that events can run at once. */
export const planOf = (number: number): SitAndGoPlan => {
  const id = `kills-${JORNADA}-${String(number).padStart(4, '0')}`;
  return { ...smallPlan(id), eventNumber: `14-${1000 + number}`, table: 20 + number };
};

/** An event with its workflows, from the announcement to the closing, under the plan's own keys. */
export const postEvent = async (casino: Casino, plan: SitAndGoPlan): Promise<void> => {
  await openSitAndGo(casino, plan);
  await playSitAndGo(casino, plan);
  await settleSitAndGo(casino, plan);
};

export const TABLE = 'kills-madero-table-0001';
const PATH = `/v1/tables/${TABLE}`;
const CHIPS = [{ denomination: pesos(100), quantity: 500 }];

/** A bank table that is open all the time. */
export const openTable = async ({ director, floor }: Casino): Promise<void> => {
  await director.post('/v1/tables', TABLE, {
    ...by(DIRECTOR),
    game: 'madero',
    table: 7,
    sector: 'A',
    boxes: 7,
    min: pesos(100),
    max: pesos(2_000),
    band: { min: pesos(50), max: pesos(5_000), reference: 'Nota 12/2014' },
    bonus: { kind: 'on', min: pesos(25), max: pesos(500) },
    jackpot: { kind: 'fixed', control: 'manual', credit: pesos(20) },
  });
  const counted = { ...by(DEALER), second: { legajo: SUPERVISOR }, chips: CHIPS };
  await floor.post(`${PATH}/openings`, `${TABLE}-opening`, counted);
};

/** Rounds and fills, one after the other, until nobody answers. */
export const playTable = async ({ floor, cage }: Casino, from: number): Promise<void> => {
  for (let number = from; ; number += 1) {
    const key = `${TABLE}-act-${String(number).padStart(6, '0')}`;
    if (number % 5 === 0)
      await cage.post(`${PATH}/fills`, key, {
        ...by(SUPERVISOR),
        second: { legajo: CASHIER },
        chips: [{ denomination: pesos(100), quantity: 1 }],
        desk: CAGE_DESK,
      });
    else await floor.post(`${PATH}/rounds`, key, ROUND);
  }
};

const ROUND = {
  ...by(DEALER),
  boxes: [
    {
      box: 1,
      player: 'P-1',
      ante: pesos(100),
      flop: pesos(200),
      turn: pesos(0),
      river: pesos(0),
      bonus: pesos(0),
      credits: 1,
      cards: '2c7d',
    },
  ],
  board: '3h8sJcQd5c',
  bank: 'JdKs',
};
