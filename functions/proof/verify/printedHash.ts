import { inflateRawSync } from 'node:zlib';
import { HASH_ON_COVER } from '../../../reports/model/kinds.ts';

/** The hash that a PDF tells in its metadata, lower-case hex; null when it tells none or several. */
export const hashInPdf = (pdf: Uint8Array): string | null => {
  const metadata = Buffer.from(pdf).toString('latin1').split('<dc:description>').slice(1);
  const [said = '', ...others] = metadata;
  const [, hash = null] = />SHA-256 ([0-9a-f]{64})<\/rdf:li>/.exec(endingAt(said)) ?? [];
  return others.length === 0 ? hash : null;
};

const endingAt = (metadata: string): string => metadata.split('</dc:description>', 1)[0] ?? '';

/** The hash that a workbook prints on its cover; null when it is none of ours. */
export const hashInWorkbook = (workbook: Uint8Array): string | null => {
  const cover = coverOf(Buffer.from(workbook)) ?? '';
  const said = [...cover.matchAll(ON_COVER)];
  return said.length === 1 ? (said[0]?.[1] ?? null) : null;
};

const ON_COVER = new RegExp(`<v>${HASH_ON_COVER}</v></c><c [^>]*><v>([0-9a-f]{64})</v></c>`, 'g');

const COVER = 'xl/worksheets/sheet1.xml';
const COVER_BYTES_MAX = 4 * 1024 * 1024;

const DIRECTORY_END = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const HEADER_BYTES = 30;

/** The XML of the first sheet, found by the directory at the end of the file (ZIP, 4.3). */
const coverOf = (zip: Buffer): string | null => {
  try {
    const end = zip.lastIndexOf(DIRECTORY_END);
    const covers: number[] = [];
    for (let at = zip.readUInt32LE(end + 16); zip.readUInt32LE(at) === ENTRY; ) {
      const nameEnd = at + ENTRY_BYTES + zip.readUInt16LE(at + 28);
      if (zip.toString('utf8', at + ENTRY_BYTES, nameEnd) === COVER) covers.push(at);
      at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return covers.length === 1 ? contentOf(zip, covers[0] ?? 0) : null;
  } catch {
    return null;
  }
};

const contentOf = (zip: Buffer, entry: number): string => {
  const bytes = zip.readUInt32LE(entry + 20);
  const header = zip.readUInt32LE(entry + 42);
  const names = zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const from = header + HEADER_BYTES + names;
  const packed = zip.subarray(from, from + bytes);
  const isStored = zip.readUInt16LE(entry + 10) === 0;
  const xml = isStored ? packed : inflateRawSync(packed, { maxOutputLength: COVER_BYTES_MAX });
  return xml.toString('utf8');
};
