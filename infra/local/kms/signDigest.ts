import { createECDH, createPrivateKey } from 'node:crypto';

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * An ECDSA signature over P-256 of a digest, in DER. Node signs messages only and hashes them
 * itself, while KMS also takes what is hashed already.
 */
export const signDigest = (privateKeyPem: string, digest: Uint8Array): Buffer => {
  const { d = '' } = createPrivateKey(privateKeyPem).export({ format: 'jwk' });
  const secret = toNumber(Buffer.from(d, 'base64url'));
  const once = createECDH('prime256v1');
  once.generateKeys();
  const nonce = toNumber(once.getPrivateKey());
  const r = toNumber(once.getPublicKey().subarray(1, 33)) % ORDER;
  const s = (inverse(nonce) * ((toNumber(digest) + r * secret) % ORDER)) % ORDER;
  if (r === 0n || s === 0n) return signDigest(privateKeyPem, digest);
  return sequence([integer(r), integer(s)]);
};

const toNumber = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

/** By Fermat, as the order is a prime. */
const inverse = (value: bigint): bigint => {
  let [result, base, exponent] = [1n, value % ORDER, ORDER - 2n];
  for (; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % ORDER;
    base = (base * base) % ORDER;
  }
  return result;
};

const integer = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  const positive = (bytes[0] ?? 0) < 0x80 ? bytes : Buffer.concat([Buffer.of(0), bytes]);
  return Buffer.concat([Buffer.of(0x02, positive.length), positive]);
};

const sequence = (parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(0x30, body.length), body]);
};
