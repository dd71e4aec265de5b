import { figuresOf } from '../../domain/tableDay/figures.ts';
import type { Handler } from '../shared/operation.ts';
import { signed } from '../shared/staff.ts';
import { toInventory } from '../shared/wire.ts';
import { act } from './act.ts';
import type { closeDay as route } from './closeDay.schema.ts';
import { figuresReply } from './dayReply.ts';

/** POST …/closing — the five amounts are known; the papers follow. */
export const closeDay: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    (scene) => ({
      type: 'CloseDay',
      ...signed(scene, body),
      closingId: call.idempotencyKey,
      chips: toInventory(body.chips),
    }),
    ({ day }) => ({ closing: day?.closings, figures: day && figuresReply(figuresOf(day)) }),
  );
