import type { Handler } from '../shared/operation.ts';
import { paying } from '../shared/staff.ts';
import { toCentavos } from '../shared/wire.ts';
import { act } from './act.ts';
import type { decideAward as route } from './decideAward.schema.ts';
import { meterReply } from './reply.ts';

/** POST …/decisions — by operations management with the inspector; it is final (R132-73). */
export const decideAward: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    (scene) => ({
      type: 'DecideAward',
      ...paying(scene, body),
      awardId: body.awardId,
      amount: toCentavos(body.amount),
      inspector: body.inspector,
      text: body.text,
    }),
    meterReply,
  );
