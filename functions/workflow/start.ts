import { createHash } from 'node:crypto';
import {
  DescribeExecutionCommand,
  type DescribeExecutionOutput,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  StartExecutionCommand,
} from '@aws-sdk/client-sfn';
import type { EventBridgeEvent } from 'aws-lambda';
import type { Instant } from '../../domain/time/jornada.ts';
import type { PublishedData } from '../../events/catalogue.ts';
import { type CloudEvent, typeName } from '../../events/cloudEvent.ts';
import type { WorkflowTrigger } from '../../events/triggers.ts';
import { stepFunctions } from '../shared/cloud.ts';
import { environment } from '../shared/runtime.ts';

/** Starts the state machine that an event asks for. */
export const handler = async ({
  detail,
}: EventBridgeEvent<string, CloudEvent<WorkflowTrigger>>): Promise<void> => {
  if (detail.type === typeName('TournamentClosed'))
    return startClosing(detail.data as PublishedData<'TournamentClosed'>);
  return startClassification(detail.data as PublishedData<'PrizeConfirmed'>);
};

type Closing = Pick<PublishedData<'TournamentClosed'>, 'operator' | 'tournamentId' | 'closing'>;

export const startClosing = (closing: Closing): Promise<void> => startOnce(closingStart(closing));

const HOUR_MILLISECONDS = 3_600_000;
const STARTS_MAX = 24; // a day of failures is for people

/**
 * Starts a closing whose start was lost, and starts it anew an hour after its execution failed: what
 * is caught ends in a Fail state, which a redrive enters again. One that runs, or that somebody
 * stopped, is left alone.
 */
export const catchUpClosing = async (closing: Closing, now: Instant): Promise<void> => {
  for (let time = 1; time <= STARTS_MAX; time += 1) {
    const start = closingStart(closing, time);
    const execution = await find(start);
    if (execution === undefined) return startOnce(start);
    if (!failedLongAgo(execution, now)) return;
  }
};

const failedLongAgo = ({ status, stopDate }: DescribeExecutionOutput, now: Instant): boolean =>
  (status === 'FAILED' || status === 'TIMED_OUT') &&
  Date.parse(now) - Number(stopDate) >= HOUR_MILLISECONDS;

const startClassification = ({
  operator,
  tournamentId,
  entryId,
  confirmation,
}: PublishedData<'PrizeConfirmed'>): Promise<void> =>
  startOnce(
    startOf('CLASSIFICATION_RECEIPT_ARN', 'cl', { operator, tournamentId, entryId, confirmation }),
  );

/** An execution by its name, which follows from the input, so that a second start finds the first. */
type Start = { readonly machineArn: string; readonly name: string; readonly input: string };

const NAME_HASH_DIGITS = 32;

const closingStart = ({ operator, tournamentId, closing }: Closing, time = 1): Start => {
  const first = startOf('TOURNAMENT_CLOSING_ARN', 'liq', { operator, tournamentId, closing });
  return time === 1 ? first : { ...first, name: `${first.name}-${time}` };
};

const startOf = (machine: string, prefix: string, order: object): Start => {
  const input = JSON.stringify(order);
  const digest = createHash('sha256').update(input).digest('hex').slice(0, NAME_HASH_DIGITS);
  return { machineArn: environment(machine), name: `${prefix}-${digest}`, input };
};

const startOnce = async ({ machineArn, name, input }: Start): Promise<void> => {
  const command = new StartExecutionCommand({ stateMachineArn: machineArn, name, input });
  try {
    await stepFunctions().send(command);
  } catch (error) {
    if (!(error instanceof ExecutionAlreadyExists)) throw error;
  }
};

const find = async ({ machineArn, name }: Start): Promise<DescribeExecutionOutput | undefined> => {
  const executionArn = `${machineArn.replace(':stateMachine:', ':execution:')}:${name}`;
  try {
    return await stepFunctions().send(new DescribeExecutionCommand({ executionArn }));
  } catch (error) {
    if (error instanceof ExecutionDoesNotExist) return undefined;
    throw error;
  }
};
