import { generateKeyPair, SignJWT } from 'jose';
import { ensureAssembly } from '../../infra/assembly.ts';
import { authorizersOf } from '../../infra/local/httpApi/routes.ts';
import { type Issuer, openIssuer, type TokenRequest } from '../../infra/local/issuer/issuer.ts';
import { openState } from '../../infra/local/state.ts';
import { stackOf } from '../../infra/local/template/stack.ts';
import { readTemplate } from '../../infra/local/template/template.ts';

const PLACE = { account: '000000000000', region: 'sa-east-1' };

/** Issuers that share the key of a machine's folder, and one whose key is not the machine's. */
export type Issuers = {
  readonly otherAudience: Issuer['issueToken'];
  readonly otherIssuer: Issuer['issueToken'];
  readonly otherKey: Issuer['issueToken'];
};

/** Opens the issuers over a folder before its machine starts: the key that they make is its key. */
export const openIssuers = async (folder: string): Promise<Issuers> => {
  const { templateFile } = await ensureAssembly();
  const [authorizer] = authorizersOf(stackOf(await readTemplate(templateFile), PLACE)).values();
  const { issuer = '', audiences: [audience = ''] = [] } = authorizer ?? {};
  const state = await openState(folder);
  const sharing = async (of: { issuer: string; audience: string }) =>
    (await openIssuer(state.shelf('issuer'), of)).issueToken;
  const otherAudience = await sharing({ issuer, audience: 'another-audience' });
  const otherIssuer = await sharing({ issuer: 'https://issuer.example', audience });
  await state.close();
  return { otherAudience, otherIssuer, otherKey: await strange(issuer, audience) };
};

/** Signs as the machine's issuer would, with a key of its own. */
const strange = async (issuer: string, audience: string): Promise<Issuer['issueToken']> => {
  const { privateKey } = await generateKeyPair('RS256');
  return ({ operator, venue, sub, scopes }: TokenRequest) =>
    new SignJWT({ client_id: sub, scope: scopes.join(' '), operator, venue, token_use: 'access' })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
};
