import { Rejection } from '../../domain/errors.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { act } from './act.ts';
import type { enterFiscalAct as enterRoute, voidFiscalAct as voidRoute } from './fiscal.schema.ts';

/** POST …/acts — the number of an acta (R123-IV-11), or of a consent (R123-I-6). */
export const enterFiscalAct: Handler<typeof enterRoute> = ({ path, body, call }) => {
  const { kind, number, tournamentId = null, tableId = null, text } = body;
  const actId = call.idempotencyKey;
  return act(
    { path, body, call },
    async (circumstance) => {
      await assertAnnounced(call.caller.operator, tournamentId, tableId);
      return {
        type: 'EnterAct',
        ...circumstance,
        of: path.jornada as Jornada,
        act: { actId, kind, number, tournamentId, tableId, text },
      };
    },
    { actId },
  );
};

/** POST …/void — one that was mistyped. */
export const voidFiscalAct: Handler<typeof voidRoute> = ({ path, body, call }) =>
  act({ path, body, call }, (circumstance) => ({
    type: 'VoidAct',
    ...circumstance,
    of: path.jornada as Jornada,
    actId: path.actId,
    voidId: call.idempotencyKey,
    reason: body.reason,
  }));

/**
 * A mistyped id would print an acta about nothing.
 *
 * @throws {Rejection} `tournament.not-announced`, then `table.not-announced`
 */
const assertAnnounced = async (
  operator: string,
  tournamentId: string | null,
  tableId: string | null,
): Promise<void> => {
  const { table } = ports();
  if (tournamentId && !(await table.get(keys.tournamentSummary(operator, tournamentId))))
    throw new Rejection('tournament.not-announced');
  if (tableId && !(await table.get(keys.tableSummary(operator, tableId))))
    throw new Rejection('table.not-announced');
};
