import { createHash } from 'node:crypto';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';

/** What is signed of one anchor: the root over everything, and the anchor that it follows. */
export type AnchorStatement = {
  readonly format: 'tapete-anchor/1';
  readonly operator: string;
  /** 1, 2, 3 … without gaps. */
  readonly number: number;
  readonly takenAt: Instant;
  /** The calendar day of the room at which it was taken. */
  readonly day: Jornada;
  readonly leaves: number;
  readonly root: string;
  /** SHA-256 of the file of leaves. */
  readonly leavesSha256: string;
  readonly previous: { readonly number: number; readonly sha256: string } | null;
  /** SHA-256 of the public key that the signature is checked with. */
  readonly key: string;
};

/** The bytes of a statement or a manifest as they are signed and filed. */
export const bytesOf = (content: object): Buffer =>
  Buffer.from(`${JSON.stringify(content, null, 2)}\n`, 'utf8');

/** Lower-case hex. */
export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');
