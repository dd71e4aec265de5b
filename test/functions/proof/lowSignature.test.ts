import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isLow, lowSignature } from '../../../functions/proof/lowSignature.ts';
import { highOf } from '../support/highSignature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

describe('The one form of a signature', () => {
  it('is what either of the two that verify becomes', () => {
    for (let time = 0; time < 200; time += 1) {
      const message = Buffer.from(`message ${time}`);
      const made = sign('sha256', message, privateKey);
      const low = lowSignature(made)!;
      const other = highOf(low);
      expect(verify('sha256', message, publicKey, low)).toBe(true);
      expect(verify('sha256', message, publicKey, other)).toBe(true);
      expect(lowSignature(other)).toEqual(low);
      expect([isLow(low), isLow(other)]).toEqual([true, false]);
    }
  });

  it('is none of what is no such signature, or is written otherwise', () => {
    const low = lowSignature(sign('sha256', Buffer.from('m'), privateKey))!;
    const changed = (at: number, to: number) => Buffer.from(low).fill(to, at, at + 1);
    const padded = Buffer.concat([
      Buffer.of(0x30, low.length - 1, 0x02, (low[3] ?? 0) + 1, 0),
      low.subarray(4),
    ]);
    for (const one of [
      Buffer.of(),
      Buffer.of(0x30, 0),
      changed(0, 0x31),
      changed(1, low.length),
      changed(2, 0x03),
      low.subarray(0, -1),
      Buffer.concat([low, Buffer.of(0)]),
      padded,
    ])
      expect(isLow(one)).toBe(false);
  });
});
