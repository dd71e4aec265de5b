import { Rejection } from '../../domain/errors.ts';
import { firstBrokenLink } from '../../events/commit.ts';
import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { readCommits } from '../shared/store.ts';
import { streamOf } from '../shared/streams.ts';
import type { readProof as route } from './readProof.schema.ts';

/** GET …/proof — the chain of hashes, checked link by link now. */
export const readProof: Handler<typeof route> = async ({ path, call }) => {
  const stream = streamOf.tournament(path.tournamentId);
  const commits = await readCommits(ports().table, call.caller.operator, stream);
  const head = commits.at(-1)?.hash;
  if (!head) throw new Rejection('tournament.not-announced');
  const broken = firstBrokenLink(commits);
  const links = commits.map(({ sequence, recordedAt, previousHash, hash }) => ({
    sequence,
    recordedAt,
    previousHash,
    hash,
  }));
  const body = { stream, intact: broken === null, firstBrokenLink: broken, head, links };
  return { status: 200, body };
};
