const LOCAL_HEADER = 0x04034b50;
const HEADER_BYTES = 30;

/**
 * The files of a ZIP that holds them as they are.
 *
 * @throws {Error} when one of them is compressed
 */
export const unzip = (zip: Uint8Array): Map<string, Uint8Array> => {
  const bytes = Buffer.from(zip);
  const files = new Map<string, Uint8Array>();
  for (let at = 0; bytes.readUInt32LE(at) === LOCAL_HEADER; ) {
    if (bytes.readUInt16LE(at + 8) !== 0) throw new Error('A file of the ZIP is compressed.');
    const size = bytes.readUInt32LE(at + 18);
    const nameEnd = at + HEADER_BYTES + bytes.readUInt16LE(at + 26);
    const start = nameEnd + bytes.readUInt16LE(at + 28);
    files.set(
      bytes.toString('utf8', at + HEADER_BYTES, nameEnd),
      bytes.subarray(start, start + size),
    );
    at = start + size;
  }
  return files;
};
