import { createHash } from 'node:crypto';
import { DurableQueue, type Parcel } from '../durableQueue.ts';
import type { State } from '../state.ts';
import type { BusEvent } from './putEvents.ts';
import type { Rule, Target } from './rules.ts';
import { inputFor } from './transform.ts';

/** How events reach their targets. */
export type Targets = {
  invokeAsync: (functionArn: string, event: unknown) => Promise<void>;
  startExecution: (stateMachineArn: string, name: string, input: string) => Promise<void>;
  sendTo: (queueArn: string, body: string) => Promise<void>;
};

/** Carries events from rules to targets, at least once, also after a kill. */
export type Deliveries = {
  /** Keeps the event for every target of each rule. */
  publish: (pairs: readonly { rule: Rule; event: BusEvent }[]) => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

type Delivery = { rule: string; target: string; event: BusEvent };
type Options = { rules: readonly Rule[]; state: State; targets: Targets; timeScale: number };

const AT_ONCE_PER_TARGET = 10;
const RETRY_FIRST_MS = 1000;
const RETRY_MAX_MS = 600_000;

/** Opens the deliveries; what a target refuses for good goes to its dead letters, if it has any. */
export const openDeliveries = ({ rules, state, targets, timeScale }: Options): Deliveries => {
  const queue = new DurableQueue<Delivery>({
    shelf: state.shelf<Parcel<Delivery>>('deliveries'),
    perLane: AT_ONCE_PER_TARGET,
    deliver: async (delivery, key) => {
      const place = findTarget(rules, delivery);
      if (!place) return; // the template has changed since
      const input = inputFor(place.rule, place.target, delivery.event);
      await send(targets, place.target.arn, input, key);
    },
    retryAfterMs: (delivery, attempts) =>
      attempts <= (findTarget(rules, delivery)?.target.retriesMax ?? 0)
        ? Math.min(RETRY_FIRST_MS * 2 ** (attempts - 1), RETRY_MAX_MS) * timeScale
        : undefined,
    giveUp: async (delivery) => {
      const queueArn = findTarget(rules, delivery)?.target.deadLetterArn;
      if (queueArn) await targets.sendTo(queueArn, JSON.stringify(delivery.event));
    },
  });
  return {
    publish: (pairs) => queue.add(pairs.flatMap(toTargets)),
    resume: () => queue.resume(),
    stop: () => queue.stop(),
  };
};

const toTargets = ({ rule, event }: { rule: Rule; event: BusEvent }) =>
  rule.targets.map(({ id }: Target) => ({
    lane: `${rule.name}/${id}`,
    load: { rule: rule.name, target: id, event },
  }));

const findTarget = (rules: readonly Rule[], delivery: Delivery) => {
  const rule = rules.find(({ name }) => name === delivery.rule);
  const target = rule?.targets.find(({ id }) => id === delivery.target);
  return rule && target ? { rule, target } : undefined;
};

const send = async (targets: Targets, arn: string, input: unknown, key: string): Promise<void> => {
  const [, , service] = arn.split(':');
  if (service === 'lambda') return targets.invokeAsync(arn, input);
  if (service === 'sqs') return targets.sendTo(arn, JSON.stringify(input));
  // One delivery has one name, so that a second attempt finds the execution of the first.
  const name = createHash('sha256').update(`${arn} ${key}`).digest('hex').slice(0, 40);
  return targets.startExecution(arn, name, JSON.stringify(input));
};
