import { DEALER, DIRECTOR, SUPERVISOR } from '../../../infra/client/bodies.ts';
import { type Acting, type Command, entryId, keyOf, post, postAll } from './acting.ts';
import { documentOf } from './people.ts';
import { announceLevel, eliminate, lossAt, playDownTo } from './play.ts';
import { on } from './programme.ts';
import { balance, breakTable, breakTableByCards, redraw } from './seats.ts';

/** Levels 3 to 6: from 86 players at ten tables to 27 at three. */
export const evening = async (acting: Acting): Promise<void> => {
  const table = acting.floor.emptiest();
  await eliminate(acting, [lossAt(acting, table)], on(1, '22:25'));
  await eliminate(acting, [lossAt(acting, table)], on(1, '22:28'));
  await balance(acting, on(1, '22:30'));
  await playDownTo(acting, 81, on(1, '22:40'));
  await breakTableByCards(acting, on(1, '22:45'));
  await announceLevel(acting, 4, on(1, '22:50'));
  await playDownTo(acting, 54, on(1, '23:10'));
  await breakTable(acting, on(1, '23:15'));
  await announceLevel(acting, 5, on(1, '23:20'));
  await playDownTo(acting, 27, on(1, '23:45'));
  await redraw(acting, 'three-tables', on(1, '23:50'));
  await announceLevel(acting, 6, on(1, '23:55'));
};

const PILES = [5_000, 1_000, 500, 100];

/** As a player fills in the receipt: the fewest chips. */
const pilesOf = (chips: number) => {
  let left = chips;
  return PILES.map((denomination) => {
    const quantity = Math.floor(left / denomination);
    left -= quantity * denomination;
    return { denomination, quantity };
  }).filter(({ quantity }) => quantity > 0);
};

/** Everybody counts, fills in the receipt and seals; the day ends with all chips in bags. */
export const bagTheNight = async (acting: Acting): Promise<Map<number, number>> => {
  const { casino, floor } = acting;
  const players = floor.players();
  const receipts = new Map(players.map((player, index) => [player, index + 1]));
  const commands = players.map((player): Command => {
    const chips = floor.chipsOf(player);
    return {
      operation: 'bagChips',
      idempotencyKey: keyOf(`bag-of-${player}`),
      entryId: entryId(player),
      body: {
        by: DEALER,
        occurredAt: on(1, '00:30'),
        piles: pilesOf(chips),
        declared: chips,
        counted: chips,
        seal: `LN-${7_000 + player}`,
      },
    };
  });
  await postAll(casino.floor, commands);
  const director = { by: DIRECTOR, occurredAt: on(1, '01:00') };
  await post(casino.director, 'day-closings', 'good-night', director);
  return receipts;
};

/**
 * New seats for the second day; the bags are opened there. One lost the receipt, so that the
 * Director releases the chips; one does not come before the first level is over.
 */
export const wakeUp = async (
  acting: Acting,
  receipts: ReadonlyMap<number, number>,
): Promise<void> => {
  const { casino, floor } = acting;
  await redraw(acting, 'day', on(2, '20:00'));
  const [lost = 0, late = 0, ...others] = floor.players();
  const releaseOf = (player: number, receipt: number | null, by: object) => ({
    operation: 'releaseBag',
    idempotencyKey: keyOf(`release-to-${player}`),
    entryId: entryId(player),
    body: {
      by,
      occurredAt: on(2, '20:40'),
      document: documentOf(player),
      receipt,
      counted: floor.chipsOf(player),
    },
  });
  const releases = others.map((player) =>
    releaseOf(player, receipts.get(player) ?? null, SUPERVISOR),
  );
  await postAll(casino.floor, releases);
  await postAll(casino.director, [releaseOf(lost, null, DIRECTOR)]);
  const director = { by: DIRECTOR, occurredAt: on(2, '21:00') };
  await post(casino.director, 'day-openings', 'good-morning', director);
  await announceLevel(acting, 7, on(2, '21:01'));
  await postAll(casino.floor, [releaseOf(late, receipts.get(late) ?? null, SUPERVISOR)]);
};
