import type { Ask, Reply, Who } from '../../functions/support/api.ts';
import type { House } from '../world/house.ts';
import { takeLog } from '../world/log.ts';
import { Crashed } from '../world/world.ts';

/** An act that was answered with success: the same request must be answered so for ever. */
export type Acknowledged = {
  readonly who: Who;
  readonly path: string;
  readonly ask: Ask;
  readonly reply: Reply;
};

/** All who post in one run, and what they were told. */
export type Desks = {
  readonly house: House;
  /** Posts until somebody answers, always under one key. */
  readonly post: (who: Who, path: string, body: object, ask?: Ask) => Promise<Reply>;
  readonly get: (who: Who, path: string) => Promise<Reply>;
  readonly acknowledged: readonly Acknowledged[];
  /** How often each answer was given, by status and code. */
  readonly answers: ReadonlyMap<string, number>;
  readonly commands: () => number;
  /** False once as many commands as asked for were answered. */
  readonly isOpen: () => boolean;
  /** A breath between two acts. */
  readonly rest: (millisecondsMax?: number) => Promise<void>;
};

const TWICE = 0.04;
const AGAIN = 0.03;
const TRIES_MAX = 400;
const WAIT_MILLISECONDS_MAX = 300;

export const openDesks = (house: House, commandsMax: number): Desks => {
  const { world, report } = house;
  const { chance, scheduler } = world;
  const acknowledged: Acknowledged[] = [];
  const answers = new Map<string, number>();
  let commands = 0;
  const rest = (max = WAIT_MILLISECONDS_MAX) => scheduler.wait(null, 1 + chance.below(max));

  const insist = async (who: Who, method: string, path: string, ask: Ask): Promise<Reply> => {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await world.ask(who, method, path, ask).catch((error: unknown) => {
        if (!(error instanceof Crashed)) report(`${method} ${path} threw`, error);
        return null;
      });
      if (reply && reply.status !== 503) return checked(method, path, reply);
      if (attempt === TRIES_MAX) throw new Error(`Nobody answers ${method} ${path}.`);
      await rest();
    }
  };
  const checked = (method: string, path: string, reply: Reply): Reply => {
    const log = takeLog().map(({ error }) => (error as Error)?.stack ?? String(error));
    if (reply.status >= 500) report(`${method} ${path} answered ${reply.status}`, log);
    return reply;
  };
  const same = (one: Reply, other: Reply): boolean =>
    one.status === other.status && JSON.stringify(one.body) === JSON.stringify(other.body);

  const post: Desks['post'] = async (who, path, body, ask = {}) => {
    const sent = { key: chance.id('key'), ...ask, body };
    const twice = chance.happens(TWICE);
    const [reply, copy] = await Promise.all([
      insist(who, 'POST', path, sent),
      ...(twice ? [insist(who, 'POST', path, sent)] : []),
    ]);
    commands += 1;
    const told = `${reply.status} ${String(reply.body['code'] ?? '')}`;
    answers.set(told, (answers.get(told) ?? 0) + 1);
    if (copy && copy.status < 300 && reply.status < 300 && !same(copy, reply))
      report(`${path} answered twice and not the same`, [reply.body, copy.body]);
    if (reply.status === 201) acknowledged.push({ who, path, ask: sent, reply });
    const earlier = chance.happens(AGAIN) ? acknowledged.at(-1 - chance.below(20)) : undefined;
    if (earlier) await replay(earlier);
    return copy && copy.status < 300 ? copy : reply;
  };
  const replay = async ({ who, path, ask, reply }: Acknowledged): Promise<void> => {
    const again = await insist(who, 'POST', path, ask);
    if (!same(reply, again)) report(`${path} is not answered as before`, [reply.body, again.body]);
  };
  return {
    house,
    post,
    acknowledged,
    answers,
    commands: () => commands,
    isOpen: () => commands < commandsMax,
    rest,
    get: (who, path) => insist(who, 'GET', path, { key: null }),
  };
};
