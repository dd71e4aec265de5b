import { deflateSync } from 'node:zlib';
import type PDFDocument from 'pdfkit';
import { LEVEL } from './sheet.ts';

/** Writes objects into the file of a document, between those of pdfkit. */
export type Objects = {
  /** The number of a new object, so that others can name it before it is written. */
  readonly next: () => number;
  readonly write: (id: number, body: string) => void;
  /** Puts what was written into the file, compressed, once there is enough to be worth it. */
  readonly settle: () => void;
  /** Puts what was written into the file; nothing of it is held any more. */
  readonly flush: () => void;
};

/**
 * Opens a file for objects of our own. They go into object streams (ISO 32000-1, 7.5.7), which
 * pdfkit does not write: the tree of a list would otherwise be longer than its sheets. So the
 * cross-reference table, which cannot tell of them, becomes a stream too.
 */
export const openObjects = (doc: typeof PDFDocument.prototype): Objects => {
  const file = doc as unknown as OpenFile;
  /** Of each object in a stream, by its number: the stream and its place there. */
  const inside: Place[] = [];
  let waiting: { readonly id: number; readonly body: string }[] = [];
  let length = 0;
  const next = () => file._offsets.push(null);
  const flush = () => {
    if (waiting.length === 0) return;
    const stream = next();
    for (const [index, { id }] of waiting.entries()) inside[id] = { stream, index };
    writeStream(file, stream, ...objectStream(waiting));
    waiting = [];
    length = 0;
  };
  const settle = () => {
    if (length >= SETTLED) flush();
  };
  const write: Objects['write'] = (id, body) => {
    waiting.push({ id, body });
    length += body.length;
  };
  file._finalize = () => {
    const id = next();
    const start = file._offset;
    file._offsets[id - 1] = start;
    const size = file._offsets.length + 1;
    const name = `<${Buffer.from(file._id).toString('hex')}>`;
    const trailer = `/Root ${file._root} /Info ${file._info} /ID [${name} ${name}]`;
    const entries = entriesOf(file._offsets, inside);
    writeStream(file, id, `/Type /XRef /Size ${size} /W [1 4 2] ${trailer}`, entries);
    file._write(Buffer.from(`startxref\n${start}\n%%EOF\n`, 'latin1'));
    file.push(null);
  };
  return { next, write, settle, flush };
};

/** Characters in an object stream: to begin one costs as much as to compress some thousands. */
const SETTLED = 65_536;

type Place = { readonly stream: number; readonly index: number };

const objectStream = (
  objects: readonly { readonly id: number; readonly body: string }[],
): readonly [dictionary: string, content: Buffer] => {
  const numbers: number[] = [];
  let offset = 0;
  for (const { id, body } of objects) {
    numbers.push(id, offset);
    offset += body.length + 1;
  }
  const head = `${numbers.join(' ')}\n`;
  const content = `${head}${objects.map(({ body }) => body).join('\n')}`;
  const dictionary = `/Type /ObjStm /N ${objects.length} /First ${head.length}`;
  return [dictionary, Buffer.from(content, 'latin1')];
};

const ENTRY_BYTES = 7;
const FREE_GENERATION = 65_535;

/** Each object's kind, where it is, and its place in an object stream. */
const entriesOf = (offsets: readonly (number | null)[], inside: readonly Place[]): Buffer => {
  const entries = Buffer.alloc((offsets.length + 1) * ENTRY_BYTES);
  entries.writeUInt16BE(FREE_GENERATION, 5);
  for (const [index, offset] of offsets.entries()) {
    const at = (index + 1) * ENTRY_BYTES;
    const place = inside[index + 1];
    entries.writeUInt8(place ? 2 : 1, at);
    entries.writeUInt32BE(place?.stream ?? offset ?? 0, at + 1);
    entries.writeUInt16BE(place?.index ?? 0, at + 5);
  }
  return entries;
};

const writeStream = (file: OpenFile, id: number, dictionary: string, content: Buffer) => {
  const packed = deflateSync(content, { level: LEVEL });
  file._offsets[id - 1] = file._offset;
  const begin = `<<${dictionary} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n`;
  file._write(Buffer.from(`${id} 0 obj\n${begin}`, 'latin1'));
  file._write(packed);
  file._write(Buffer.from('\nendstream\nendobj\n', 'latin1'));
};

/** What is used of pdfkit 0.20's document to write into its file. */
type OpenFile = {
  readonly _offsets: (number | null)[];
  readonly _offset: number;
  readonly _id: Uint8Array;
  readonly _root: unknown;
  readonly _info: unknown;
  _write(bytes: Uint8Array): void;
  _finalize(): void;
  push(end: null): void;
};
