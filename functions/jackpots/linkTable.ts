import type { Handler } from '../shared/operation.ts';
import { toCentavos } from '../shared/wire.ts';
import { act } from './act.ts';
import type { linkTable as route } from './linkTable.schema.ts';
import { meterReply } from './reply.ts';
import { toLink } from './toLink.ts';

/** POST …/tables — a further table with its own part of the meter (R132-58). */
export const linkTable: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async ({ circumstance }) => ({
      type: 'LinkTable',
      ...circumstance,
      ...(await toLink(call.caller.operator, path.jackpotId, {
        tableId: body.tableId,
        start: toCentavos(body.start),
      })),
    }),
    meterReply,
  );
