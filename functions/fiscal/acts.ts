import type { Jornada } from '../../domain/time/jornada.ts';
import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { enterFiscalAct as enterRoute, voidFiscalAct as voidRoute } from './fiscal.schema.ts';

/** POST …/acts — the number of an acta (R123-IV-11), or of a consent (R123-I-6). */
export const enterFiscalAct: Handler<typeof enterRoute> = ({ path, body, call }) => {
  const { kind, number, tournamentId = null, tableId = null, text } = body;
  const actId = call.idempotencyKey;
  return act(
    { path, body, call },
    (circumstance) => ({
      type: 'EnterAct',
      ...circumstance,
      of: path.jornada as Jornada,
      act: { actId, kind, number, tournamentId, tableId, text },
    }),
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
