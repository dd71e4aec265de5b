import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ListQueuesCommand,
  PurgeQueueCommand,
  QueueDoesNotExist,
  QueueNameExists,
  ReceiveMessageCommand,
  type ReceiveMessageCommandInput,
  SendMessageBatchCommand,
  SendMessageCommand,
  type SendMessageCommandInput,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSqsFront, type SqsFront } from '../../infra/local/sqs/front.ts';

const PLACE = { region: 'sa-east-1', accountId: '000000000000' };

describe('The SQS front', () => {
  let folder: string;
  let front: SqsFront;
  let server: Server;
  let client: SQSClient;
  let QueueUrl: string;
  let queues = 0;

  const start = async () => {
    front = await openSqsFront({ folder, ...PLACE });
    server = createServer((incoming, outgoing) => front.handle(incoming, outgoing));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    front.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    client = clientOf(front.baseUrl);
  };
  const stop = async () => {
    client.destroy();
    await front.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tapete-sqs-'));
    await start();
  });
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    queues += 1;
    await front.ensureQueue(`queue-${queues}`);
    QueueUrl = `${front.baseUrl}/${PLACE.accountId}/queue-${queues}`;
  });

  describe('queues', () => {
    it('have an address under the machine and are found by name', async () => {
      const made = await client.send(new CreateQueueCommand({ QueueName: 'made' }));
      expect(made.QueueUrl).toBe(`${front.baseUrl}/000000000000/made`);
      const found = await client.send(new GetQueueUrlCommand({ QueueName: 'made' }));
      expect(found.QueueUrl).toBe(made.QueueUrl);
      const asked = client.send(new GetQueueUrlCommand({ QueueName: 'absent' }));
      await expect(asked).rejects.toBeInstanceOf(QueueDoesNotExist);
    });

    it('are created again only with the same settings', async () => {
      const create = (VisibilityTimeout: string) =>
        client.send(
          new CreateQueueCommand({ QueueName: 'set', Attributes: { VisibilityTimeout } }),
        );
      await create('5');
      await create('5');
      await expect(create('6')).rejects.toBeInstanceOf(QueueNameExists);
      await front.ensureQueue('set'); // what is there stays as it is
    });

    it('tell how many messages stand how', async () => {
      for (const body of ['1', '2', '3']) await send(body);
      await send('later', { DelaySeconds: 900 });
      await receive();
      const { Attributes } = await client.send(
        new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
      );
      expect(Attributes).toMatchObject({
        QueueArn: `arn:aws:sqs:sa-east-1:000000000000:queue-${queues}`,
        ApproximateNumberOfMessages: '2',
        ApproximateNumberOfMessagesNotVisible: '1',
        ApproximateNumberOfMessagesDelayed: '1',
        VisibilityTimeout: '30',
      });
      expect(await front.depth(`queue-${queues}`)).toBe(4);
    });

    it('refuse what is not served, and settings that would be passed over', async () => {
      await expect(client.send(new ListQueuesCommand({}))).rejects.toMatchObject({
        name: 'UnsupportedOperation',
      });
      const Attributes = { RedrivePolicy: '{}' };
      const create = new CreateQueueCommand({ QueueName: 'redriven', Attributes });
      await expect(client.send(create)).rejects.toThrow('RedrivePolicy');
      const fifo = new CreateQueueCommand({ QueueName: 'queue.fifo' });
      await expect(client.send(fifo)).rejects.toThrow('name');
      const foreign = QueueUrl.replace('000000000000', '111111111111');
      await expect(
        client.send(new PurgeQueueCommand({ QueueUrl: foreign })),
      ).rejects.toBeInstanceOf(QueueDoesNotExist);
    });
  });

  describe('messages', () => {
    it('arrive whole, and the SDK finds their digests right', async () => {
      const body = '{"ñ":"€ 😀 <&>","lines":"a\\nb"}\n';
      const sent = await send(body);
      const [got] = await receive({ MessageSystemAttributeNames: ['All'] });
      expect(got).toMatchObject({ MessageId: sent.MessageId, Body: body });
      expect(got?.Attributes?.['ApproximateReceiveCount']).toBe('1');
      expect(Number(got?.Attributes?.['SentTimestamp'])).toBeGreaterThan(Date.now() - 60_000);
    });

    it('carry attributes, with the digest that SQS gives them', async () => {
      const long = 'Number.java.lang.Long';
      const MessageAttributes = {
        timestamp: { DataType: long, StringValue: '1602845432024' },
        id: { DataType: 'String', StringValue: '2018fc74-4f77-1a5a-1be0-c2d037d5052b' },
        contentType: { DataType: 'String', StringValue: 'application/json' },
      };
      const sent = await send('x', { MessageAttributes });
      expect(sent.MD5OfMessageAttributes).toBe('b12289320bb6e494b18b645ef562b4a9');
      const [got] = await receive({ MessageAttributeNames: ['All'], VisibilityTimeout: 0 });
      expect(got?.MessageAttributes).toEqual(MessageAttributes);
      expect(got?.MD5OfMessageAttributes).toBe(sent.MD5OfMessageAttributes);
      const [some] = await receive({ MessageAttributeNames: ['i.*', 'time.*', 'id'] });
      expect(Object.keys(some?.MessageAttributes ?? {})).toEqual(['id']);
    });

    it('carry binary attributes', async () => {
      const BinaryValue = Uint8Array.of(0, 1, 255);
      await send('x', { MessageAttributes: { raw: { DataType: 'Binary', BinaryValue } } });
      const [got] = await receive({ MessageAttributeNames: ['raw'] });
      expect(got?.MessageAttributes?.['raw']?.BinaryValue).toEqual(BinaryValue);
    });

    it('refuse a body that is empty, too long, or not text', async () => {
      await expect(send('')).rejects.toThrow();
      await expect(send('\u0000')).rejects.toMatchObject({ name: 'InvalidMessageContents' });
      await send('x'.repeat(1024 * 1024));
      await expect(send('x'.repeat(1024 * 1024 + 1))).rejects.toThrow('at most');
      expect(await front.depth(`queue-${queues}`)).toBe(1);
    });

    it('are hidden from others while one works on them, and counted at each delivery', async () => {
      await send('job');
      await receive({ VisibilityTimeout: 1 });
      expect(await receive()).toEqual([]);
      const started = Date.now();
      const [again] = await receive({
        WaitTimeSeconds: 20,
        MessageSystemAttributeNames: ['ApproximateReceiveCount'],
      });
      expect(again?.Attributes).toEqual({ ApproximateReceiveCount: '2' });
      expect(Date.now() - started).toBeLessThan(10_000);
    });

    it('come back at once when their visibility is ended', async () => {
      await send('job');
      const [got] = await receive();
      await changeVisibility(got?.ReceiptHandle, 0);
      await expect(changeVisibility(got?.ReceiptHandle, 0)).rejects.toMatchObject({
        name: 'MessageNotInflight',
      });
      expect(await receive()).toHaveLength(1);
      await expect(changeVisibility(got?.ReceiptHandle, 0)).rejects.toMatchObject({
        name: 'MessageNotInflight',
      });
    });

    it('are deleted by the last delivery only', async () => {
      await send('job');
      const [first] = await receive({ VisibilityTimeout: 0 });
      const [second] = await receive({ VisibilityTimeout: 0 });
      await remove(first?.ReceiptHandle);
      expect(await front.depth(`queue-${queues}`)).toBe(1);
      await remove(second?.ReceiptHandle);
      await remove(second?.ReceiptHandle); // gone already, which is what was wanted
      expect(await front.depth(`queue-${queues}`)).toBe(0);
      await front.ensureQueue('other');
      const other = { QueueUrl: QueueUrl.replace(/[^/]*$/, 'other') };
      const { ReceiptHandle } = second ?? {};
      await expect(
        client.send(new DeleteMessageCommand({ ...other, ReceiptHandle })),
      ).rejects.toMatchObject({ name: 'ReceiptHandleIsInvalid' });
      await expect(remove('nonsense')).rejects.toMatchObject({ name: 'ReceiptHandleIsInvalid' });
    });

    it('go in batches, each entry on its own', async () => {
      const Entries = [
        { Id: 'a', MessageBody: 'one' },
        { Id: 'b', MessageBody: '\u0001' },
        { Id: 'c', MessageBody: 'three' },
      ];
      const sent = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
      expect(sent.Successful?.map(({ Id }) => Id)).toEqual(['a', 'c']);
      expect(sent.Failed).toMatchObject([{ Id: 'b', Code: 'InvalidMessageContents' }]);
      const got = await receive({ MaxNumberOfMessages: 10 });
      expect(got.map(({ Body }) => Body)).toEqual(['one', 'three']);
      const handles = got.map(({ ReceiptHandle }, i) => ({ Id: `${i}`, ReceiptHandle }));
      const wrong = { Id: 'wrong', ReceiptHandle: 'nonsense' };
      const gone = await client.send(
        new DeleteMessageBatchCommand({ QueueUrl, Entries: [...handles, wrong] }),
      );
      expect(gone.Failed).toMatchObject([{ Id: 'wrong', Code: 'ReceiptHandleIsInvalid' }]);
      expect(await front.depth(`queue-${queues}`)).toBe(0);
    });

    it.each([
      ['EmptyBatchRequest', []],
      ['BatchEntryIdsNotDistinct', ['a', 'a']],
      ['InvalidBatchEntryId', ['a b']],
      ['TooManyEntriesInBatchRequest', [...'abcdefghijk']],
    ])('refuse a batch as %s', async (name, ids) => {
      const Entries = ids.map((Id) => ({ Id, MessageBody: 'x' }));
      const batch = client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
      await expect(batch).rejects.toMatchObject({ name });
    });

    it('are all gone after a purge', async () => {
      await send('one');
      await client.send(new PurgeQueueCommand({ QueueUrl }));
      expect(await receive()).toEqual([]);
    });
  });

  describe('waiting', () => {
    it('ends when a message comes', async () => {
      const waiting = receive({ WaitTimeSeconds: 20 });
      await sleep(50);
      await send('at last');
      const sentAt = Date.now();
      expect((await waiting).map(({ Body }) => Body)).toEqual(['at last']);
      expect(Date.now() - sentAt).toBeLessThan(10_000);
    });

    it('ends with nothing when its time is over', async () => {
      const started = Date.now();
      expect(await receive({ WaitTimeSeconds: 1 })).toEqual([]);
      expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
    });

    it('gives each message to one of those who wait', async () => {
      const waiting = Array.from({ length: 5 }, () => receive({ WaitTimeSeconds: 2 }));
      await sleep(50);
      await send('one');
      await send('two');
      const got = (await Promise.all(waiting)).flat().map(({ Body }) => Body);
      expect(got.toSorted()).toEqual(['one', 'two']);
    });

    it('gives nothing to a receiver that has gone', async () => {
      const impatient = new AbortController();
      const command = new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 });
      const waiting = client.send(command, { abortSignal: impatient.signal });
      await sleep(50);
      impatient.abort();
      await expect(waiting).rejects.toThrow();
      await sleep(50);
      await send('for the next');
      expect(await receive()).toHaveLength(1);
    });
  });

  it('is looked into from inside the process without changing anything', async () => {
    const name = `queue-${queues}`;
    await front.send(name, 'dead letter');
    expect(await front.peek(name)).toMatchObject([{ body: 'dead letter', receiveCount: 0 }]);
    expect(await receive()).toHaveLength(1);
    await expect(front.send('absent', 'x')).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
  });

  it('keeps messages, deliveries and deletions through a restart', async () => {
    const name = `queue-${queues}`;
    for (const body of ['taken', 'deleted', 'waiting']) await send(body);
    await receive({ VisibilityTimeout: 600 });
    const [gone] = await receive();
    await remove(gone?.ReceiptHandle);
    await stop();
    await start();
    QueueUrl = `${front.baseUrl}/${PLACE.accountId}/${name}`;
    expect((await front.peek(name)).map(({ body }) => body)).toEqual(['taken', 'waiting']);
    expect((await receive()).map(({ Body }) => Body)).toEqual(['waiting']);
    await send('new');
    expect((await front.peek(name)).map(({ body }) => body)).toEqual(['taken', 'waiting', 'new']);
  });

  const send = (MessageBody: string, more: Partial<SendMessageCommandInput> = {}) =>
    client.send(new SendMessageCommand({ QueueUrl, MessageBody, ...more }));

  const receive = async (more: Partial<ReceiveMessageCommandInput> = {}) =>
    (await client.send(new ReceiveMessageCommand({ QueueUrl, ...more }))).Messages ?? [];

  const remove = (ReceiptHandle: string | undefined) =>
    client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));

  const changeVisibility = (ReceiptHandle: string | undefined, VisibilityTimeout: number) =>
    client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
});

