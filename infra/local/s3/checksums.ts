import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Error } from './s3Error.ts';

const ALGORITHMS = {
  crc32: (bytes: Uint8Array) => fourBytes(crc32(bytes)),
  crc32c: (bytes: Uint8Array) => fourBytes(crc32c(bytes)),
  sha1: (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('base64'),
  sha256: (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64'),
};

/** The checksum algorithms that are verified. */
export type ChecksumAlgorithm = keyof typeof ALGORITHMS;

/** Checksums by algorithm, in base64 as on the wire. */
export type Checksums = Partial<Record<ChecksumAlgorithm, string>>;

const NAMES = Object.keys(ALGORITHMS) as ChecksumAlgorithm[];
const PREFIX = 'x-amz-checksum-';
/** Headers with the same prefix that say something else than a checksum. */
const SETTINGS = ['x-amz-checksum-algorithm', 'x-amz-checksum-mode', 'x-amz-checksum-type'];

/**
 * Compares the bytes with every checksum the client sent, in headers or trailers.
 * Gives the CRC-32 when it sent none, so that each object can be verified on reading.
 *
 * @throws {S3Error} `NotImplemented` (an algorithm unknown here), `BadDigest`
 */
export const verifyChecksums = (
  bytes: Uint8Array,
  sent: Readonly<Record<string, string>>,
): Checksums => {
  const md5 = sent['content-md5'];
  if (md5 !== undefined && createHash('md5').update(bytes).digest('base64') !== md5)
    throw new S3Error('BadDigest', 'The Content-MD5 you specified did not match.');

  const verified: Checksums = {};
  for (const [header, value] of Object.entries(sent)) {
    if (!header.startsWith(PREFIX) || SETTINGS.includes(header)) continue;
    const name = NAMES.find((known) => header === PREFIX + known);
    if (!name) throw new S3Error('NotImplemented', `${header} is not verified by this front.`);
    if (ALGORITHMS[name](bytes) !== value)
      throw new S3Error('BadDigest', `The ${name.toUpperCase()} you specified did not match.`);
    verified[name] = value;
  }
  return Object.keys(verified).length > 0 ? verified : { crc32: ALGORITHMS.crc32(bytes) };
};

/** True when a checksum of the body comes with the request, be it in a header or a trailer. */
export const announcesChecksum = (headers: Readonly<Record<string, string>>): boolean =>
  headers['content-md5'] !== undefined ||
  (headers['x-amz-trailer'] ?? '').startsWith(PREFIX) ||
  NAMES.some((name) => headers[PREFIX + name] !== undefined);

/** The checksums as reply headers. */
export const checksumHeaders = (checksums: Checksums): Record<string, string> =>
  Object.fromEntries(Object.entries(checksums).map(([name, value]) => [`${PREFIX}${name}`, value]));

/** The checksums as elements of a reply document, such as `ChecksumCRC32`. */
export const checksumElements = (checksums: Checksums): Record<string, string> =>
  Object.fromEntries(
    Object.entries(checksums).map(([name, value]) => [`Checksum${name.toUpperCase()}`, value]),
  );

/** A CRC-32 in the form checksums have on the wire. */
export const fourBytes = (value: number): string => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes.toString('base64');
};

const CASTAGNOLI = 0x82f63b78; // the polynomial of CRC-32C, bits reversed

const CRC32C_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1)
    remainder = remainder & 1 ? (remainder >>> 1) ^ CASTAGNOLI : remainder >>> 1;
  return remainder;
});

const crc32c = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC32C_TABLE[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
};
