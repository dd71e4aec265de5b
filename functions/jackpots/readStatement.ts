import { Rejection } from '../../domain/errors.ts';
import type { JackpotFact } from '../../domain/jackpot/facts.ts';
import { statementOf } from '../../domain/jackpot/statement.ts';
import { fromRecorded } from '../../events/recorded.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { readCommits } from '../shared/store.ts';
import { streamOf } from '../shared/streams.ts';
import { toMoney } from '../shared/wire.ts';
import type { readStatement as route } from './readStatement.schema.ts';
import { adjustmentReply, awardReply, lineReply } from './reply.ts';

/** GET …/statements/{jornada} — from all the facts of the jackpot, so that each closing is an opening. */
export const readStatement: Handler<typeof route> = async ({ path, call }) => {
  const stream = streamOf.jackpot(path.jackpotId);
  const commits = await readCommits(ports().table, call.caller.operator, stream);
  if (commits.length === 0) throw new Rejection('jackpot.not-announced');
  const facts = commits.flatMap(({ events }) =>
    events.map((one) => fromRecorded<JackpotFact>(one)),
  );
  const statement = statementOf(facts, path.jornada);
  const { jornada, rounds, bets, byTable, awards, adjustments } = statement;
  const body = {
    jornada,
    ...lineReply(statement),
    byTable: byTable.map((line) => ({ tableId: line.tableId, ...lineReply(line) })),
    rounds,
    bets: toMoney(bets),
    awards: awards.map(awardReply),
    adjustments: adjustments.map(adjustmentReply),
  };
  return { status: 200, body };
};
