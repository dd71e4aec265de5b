import { DEALER, DIRECTOR, SUPERVISOR } from '../../../infra/client/bodies.ts';
import { type Acting, type Command, entryId, keyOf, post, postAll } from './acting.ts';
import { SEATS } from './programme.ts';
import { breakTable } from './seats.ts';

/** The Director announces a level; it applies from the next hand. */
export const announceLevel = (
  { casino, hand }: Acting,
  level: number,
  occurredAt: string,
): Promise<unknown> =>
  post(casino.director, 'levels', `level-${level}`, {
    by: DIRECTOR,
    occurredAt,
    level,
    hand: level === 1 ? null : hand,
  });

type Loss = { readonly loser: number; readonly winner: number };

const eliminationOf = (acting: Acting, losses: readonly Loss[], occurredAt: string): Command => {
  const { floor } = acting;
  const hand = acting.hand++;
  const out = losses.map(({ loser, winner }) => {
    const chipsAtStart = floor.win(winner, loser);
    floor.leave(loser);
    return { entryId: entryId(loser), chipsAtStart };
  });
  const idempotencyKey = keyOf(`elimination-in-hand-${hand}`);
  const body = { by: SUPERVISOR, occurredAt, hand, out };
  return { operation: 'eliminateEntries', idempotencyKey, body };
};

/** The losers of one hand at one table are out; the winner has their chips. */
export const eliminate = (
  acting: Acting,
  losses: readonly Loss[],
  occurredAt: string,
): Promise<unknown> => postAll(acting.casino.floor, [eliminationOf(acting, losses, occurredAt)]);

/** The last seat of a table loses everything to the first. */
export const lossAt = ({ floor }: Acting, table: number): Loss => {
  const players = floor.at(table);
  return { loser: players.at(-1) ?? 0, winner: players[0] ?? 0 };
};

/** The fullest table loses one in each hand until so many are left; tables break as they fit. */
export const playDownTo = async (
  acting: Acting,
  players: number,
  occurredAt: string,
  breakNext = breakTable,
): Promise<void> => {
  const { casino, floor } = acting;
  for (;;) {
    const fits = (floor.tables().length - 1) * SEATS;
    const stop = Math.max(players, fits);
    const commands: Command[] = [];
    while (floor.players().length > stop)
      commands.push(eliminationOf(acting, [lossAt(acting, floor.fullest())], occurredAt));
    await postAll(casino.floor, commands);
    if (stop === players) return;
    await breakNext(acting, occurredAt);
  }
};

/** Every table deals one hand and waits; the losers of the round leave together. */
export const playRound = async (
  { casino, floor }: Acting,
  round: number,
  losses: readonly Loss[],
  occurredAt: string,
): Promise<void> => {
  const act = `round-${round}`;
  await post(casino.director, 'rounds', `${act}-go`, { by: DIRECTOR, occurredAt, round });
  const reports = floor.tables().map((table) => ({
    operation: 'reportRound',
    idempotencyKey: keyOf(`${act}-at-table-${table}`),
    body: { by: DEALER, occurredAt, round, table },
  }));
  await postAll(casino.floor, reports);
  if (losses.length === 0) return;
  const out = losses.map(({ loser, winner }) => {
    const chipsAtStart = floor.win(winner, loser);
    floor.leave(loser);
    return { entryId: entryId(loser), chipsAtStart };
  });
  await post(casino.floor, 'eliminations', `${act}-out`, {
    by: SUPERVISOR,
    occurredAt,
    hand: round,
    out,
    simultaneous: 'hand-for-hand',
  });
};

export const handForHand = (
  { casino }: Acting,
  isOn: boolean,
  occurredAt: string,
): Promise<unknown> =>
  post(casino.director, 'hand-for-hand', isOn ? 'hand-for-hand' : 'hands-free', {
    by: DIRECTOR,
    occurredAt,
    on: isOn,
    reason: isOn ? 'Burbuja: once jugadores para diez premios' : 'La burbuja terminó',
  });

/** Out by the Direction, with the chips that are left. */
export const disqualify = (
  acting: Acting,
  player: number,
  norm: string,
  reason: string,
  occurredAt: string,
): Promise<unknown> =>
  post(acting.casino.director, 'disqualifications', `disqualification-of-${player}`, {
    by: DIRECTOR,
    occurredAt,
    hand: acting.hand++,
    out: [{ entryId: entryId(player), chipsRemoved: acting.floor.leave(player) }],
    norm,
    reason,
  });

/** Leaves of the own will, with the chips that are left. */
export const withdraw = (acting: Acting, player: number, occurredAt: string): Promise<unknown> =>
  post(acting.casino.director, 'withdrawals', `withdrawal-of-${player}`, {
    by: DIRECTOR,
    occurredAt,
    hand: acting.hand++,
    entryId: entryId(player),
    chipsRemoved: acting.floor.leave(player),
  });
