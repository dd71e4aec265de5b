import { Rejection } from '../../../domain/errors.ts';
import { statementOf } from '../../../domain/jackpot/statement.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import { buildJackpotStatement } from '../../../reports/papers/bank/jackpotStatement.ts';
import { jackpotFacts, tableNumbers } from '../../shared/jackpotHistory.ts';
import type { Ports } from '../../shared/ports.ts';
import { streamOf } from '../../shared/streams.ts';
import type { PrintJob } from './job.ts';

/** A progressive jackpot in one jornada. */
export type JackpotOrder = {
  readonly operator: string;
  readonly venue: string;
  readonly jackpotId: string;
  readonly jornada: Jornada;
};

/**
 * The statement of a jackpot as its jornada stands now.
 *
 * @throws {Rejection} `jackpot.not-announced`
 */
export const jackpotJob = async (ports: Ports, order: JackpotOrder): Promise<PrintJob> => {
  const { operator, venue, jackpotId, jornada } = order;
  const day = { ports, operator };
  const { facts, state } = await jackpotFacts(day, streamOf.jackpot(jackpotId), jornada);
  if (state.status === 'unannounced') throw new Rejection('jackpot.not-announced');
  const tables = await tableNumbers(day, state);
  const statement = statementOf(facts, jornada);
  const { reference } = state.terms;
  return {
    kind: 'EP',
    source: `EP/${jackpotId}/${jornada}`,
    venue,
    subject: { tournamentId: null, jornada, table: null, entryId: null, desk: null },
    build: (numbered) =>
      buildJackpotStatement({ ...numbered, statement, reference, tables, jornada }),
  };
};
