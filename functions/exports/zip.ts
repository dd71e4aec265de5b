import { crc32 } from 'node:zlib';

/**
 * One ZIP of files as they are, not compressed: its reader needs no more than the operating system
 * has, and the same files give the same bytes. Names are UTF-8 with slashes.
 */
export const zipOf = (files: ReadonlyMap<string, Uint8Array>): Buffer => {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, body] of files) {
    const name = Buffer.from(path, 'utf8');
    const common = commonFields(body, name);
    const local = Buffer.concat([LOCAL, common, name]);
    bodies.push(local, Buffer.from(body));
    directory.push(Buffer.concat([CENTRAL, common, tailFields(offset), name]));
    offset += local.length + body.byteLength;
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([...bodies, central, endFields(files.size, central.length, offset)]);
};

const VERSION = 20;
const UTF8_NAMES = 0x0800;
const FIRST_DAY = 0x0021; // 1 January 1980: what a file's time would tell differs from run to run

const LOCAL = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const CENTRAL = Buffer.from([0x50, 0x4b, 0x01, 0x02, VERSION, 0]);
const END = 0x06054b50;

/** From the version needed to the length of the extra field, the same in both headers. */
const commonFields = (body: Uint8Array, name: Buffer): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_NAMES, 2);
  fields.writeUInt16LE(FIRST_DAY, 8);
  fields.writeUInt32LE(crc32(body), 10);
  fields.writeUInt32LE(body.byteLength, 14);
  fields.writeUInt32LE(body.byteLength, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

const tailFields = (offset: number): Buffer => {
  const fields = Buffer.alloc(14);
  fields.writeUInt32LE(offset, 10);
  return fields;
};

const endFields = (files: number, bytes: number, offset: number): Buffer => {
  const fields = Buffer.alloc(22);
  fields.writeUInt32LE(END, 0);
  fields.writeUInt16LE(files, 8);
  fields.writeUInt16LE(files, 10);
  fields.writeUInt32LE(bytes, 12);
  fields.writeUInt32LE(offset, 16);
  return fields;
};
