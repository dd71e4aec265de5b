import { readPersonForm } from '../../domain/registry/personForm.ts';
import type { Handler } from '../shared/operation.ts';
import { correctPerson } from '../shared/persons.ts';
import type { correctPlayer as route } from './correctPlayer.schema.ts';
import { playerAsSeen } from './knownPlayer.ts';
import { record } from './record.ts';

/** PUT /v1/registry/players/{personId} — needs the ETag of the person as seen. */
export const correctPlayer: Handler<typeof route> = ({ path, body, call }) =>
  record(body, call, async ({ ports, operator, circumstance }) => {
    const known = await playerAsSeen(ports.table, operator, path.personId, call.ifMatch);
    const { document } = known.data;
    const form = readPersonForm({ ...body, document }, circumstance.jornada);
    const { person, write } = correctPerson(ports, operator, known, form);
    const { personId, personHash } = person;
    const corrected = { personId, personHash, reason: body.reason };
    return { command: { type: 'CorrectPerson', ...circumstance, ...corrected }, writes: [write] };
  });
