import type { Registry } from '../../domain/registry/state.ts';
import type { Ports } from './ports.ts';
import { Refusal } from './problems/refusal.ts';
import { loadRegistry } from './registry.ts';

/**
 * A venue of any profile of the operator, as the last of them names it.
 *
 * @throws {Refusal} `request.invalid`: a place that was never the operator's has no papers
 */
export const knownVenue = (
  { profiles }: Registry,
  venue: string,
  from: 'query' | 'body',
): { readonly id: string; readonly name: string } => {
  const asked = profiles.flatMap(({ venues }) => venues).findLast(({ id }) => id === venue);
  if (!asked) throw new Refusal('request.invalid', {}, [{ in: from, ...NO_SUCH_VENUE }]);
  return asked;
};

const NO_SUCH_VENUE = {
  pointer: '#/venue',
  detail: {
    en: 'No profile of the operator has that venue.',
    es: 'Ningún perfil del operador tiene esa sala.',
  },
} as const;

/**
 * Refuses a list of a venue that the operator never had: an empty one would say that nothing
 * happened there.
 *
 * @throws {Refusal} `request.invalid`
 */
export const assertVenue = async (
  ports: Pick<Ports, 'store'>,
  operator: string,
  venue: string | undefined,
): Promise<void> => {
  if (venue !== undefined) knownVenue(await loadRegistry(ports, operator), venue, 'query');
};
