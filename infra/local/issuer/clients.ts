import { randomBytes } from 'node:crypto';
import type { Shelf } from '../state.ts';

/** A machine that may ask for tokens: one per role of an operator's venue. */
export type Client = {
  clientId: string;
  secret: string;
  role: string;
  operator: string;
  venue: string;
  scopes: string[];
};

/** An operator with the venue that its local clients speak for. */
export type Tenant = { operator: string; venue: string };

/** Two operators, so that what one must not see of the other can be tried by hand. */
export const TENANTS: readonly Tenant[] = [
  { operator: 'casino-demo', venue: 'sala-principal' },
  { operator: 'casino-otro', venue: 'sala-otra' },
];

/**
 * Creates the clients that are missing, one per scope of the API and operator, and gives them all.
 * Secrets are drawn once and kept.
 */
export const openClients = async (
  shelf: Shelf<Client>,
  scopes: readonly string[],
  tenants: readonly Tenant[] = TENANTS,
): Promise<ReadonlyMap<string, Client>> => {
  const clients = new Map<string, Client>();
  for (const { operator, venue } of tenants)
    for (const scope of scopes) {
      const role = scope.split('/').at(-1) ?? scope;
      const clientId = `${operator}-${role}`;
      const secret = (await shelf.get(clientId))?.secret ?? randomBytes(16).toString('hex');
      const client = { clientId, secret, role, operator, venue, scopes: [scope] };
      await shelf.put(clientId, client);
      clients.set(clientId, client);
    }
  return clients;
};
