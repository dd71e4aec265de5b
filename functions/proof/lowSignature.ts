/** The order of P-256's group (FIPS 186-5). Of a signature (r, s), (r, ORDER - s) verifies too. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const HALF = ORDER / 2n;

const [SEQUENCE, INTEGER] = [0x30, 0x02];
const SIGN_BIT = 0x80;

/**
 * The one form in which we keep a signature of P-256: its lower `s`, in DER. Who holds no key can
 * otherwise make a second signature of each, and a file of other bytes would pass.
 *
 * @returns null when it is no such signature
 */
export const lowSignature = (der: Uint8Array): Buffer | null => {
  const [kind, length] = der;
  if (kind !== SEQUENCE || length !== der.length - 2) return null;
  const r = integerAt(der, 2);
  const s = r && integerAt(der, r.end);
  if (!s || s.end !== der.length || s.value >= ORDER) return null;
  const body = Buffer.concat([
    integer(r.value),
    integer(s.value > HALF ? ORDER - s.value : s.value),
  ]);
  return Buffer.concat([Buffer.of(SEQUENCE, body.length), body]);
};

/** Whether a signature is written in that form. */
export const isLow = (der: Uint8Array): boolean => lowSignature(der)?.equals(der) ?? false;

const integerAt = (der: Uint8Array, at: number): { value: bigint; end: number } | null => {
  const [kind, length = 0] = der.subarray(at);
  const bytes = der.subarray(at + 2, at + 2 + length);
  if (kind !== INTEGER || length === 0 || bytes.length !== length) return null;
  if ((bytes[0] ?? 0) & SIGN_BIT) return null;
  return { value: BigInt(`0x${Buffer.from(bytes).toString('hex')}`), end: at + 2 + length };
};

/** As short as it can be, with a zero before what would read as negative. */
const integer = (value: bigint): Buffer => {
  const digits = value.toString(16);
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
  const padded = (bytes[0] ?? 0) & SIGN_BIT ? Buffer.concat([Buffer.of(0), bytes]) : bytes;
  return Buffer.concat([Buffer.of(INTEGER, padded.length), padded]);
};
