import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { type HttpReply, jsonReply } from '../http.ts';
import type { JwtAuthorizer, Route } from './routes.ts';

/** What an authorized request carries under `requestContext.authorizer.jwt`. */
export type Jwt = { claims: Record<string, string>; scopes: string[] | null };

/** Either who is calling, or the reply that turns them away. */
export type Authorization = { jwt: Jwt } | { refusal: HttpReply };

const TOKENS_KNOWN_MAX = 1000;

/** Checks the token of a request as the gateway's JWT authorizer does, with the local keys. */
export const authorizerOf = (keys: JSONWebKeySet) => {
  const keySet = createLocalJWKSet(keys);
  const check = async (token: string, { issuer }: JwtAuthorizer) =>
    (await jwtVerify(token, keySet, { issuer, requiredClaims: ['exp'] })).payload;
  const known = new Map<string, JWTPayload>();

  /** A signature stays what it is: a token that was checked is good until it expires. */
  const verify = async (token: string, authorizer: JwtAuthorizer): Promise<JWTPayload> => {
    const name = `${authorizer.issuer} ${token}`;
    const found = known.get(name);
    if (found && Number(found.exp) * 1000 > Date.now()) return found;
    known.delete(name);
    const payload = await check(token, authorizer);
    if (known.size >= TOKENS_KNOWN_MAX) known.clear();
    known.set(name, payload);
    return payload;
  };

  return async (route: Route, header: string | undefined): Promise<Authorization | undefined> => {
    const { authorizer, scopes } = route;
    if (!authorizer) return undefined;
    const token = header?.replace(/^Bearer\s+/i, '');
    const claims = token ? await verify(token, authorizer).catch(() => undefined) : undefined;
    if (!claims || !isFor(claims, authorizer.audiences)) return { refusal: unauthorized() };
    const held = scopesOf(claims);
    if (scopes.length > 0 && !scopes.some((scope) => held.includes(scope)))
      return { refusal: forbidden(scopes) };
    return { jwt: { claims: asText(claims), scopes: scopes.length > 0 ? held : null } };
  };
};

/** The gateway takes `aud`, and `client_id` when there is none (as in Cognito's access tokens). */
const isFor = (claims: JWTPayload, audiences: readonly string[]): boolean =>
  [claims.aud ?? claims['client_id']].flat().some((aud) => audiences.includes(String(aud)));

const scopesOf = (claims: JWTPayload): string[] => {
  const scope = claims['scope'] ?? claims['scp'] ?? '';
  return Array.isArray(scope) ? scope.map(String) : String(scope).split(' ').filter(Boolean);
};

/** The gateway hands every claim on as text, a list in brackets. */
const asText = (claims: JWTPayload): Record<string, string> =>
  Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  );

const unauthorized = (): HttpReply =>
  jsonReply(401, { message: 'Unauthorized' }, { 'www-authenticate': 'Bearer' });

const forbidden = (scopes: readonly string[]): HttpReply => {
  const challenge = `Bearer scope="${scopes.join(' ')}" error="insufficient_scope"`;
  return jsonReply(403, { message: 'Forbidden' }, { 'www-authenticate': challenge });
};
