const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The other signature of P-256 that verifies where this one does: (r, n - s), in DER. */
export const highOf = (der: Uint8Array): Buffer => {
  const bytes = Buffer.from(der);
  const first = bytes.subarray(2, 4 + (bytes[3] ?? 0));
  const second = bytes.subarray(2 + first.length + 2);
  const s = ORDER - BigInt(`0x${second.toString('hex')}`);
  const hex = s.toString(16).padStart(64, '0');
  const value = Buffer.from(Number.parseInt(hex.slice(0, 2), 16) > 0x7f ? `00${hex}` : hex, 'hex');
  const body = Buffer.concat([first, Buffer.of(0x02, value.length), value]);
  return Buffer.concat([Buffer.of(0x30, body.length), body]);
};
