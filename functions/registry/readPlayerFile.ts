import { keptUntil } from '../../domain/registry/retention.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { logRead, readsOf } from '../shared/personalReads.ts';
import { type KnownPerson, openSealed } from '../shared/persons.ts';
import { environment, ports } from '../shared/runtime.ts';
import { knownPlayer } from './knownPlayer.ts';
import type { readPlayerFile as route } from './readPlayerFile.schema.ts';

/** GET …/file — what the person has a right to see (Ley 25.326, art. 14). */
export const readPlayerFile: Handler<typeof route> = async ({ path: { personId }, call }) => {
  const { operator } = call.caller;
  const known = await knownPlayer(ports().table, operator, personId);
  await logRead(ports(), call, personId);
  const { data, seenOn, sequence: version } = known;
  const { surnames, givenNames, birthDate, document } = data;
  const until = keptUntil(seenOn, Number(environment('PERSON_RETENTION_YEARS')));
  const body = {
    ...{ personId, surnames, givenNames, birthDate, document, seenOn, keptUntil: until },
    statements: await statementsOf(operator, known),
    reads: await readsOf(ports(), operator, personId),
    version,
  };
  return { status: 200, headers: { etag: `"${version}"` }, body };
};

/** The salt of a statement proves its hash to us, and tells the person nothing. */
const statementsOf = async (operator: string, known: KnownPerson): Promise<object[]> => {
  const items = await ports().table.query(keys.prizeStatements(operator, known.personId));
  return items.map(({ sealed }) => {
    const { salt: _, ...said } = openSealed(operator, known, String(sealed)) as { salt: string };
    return said;
  });
};
