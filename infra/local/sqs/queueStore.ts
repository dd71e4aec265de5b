import { Level } from 'level';
import { serially } from '../serially.ts';
import { type Message, type QueueRecord, type QueueSettings, standingOf } from './message.ts';
import { Queue } from './queue.ts';

/** The queues in memory over their copy on disk. What a call confirmed survives a kill. */
export type QueueStore = {
  queue(name: string): Queue | undefined;
  create(name: string, settings: QueueSettings): Promise<void>;
  /** Keeps a new message; it can be received once this returns. */
  add(name: string, message: Omit<Message, 'sequence'>): Promise<void>;
  /** Hides and gives out messages; the count of deliveries is on disk before they go. */
  take(name: string, max: number, visibilitySeconds: number): Promise<Message[]>;
  change(name: string, message: Message): Promise<void>;
  remove(name: string, sequences: readonly number[]): Promise<void>;
  close(): Promise<void>;
};

const SEPARATOR = '\u0000';
const SEQUENCE_DIGITS = 16;

/** Opens the store. LevelDB's lock keeps a second process out. */
export const openQueueStore = async (folder: string): Promise<QueueStore> => {
  const level = new Level<string, unknown>(folder, { valueEncoding: 'json' });
  await level.open();
  const tables = openTables(level);
  const loaded = await load(tables);
  const { queues } = loaded;
  let { sequence } = loaded;
  const write = writerOf(level, tables);

  return {
    queue: (name) => queues.get(name),
    create: async (name, settings) => {
      const createdAt = Date.now();
      queues.set(name, new Queue(settings, createdAt));
      const batch = level.batch().put(name, { createdAt, settings }, { sublevel: tables.queues });
      await batch.write({ sync: true });
    },
    add: async (name, message) => {
      sequence += 1;
      const numbered = { ...message, sequence };
      await write(name, [numbered]);
      queues.get(name)?.put(numbered);
    },
    take: async (name, max, visibilitySeconds) => {
      const taken = queues.get(name)?.take(max, visibilitySeconds, Date.now()) ?? [];
      if (taken.length > 0) await write(name, taken);
      return taken;
    },
    change: async (name, message) => {
      queues.get(name)?.put(message);
      await write(name, [message]);
    },
    remove: async (name, sequences) => {
      for (const gone of sequences) queues.get(name)?.remove(gone);
      await write(name, [], sequences);
    },
    close: () => level.close(),
  };
};

/** How many messages stand how. */
export const countStandings = (queue: Queue, now: number) => {
  const counts = { visible: 0, delayed: 0, inFlight: 0 };
  for (const message of queue.messages) counts[standingOf(message, now)] += 1;
  return counts;
};

type Tables = ReturnType<typeof openTables>;

const openTables = (level: Level<string, unknown>) => ({
  queues: level.sublevel<string, QueueRecord>('queues', { valueEncoding: 'json' }),
  messages: level.sublevel<string, Message>('messages', { valueEncoding: 'json' }),
});

const load = async (tables: Tables): Promise<{ queues: Map<string, Queue>; sequence: number }> => {
  const queues = new Map<string, Queue>();
  let sequence = 0;
  for await (const [name, { settings, createdAt }] of tables.queues.iterator())
    queues.set(name, new Queue(settings, createdAt));
  for await (const [key, message] of tables.messages.iterator()) {
    queues.get(key.split(SEPARATOR)[0] ?? '')?.put(message);
    sequence = Math.max(sequence, message.sequence);
  }
  return { queues, sequence };
};

/** Writes to the disk, in the order in which memory changed. */
const writerOf = (level: Level<string, unknown>, { messages }: Tables) => {
  const inOrder = serially();
  return (name: string, put: readonly Message[], remove: readonly number[] = []) =>
    inOrder(name, async () => {
      const batch = level.batch();
      for (const message of put)
        batch.put(keyOf(name, message.sequence), message, { sublevel: messages });
      for (const gone of remove) batch.del(keyOf(name, gone), { sublevel: messages });
      await batch.write({ sync: true });
    });
};

const keyOf = (name: string, sequence: number): string =>
  `${name}${SEPARATOR}${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`;
