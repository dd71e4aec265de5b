import { keptUntil } from '../../domain/registry/retention.ts';
import type { Handler } from '../shared/operation.ts';
import { erasePerson } from '../shared/persons.ts';
import { environment } from '../shared/runtime.ts';
import type { erasePlayer as route } from './erasePlayer.schema.ts';
import { playerAsSeen } from './knownPlayer.ts';
import { record } from './record.ts';

/** POST …/erasure — for ever; needs the ETag of the person as seen (Ley 25.326, arts. 4 and 16). */
export const erasePlayer: Handler<typeof route> = ({ path: { personId }, body, call }) =>
  record(body, call, async ({ ports, operator, circumstance }) => {
    const known = await playerAsSeen(ports.table, operator, personId, call.ifMatch);
    const until = keptUntil(known.seenOn, Number(environment('PERSON_RETENTION_YEARS')));
    const { reason } = body;
    return {
      command: { type: 'ErasePerson', ...circumstance, personId, reason, keptUntil: until },
      writes: await erasePerson(ports, operator, known),
    };
  });
