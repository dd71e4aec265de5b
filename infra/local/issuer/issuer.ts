import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JSONWebKeySet, type JWK, SignJWT } from 'jose';
import type { Shelf } from '../state.ts';

/** What a token says about its bearer. */
export type TokenRequest = {
  operator: string;
  venue: string;
  sub: string;
  scopes: readonly string[];
  expiresInSeconds?: number;
};

/** Who a token is for, as the authorizer of the template checks it. */
export type Audience = { issuer: string; audience: string };

/** The local stand-in for the user pool: signs access tokens and shows its public key. */
export type Issuer = {
  issueToken: (request: TokenRequest) => Promise<string>;
  keys: JSONWebKeySet;
};

const ALGORITHM = 'RS256';
const TOKEN_SECONDS = 3600;

/** Opens the issuer; its key pair is kept, so that tokens outlive a restart. */
export const openIssuer = async (
  shelf: Shelf<JWK>,
  { issuer, audience }: Audience,
): Promise<Issuer> => {
  const stored = (await shelf.get('signingKey')) ?? (await createKey());
  await shelf.put('signingKey', stored);
  const key = await importJWK(stored, ALGORITHM);
  const { kty, n, e, kid } = stored;
  return {
    keys: { keys: [{ kty: String(kty), n, e, kid, alg: ALGORITHM, use: 'sig' } as JWK] },
    issueToken: ({ operator, venue, sub, scopes, expiresInSeconds = TOKEN_SECONDS }) => {
      const issuedAt = Math.floor(Date.now() / 1000);
      const claims = { client_id: sub, scope: scopes.join(' '), operator, venue };
      return new SignJWT({ ...claims, token_use: 'access', jti: randomUUID() })
        .setProtectedHeader({ alg: ALGORITHM, kid: String(kid) })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(sub)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + expiresInSeconds)
        .sign(key);
    },
  };
};

const createKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), alg: ALGORITHM };
};
