import { S3Error } from './s3Error.ts';

/** A body without its framing, and the headers that came after it. */
export type Dechunked = { bytes: Buffer; trailers: Record<string, string> };

/**
 * Takes the `aws-chunked` framing off a body: `<hex size>\r\n<bytes>\r\n` again and again, a chunk
 * of size 0, then trailers. An object must never be stored with its framing.
 *
 * @throws {S3Error} `IncompleteBody`, `MalformedTrailerError`
 */
export const dechunk = (framed: Buffer): Dechunked => {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = framed.indexOf('\r\n', at);
    const size = lineEnd < 0 ? '' : framed.toString('latin1', at, lineEnd);
    if (!/^[0-9a-f]{1,8}$/i.test(size)) throw new S3Error('IncompleteBody');
    const start = lineEnd + 2;
    const end = start + Number.parseInt(size, 16);
    if (end === start) return { bytes: Buffer.concat(chunks), trailers: readTrailers(framed, end) };
    if (framed.toString('latin1', end, end + 2) !== '\r\n') throw new S3Error('IncompleteBody');
    chunks.push(framed.subarray(start, end));
    at = end + 2;
  }
};

const readTrailers = (framed: Buffer, from: number): Record<string, string> =>
  Object.fromEntries(
    framed
      .toString('latin1', from)
      .split('\r\n')
      .filter((line) => line !== '')
      .map((line) => {
        const colon = line.indexOf(':');
        if (colon < 1) throw new S3Error('MalformedTrailerError');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );
