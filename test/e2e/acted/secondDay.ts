import { DIRECTOR, SUPERVISOR } from '../../../infra/client/bodies.ts';
import { type Acting, entryId, keyOf, post } from './acting.ts';
import {
  announceLevel,
  disqualify,
  eliminate,
  handForHand,
  lossAt,
  playDownTo,
  playRound,
  withdraw,
} from './play.ts';
import { on } from './programme.ts';
import { redraw } from './seats.ts';

/** Two are punished: a warning, and hands of suspension that the player sits out. */
export const punish = async ({ casino, floor }: Acting): Promise<void> => {
  const [one = 0, , other = 0] = floor.at(floor.fullest());
  const by = { by: SUPERVISOR, occurredAt: on(2, '21:10') };
  await post(casino.director, 'penalties', 'a-warning', {
    ...by,
    entryId: entryId(one),
    codes: ['device-not-silenced'],
    description: 'Teléfono en la mesa',
  });
  const hands = floor.seatedAt(floor.placeOf(other).table).length;
  await post(casino.director, 'penalties', 'a-suspension', {
    ...by,
    entryId: entryId(other),
    codes: ['celebration-or-insult'],
    description: 'Insultos al croupier',
    suspension: { handsPerPlayer: 1 },
  });
  const penaltyId = keyOf('a-suspension');
  const served = { by: SUPERVISOR, occurredAt: on(2, '21:40'), penaltyId };
  await post(casino.director, 'suspended-hands', 'hands-sat-out', { ...served, hands });
  await post(casino.director, 'penalty-ends', 'suspension-served', { ...served, by: DIRECTOR });
};

/** From 27 players to the bubble: eleven at two tables. */
export const toTheBubble = async (acting: Acting): Promise<void> => {
  await playDownTo(acting, 18, on(2, '22:00'));
  await redraw(acting, 'two-tables', on(2, '22:05'));
  await announceLevel(acting, 8, on(2, '22:10'));
  await playDownTo(acting, 11, on(2, '22:40'));
};

/** Hand for hand: nobody falls in the first round, one at each table in the second. */
export const theBubble = async (acting: Acting): Promise<readonly number[]> => {
  const losses = acting.floor.tables().map((table) => lossAt(acting, table));
  await handForHand(acting, true, on(2, '22:45'));
  await playRound(acting, 1, [], on(2, '22:47'));
  await playRound(acting, 2, losses, on(2, '22:52'));
  await handForHand(acting, false, on(2, '22:55'));
  return losses.map(({ loser }) => loser);
};

/**
 * The final table of nine: one is disqualified in the money, one leaves, two fall in one hand, of
 * whom the one with more chips ranks higher. Answers the places from the first on.
 */
export const finalTable = async (acting: Acting): Promise<readonly number[]> => {
  const { floor } = acting;
  await redraw(acting, 'final-table', on(2, '23:00'));
  await announceLevel(acting, 9, on(2, '23:05'));
  const [table = 0] = floor.tables();
  const out: number[] = [];
  for (const time of ['23:10', '23:15', '23:20']) {
    const loss = lossAt(acting, table);
    out.unshift(loss.loser);
    await eliminate(acting, [loss], on(2, time));
  }
  const disqualified = floor.at(table).at(-1) ?? 0;
  const reason = 'Colusión comprobada con otro jugador';
  await disqualify(acting, disqualified, 'R123-II-41.b3', reason, on(2, '23:30'));
  const withdrawn = floor.at(table).at(-1) ?? 0;
  await withdraw(acting, withdrawn, on(2, '23:40'));
  const [winner = 0, second = 0, ...two] = floor.at(table);
  const [fourth = 0, third = 0] = two.toSorted(
    (one, other) => floor.chipsOf(one) - floor.chipsOf(other),
  );
  floor.win(winner, fourth, 100);
  const losses = two.map((loser) => ({ loser, winner }));
  await eliminate(acting, losses, on(2, '23:50'));
  await eliminate(acting, [{ loser: second, winner }], on(2, '00:20'));
  return [winner, second, third, fourth, withdrawn, disqualified, ...out];
};
