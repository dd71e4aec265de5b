import { ZONE } from '../../../domain/time/jornada.ts';
import type { Commit } from '../../../events/commit.ts';
import { jornadaText } from '../../../reports/format/date.ts';
import { IN_EXPORT, type Manifest, paperPath } from '../exportFormat.ts';
import type { AnchorStatement } from '../statement.ts';
import type { Folder } from './verifyFolder.ts';

/**
 * The hour that the manifest tells is the one in the file of its report, whose bytes are under the
 * root; it lies after the facts that the report was made of and before the root that it is under.
 * Who holds the key and signs another hour has to draw the report anew, and sign another root.
 *
 * @param behind the last commit of each stream that the report was made of
 */
export const verifyIssued = (
  folder: Folder,
  { issuedAt, report }: Manifest,
  anchor: AnchorStatement,
  behind: readonly Commit[],
): string[] => {
  const said = Date.parse(issuedAt);
  const drawn = creationOf(folder.get(paperPath(report, 'pdf')));
  const taken = Date.parse(anchor.takenAt);
  const told = [
    [Math.floor(said / 1000) === drawn, 'su hora no es la de emisión del informe.'],
    [said <= taken + CLOCKS_APART_MS, 'su hora es posterior a su ancla.'],
    [
      behind.every(({ recordedAt }) => Date.parse(recordedAt) <= said + CLOCKS_APART_MS),
      'su hora es anterior a registros de su informe.',
    ],
    [dayOf(taken) === anchor.day, `su ancla no se tomó el ${jornadaText(anchor.day)}.`],
  ] as const;
  return told.flatMap(([holds, words]) => (holds ? [] : [`${IN_EXPORT.manifest}: ${words}`]));
};

/** The machines of the system do not tell the time to the millisecond alike. */
const CLOCKS_APART_MS = 60_000;

/** The calendar day of the room, `2014-05-10`. */
const dayOf = (milliseconds: number): string | undefined =>
  Number.isNaN(milliseconds) ? undefined : DAYS.format(milliseconds);

const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });

/** Without its zone it would be another moment on each reader's machine. */
const IN_UTC = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** When a PDF says that it was made, in seconds: the time of issue. None where it does not say. */
const creationOf = (pdf: Uint8Array | undefined): number | undefined => {
  const [, said = ''] =
    /<xmp:CreateDate>([^<]*)<\/xmp:CreateDate>/.exec(Buffer.from(pdf ?? []).toString('latin1')) ??
    [];
  const at = IN_UTC.test(said) ? Date.parse(said) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.floor(at / 1000);
};
