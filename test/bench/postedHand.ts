/**
 * What a complete hand costs over HTTP on one machine, one client, beside a bare transaction of
 * three items on the same store in the same run:
 *
 *     node test/bench/postedHand.ts
 *
 * The hand is of ten players at a table of a Sit & Go: parsed, played through the engine, recorded
 * with its stacks, and answered. Both go through the SDK or HTTP to the same process and take turns.
 */
import { DEALER } from '../../infra/client/bodies.ts';
import { at } from '../../infra/client/plan.ts';
import { DEMO_PLAN } from '../../infra/demo/plan.ts';
import { type Figure, tell } from './figure.ts';
import { type Act, besideTransactions, withSitAndGo } from './overHttp.ts';
import { atMost } from './ratios.ts';

const HANDS = 100;
const SEATS = DEMO_PLAN.players.length;
const CARDS = ['2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c', 'Tc', 'Kc']; // the button at 10
const SMALL_BLIND = 1;

const seatAfter = (seat: number, places: number): number => ((seat + places - 1) % SEATS) + 1;

/** Everybody folds to the big blind but one, who raises and takes it. */
const HAND: Act = {
  path: `/v1/tournaments/${DEMO_PLAN.id}/played-hands`,
  bodyOf: (hand) => {
    const underTheGun = seatAfter(SMALL_BLIND, hand + 1);
    const others = Array.from({ length: SEATS - 1 }, (_, index) =>
      seatAfter(underTheGun, index + 1),
    );
    return {
      by: DEALER,
      occurredAt: at(DEMO_PLAN, 27),
      table: DEMO_PLAN.table,
      hand,
      ...(hand === 1 && { buttonCards: CARDS.map((card, index) => ({ seat: index + 1, card })) }),
      actions: [
        { seat: underTheGun, action: 'raise', to: 150 },
        ...others.map((seat) => ({ seat, action: 'fold' })),
      ],
    };
  },
};

/** @param hands how many are posted after the warm-up */
export const postedHandFigures = (hands = HANDS): Promise<Figure[]> =>
  withSitAndGo(async (house) => {
    const { act, threeItems } = await besideTransactions(house, HAND, hands);
    const name = `posted hand of ${SEATS} over HTTP, p50 ${act.toFixed(1)} ms`;
    return [atMost(`${name}, to a three-item transaction`, act / threeItems, 4, 3)];
  });

if (import.meta.main) tell(await postedHandFigures());
