import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectLegalHoldCommand,
  GetObjectLockConfigurationCommand,
  GetObjectRetentionCommand,
  HeadObjectCommand,
  type ObjectLockRetentionMode,
  PutBucketVersioningCommand,
  PutObjectCommand,
  PutObjectLegalHoldCommand,
  PutObjectLockConfigurationCommand,
  PutObjectRetentionCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3 } from './s3Server.ts';

const DAY = 86_400_000;
const DENIED = { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } };

describe('Object Lock of the S3 front', () => {
  let folder: string;
  let server: S3Server;
  let now = Date.now();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tapete-s3-'));
    server = await startS3(folder, { now: () => now });
    const defaultRetention = { mode: 'COMPLIANCE', days: 3650 } as const;
    await server.front.ensureBucket({
      name: 'archive',
      versioning: true,
      objectLock: { defaultRetention },
    });
    // Object Lock implies versions.
    await server.front.ensureBucket({ name: 'held', versioning: false, objectLock: {} });
    await server.front.ensureBucket({ name: 'plain', versioning: true });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('gives new versions the default retention of the bucket', async () => {
    const kept = await store('archive', 'paper');
    const head = await server.client.send(new HeadObjectCommand(kept));
    expect(head.ObjectLockMode).toBe('COMPLIANCE');
    expect(daysFrom(now, head.ObjectLockRetainUntilDate)).toBe(3650);
    await expect(remove(kept)).rejects.toMatchObject(DENIED);
    await expect(remove(kept, true)).rejects.toMatchObject(DENIED);
  });

  it('still takes a delete marker, which removes nothing', async () => {
    const kept = await store('archive', 'hidden');
    const marker = await remove({ Bucket: 'archive', Key: 'hidden' });
    expect(marker.DeleteMarker).toBe(true);
    await server.client.send(new HeadObjectCommand(kept));
  });

  it('reports locked versions of a deletion of several, and removes the rest', async () => {
    const { VersionId } = await store('held', 'locked', lockedFor('COMPLIANCE', 1));
    const free = await store('held', 'free');
    const done = await server.client.send(
      new DeleteObjectsCommand({
        Bucket: 'held',
        Delete: {
          Objects: [
            { Key: 'locked', VersionId },
            { Key: 'free', VersionId: free.VersionId },
          ],
        },
      }),
    );
    expect(done.Deleted).toEqual([{ Key: 'free', VersionId: free.VersionId }]);
    expect(done.Errors).toMatchObject([{ Key: 'locked', VersionId, Code: 'AccessDenied' }]);
  });

  it('extends a COMPLIANCE retention and never shortens, softens or ends it', async () => {
    const kept = await store('held', 'compliance', lockedFor('COMPLIANCE', 10));
    await retain(kept, 'COMPLIANCE', 20);
    for (const bypass of [false, true]) {
      await expect(retain(kept, 'COMPLIANCE', 19, bypass)).rejects.toMatchObject(DENIED);
      await expect(retain(kept, 'GOVERNANCE', 30, bypass)).rejects.toMatchObject(DENIED);
      await expect(retain(kept, undefined, 0, bypass)).rejects.toMatchObject(DENIED);
    }
    const { Retention } = await server.client.send(new GetObjectRetentionCommand(kept));
    expect(daysFrom(now, Retention?.RetainUntilDate)).toBe(20);
  });

  it('lets only who bypasses governance shorten or remove what it keeps', async () => {
    const kept = await store('held', 'governance', lockedFor('GOVERNANCE', 10));
    await retain(kept, 'GOVERNANCE', 11);
    await expect(retain(kept, 'GOVERNANCE', 5)).rejects.toMatchObject(DENIED);
    await retain(kept, 'GOVERNANCE', 5, true);
    await expect(remove(kept)).rejects.toMatchObject(DENIED);
    await remove(kept, true);
    await expect(server.client.send(new HeadObjectCommand(kept))).rejects.toThrow();
  });

  it('keeps a version under legal hold until the hold is taken off', async () => {
    const kept = await store('held', 'dispute');
    await hold(kept, 'ON');
    await expect(remove(kept, true)).rejects.toMatchObject(DENIED);
    const { LegalHold } = await server.client.send(new GetObjectLegalHoldCommand(kept));
    expect(LegalHold?.Status).toBe('ON');
    await hold(kept, 'OFF');
    await remove(kept);
  });

  it('refuses lock headers without a date, in the past, or in a bucket without Object Lock', async () => {
    const past = lockedFor('COMPLIANCE', -1);
    await expect(store('held', 'x', past)).rejects.toMatchObject({ name: 'InvalidArgument' });
    const undated = { ObjectLockMode: 'COMPLIANCE' as const };
    await expect(store('held', 'x', undated)).rejects.toMatchObject({ name: 'InvalidArgument' });
    const unlocked = store('plain', 'x', lockedFor('COMPLIANCE', 1));
    await expect(unlocked).rejects.toMatchObject({ name: 'InvalidRequest' });
  });

  it('refuses a lock on a body that no checksum vouches for', async () => {
    const input = { Bucket: 'held', Key: 'x', ...lockedFor('COMPLIANCE', 1) };
    const url = await getSignedUrl(server.client, new PutObjectCommand(input));
    const answer = await fetch(url, { method: 'PUT', body: 'x' });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('need a checksum'),
    ]);
  });

  it('never stops keeping versions where Object Lock is on', async () => {
    const input = { Bucket: 'held', VersioningConfiguration: { Status: 'Suspended' as const } };
    const suspended = server.client.send(new PutBucketVersioningCommand(input));
    await expect(suspended).rejects.toMatchObject({ name: 'InvalidBucketState' });
    await server.front.ensureBucket({ name: 'held', versioning: false });
    expect((await store('held', 'after')).VersionId).toMatch(/^[\w-]{32}$/);
  });

  it('takes another default for the versions to come', async () => {
    const DefaultRetention = { Mode: 'GOVERNANCE' as const, Days: 7 };
    const ObjectLockConfiguration = {
      ObjectLockEnabled: 'Enabled' as const,
      Rule: { DefaultRetention },
    };
    const input = { Bucket: 'plain', ObjectLockConfiguration };
    await server.client.send(new PutObjectLockConfigurationCommand(input));
    const read = new GetObjectLockConfigurationCommand({ Bucket: 'plain' });
    const got = await server.client.send(read);
    expect(got.ObjectLockConfiguration).toEqual(ObjectLockConfiguration);
    const kept = await store('plain', 'governed');
    await expect(remove(kept)).rejects.toMatchObject(DENIED);
  });

  it('holds to the last millisecond and lets go after it', async () => {
    const kept = await store('held', 'expiring', lockedFor('COMPLIANCE', 1));
    const { Retention } = await server.client.send(new GetObjectRetentionCommand(kept));
    const end = Retention?.RetainUntilDate?.getTime() ?? 0;
    // The first call after each jump only tells the client the new time, as S3 does.
    now = end - 1;
    await server.client.send(new HeadObjectCommand(kept)).catch(() => undefined);
    await expect(remove(kept)).rejects.toMatchObject(DENIED);
    now = end;
    await remove(kept);
  });

  const store = async (
    Bucket: string,
    Key: string,
    more: Partial<PutObjectCommand['input']> = {},
  ) => {
    const command = new PutObjectCommand({ Bucket, Key, Body: 'x', ...more });
    return { Bucket, Key, VersionId: (await server.client.send(command)).VersionId };
  };

  const remove = (version: DeleteObjectCommand['input'], BypassGovernanceRetention = false) =>
    server.client.send(
      new DeleteObjectCommand({
        ...version,
        ...(BypassGovernanceRetention && { BypassGovernanceRetention }),
      }),
    );

  const retain = (
    version: DeleteObjectCommand['input'],
    Mode: ObjectLockRetentionMode | undefined,
    days: number,
    BypassGovernanceRetention = false,
  ) =>
    server.client.send(
      new PutObjectRetentionCommand({
        ...version,
        Retention: Mode ? { Mode, RetainUntilDate: new Date(now + days * DAY) } : {},
        ...(BypassGovernanceRetention && { BypassGovernanceRetention }),
      }),
    );

  const hold = (version: DeleteObjectCommand['input'], Status: 'ON' | 'OFF') =>
    server.client.send(new PutObjectLegalHoldCommand({ ...version, LegalHold: { Status } }));

  const lockedFor = (ObjectLockMode: ObjectLockRetentionMode, days: number) => ({
    ObjectLockMode,
    ObjectLockRetainUntilDate: new Date(now + days * DAY),
  });
});

const daysFrom = (now: number, date: Date | undefined): number =>
  Math.round(((date?.getTime() ?? 0) - now) / DAY);
