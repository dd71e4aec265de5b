import { AwsError } from '../awsError.ts';
import type { State } from '../state.ts';
import type { Stack } from '../template/stack.ts';
import { startClocks } from './clock.ts';
import { openDeliveries, type Targets } from './deliveries.ts';
import { matches } from './pattern.ts';
import { type BusEvent, busEvent, readEntries } from './putEvents.ts';
import { type Rule, rulesOf } from './rules.ts';

/** The EventBridge front: its API, its clocks, and the deliveries under way. */
export type EventsFront = {
  handle: (operation: string, input: Record<string, unknown>) => Promise<object>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

type Options = { stack: Stack; state: State; targets: Targets; timeScale: number };

/** Opens the buses and rules of the template. An accepted event outlives a kill. */
export const openEvents = ({ stack, state, targets, timeScale }: Options): EventsFront => {
  const rules = rulesOf(stack);
  const buses = new Set(['default', ...stack.byType('AWS::Events::EventBus').map((b) => b.name)]);
  const deliveries = openDeliveries({ rules, state, targets, timeScale });
  const onTick = (rule: Rule) => void deliveries.publish([{ rule, event: tick(stack, rule) }]);
  const clocks = startClocks(rules, onTick, timeScale);
  return {
    handle: async (operation, input) => {
      if (operation !== 'PutEvents')
        throw new AwsError('UnknownOperationException', `No local operation ${operation}.`);
      const entries = readEntries(input, stack.place, buses);
      const accepted = entries.filter((entry) => 'event' in entry);
      await deliveries.publish(accepted.flatMap(({ bus, event }) => listeners(rules, bus, event)));
      return {
        FailedEntryCount: entries.length - accepted.length,
        Entries: entries.map((entry) => ('event' in entry ? { EventId: entry.event.id } : entry)),
      };
    },
    resume: () => deliveries.resume(),
    stop: async () => {
      clocks.stop();
      await deliveries.stop();
    },
  };
};

const listeners = (rules: readonly Rule[], bus: string, event: BusEvent) =>
  rules
    .filter((rule) => rule.bus === bus && rule.pattern && matches(rule.pattern, event))
    .map((rule) => ({ rule, event }));

const tick = ({ place }: Stack, { arn }: Rule): BusEvent =>
  busEvent(place, 'aws.events', 'Scheduled Event', {}, new Date(), [arn]);
