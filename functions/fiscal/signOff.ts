import type { Jornada } from '../../domain/time/jornada.ts';
import { editionsOf } from '../exports/record.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { act } from './act.ts';
import type { signOffJornada as route } from './fiscal.schema.ts';

/** POST …/sign-offs — what he signs off must be what lies there. */
export const signOffJornada: Handler<typeof route> = ({ path, body, call }) =>
  act({ path, body, call }, async (circumstance) => {
    const { jornada } = path;
    const { edition, manifestSha256, remark = null } = body;
    const editions = await editionsOf(ports().table, call.caller.operator, jornada);
    const standing = editions.find((one) => one.edition === edition)?.manifestSha256 ?? null;
    return {
      type: 'SignOff',
      ...circumstance,
      of: jornada as Jornada,
      signOff: { signOffId: call.idempotencyKey, edition, manifestSha256, remark },
      standing,
    };
  });
