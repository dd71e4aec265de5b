import { itemRulesInForce } from '../../domain/tournament/items.ts';
import type { Handler } from '../shared/operation.ts';
import { read } from './read.ts';
import type { readItemRules as route } from './readItemRules.schema.ts';

/** GET …/item-rules — those whose part of the event has begun (R123-I-82). */
export const readItemRules: Handler<typeof route> = (input) =>
  read(input, (state) => ({
    rules: itemRulesInForce(state).map(({ item, allowed, occurredAt }) => ({
      item,
      allowed,
      occurredAt,
    })),
  }));
