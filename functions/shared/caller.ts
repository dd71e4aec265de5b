import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import * as z from 'zod';
import { Refusal } from './problems/refusal.ts';
import { SCOPES, type Scope } from './scopes.ts';

/** Who asks: the desk or system of the token, and the operator and venue it works for. */
export type Caller = {
  readonly operator: string;
  readonly venue: string;
  /** The OAuth client, or the person who signed in: scope of idempotency keys and author of commits. */
  readonly client: string;
  readonly scopes: readonly Scope[];
  /** Of the person who signed in; null for a desk or a system, whose commands name who did it. */
  readonly legajo: string | null;
} & Station;

/** The one place a client works at, as its token says; null where it works at several. */
export type Station = {
  /** The point of issue of its cash desk. */
  readonly desk: number | null;
  /** The tournament it directs or attends. */
  readonly event: string | null;
  /** The number of its table. */
  readonly table: number | null;
};

/** The caller of a public operation: it works for no operator and reads nothing of any. */
export const NOBODY: Caller = {
  ...{ operator: '', venue: '', client: '', scopes: [], legajo: null },
  ...{ desk: null, event: null, table: null },
};

/** Signs are limited because the operator starts every key of the table. */
const NAME = /^[A-Za-z0-9_-]{1,64}$/;

const EVENT = /^[A-Za-z0-9_-]{16,64}$/;

const NUMBER_MAX = 9999;
const ownNumber = z.coerce.number().int().min(1).max(NUMBER_MAX).nullable().default(null);

const Claims = z.object({
  operator: z.string().regex(NAME),
  venue: z.string().regex(NAME),
  client_id: z.string().regex(NAME),
  scope: z.string().default(''),
  person: z.string().regex(NAME).optional(),
  legajo: z.string().min(1).nullable().default(null),
  desk: ownNumber,
  event: z.string().regex(EVENT).nullable().default(null),
  table: ownNumber,
});

/** @throws {Refusal} `request.unauthenticated` when the gateway passed no usable claims. */
export const callerOf = (event: APIGatewayProxyEventV2WithJWTAuthorizer): Caller => {
  const claims = Claims.safeParse(event.requestContext.authorizer?.jwt?.claims);
  if (!claims.success) throw new Refusal('request.unauthenticated');
  const { client_id, person, scope, ...own } = claims.data;
  if (person !== undefined && own.legajo === null) throw new Refusal('request.unauthenticated');
  const granted = scope.split(' ');
  const scopes = SCOPES.filter((one) => granted.includes(one));
  return { ...own, client: person ?? client_id, scopes };
};

/**
 * Who signed in acts under his own name, and only under it.
 *
 * @throws {Refusal} `request.not-yourself` when the body says that somebody else did it
 */
export const demandSelf = ({ legajo }: Caller, body: unknown): void => {
  const by = (body as { readonly by?: { readonly legajo?: unknown } } | undefined)?.by;
  if (legajo !== null && by?.legajo !== undefined && by.legajo !== legajo)
    throw new Refusal('request.not-yourself', { legajo });
};

/** @throws {Refusal} `request.forbidden` unless the caller holds one of the scopes. */
export const demandScope = (caller: Caller, scopes: readonly Scope[]): void => {
  if (!scopes.some((scope) => caller.scopes.includes(scope)))
    throw new Refusal('request.forbidden', { scopes: scopes.join(', ') });
};
