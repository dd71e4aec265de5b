import { generateKeyPairSync } from 'node:crypto';
import { IN_EXPORT, type Manifest } from '../../../functions/proof/exportFormat.ts';
import { fingerprintOf } from '../../../functions/proof/signing.ts';
import { bytesOf, sha256 } from '../../../functions/proof/statement.ts';
import { signLow } from './signer.ts';

/** A forger with a key of his own signs whatever he wants. */
export const forge = (
  files: ReadonlyMap<string, Uint8Array>,
  told: Partial<Manifest> = {},
): Map<string, Uint8Array> => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  const key = fingerprintOf(pem);
  const forged = new Map(files).set(IN_EXPORT.key, Buffer.from(pem));
  const anchor = bytesOf({ ...JSON.parse(String(forged.get(IN_EXPORT.anchor))), key });
  forged.set(IN_EXPORT.anchor, anchor);
  forged.set(IN_EXPORT.anchorSignature, signLow(anchor, privateKey));
  const listed = [...forged].filter(([path]) => !path.startsWith('manifest'));
  const manifest = bytesOf({
    ...(JSON.parse(String(files.get(IN_EXPORT.manifest))) as Manifest),
    key,
    files: listed.map(([path, bytes]) => ({
      path,
      bytes: bytes.byteLength,
      sha256: sha256(bytes),
    })),
    ...told,
  });
  forged.set(IN_EXPORT.manifest, manifest);
  forged.set(IN_EXPORT.signature, signLow(manifest, privateKey));
  return forged;
};
