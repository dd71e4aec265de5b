import type { EventBridgeEvent } from 'aws-lambda';
import type { Instant } from '../../domain/time/jornada.ts';
import type { PublishedData } from '../../events/catalogue.ts';
import type { CloudEvent } from '../../events/cloudEvent.ts';
import type { WorkflowTrigger } from '../../events/triggers.ts';
import { typeName } from '../../events/typeName.ts';
import { editionsOf } from '../exports/record.ts';
import { ports } from '../shared/runtime.ts';
import { catchUp, type Start, startOf, startOnce } from './executions.ts';

/** Starts the state machine that an event asks for. */
export const handler = async ({
  detail,
}: EventBridgeEvent<string, CloudEvent<WorkflowTrigger>>): Promise<void> => {
  if (detail.type === typeName('TournamentClosed'))
    return startClosing(detail.data as PublishedData<'TournamentClosed'>);
  if (SETTLED.includes(detail.type))
    return startSupplement(detail.id, detail.data as PublishedData<'TournamentSettled'>);
  if (detail.type === typeName('DayClosed'))
    return startOnce(dayStart(detail.data as PublishedData<'DayClosed'>));
  if (detail.type === typeName('CashDayClosed'))
    return startOnce(
      dayStart({ ...(detail.data as PublishedData<'CashDayClosed'>), game: 'cash' }),
    );
  return startClassification(detail.data as PublishedData<'PrizeConfirmed'>);
};

/** Papers that the export of their jornada holds. */
const SETTLED: readonly string[] = [
  typeName('TournamentSettled'),
  typeName('BankTableSettled'),
  typeName('CashTableSettled'),
];

type Closing = Pick<PublishedData<'TournamentClosed'>, 'operator' | 'tournamentId' | 'closing'>;

export const startClosing = (closing: Closing): Promise<void> => startOnce(closingStart(closing));

/** Starts a closing whose start was lost, and starts it anew when its execution failed. */
export const catchUpClosing = (closing: Closing, now: Instant): Promise<void> =>
  catchUp(closingStart(closing), now);

/** The same for the day of a bank or cash table. */
export const catchUpDay = (day: Day, now: Instant): Promise<void> => catchUp(dayStart(day), now);

type Day = Pick<PublishedData<'DayClosed'>, 'operator' | 'tableId' | 'day' | 'closing'> & {
  readonly game?: 'cash';
};

const dayStart = ({ operator, tableId, day, closing, game }: Day): Start =>
  startOf('TABLE_SETTLEMENT_ARN', 'lm', {
    operator,
    tableId,
    day,
    closing,
    ...(game && { game }),
  });

const closingStart = ({ operator, tournamentId, closing }: Closing): Start =>
  startOf('TOURNAMENT_CLOSING_ARN', 'liq', { operator, tournamentId, closing });

/** What is settled after its jornada was exported is told in a supplement at once. */
const startSupplement = async (
  id: string,
  { operator, jornada }: Pick<PublishedData<'TournamentSettled'>, 'operator' | 'jornada'>,
): Promise<void> => {
  const editions = await editionsOf(ports().table, operator, jornada);
  if (editions.length === 0) return;
  await startOnce(startOf('LNSE_EXPORT_ARN', 'exp', { operator, jornada, settled: id }));
};

const startClassification = ({
  operator,
  tournamentId,
  entryId,
  confirmation,
}: PublishedData<'PrizeConfirmed'>): Promise<void> =>
  startOnce(
    startOf('CLASSIFICATION_RECEIPT_ARN', 'cl', { operator, tournamentId, entryId, confirmation }),
  );
