import { archive } from '../shared/cloud/archive.ts';
import { downloads } from '../shared/cloud/downloads.ts';
import { jornadasOf } from '../shared/jornadas.ts';
import type { Handler } from '../shared/operation.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import { logger, ports } from '../shared/runtime.ts';
import { assertVenue } from '../shared/venues.ts';
import { zipStream } from '../shared/zip.ts';
import type { zipPapers as route } from './documents.schema.ts';
import { entriesOf, papersFor } from './zipContents.ts';

/** What one answer can put together in time; longer periods are asked for in parts. */
const FILES_MAX = 2_000;
const BYTES_MAX = 300_000_000;

/** GET /v1/document-archive — the filed papers of a period, all versions, with an index of them. */
export const zipPapers: Handler<typeof route> = async ({ query, call }) => {
  jornadasOf(query);
  const { operator, client } = call.caller;
  await assertVenue(ports(), operator, query.venue);
  const papers = await papersFor(ports().table, operator, query, FILES_MAX);
  const files = papers.flatMap(({ files: own }) => own);
  const bytes = files.reduce((total, file) => total + file.bytes, 0);
  if (files.length > FILES_MAX || bytes > BYTES_MAX)
    throw new Refusal('request.zip-too-large', { files: files.length, filesMax: FILES_MAX, bytes });
  const { from, until } = query;
  // Papers may name people: who fetched them stands in the log.
  logger.info('papers read', { from, until, papers: papers.length, client });
  const location = await downloads().hand(
    `${operator}/${call.requestId}.zip`,
    zipStream(entriesOf(archive(), papers)),
    { filename: `papeles_${from}_${until}.zip`, contentType: 'application/zip' },
  );
  return { status: 302, body: undefined, headers: { location, 'cache-control': 'no-store' } };
};