describe('A kill of the SQS front', () => {
  it('loses no message it confirmed and brings back none it deleted', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tapete-sqs-'));
    const sent = new Set<string>();
    const deleted = new Set<string>();
    for (let round = 0; round < 2; round += 1) await workUntilKilled(folder, sent, deleted);

    const front = await openSqsFront({ folder, ...PLACE });
    const kept = new Set((await front.peek('dead')).map(({ body }) => body));
    await front.close();
    await rm(folder, { recursive: true });
    for (const body of sent) if (!deleted.has(body)) expect(kept).toContain(body);
    expect(deleted.size).toBeGreaterThan(0);
    for (const body of deleted) expect(kept).not.toContain(body);
  });
});

/** Sends and deletes from many sides, and kills the process in the middle of it. */
const workUntilKilled = async (folder: string, sent: Set<string>, deleted: Set<string>) => {
  const script = fileURLToPath(new URL('sqsProcess.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = line.toString().trim();
  const client = clientOf(url);
  const QueueUrl = `${url}/${PLACE.accountId}/dead`;
  const before = sent.size;
  const workers = Array.from({ length: 4 }, async (_, worker) => {
    for (let i = 0; ; i += 1) {
      const MessageBody = `${url} ${worker} ${i}`;
      await client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
      sent.add(MessageBody);
      if (i % 3 !== 0) continue;
      const got = await client.send(new ReceiveMessageCommand({ QueueUrl }));
      const [message] = got.Messages ?? [];
      const { ReceiptHandle, Body = '' } = message ?? {};
      sent.delete(Body); // a deletion that is not confirmed may or may not have happened
      await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
      deleted.add(Body);
    }
  });
  while (sent.size < before + 20) await sleep(1);
  await sleep(Math.random() * 20);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await Promise.allSettled([...workers, gone]);
  client.destroy();
};

const clientOf = (endpoint: string): SQSClient =>
  new SQSClient({
    endpoint,
    region: PLACE.region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
    maxAttempts: 1,
  });
