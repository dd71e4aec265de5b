import { createHash } from 'node:crypto';
import { AwsError } from '../awsError.ts';
import { DurableQueue, type Parcel } from '../durableQueue.ts';
import type { State } from '../state.ts';
import type { Stack } from '../template/stack.ts';
import { startClocks } from './clock.ts';
import { matches } from './pattern.ts';
import { type BusEvent, busEvent, readEntries } from './putEvents.ts';
import { type Rule, rulesOf, type Target } from './rules.ts';
import { inputFor } from './transform.ts';

/** How events reach their targets. */
export type Targets = {
  invokeAsync: (functionArn: string, event: unknown) => Promise<void>;
  startExecution: (stateMachineArn: string, name: string, input: string) => Promise<void>;
  sendTo: (queueArn: string, body: string) => Promise<void>;
};

/** The EventBridge front: its API, its clocks, and the deliveries under way. */
export type EventsFront = {
  handle: (operation: string, input: Record<string, unknown>) => Promise<object>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

type Delivery = { rule: string; target: string; event: BusEvent };
type Options = { stack: Stack; state: State; targets: Targets; timeScale: number };

const AT_ONCE_PER_TARGET = 10;
const RETRY_FIRST_MS = 1000;
const RETRY_MAX_MS = 600_000;

/** Opens the buses and rules of the template. An accepted event outlives a kill. */
export const openEvents = ({ stack, state, targets, timeScale }: Options): EventsFront => {
  const rules = rulesOf(stack);
  const buses = new Set(['default', ...stack.byType('AWS::Events::EventBus').map((b) => b.name)]);
  const placeOf = (delivery: Delivery) => findTarget(rules, delivery);
  const queue = new DurableQueue<Delivery>({
    shelf: state.shelf<Parcel<Delivery>>('deliveries'),
    perLane: AT_ONCE_PER_TARGET,
    deliver: async (delivery, key) => {
      const place = placeOf(delivery);
      if (place)
        await send(targets, place.target, inputFor(place.rule, place.target, delivery.event), key);
    },
    retryAfterMs: (delivery, attempts) =>
      attempts <= (placeOf(delivery)?.target.retriesMax ?? 0)
        ? Math.min(RETRY_FIRST_MS * 2 ** (attempts - 1), RETRY_MAX_MS) * timeScale
        : undefined,
    giveUp: async (delivery) => {
      const queueArn = placeOf(delivery)?.target.deadLetterArn;
      if (queueArn) await targets.sendTo(queueArn, JSON.stringify(delivery.event));
    },
  });
  const publish = (pairs: readonly { rule: Rule; event: BusEvent }[]) =>
    queue.add(
      pairs.flatMap(({ rule, event }) =>
        rule.targets.map(({ id }) => ({
          lane: `${rule.name}/${id}`,
          load: { rule: rule.name, target: id, event },
        })),
      ),
    );
  const clocks = startClocks(
    rules,
    (rule) => void publish([{ rule, event: tick(stack, rule) }]),
    timeScale,
  );
  return {
    handle: async (operation, input) => {
      if (operation !== 'PutEvents')
        throw new AwsError('UnknownOperationException', `No local operation ${operation}.`);
      const read = readEntries(input, stack.place, buses);
      await publish(
        read.flatMap((entry) => ('event' in entry ? listeners(rules, entry.bus, entry.event) : [])),
      );
      const Entries = read.map((entry) => ('event' in entry ? { EventId: entry.event.id } : entry));
      return { FailedEntryCount: read.filter((e) => !('event' in e)).length, Entries };
    },
    resume: () => queue.resume(),
    stop: async () => {
      clocks.stop();
      await queue.stop();
    },
  };
};

const findTarget = (rules: readonly Rule[], delivery: Delivery) => {
  const rule = rules.find(({ name }) => name === delivery.rule);
  const target = rule?.targets.find(({ id }) => id === delivery.target);
  return rule && target ? { rule, target } : undefined;
};

const listeners = (rules: readonly Rule[], bus: string, event: BusEvent) =>
  rules
    .filter((rule) => rule.bus === bus && rule.pattern && matches(rule.pattern, event))
    .map((rule) => ({ rule, event }));

const tick = ({ place }: Stack, { arn }: Rule): BusEvent =>
  busEvent(place, 'aws.events', 'Scheduled Event', {}, new Date(), [arn]);

const send = async (
  targets: Targets,
  { arn }: Target,
  input: unknown,
  key: string,
): Promise<void> => {
  const [, , service] = arn.split(':');
  if (service === 'lambda') return targets.invokeAsync(arn, input);
  if (service === 'sqs') return targets.sendTo(arn, JSON.stringify(input));
  // One delivery has one name, so that a second attempt finds the execution of the first.
  const name = createHash('sha256').update(`${arn} ${key}`).digest('hex').slice(0, 40);
  return targets.startExecution(arn, name, JSON.stringify(input));
};
