import { allEntries, liveEntries } from '../../domain/tournament/entries.ts';
import type { Handler } from '../shared/operation.ts';
import { logRead } from '../shared/personalReads.ts';
import { findPerson } from '../shared/persons.ts';
import { ports } from '../shared/runtime.ts';
import { PERSONAL_DATA_READERS } from '../shared/scopes.ts';
import { entryShown as shown } from './entryReply.ts';
import type { listEntries as route } from './listEntries.schema.ts';
import { read } from './read.ts';

/** GET …/entries — names and documents only where a paper or a desk needs them. */
export const listEntries: Handler<typeof route> = (input) =>
  read(input, async (state) => {
    const { operator, scopes } = input.call.caller;
    const live = new Set(liveEntries(state).map(({ entryId }) => entryId));
    const mayRead = scopes.some((scope) => PERSONAL_DATA_READERS.includes(scope));
    if (mayRead) await logRead(ports(), input.call, state.tournamentId);
    const entries = allEntries(state).map(async (entry) => ({
      ...shown(entry, live),
      ...(mayRead && { person: await personShown(operator, entry.personId) }),
    }));
    return { entries: await Promise.all(entries) };
  });

/** Null once the data were erased. */
const personShown = async (operator: string, personId: string) =>
  (await findPerson(ports().table, operator, personId))?.data ?? null;
