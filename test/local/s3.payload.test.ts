import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { dechunk } from '../../infra/local/s3/awsChunked.ts';
import { verifyChecksums } from '../../infra/local/s3/checksums.ts';
import { parseXml, writeXml } from '../../infra/local/s3/xml.ts';

describe('The aws-chunked framing', () => {
  it('is taken off any cut of any bytes, and trailers are read', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 })), (chunks) => {
        const { bytes, trailers } = dechunk(frame(chunks, 'X-Amz-Checksum-CRC32: AAAAAA==\r\n'));
        expect(bytes.equals(Buffer.concat(chunks))).toBe(true);
        expect(trailers).toEqual({ 'x-amz-checksum-crc32': 'AAAAAA==' });
      }),
    );
  });

  it('is refused when it is cut anywhere before its last chunk', () => {
    const whole = frame([Buffer.from('hello'), Buffer.from('world')], '');
    const lastChunk = whole.lastIndexOf('0\r\n');
    for (let end = 0; end < lastChunk + 3; end += 1)
      expect(() => dechunk(whole.subarray(0, end))).toThrow();
    expect(dechunk(whole.subarray(0, lastChunk + 3)).bytes.toString()).toBe('helloworld');
  });

  it.each(['zz\r\n', '-1\r\n\r\n', '5;x=1\r\nhello\r\n0\r\n\r\n', '5\r\nhelloXX0\r\n\r\n'])(
    'is refused as %j',
    (framed) => expect(() => dechunk(Buffer.from(framed))).toThrow(),
  );
});

describe('Checksums', () => {
  // The check values of the algorithms for the nine digits, in base64.
  const digits = Buffer.from('123456789');
  it.each([
    ['crc32', 'y/Q5Jg=='],
    ['crc32c', '4waSgw=='],
    ['sha1', '98O8HYCOBHMq32eZZczDTKeuNEE='],
    ['sha256', 'FeKw08M4keuw8e9gnsQZQgwg4yDOlMZfvIwzEkSOsiU='],
  ])('accepts the %s of the bytes and refuses another', (name, value) => {
    const header = `x-amz-checksum-${name}`;
    expect(verifyChecksums(digits, { [header]: value })).toEqual({ [name]: value });
    const other = Buffer.from('123456780');
    expect(() => verifyChecksums(other, { [header]: value })).toThrow('did not match');
  });

  it('refuses an algorithm that it cannot verify', () => {
    const sent = { 'x-amz-checksum-crc64nvme': 'AAAAAAAAAAA=' };
    expect(() => verifyChecksums(digits, sent)).toThrow('not verified');
  });

  it('verifies Content-MD5 and gives a CRC-32 of its own', () => {
    const md5 = { 'content-md5': 'JfnnlDI7RTiF9RgfG2JNCw==' };
    expect(() => verifyChecksums(Buffer.from('123456780'), md5)).toThrow('did not match');
    expect(verifyChecksums(digits, md5)).toEqual({ crc32: 'y/Q5Jg==' });
    expect(verifyChecksums(digits, {})).toEqual({ crc32: 'y/Q5Jg==' });
  });
});

describe('XML', () => {
  const document = z.object({ A: z.object({ B: z.string() }) });

  it('reads back whatever it wrote, markup and spaces included', () => {
    const text = fc.string({ unit: 'binary', minLength: 1 }).filter(isXmlText);
    fc.assert(
      fc.property(text, (B) => {
        expect(parseXml(Buffer.from(writeXml('A', { B })), document)).toEqual({ A: { B } });
      }),
    );
  });

  it.each([
    '<A><B>x</A>',
    '<A><B>x</B>',
    'plain',
    '',
    '<A><C>x</C></A>',
    '<!DOCTYPE A [<!ENTITY e "x">]><A><B>&e;</B></A>',
  ])('refuses %j', (text) => {
    expect(() => parseXml(Buffer.from(text), document)).toThrow('not well formed');
  });
});

const frame = (chunks: readonly Uint8Array[], trailers: string): Buffer =>
  Buffer.concat([
    ...chunks.flatMap((chunk) => [
      Buffer.from(`${chunk.length.toString(16)}\r\n`),
      chunk,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`0\r\n${trailers}\r\n`),
  ]);

/** XML 1.0 has no way to write most control characters, nor half a pair of surrogates. */
const isXmlText = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones meant
  text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text);
