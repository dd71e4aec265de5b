import type { Answer } from './answer.ts';
import { type Caller, demandScope, demandSelf } from './caller.ts';
import { contentHash } from './idempotency.ts';
import type { Language } from './language.ts';
import { parseParts, type Raw } from './parse.ts';
import { Refusal } from './problems/refusal.ts';
import type { Call, Input, Route } from './route.ts';
import { Id } from './wire.ts';

/** Every route of a resource by operation id, and one handler for each. */
export type Routes = Readonly<Record<string, Route>>;
export type Handler<One extends Route> = (input: Input<One>) => Promise<Answer>;
export type Handlers<All extends Routes> = { readonly [Id in keyof All]: Handler<All[Id]> };

/** A request to one operation, before anything of it is believed. */
export type RawRequest = Raw & {
  readonly caller: Caller;
  readonly requestId: string;
  readonly language: Language;
  readonly startedAt: number;
  /** Bare or in quotes. */
  readonly idempotencyKey: string | undefined;
  readonly ifMatch: string | undefined;
};

/**
 * Checks, parses and handles one request.
 *
 * @throws {Refusal} in this order: `request.forbidden`, those of `keyOf`,
 *   `request.version-required`, `request.invalid`, `request.not-yourself`
 */
export const runOperation = async (
  operationId: string,
  route: Route,
  handler: Handler<Route>,
  raw: RawRequest,
): Promise<Answer> => {
  const { caller, requestId, language, startedAt } = raw;
  if (route.scopes !== 'public') demandScope(caller, route.scopes);
  const idempotencyKey = keyOf(route, raw.idempotencyKey) ?? requestId;
  const ifMatch = versionOf(raw.ifMatch);
  if (route.ifMatch && ifMatch === undefined) throw new Refusal('request.version-required');
  const parts = parseParts(route, raw, language);
  demandSelf(caller, parts.body);
  const call: Call = {
    operationId,
    caller,
    requestId,
    language,
    idempotencyKey,
    ifMatch,
    contentHash: contentHash(operationId, raw.path, raw.body),
    startedAt,
  };
  return handler({ ...parts, call } as Input<Route>);
};

/**
 * A key may become an id, so it is what an id may be. Where none is needed, a bad one is none.
 *
 * @throws {Refusal} `request.idempotency-key-missing`, `request.idempotency-key-malformed`
 */
const keyOf = ({ idempotent }: Route, header: string | undefined): string | undefined => {
  const sent = header?.replace(/^"(.*)"$/, '$1');
  const key = Id.safeParse(sent).data;
  if (key !== undefined || !idempotent) return key;
  throw new Refusal(sent ? 'request.idempotency-key-malformed' : 'request.idempotency-key-missing');
};

/** An ETag that is not one of ours fits no version, so that it answers as a stale one. */
const versionOf = (ifMatch: string | undefined): number | undefined => {
  if (ifMatch === undefined) return undefined;
  const [, version] = /^"(\d{1,9})"$/.exec(ifMatch.trim()) ?? [];
  return version === undefined ? -1 : Number(version);
};
