import type { SeatDraw } from '../../../domain/cash/commands.ts';
import { endsAt } from '../../../domain/cash/sessionTime.ts';
import type { AnnouncedCash } from '../../../domain/cash/state.ts';
import { CASH_DRAW_WORDS } from '../../proof/drawWords.ts';
import type { Handler } from '../../shared/operation.ts';
import { expandSeed, seedOf } from '../../shared/seeds.ts';
import { ACCEPTANCE } from './acceptance.ts';
import { actAtCash, type CashScene } from './act.ts';
import { drawsOf } from './announce.ts';
import type * as routes from './game.schema.ts';
import { limitsOf } from './terms.ts';

/** POST …/limits — for the next game (R40-8). */
export const changeLimits: Handler<typeof routes.changeLimits> = ({ path, body, call }) =>
  actAtCash({ path, body, call }, ({ circumstance }) => ({
    type: 'ChangeLimits',
    ...circumstance,
    changeId: call.idempotencyKey,
    limits: limitsOf(body.limits),
  }));

/** POST …/sessions — the draw can be run again from its seed (R40-18, decision T2). */
export const openSession: Handler<typeof routes.openSession> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    async (scene) => ({
      type: 'OpenSession',
      ...scene.circumstance,
      sessionId: call.idempotencyKey,
      players: body.players,
      deckVerified: body.deckVerified,
      draw: await drawOf(scene, path.tableId),
    }),
    (state, facts) =>
      openedReply(
        state,
        facts.find(({ type }) => type === 'SessionOpened'),
      ),
  );

const drawOf = async (
  { ports, operator, state }: CashScene,
  tableId: string,
): Promise<SeatDraw> => {
  const drawn = state.session?.number ?? 0;
  const [current, next] = await Promise.all([
    seedOf(ports, operator, drawsOf(tableId), drawn + 1),
    seedOf(ports, operator, drawsOf(tableId), drawn + 2),
  ]);
  return {
    seed: current.seed,
    nextSeedHash: next.hash,
    seedMatches: current.hash === state.seedHash,
    words: expandSeed(current.seed, CASH_DRAW_WORDS),
  };
};

const openedReply = ({ session, seedHash }: AnnouncedCash, fact: object | undefined) => ({
  session: session?.number,
  endsAt: session && endsAt(session),
  seats: session?.places.map(({ seat, player }) => ({ seat, player })),
  seed: fact && 'seed' in fact ? fact.seed : '',
  nextSeedHash: seedHash,
  acceptance: ACCEPTANCE,
});

/** POST …/session-ends — everybody takes his chips (R40-26, R40-27). */
export const endSession: Handler<typeof routes.endSession> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'EndSession',
      ...circumstance,
      endId: call.idempotencyKey,
      note: body.note,
    }),
    ({ session }) => ({ reason: session?.ended?.reason }),
  );
