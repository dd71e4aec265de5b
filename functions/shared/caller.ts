import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import * as z from 'zod';
import { Refusal } from './problems/refusal.ts';
import { SCOPES, type Scope } from './scopes.ts';

/** Who asks: the desk or system of the token, and the operator and venue it works for. */
export type Caller = {
  readonly operator: string;
  readonly venue: string;
  /** The OAuth client: scope of idempotency keys and author of commits. */
  readonly client: string;
  readonly scopes: readonly Scope[];
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
  ...{ operator: '', venue: '', client: '', scopes: [] },
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
  desk: ownNumber,
  event: z.string().regex(EVENT).nullable().default(null),
  table: ownNumber,
});

/** @throws {Refusal} `request.unauthenticated` when the gateway passed no usable claims. */
export const callerOf = (event: APIGatewayProxyEventV2WithJWTAuthorizer): Caller => {
  const claims = Claims.safeParse(event.requestContext.authorizer?.jwt?.claims);
  if (!claims.success) throw new Refusal('request.unauthenticated');
  const { client_id: client, scope, ...own } = claims.data;
  const granted = scope.split(' ');
  const scopes = SCOPES.filter((one) => granted.includes(one));
  return { ...own, client, scopes };
};

/** @throws {Refusal} `request.forbidden` unless the caller holds one of the scopes. */
export const demandScope = (caller: Caller, scopes: readonly Scope[]): void => {
  if (!scopes.some((scope) => caller.scopes.includes(scope)))
    throw new Refusal('request.forbidden', { scopes: scopes.join(', ') });
};
