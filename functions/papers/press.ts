import type { Archive } from '../documents/archive.ts';
import { archive } from '../shared/cloud/archive.ts';
import type { Ports } from '../shared/ports.ts';
import { environment, ports } from '../shared/runtime.ts';

/** What making a paper needs of the world. */
export type Press = {
  readonly ports: Ports;
  readonly archive: Archive;
  /** Base address that the QR of a paper points to. */
  readonly verifyBaseUrl: string;
};

export const press = (): Press => ({
  ports: ports(),
  archive: archive(),
  verifyBaseUrl: environment('VERIFY_BASE_URL'),
});
