import { GetPublicKeyCommand, type KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { lowSignature } from './lowSignature.ts';
import { digestOf, pemOf, type Signer } from './signing.ts';

/** Signs with an asymmetric key of KMS. */
export const kmsSigner = (client: KMSClient, keyId: string): Signer => {
  let pem: Promise<string> | undefined;
  const load = async (): Promise<string> => {
    const { PublicKey } = await client.send(new GetPublicKeyCommand({ KeyId: keyId }));
    if (!PublicKey) throw new Error(`The key ${keyId} has no public half.`);
    return pemOf(PublicKey);
  };
  return {
    async sign(bytes) {
      const { Signature } = await client.send(
        new SignCommand({
          KeyId: keyId,
          Message: digestOf(bytes),
          MessageType: 'DIGEST',
          SigningAlgorithm: 'ECDSA_SHA_256',
        }),
      );
      // KMS gives either of the two values that verify.
      const low = Signature && lowSignature(Signature);
      if (!low) throw new Error(`The key ${keyId} made no signature.`);
      return low;
    },
    publicKeyPem() {
      pem ??= load().catch((error: unknown) => {
        pem = undefined;
        throw error;
      });
      return pem;
    },
  };
};
