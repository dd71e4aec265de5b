import type { PutEventsCommandInput } from '@aws-sdk/client-eventbridge';
import { marshall } from '@aws-sdk/util-dynamodb';
import { PAPER_TRIGGERS, WORKFLOW_TRIGGERS } from '../../../events/triggers.ts';
import type { Backstage } from './backstage.ts';
import { BACKGROUND } from './functions.ts';
import type { Row } from './rows.ts';

const BATCH = 10;
const POLL_MILLISECONDS = 40;
const RETRY_MILLISECONDS = 1_000;
const LATE_MILLISECONDS_MAX = 20_000;
/** As often as the cloud and then people try before somebody says that it never works. */
const TRIES_MAX = 80;

/** The table's stream, from the commits to the bus: in order, again after a failure, some twice. */
export const openStream = ({ world, faults, isOver }: Backstage) => {
  const commits: Row[] = [];
  let next = 0;
  world.onWrite((rows) => {
    commits.push(...rows.filter(({ sk }) => sk.startsWith('COMMIT#')));
  });
  const publish = async (): Promise<void> => {
    if (next > 0 && faults.repeats()) next -= 1 + world.chance.below(Math.min(next, BATCH));
    const Records = commits.slice(next, next + BATCH).map((row, index) => ({
      eventName: 'INSERT',
      dynamodb: {
        SequenceNumber: String(next + index),
        NewImage: marshall(row, { removeUndefinedValues: true }),
      },
    }));
    const { batchItemFailures } = await world.invoke(() => BACKGROUND.publish({ Records }));
    const failed = batchItemFailures[0]?.itemIdentifier;
    next = failed === undefined ? next + Records.length : Number(failed);
  };
  const run = async (): Promise<void> => {
    while (!isOver()) {
      await world.scheduler.wait(null, POLL_MILLISECONDS);
      if (next < commits.length) await publish().catch(() => undefined);
    }
  };
  return { run, waiting: () => commits.length - next };
};

type Sent = { readonly 'detail-type': string; readonly detail: unknown };

/** The bus: each rule's target at least once, in no order. */
export const openBus = (backstage: Backstage) => {
  const { world, faults, alongside, report } = backstage;
  const deliver = async (target: 'papers' | 'start', event: Sent): Promise<void> => {
    if (faults.isLate())
      await world.scheduler.wait(null, world.chance.below(LATE_MILLISECONDS_MAX));
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await world.invoke(() => BACKGROUND[target](structuredClone(event)));
      } catch (error) {
        if (attempt === TRIES_MAX)
          return report(`${target} never took ${event['detail-type']}`, error);
        await world.scheduler.wait(null, RETRY_MILLISECONDS * Math.min(attempt, 10));
      }
    }
  };
  const told = new Set<string>();
  const tell = (event: Sent): void => {
    told.add((event.detail as { id: string }).id);
    for (const [target, types] of [
      ['papers', PAPER_TRIGGERS],
      ['start', WORKFLOW_TRIGGERS],
    ] as const)
      if (types.includes(event['detail-type'])) {
        alongside(deliver(target, event));
        if (faults.repeats()) alongside(deliver(target, event));
      }
  };
  const send = async ({ input }: { readonly input: unknown }): Promise<object> => {
    const { Entries = [] } = input as PutEventsCommandInput;
    const fault = faults.of('file');
    if (fault === 'throttle') return { FailedEntryCount: Entries.length };
    if (fault === 'lost-before') throw new Error('socket hang up');
    for (const { DetailType = '', Detail = '{}' } of Entries)
      tell({ 'detail-type': DetailType, detail: JSON.parse(Detail) });
    if (fault === 'lost-after') throw new Error('socket hang up');
    return { FailedEntryCount: 0 };
  };
  return { send, tell, told };
};
