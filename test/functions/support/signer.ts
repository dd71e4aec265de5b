import { generateKeyPairSync, sign } from 'node:crypto';
import type { Signer } from '../../../functions/proof/signing.ts';

/** Signs with a key in memory, as KMS would. */
export const memorySigner = (): Signer => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  return {
    sign: async (bytes) => sign('sha256', bytes, privateKey),
    publicKeyPem: async () => pem,
  };
};
