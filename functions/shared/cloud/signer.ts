import { KMSClient } from '@aws-sdk/client-kms';
import { kmsSigner } from '../../proof/kmsSigner.ts';
import type { Signer } from '../../proof/signing.ts';
import { environment } from '../runtime.ts';

/** The key that signs exports. */
export const signer = (): Signer => {
  kept ??= kmsSigner(new KMSClient({}), environment('SIGNING_KEY_ID'));
  return kept;
};

let kept: Signer | undefined;
