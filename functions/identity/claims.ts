import type { PreTokenGenerationV3TriggerEvent } from 'aws-lambda';
import { keys } from '../shared/keys.ts';
import { ports } from '../shared/runtime.ts';

/**
 * Puts the operator and the venue of a client, and the desk, event or table it works at if it is one,
 * into its access tokens, as the register of clients has them. A client without a row gets a token
 * without them, which opens nothing.
 */
export const handler = async (
  event: PreTokenGenerationV3TriggerEvent,
): Promise<PreTokenGenerationV3TriggerEvent> => {
  const client = await ports().table.get(keys.client(event.callerContext.clientId));
  const claimsToAddOrOverride = Object.fromEntries(
    ['operator', 'venue', 'desk', 'event', 'table'].flatMap((claim) =>
      client?.[claim] === undefined ? [] : [[claim, String(client[claim])]],
    ),
  );
  event.response.claimsAndScopeOverrideDetails = {
    accessTokenGeneration: { claimsToAddOrOverride },
  };
  return event;
};
