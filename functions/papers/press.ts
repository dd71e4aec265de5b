import type { Archive } from '../documents/archive.ts';
import type { Ports } from '../shared/ports.ts';

/** What making a paper needs of the world. */
export type Press = {
  readonly ports: Ports;
  readonly archive: Archive;
  /** Base address that the QR of a paper points to. */
  readonly verifyBaseUrl: string;
};
