import type { Archive } from '../documents/archive.ts';
import type { PaperName } from '../documents/paperRecord.ts';
import type { ExportName } from './record.ts';

/** Which papers and streams an edition holds, settled when it was begun. */
export type Contents = {
  readonly papers: readonly Pick<PaperName, 'documentId' | 'version'>[];
  readonly streams: readonly string[];
};

/** Where a file of an edition lies in the archive. */
export const exportKey = ({ operator, jornada, edition }: ExportName, path: string): string =>
  `${operator}/exports/${jornada}/${edition}/${path}`;

/** Done again, the contents filed first stand. */
export const fileContents = async (
  archive: Archive,
  name: ExportName,
  contents: Contents,
): Promise<void> => {
  const body = Buffer.from(JSON.stringify(contents));
  await archive.putOnce(exportKey(name, CONTENTS), body, 'application/json');
};

export const readContents = async (archive: Archive, name: ExportName): Promise<Contents> =>
  JSON.parse(
    Buffer.from(await archive.read(exportKey(name, CONTENTS))).toString('utf8'),
  ) as Contents;

/** Beside the folder of the export, not in it. */
const CONTENTS = 'contents.json';
