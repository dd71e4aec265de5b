import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { lowSignature } from '../../../functions/proof/lowSignature.ts';
import type { Signer } from '../../../functions/proof/signing.ts';

/** A signature in the one form in which they are kept. */
export const signLow = (bytes: Uint8Array, privateKey: KeyObject): Buffer => {
  const low = lowSignature(sign('sha256', bytes, privateKey));
  if (!low) throw new Error('A signature of P-256 is in DER.');
  return low;
};

/** Signs with a key in memory, as KMS would. */
export const memorySigner = (): Signer => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  return {
    sign: async (bytes) => signLow(bytes, privateKey),
    publicKeyPem: async () => pem,
  };
};
