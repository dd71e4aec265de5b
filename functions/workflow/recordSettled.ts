import type { CommandOf } from '../../domain/tournament/commands.ts';
import { type Closing, loadClosing } from '../papers/orders/closing.ts';
import { execute } from '../shared/execute.ts';
import { FILED_TOURNAMENT } from '../shared/filedTournament.ts';
import { contentHash } from '../shared/idempotency.ts';
import type { Ports } from '../shared/ports.ts';
import { streamOf } from '../shared/streams.ts';
import { viewsOf } from '../tournaments/views.ts';

/** The client under which the system records what its own workflows did. */
const WORKFLOW_CLIENT = 'workflow';

/**
 * Records that the papers of a closing are filed: from then on a fact for those jornadas is late
 * (decision J2). In the name of who closed, at the time of the closing.
 */
export const recordSettled = async (ports: Ports, order: Closing): Promise<void> => {
  const { operator, tournamentId, closing } = order;
  const { history, tables: settled } = await loadClosing(ports, order);
  const { by, occurredAt, jornada } = history.last;
  const tables = settled.map((one) => ({ jornada: one.jornada, table: one.table }));
  const command: CommandOf<'RecordSettlementFiled'> = {
    type: 'RecordSettlementFiled',
    by,
    occurredAt,
    jornada,
    closing,
    tables,
  };
  const idempotencyKey = `settled-${tournamentId}-${closing}`;
  const request = {
    operator,
    client: WORKFLOW_CLIENT,
    idempotencyKey,
    requestId: idempotencyKey,
    contentHash: contentHash('recordSettled', { tournamentId, closing }, tables),
  };
  await execute(ports, request, {
    aggregate: FILED_TOURNAMENT,
    stream: streamOf.tournament(tournamentId),
    prepare: () => ({ command }),
    views: (outcome) => viewsOf(operator, tournamentId, outcome),
    answer: () => ({ status: 200, body: { closing } }),
  });
};
