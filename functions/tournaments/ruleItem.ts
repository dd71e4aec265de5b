import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { ruleItem as route } from './ruleItem.schema.ts';

/** POST …/item-rules — in all or part of the event (R123-I-82). */
export const ruleItem: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'RuleItem',
    ...circumstance,
    rulingId: call.idempotencyKey,
    item: body.item,
    allowed: body.allowed,
    phase: body.phase,
  }));
