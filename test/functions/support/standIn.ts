import type { PaperRef } from '../../../functions/papers/paperRef.ts';
import { zipOf } from '../../../functions/shared/zip.ts';
import { HASH_ON_COVER, type PaperFormat } from '../../../reports/model/kinds.ts';

type Told = Pick<PaperRef, 'documentId' | 'version' | 'hash'> & { readonly issuedAt: string };

/** A file that tells of itself what the drawn one would, and is drawn at once. */
export const standIn = async (format: PaperFormat, told: Told): Promise<Uint8Array> =>
  format === 'pdf' ? pdfOf(told) : zipOf(new Map([[COVER, Buffer.from(coverOf(told))]]));

const COVER = 'xl/worksheets/sheet1.xml';

const pdfOf = ({ documentId, version, hash, issuedAt }: Told): Buffer =>
  Buffer.from(
    `%PDF ${documentId} ${version} <xmp:CreateDate>${issuedAt}</xmp:CreateDate>` +
      `<dc:description><rdf:li>SHA-256 ${hash}</rdf:li></dc:description>`,
  );

const coverOf = ({ documentId, version, hash }: Told): string =>
  `<row><c><v>${documentId} ${version}</v></c></row>` +
  `<row><c><v>${HASH_ON_COVER}</v></c><c t="str"><v>${hash}</v></c></row>`;
