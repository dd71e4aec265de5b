/**
 * What a plain command costs over HTTP on one machine, one client, beside bare transactions of the
 * SDK on the same store in the same run, of three small items and of the items of the command:
 *
 *     node test/bench/command.ts
 *
 * The command opens the next hand of a table: hardly any rule, a commit, a view and an answer.
 */
import { DEALER } from '../../infra/client/bodies.ts';
import { at } from '../../infra/client/plan.ts';
import { DEMO_PLAN } from '../../infra/demo/plan.ts';
import { type Figure, tell } from './figure.ts';
import { type Act, besideTransactions, withSitAndGo } from './overHttp.ts';
import { atMost } from './ratios.ts';

const COMMANDS = 100;

const COMMAND: Act = {
  path: `/v1/tournaments/${DEMO_PLAN.id}/hands`,
  bodyOf: (hand) => ({
    by: DEALER,
    occurredAt: at(DEMO_PLAN, 27),
    table: DEMO_PLAN.table,
    hand,
  }),
};

/** @param commands how many are posted after the warm-up */
export const commandFigures = (commands = COMMANDS): Promise<Figure[]> =>
  withSitAndGo(async (room) => {
    const { act, threeItems, sameItems } = await besideTransactions(room, COMMAND, commands);
    const name = `command over HTTP, p50 ${act.toFixed(1)} ms`;
    return [
      atMost(`${name}, to a three-item transaction`, act / threeItems, 4, 3),
      atMost(`${name}, to a transaction of the same items`, act / sameItems, 2),
    ];
  });

if (import.meta.main) tell(await commandFigures());
