import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import { drawBySystem } from './draw.ts';
import type { drawSeries as route } from './drawSeries.schema.ts';

/** POST …/series-draws — reproducible from its seed (R123-I-9). */
export const drawSeries: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async (scene) => ({
      type: 'DrawSeries',
      ...scene.circumstance,
      assignmentId: call.idempotencyKey,
      draw: await drawBySystem(scene, path.tournamentId),
    }),
    ({ seriesAssignments }) => {
      const drawn = seriesAssignments.find((one) => one.assignmentId === call.idempotencyKey);
      return { seed: drawn?.seed ?? null, entries: drawn?.entries ?? [] };
    },
  );
