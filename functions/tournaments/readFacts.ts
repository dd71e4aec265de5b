import { Rejection } from '../../domain/errors.ts';
import { nextCursor, readCursor } from '../shared/cursor.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { readCommits } from '../shared/store.ts';
import { streamOf } from '../shared/streams.ts';
import type { readFacts as route } from './readFacts.schema.ts';

/** GET …/facts — the stream itself: persons appear only as ids and hashes. */
export const readFacts: Handler<typeof route> = async ({ path, query, call }) => {
  const { tournamentId } = path;
  const after = query.cursor === undefined ? 0 : Number(readCursor(query.cursor)) || 0;
  const { table } = ports();
  const stream = streamOf.tournament(tournamentId);
  const found = await readCommits(table, call.caller.operator, stream, after, query.limit + 1);
  if (found.length === 0 && after === 0) throw new Rejection('tournament.not-announced');
  const commits = found.slice(0, query.limit);
  const next = found.length > query.limit ? nextCursor(commits.at(-1)?.sequence) : undefined;
  return { status: 200, body: { commits, ...(next && { next }) } };
};
