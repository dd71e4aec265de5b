import type { EventBridgeEvent } from 'aws-lambda';
import type { Instant } from '../../domain/time/jornada.ts';
import type { PublishedData } from '../../events/catalogue.ts';
import { type CloudEvent, typeName } from '../../events/cloudEvent.ts';
import type { WorkflowTrigger } from '../../events/triggers.ts';
import { catchUp, type Start, startOf, startOnce } from './executions.ts';

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

/** Starts a closing whose start was lost, and starts it anew when its execution failed. */
export const catchUpClosing = (closing: Closing, now: Instant): Promise<void> =>
  catchUp(closingStart(closing), now);

const closingStart = ({ operator, tournamentId, closing }: Closing): Start =>
  startOf('TOURNAMENT_CLOSING_ARN', 'liq', { operator, tournamentId, closing });

const startClassification = ({
  operator,
  tournamentId,
  entryId,
  confirmation,
}: PublishedData<'PrizeConfirmed'>): Promise<void> =>
  startOnce(
    startOf('CLASSIFICATION_RECEIPT_ARN', 'cl', { operator, tournamentId, entryId, confirmation }),
  );
