import type * as z from 'zod';
import type { Answer } from '../shared/answer.ts';
import type { Handler } from '../shared/operation.ts';
import type { Call } from '../shared/route.ts';
import { actOnAny } from './act.ts';
import type { MaderoTableBody, announceTable as route } from './announceTable.schema.ts';
import { announceCash, assertNoCashTable } from './cash/announce.ts';
import { termsOf } from './terms.ts';

/** POST /v1/tables — a table of one of the games, with its limits (R40-7, R132-21). */
export const announceTable: Handler<typeof route> = ({ body, call }) =>
  body.game === 'cash' ? announceCash(body, call) : announceMadero(body, call);

const announceMadero = (body: z.output<typeof MaderoTableBody>, call: Call): Promise<Answer> => {
  const tableId = call.idempotencyKey;
  return actOnAny(
    { path: { tableId }, body, call },
    async ({ ports, operator, circumstance }) => {
      await assertNoCashTable(ports, operator, tableId);
      const terms = termsOf(body, call.caller.venue);
      return { type: 'AnnounceTable', ...circumstance, tableId, terms };
    },
    () => ({ tableId }),
  );
};
