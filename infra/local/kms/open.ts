import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { AwsError } from '../awsError.ts';
import type { JsonService } from '../frontDoor.ts';
import type { State } from '../state.ts';
import type { Stack } from '../template/stack.ts';
import { signDigest } from './signDigest.ts';

const ALGORITHM = 'ECDSA_SHA_256';
const DIGEST_BYTES = 32;
const MESSAGE_BYTES_MAX = 4096;

/** One signing key of the template, as it is kept: the private half never leaves the folder. */
type KeyRecord = { readonly privateKeyPem: string };

/**
 * The part of AWS KMS that the system uses: the public half and the signatures of the asymmetric
 * keys of the template. Each key is made when it is first asked for and kept in the data folder.
 */
export const openKms = ({ stack, state }: { stack: Stack; state: State }): JsonService => {
  const shelf = state.shelf<KeyRecord>('kms');
  const arns = new Map(signingKeysOf(stack).map(({ id, name, arn }) => [arn, { name, id }]));
  const made = new Map<string, Promise<string>>();

  const privateKey = (arn: string): Promise<string> => {
    const making = made.get(arn) ?? keep(arn);
    made.set(arn, making);
    return making;
  };
  const keep = async (arn: string): Promise<string> => {
    const kept = await shelf.get(arn);
    if (kept) return kept.privateKeyPem;
    const { privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const privateKeyPem = String(key.export({ type: 'pkcs8', format: 'pem' }));
    await shelf.put(arn, { privateKeyPem });
    return privateKeyPem;
  };
  const arnOf = (keyId: unknown): string => {
    const found = [...arns].find(([arn, { name }]) => keyId === arn || keyId === name);
    if (!found) throw new AwsError('NotFoundException', `Key '${String(keyId)}' does not exist`);
    return found[0];
  };

  return async (operation, input) => {
    if (operation !== 'Sign' && operation !== 'GetPublicKey')
      throw new AwsError('UnknownOperationException', `${operation} is not served here.`);
    const arn = arnOf(input['KeyId']);
    const pem = await privateKey(arn);
    const answer = operation === 'Sign' ? signature(pem, input) : publicHalf(pem);
    return { KeyId: arn, ...answer };
  };
};

const signingKeysOf = (stack: Stack) =>
  stack
    .byType('AWS::KMS::Key')
    .filter(({ properties }) => properties['KeyUsage'] === 'SIGN_VERIFY')
    .map((key) => {
      if (key.properties['KeySpec'] !== 'ECC_NIST_P256')
        throw new Error(`The key ${key.id} is of a kind that is not served here.`);
      return key;
    });

const publicHalf = (pem: string) => ({
  PublicKey: createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64'),
  KeySpec: 'ECC_NIST_P256',
  CustomerMasterKeySpec: 'ECC_NIST_P256',
  KeyUsage: 'SIGN_VERIFY',
  SigningAlgorithms: [ALGORITHM],
});

const signature = (pem: string, input: Readonly<Record<string, unknown>>) => {
  const { SigningAlgorithm, MessageType = 'RAW', Message } = input;
  if (SigningAlgorithm !== ALGORITHM)
    throw new AwsError(
      'InvalidKeyUsageException',
      `Algorithm ${String(SigningAlgorithm)} is incompatible with key spec ECC_NIST_P256.`,
    );
  const bytes = Buffer.from(String(Message ?? ''), 'base64');
  return {
    Signature: signed(pem, bytes, String(MessageType)).toString('base64'),
    SigningAlgorithm,
  };
};

const signed = (pem: string, bytes: Buffer, messageType: string): Buffer => {
  if (bytes.length === 0 || bytes.length > MESSAGE_BYTES_MAX)
    throw new AwsError('ValidationException', 'The message has from 1 to 4096 bytes.');
  if (messageType === 'RAW') return sign('sha256', bytes, pem);
  if (bytes.length !== DIGEST_BYTES)
    throw new AwsError('ValidationException', 'Digest is invalid length for algorithm.');
  return signDigest(pem, bytes);
};
