import * as z from 'zod';
import type { Caller } from './caller.ts';
import type { Language } from './language.ts';
import type { Scope } from './scopes.ts';

type Shape = z.ZodObject;

/** One operation of the API: pure data and schemas, from which everything else is derived. */
export type Route<
  Path extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
> = {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With API Gateway's braces: `/v1/tournaments/{tournamentId}`. */
  readonly path: string;
  readonly summary: string;
  /** Any one of these is enough. */
  readonly scopes: readonly Scope[] | 'public';
  readonly parameters: Path;
  readonly query: Query;
  /** Absent on reads. */
  readonly body?: Body;
  /** A POST that records a fact: the Idempotency-Key header is required. */
  readonly idempotent: boolean;
  /** A person edits what they saw: the If-Match header is required. */
  readonly ifMatch: boolean;
  readonly reply: { readonly status: number; readonly schema: z.ZodType };
};

/** What a handler gets: parsed parts of the request, and who asks. */
export type Input<One extends Route> = {
  readonly path: z.output<One['parameters']>;
  readonly query: z.output<One['query']>;
  readonly body: One extends { readonly body: infer Body extends z.ZodType }
    ? z.output<Body>
    : undefined;
  readonly call: Call;
};

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
) => ({
  ...draft,
  method: 'GET' as const,
  parameters: (draft.parameters ?? NOTHING) as Path,
  query: (draft.query ?? NOTHING) as Query,
  idempotent: false,
  ifMatch: false,
});

/** A fact, recorded once under its Idempotency-Key. */
export const post = <Body extends z.ZodType, Path extends Shape = Nothing>(
  draft: Draft<Path, Nothing, Body> & { readonly body: Body },
) => ({
  ...draft,
  method: 'POST' as const,
  parameters: (draft.parameters ?? NOTHING) as Path,
  query: NOTHING,
  idempotent: draft.idempotent ?? true,
  ifMatch: draft.ifMatch ?? false,
});

/** A record under a name of the caller's; the same content again changes nothing. */
export const put = <Body extends z.ZodType, Path extends Shape = Nothing>(
  draft: Draft<Path, Nothing, Body> & { readonly body: Body },
) => ({
  ...draft,
  method: 'PUT' as const,
  parameters: (draft.parameters ?? NOTHING) as Path,
  query: NOTHING,
  idempotent: false,
  ifMatch: draft.ifMatch ?? false,
});
