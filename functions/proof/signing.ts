import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { isLow } from './lowSignature.ts';
import { sha256 } from './statement.ts';

/** Signs with a key that never leaves its keeper, and shows the public half of it. */
export type Signer = {
  /**
   * ECDSA over P-256 with SHA-256, in DER, as `openssl dgst -sha256 -verify` checks it, with the
   * lower of the two values that verify.
   */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly publicKeyPem: () => Promise<string>;
};

/** SHA-256 over the key in DER, which is what a fingerprint usually means; lower-case hex. */
export const fingerprintOf = (pem: string): string => sha256(derOf(createPublicKey(pem)));

/** A key in the one form in which we write it, so that no other bytes pass for the same key. */
export const pemOf = (der: Uint8Array): string =>
  pemOfKey(createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' }));

/** The key of a file; null when it is none, or is not written in its one form. */
export const readKey = (bytes: Uint8Array): KeyObject | null => {
  try {
    const text = Buffer.from(bytes).toString('latin1');
    const key = createPublicKey(text);
    return pemOfKey(key) === text ? key : null;
  } catch {
    return null;
  }
};

/** Whether the key signed exactly these bytes, and the signature is in its one form. */
export const isSignedBy = (key: KeyObject, bytes: Uint8Array, signature: Uint8Array): boolean => {
  try {
    return isLow(signature) && verify('sha256', bytes, { key, dsaEncoding: 'der' }, signature);
  } catch {
    return false;
  }
};

/** What a signing service takes instead of the bytes, which may be more than it takes. */
export const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const pemOfKey = (key: KeyObject): string => String(key.export({ type: 'spki', format: 'pem' }));

const derOf = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });
