import { createHash } from 'node:crypto';
import { ExecutionAlreadyExists, StartExecutionCommand } from '@aws-sdk/client-sfn';
import type { EventBridgeEvent } from 'aws-lambda';
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

export const startClosing = ({
  operator,
  tournamentId,
  closing,
}: Pick<PublishedData<'TournamentClosed'>, 'operator' | 'tournamentId' | 'closing'>) =>
  startOnce('TOURNAMENT_CLOSING_ARN', 'liq', { operator, tournamentId, closing });

const startClassification = ({
  operator,
  tournamentId,
  entryId,
  confirmation,
}: PublishedData<'PrizeConfirmed'>) =>
  startOnce('CLASSIFICATION_RECEIPT_ARN', 'cl', { operator, tournamentId, entryId, confirmation });

const NAME_HASH_DIGITS = 32;

/** The name follows from the input, so that a second start finds the first. */
const startOnce = async (machine: string, prefix: string, input: object): Promise<void> => {
  const text = JSON.stringify(input);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, NAME_HASH_DIGITS);
  try {
    await stepFunctions().send(
      new StartExecutionCommand({
        stateMachineArn: environment(machine),
        name: `${prefix}-${digest}`,
        input: text,
      }),
    );
  } catch (error) {
    if (!(error instanceof ExecutionAlreadyExists)) throw error;
  }
};
