import type { Handler } from '../shared/operation.ts';
import { loadRegistry } from '../shared/registry.ts';
import { ports } from '../shared/runtime.ts';
import { act } from './act.ts';
import type { makeRuling as route } from './makeRuling.schema.ts';
import { lineOf, placeOf, rulesAt } from './place.ts';

/** POST /v1/rulings — the answer of the article, logged (R123-III-3, R40-70, CLUB-O20). */
export const makeRuling: Handler<typeof route> = async ({ body, call }) => {
  const { caller, idempotencyKey: rulingId } = call;
  const used = ports();
  const place = placeOf(used, caller, await loadRegistry(used, caller.operator), body);
  const { ruleset, table = null, hand = null, seats = [], reason = null } = body;
  const asked = { ruleset, ...body.situation, table, hand, seats };
  const hasLine = await lineOf(used, caller.operator, place, table);
  const rules = await rulesAt(used, caller, place, { ruleset, table });
  return act({ rulingId, place, body, call }, (circumstance) => ({
    type: 'Rule',
    ...circumstance,
    rulingId,
    asked,
    departTo: body.departTo ?? null,
    reason,
    ...{ hasLine, rules },
  }));
};
