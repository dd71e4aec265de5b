import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** One file of a ZIP: its path with slashes, and its bytes, read when its turn is near. */
export type ZipEntry = { readonly path: string; readonly read: () => Promise<Uint8Array> };

/** What a file's time would tell differs from run to run: the same files give the same bytes. */
const AS_IT_IS = { mtime: new Date(1980, 0, 1), compress: false, forceDosTimestamp: true } as const;

/** So many files are read before their turn, and no more are held at once. */
const READ_AHEAD = 8;

/**
 * A ZIP that streams: papers are compressed already, so they go in as they are. A file that cannot
 * be read ends the stream with its error.
 */
export const zipStream = (entries: readonly ZipEntry[]): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const take = readingAhead(entries);
  entries.forEach(({ path }, index) => {
    zip.addReadStreamLazy(path, AS_IT_IS, (done) => {
      take(index).then(
        (body) => done(null, Readable.from([body])),
        (error: Error) => output.destroy(error),
      );
    });
  });
  zip.end();
  return output;
};

/** Takes the files in order, with the next ones on their way. */
const readingAhead = (entries: readonly ZipEntry[]) => {
  const started = new Map<number, Promise<Uint8Array>>();
  let next = 0;
  return (index: number): Promise<Uint8Array> => {
    for (; next < Math.min(index + READ_AHEAD, entries.length); next += 1) {
      const reading = entries[next]?.read() ?? Promise.resolve(Buffer.of());
      reading.catch(() => undefined); // told when its turn comes
      started.set(next, reading);
    }
    const taken = started.get(index) ?? Promise.resolve(Buffer.of());
    started.delete(index);
    return taken;
  };
};

/** A ZIP of files in memory. */
export const zipOf = (files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [path, body] of files) zip.addBuffer(Buffer.from(body), path, AS_IT_IS);
  zip.end();
  return buffer(zip.outputStream);
};
