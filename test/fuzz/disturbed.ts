import { type Dice, dice } from '../domain/hand/playAtRandom.ts';
import { BODIES } from '../functions/support/samples.ts';
import type { FuzzRequest } from '../support/fuzz/requests.ts';
import type { Known } from '../support/fuzz/values.ts';

const ONE_IN = 24;

/**
 * Half of the bodies are ones that a desk would send, with what exists in them; some requests come
 * again as they were, some again with another body, some of them out of order.
 */
export const disturbed = (
  requests: readonly FuzzRequest[],
  known: Known,
  seed: number,
): FuzzRequest[] => {
  const roll = dice(seed);
  const likely = requests.map((request) => {
    const body = BODIES[request.operationId];
    return body && roll(2) === 0 ? { ...request, body: filled(body, known, roll) } : request;
  });
  return likely.map((request, index) => {
    const earlier = likely[roll(index + 1)] ?? request;
    switch (roll(ONE_IN)) {
      case 0:
        return earlier;
      case 1:
        return { ...request, key: earlier.key };
      case 2:
        return earlier.method === request.method ? { ...earlier, body: request.body } : request;
      default:
        return request;
    }
  });
};

/** A sample with ids, documents and numbers of this house in their places. */
const filled = (value: unknown, known: Known, roll: Dice, name = ''): unknown => {
  const pool = known[name];
  if (pool && typeof value !== 'object' && name !== 'legajo' && roll(4) > 0)
    return pool[roll(pool.length)];
  if (Array.isArray(value)) return value.map((one) => filled(one, known, roll, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, filled(one, known, roll, field)]),
  );
};
