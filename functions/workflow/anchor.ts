import type { Closing } from '../papers/orders/closing.ts';
import type { Press } from '../papers/press.ts';
import { readCommits } from '../shared/store.ts';
import { streamOf } from '../shared/streams.ts';

/**
 * Files the hashes of a tournament's commits up to a closing beside its papers. Who may write to the
 * table could forge a whole chain anew; the one under the lock of the archive would not fit it.
 *
 * @throws {Error} when another chain was filed for this closing
 */
export const anchorChain = async (
  { ports, archive }: Press,
  { operator, tournamentId, closing }: Closing,
): Promise<void> => {
  const stream = streamOf.tournament(tournamentId);
  const commits = await readCommits(ports.table, operator, stream);
  const end = commits.findIndex(({ events }) =>
    events.some((fact) => fact.type === 'TournamentClosed' && fact['closing'] === closing),
  );
  const links = commits
    .slice(0, end + 1)
    .map(({ sequence, recordedAt, hash }) => ({ sequence, recordedAt, hash }));
  const body = Buffer.from(JSON.stringify({ stream, links }));
  const key = `${operator}/chains/${tournamentId}/closing-${closing}.json`;
  await archive.putOnce(key, body, 'application/json');
  if (!body.equals(await archive.read(key)))
    throw new Error(`The chain of ${tournamentId} is not the one that was filed.`);
};
