import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import { drawBySystem, drawReply } from './draw.ts';
import type { drawSeats as route } from './drawSeats.schema.ts';

/** POST …/draws — reproducible from the seed whose hash was published before (T2). */
export const drawSeats: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async (scene) => ({
      type: 'DrawSeats',
      ...scene.circumstance,
      drawId: call.idempotencyKey,
      draw: body.method === 'cards' ? { ...body } : await drawBySystem(scene, path.tournamentId),
    }),
    ({ draws, seedHash }) => drawReply(draws, seedHash, call.idempotencyKey),
  );
