import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import type * as z from 'zod';
import { S3Error } from './s3Error.ts';

/** What an element may hold: text, children by name, or the same element several times. */
export type XmlValue =
  | string
  | number
  | boolean
  | undefined
  | readonly XmlValue[]
  | { readonly [name: string]: XmlValue };

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

const parser = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  trimValues: false, // a key may begin or end with a space
  htmlEntities: true, // numeric references: the SDK sends a carriage return as &#xD;
  processEntities: { enabled: true, maxTotalExpansions: 1_100_000 }, // 1,000 keys of 1,024 bytes
});

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' });

/**
 * Reads a request document and checks its shape.
 *
 * @throws {S3Error} `MalformedXML`
 */
export const parseXml = <T>(document: Uint8Array, schema: z.ZodType<T>): T => {
  const text = Buffer.from(document).toString('utf8');
  if (text.includes('<!DOCTYPE')) throw new S3Error('MalformedXML'); // no entities of one's own
  try {
    return schema.parse(parser.parse(text, true));
  } catch {
    throw new S3Error('MalformedXML');
  }
};

/** Writes a reply document. Elements whose value is undefined are left out. */
export const writeXml = (root: string, content: { readonly [name: string]: XmlValue }): string => {
  const body = builder.build({ [root]: { '@xmlns': NAMESPACE, ...content } });
  // A bare carriage return would be read back as a line feed.
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body.replaceAll('\r', '&#13;')}`;
};

/** Writes the error document, which has no namespace. */
export const writeErrorXml = (content: { readonly [name: string]: XmlValue }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ Error: content })}`;
