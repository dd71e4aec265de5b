import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import { drawBySystem, seatActReply } from './draw.ts';
import type { redrawSeats as route } from './redrawSeats.schema.ts';

/** POST …/redraws — everybody in play, all or nothing (R123-I-88). */
export const redrawSeats: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async (scene) => ({
      type: 'RedrawSeats',
      ...scene.circumstance,
      drawId: call.idempotencyKey,
      occasion: body.occasion,
      tables: body.tables,
      draw:
        body.draw.method === 'system' ? await drawBySystem(scene, path.tournamentId) : body.draw,
      pinned: body.pinned,
      reason: body.reason,
    }),
    (state) => seatActReply(state, call.idempotencyKey),
  );
