import { createPublicKey, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kmsSigner } from '../../functions/proof/kmsSigner.ts';
import { isSignedBy, readKey } from '../../functions/proof/signing.ts';
import { type FrontDoor, openFrontDoor } from '../../infra/local/frontDoor.ts';
import { openKms } from '../../infra/local/kms/open.ts';
import { openState, type State } from '../../infra/local/state.ts';
import { stackOf } from '../../infra/local/template/stack.ts';

const PLACE = { account: '000000000000', region: 'sa-east-1' };
const KEY_ID = 'ProofKey';
const stack = stackOf(
  {
    Resources: {
      [KEY_ID]: {
        Type: 'AWS::KMS::Key',
        Properties: { KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' },
      },
      Other: { Type: 'AWS::KMS::Key', Properties: { EnableKeyRotation: true } },
    },
  },
  PLACE,
);

let folder: string;
let state: State;
let door: FrontDoor;
let client: KMSClient;

const open = async () => {
  state = await openState(folder);
  door = await openFrontDoor(0);
  const api = async () => ({ status: 404, headers: {}, body: '' });
  door.open({ raw: {}, json: { kms: openKms({ stack, state }) }, api });
  client = new KMSClient({
    endpoint: `http://127.0.0.1:${door.port}`,
    region: PLACE.region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
};
const close = async () => {
  client.destroy();
  await door.close();
  await state.close();
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kms-'));
  await open();
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const MESSAGE = Buffer.from('{"root":"ñ"}');

describe('The signing keys of the machine answer the SDK as KMS does', () => {
  it('signs a digest so that the public half verifies the message, every time', async () => {
    const signer = kmsSigner(client, KEY_ID);
    const key = readKey(Buffer.from(await signer.publicKeyPem()));
    expect(key).not.toBeNull();
    for (let time = 0; time < 20; time += 1) {
      const message = Buffer.concat([MESSAGE, Buffer.of(time)]);
      const signature = await signer.sign(message);
      expect(isSignedBy(key!, message, signature)).toBe(true);
      expect(isSignedBy(key!, MESSAGE, signature)).toBe(false);
    }
  });

  it('signs a whole message, and says with which key', async () => {
    const SigningAlgorithm = 'ECDSA_SHA_256';
    const answer = await client.send(
      new SignCommand({ KeyId: KEY_ID, Message: MESSAGE, MessageType: 'RAW', SigningAlgorithm }),
    );
    const { PublicKey, KeySpec, KeyUsage } = await client.send(
      new GetPublicKeyCommand({ KeyId: String(answer.KeyId) }),
    );
    expect({ KeySpec, KeyUsage, arn: answer.KeyId }).toEqual({
      KeySpec: 'ECC_NIST_P256',
      KeyUsage: 'SIGN_VERIFY',
      arn: 'arn:aws:kms:sa-east-1:000000000000:key/ProofKey',
    });
    const key = createPublicKey({ key: Buffer.from(PublicKey!), format: 'der', type: 'spki' });
    expect(verify('sha256', MESSAGE, key, answer.Signature!)).toBe(true);
  });

  it('keeps its key over a restart', async () => {
    const before = await kmsSigner(client, KEY_ID).publicKeyPem();
    await close();
    await open();
    expect(await kmsSigner(client, KEY_ID).publicKeyPem()).toBe(before);
  });

  it('knows no key that the template lacks, and none that only encrypts', async () => {
    for (const KeyId of ['Nobody', 'Other'])
      await expect(client.send(new GetPublicKeyCommand({ KeyId }))).rejects.toMatchObject({
        name: 'NotFoundException',
      });
  });

  it('refuses a digest of another length and an algorithm of another key', async () => {
    const sign = (Message: Buffer, SigningAlgorithm: 'ECDSA_SHA_256' | 'ECDSA_SHA_384') =>
      client.send(
        new SignCommand({ KeyId: KEY_ID, Message, MessageType: 'DIGEST', SigningAlgorithm }),
      );
    await expect(sign(MESSAGE, 'ECDSA_SHA_256')).rejects.toMatchObject({
      name: 'ValidationException',
    });
    await expect(sign(Buffer.alloc(32), 'ECDSA_SHA_384')).rejects.toMatchObject({
      name: 'InvalidKeyUsageException',
    });
  });
});
