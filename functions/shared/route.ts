import * as z from 'zod';
import type { Caller } from './caller.ts';
import type { Language } from './language.ts';
import type { Scope } from './scopes.ts';

type Shape = z.ZodObject;

/** One operation of the API: pure data and schemas, from which everything else is derived. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With API Gateway's braces: `/v1/tournaments/{tournamentId}`. */
  readonly path: string;
  readonly summary: string;
  /** Any one of these is enough. */
  readonly scopes: readonly Scope[] | 'public';
  readonly parameters: Shape;
  readonly query: Shape;
  /** Absent on reads. */
  readonly body?: z.ZodType;
  /** A POST that records a fact: the Idempotency-Key header is required. */
  readonly idempotent: boolean;
  /** A person edits what they saw: the If-Match header is required. */
  readonly ifMatch: boolean;
  readonly reply: { readonly status: number; readonly schema: z.ZodType };
  /** Never there: for the compiler alone. */
  readonly parsed?: { readonly path: unknown; readonly query: unknown; readonly body: unknown };
};

/**
 * A route that remembers what its schemas parse to. The schemas themselves are widened: the list
 * of all routes would otherwise have the compiler compare every schema with every other.
 */
export type RouteOf<Path, Query, Body> = Route & {
  readonly parsed?: { readonly path: Path; readonly query: Query; readonly body: Body };
};

/** What a handler gets: parsed parts of the request, and who asks. */
export type Input<One extends Route> = NonNullable<One['parsed']> & { readonly call: Call };

/** The parsed body of a route. */
export type BodyOf<One extends Route> = NonNullable<One['parsed']>['body'];

/** The request around the parsed parts. */
export type Call = {
  readonly operationId: string;
  readonly caller: Caller;
  readonly requestId: string;
  readonly language: Language;
  /** The header of a POST; of other facts the header if sent, else the request id. */
  readonly idempotencyKey: string;
  /** The version of the stream the caller saw. */
  readonly ifMatch: number | undefined;
  /** Tells a repeated request from another one under the same key. */
  readonly contentHash: string;
  /** When the gateway took the request, in milliseconds of the epoch. */
  readonly startedAt: number;
};

type Nothing = z.ZodObject<Record<never, never>, z.core.$strict>;
export const NOTHING: Nothing = z.strictObject({});

type Draft<Path extends Shape, Query extends Shape, Body extends z.ZodType> = Pick<
  Route,
  'path' | 'summary' | 'scopes' | 'reply'
> & {
  readonly parameters?: Path;
  readonly query?: Query;
  readonly body?: Body;
  readonly ifMatch?: boolean;
  /** False where the body brings a key for each of its facts. */
  readonly idempotent?: boolean;
};

/** A read. */
export const get = <Path extends Shape = Nothing, Query extends Shape = Nothing>(
  draft: Omit<Draft<Path, Query, z.ZodType>, 'body' | 'ifMatch' | 'idempotent'>,
): RouteOf<z.output<Path>, z.output<Query>, undefined> => ({
  ...draft,
  method: 'GET',
  parameters: draft.parameters ?? NOTHING,
  query: draft.query ?? NOTHING,
  idempotent: false,
  ifMatch: false,
});

/** A fact, recorded once under its Idempotency-Key. */
export const post = <Body extends z.ZodType, Path extends Shape = Nothing>(
  draft: Draft<Path, Nothing, Body> & { readonly body: Body },
): RouteOf<z.output<Path>, z.output<Nothing>, z.output<Body>> => ({
  ...draft,
  method: 'POST',
  parameters: draft.parameters ?? NOTHING,
  query: NOTHING,
  idempotent: draft.idempotent ?? true,
  ifMatch: draft.ifMatch ?? false,
});

/** A record under a name of the caller's; the same content again changes nothing. */
export const put = <Body extends z.ZodType, Path extends Shape = Nothing>(
  draft: Draft<Path, Nothing, Body> & { readonly body: Body },
): RouteOf<z.output<Path>, z.output<Nothing>, z.output<Body>> => ({
  ...draft,
  method: 'PUT',
  parameters: draft.parameters ?? NOTHING,
  query: NOTHING,
  idempotent: false,
  ifMatch: draft.ifMatch ?? false,
});
