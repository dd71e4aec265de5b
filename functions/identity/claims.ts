import type { PreTokenGenerationV3TriggerEvent } from 'aws-lambda';
import { keys } from '../shared/keys.ts';
import { ports } from '../shared/runtime.ts';
import { roleOf, SCOPES } from '../shared/scopes.ts';

type Event = PreTokenGenerationV3TriggerEvent;

const CLAIMS = ['operator', 'venue', 'desk', 'event', 'table', 'legajo'] as const;

/**
 * Puts the operator and the venue of a client, and the desk, event or table it works at if it is one,
 * into its access tokens, as the register of clients has them. A person who signed in has a row like a
 * client, under the id that the pool gave him, with his legajo; his roles are those of his groups.
 * Without a row the token lacks all of it, which opens nothing.
 */
export const handler = async (event: Event): Promise<Event> => {
  const person = personOf(event);
  const row = await ports().table.get(keys.client(person ?? event.callerContext.clientId));
  const claims = CLAIMS.flatMap((claim) =>
    row?.[claim] === undefined ? [] : [[claim, String(row[claim])]],
  );
  event.response.claimsAndScopeOverrideDetails = {
    accessTokenGeneration: {
      claimsToAddOrOverride: {
        ...Object.fromEntries(claims),
        ...(person === undefined ? {} : { person }),
      },
      ...(person === undefined ? {} : { scopesToSuppress: rolesNotOf(event) }),
    },
  };
  return event;
};

/** The id of who signed in; a client of its own credentials has none. */
const personOf = ({ request }: Event): string | undefined => request?.userAttributes?.['sub'];

const rolesNotOf = ({ request }: Event): string[] => {
  const groups = request.groupConfiguration.groupsToOverride ?? [];
  return SCOPES.filter((scope) => !groups.includes(roleOf(scope)));
};
