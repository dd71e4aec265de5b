import { readPersonForm } from '../../domain/registry/personForm.ts';
import type { Handler } from '../shared/operation.ts';
import { correctPerson } from '../shared/persons.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import type { correctPlayer as route } from './correctPlayer.schema.ts';
import { knownPlayer } from './knownPlayer.ts';
import { record } from './record.ts';

/** PUT /v1/registry/players/{personId} — needs the ETag of the person as seen. */
export const correctPlayer: Handler<typeof route> = ({ path, body, call }) =>
  record(body, call, async ({ ports, operator, circumstance }) => {
    const known = await knownPlayer(ports.table, operator, path.personId);
    if (known.sequence !== call.ifMatch)
      throw new Refusal('request.stale-version', { current: known.sequence });
    const { personId, data } = known;
    const form = readPersonForm({ ...body, document: data.document }, circumstance.jornada);
    const { person, write } = correctPerson(operator, known, form);
    const { personHash } = person;
    const { reason } = body;
    const command = {
      type: 'CorrectPerson',
      ...circumstance,
      personId,
      personHash,
      reason,
    } as const;
    return { command, writes: [write] };
  });
