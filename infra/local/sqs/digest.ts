import { createHash, type Hash } from 'node:crypto';
import type { MessageAttribute, MessageAttributes } from './message.ts';

/** MD5 of a body, in hex. Clients compare it with what they sent. */
export const digestOfBody = (body: string): string => createHash('md5').update(body).digest('hex');

/**
 * MD5 of attributes, in hex: by ascending name, each of name, type and value with its length in
 * front, and one byte that tells text from bytes. Undefined when there are none.
 */
export const digestOfAttributes = (attributes: MessageAttributes): string | undefined => {
  const names = Object.keys(attributes).sort();
  if (names.length === 0) return undefined;
  const hash = createHash('md5');
  for (const name of names) {
    const attribute = attributes[name];
    if (attribute) addAttribute(hash, name, attribute);
  }
  return hash.digest('hex');
};

const TEXT = 1;
const BYTES = 2;

const addAttribute = (hash: Hash, name: string, attribute: MessageAttribute): void => {
  addField(hash, Buffer.from(name));
  addField(hash, Buffer.from(attribute.DataType));
  const isBinary = attribute.BinaryValue !== undefined;
  hash.update(Uint8Array.of(isBinary ? BYTES : TEXT));
  addField(hash, valueBytes(attribute));
};

const addField = (hash: Hash, bytes: Buffer): void => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  hash.update(length).update(bytes);
};

/** The bytes of an attribute's value. */
export const valueBytes = ({ StringValue, BinaryValue }: MessageAttribute): Buffer =>
  BinaryValue === undefined ? Buffer.from(StringValue ?? '') : Buffer.from(BinaryValue, 'base64');
