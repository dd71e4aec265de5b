import type { ByMeans } from '../../domain/cage/facts.ts';
import type { Handler } from '../shared/operation.ts';
import { changeShift, readTill } from '../shared/till.ts';
import { toCentavos } from '../shared/wire.ts';
import { act, opened } from './act.ts';
import { hashOfMovements, movementsOfShift } from './movements.ts';
import type { renderShift as route } from './renderShift.schema.ts';

/** POST …/rendering — what is counted beside what the desk recorded (R123-IV-1.4.p3). */
export const renderShift: Handler<typeof route> = ({ path, body, call }) =>
  act(path.shiftId, { body, call }, async ({ table, operator, state, circumstance }) => {
    const { desk } = opened(state).opened;
    // The drawer first: what moves after this read makes the write below be lost.
    const till = await readTill(table, operator, desk);
    const movements = await movementsOfShift(table, operator, desk, path.shiftId);
    return {
      command: {
        type: 'RenderShift',
        ...circumstance,
        renderingId: call.idempotencyKey,
        movements,
        movementsHash: hashOfMovements(movements),
        counted: inCentavos(body.counted),
        couponsCounted: body.couponsCounted,
        explanation: body.explanation,
      },
      writes: [changeShift(till, null)],
    };
  });

type Counted = Parameters<Handler<typeof route>>[0]['body']['counted'];

const inCentavos = (counted: Counted): ByMeans =>
  Object.fromEntries(Object.entries(counted).map(([means, money]) => [means, toCentavos(money)]));
