import { timingSafeEqual } from 'node:crypto';
import type { HttpReply, HttpRequest } from '../http.ts';
import { jsonReply } from '../http.ts';
import type { Client } from './clients.ts';
import type { Issuer } from './issuer.ts';

const TOKEN_SECONDS = 3600;

/** Answers `POST /oauth2/token` and the JWKS; undefined for any other path. */
export const tokenEndpoint =
  (issuer: Issuer, clients: ReadonlyMap<string, Client>) =>
  async (request: HttpRequest): Promise<HttpReply | undefined> => {
    if (request.path === '/.well-known/jwks.json' && request.method === 'GET')
      return jsonReply(200, issuer.keys);
    if (request.path !== '/oauth2/token') return undefined;
    if (request.method !== 'POST') return jsonReply(405, { error: 'invalid_request' });
    return grant(issuer, clients, request);
  };

const grant = async (
  issuer: Issuer,
  clients: ReadonlyMap<string, Client>,
  request: HttpRequest,
): Promise<HttpReply> => {
  const form = new URLSearchParams(request.body.toString('utf8'));
  if (form.get('grant_type') !== 'client_credentials')
    return jsonReply(400, { error: 'unsupported_grant_type' });
  const { id, secret } = credentialsOf(request, form);
  const client = clients.get(id);
  if (!client || !sameText(client.secret, secret))
    return jsonReply(400, { error: 'invalid_client' });
  const asked = form.get('scope')?.split(' ').filter(Boolean) ?? client.scopes;
  if (!asked.every((scope) => client.scopes.includes(scope)))
    return jsonReply(400, { error: 'invalid_scope' });
  const { operator, venue, clientId } = client;
  const token = await issuer.issueToken({ operator, venue, sub: clientId, scopes: asked });
  return jsonReply(200, {
    access_token: token,
    expires_in: TOKEN_SECONDS,
    token_type: 'Bearer',
  });
};

/** The client names itself in the form or by HTTP basic authentication, as Cognito allows. */
const credentialsOf = (request: HttpRequest, form: URLSearchParams) => {
  const basic = /^Basic (.+)$/.exec(request.headers['authorization'] ?? '')?.[1];
  if (!basic) return { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '' };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return { id, secret };
};

const sameText = (expected: string, given: string): boolean => {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};
