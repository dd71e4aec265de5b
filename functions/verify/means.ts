import { loadVerifier } from '../exports/verifier.ts';
import { fingerprintOf } from '../proof/signing.ts';
import { sha256 } from '../proof/statement.ts';
import { signer } from '../shared/cloud/signer.ts';

/** With what an export is checked offline: the key, and the program that every export holds. */
export type Means = {
  readonly key: { readonly fingerprint: string; readonly pem: string };
  readonly verifier: { readonly file: string; readonly sha256: string };
};

export const means = async (): Promise<Means> => {
  const pem = await signer().publicKeyPem();
  return {
    key: { fingerprint: fingerprintOf(pem), pem },
    verifier: { file: 'verify.mjs', sha256: sha256(loadVerifier()) },
  };
};
