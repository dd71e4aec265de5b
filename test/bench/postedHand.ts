/**
 * What a complete hand costs over HTTP on one machine, one client, beside a bare transaction of
 * three items on the same store in the same run:
 *
 *     node test/bench/postedHand.ts
 *
 * The hand is of ten players at a table of a Sit & Go: parsed, played through the engine, recorded
 * with its stacks, and answered. Both go through the SDK or HTTP to the same process and take turns.
 */
import { DEMO_PLAN } from '../../infra/demo/plan.ts';
import { foldedHand } from './event/foldedHand.ts';
import { type Figure, tell } from './figure.ts';
import { type Act, besideTransactions, withSitAndGo } from './overHttp.ts';
import { atMost } from './ratios.ts';

const HANDS = 100;
const SEATS = DEMO_PLAN.players.length;
const HAND: Act = {
  path: `/v1/tournaments/${DEMO_PLAN.id}/played-hands`,
  bodyOf: (hand) => foldedHand(DEMO_PLAN, hand),
};

/** @param hands how many are posted after the warm-up */
export const postedHandFigures = (hands = HANDS): Promise<Figure[]> =>
  withSitAndGo(async (room) => {
    const { act, threeItems } = await besideTransactions(room, HAND, hands);
    const name = `posted hand of ${SEATS} over HTTP, p50 ${act.toFixed(1)} ms`;
    return [atMost(`${name}, to a three-item transaction`, act / threeItems, 4, 3)];
  });

if (import.meta.main) tell(await postedHandFigures());
