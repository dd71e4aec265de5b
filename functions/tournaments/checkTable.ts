import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { checkTable as route } from './checkTable.schema.ts';

/** POST …/table-checks — two decks with different backs (R123-II-19). */
export const checkTable: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, ({ circumstance }) => ({
    type: 'CheckTable',
    ...circumstance,
    checkId: call.idempotencyKey,
    table: body.table,
    backs: body.backs,
    cards: body.cards,
    jokers: body.jokers,
    bettingLine: body.bettingLine,
  }));
