import { createHash } from 'node:crypto';
import type { Instant } from '../../domain/time/jornada.ts';

export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly body: Uint8Array;
};

export type Mail = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  /** When it is sent. */
  readonly at: Instant;
  readonly text: string;
  /** The same words, for programs that show HTML. */
  readonly html: string;
  readonly attachments: readonly Attachment[];
};

const LINE = '\r\n';
const BASE64_LINE = 76; // RFC 2045

/**
 * A message as it travels (RFC 5322, MIME): plain text or HTML, as its reader's program likes, with
 * attachments; all of it is ASCII.
 */
export const toMime = ({ from, to, subject, at, text, html, attachments }: Mail): Buffer => {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const letter = multipart('alternative', `=_letter_${digest}`, [
    part('text/plain; charset=utf-8', linesOf(text)),
    part('text/html; charset=utf-8', linesOf(html)),
  ]);
  const whole = multipart('mixed', `=_${digest}`, [
    letter,
    ...attachments.map(({ contentType, filename, body }) => part(contentType, body, filename)),
  ]);
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encodedWords(subject)}`,
    `Date: ${new Date(at).toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
  ];
  return Buffer.from([...head, whole, ''].join(LINE), 'latin1');
};

const linesOf = (text: string): Buffer => Buffer.from(text.replaceAll('\n', LINE), 'utf8');

const multipart = (kind: string, boundary: string, parts: readonly string[]): string =>
  [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((one) => [`--${boundary}`, one]),
    `--${boundary}--`,
  ].join(LINE);

const part = (contentType: string, body: Uint8Array, filename?: string): string =>
  [
    `Content-Type: ${contentType}`,
    'Content-Transfer-Encoding: base64',
    ...(filename === undefined ? [] : [`Content-Disposition: attachment; filename="${filename}"`]),
    '',
    Buffer.from(body)
      .toString('base64')
      .replace(new RegExp(`.{${BASE64_LINE}}(?=.)`, 'g'), `$&${LINE}`),
  ].join(LINE);

const WORD_BYTES_MAX = 45; // an encoded word has at most 75 signs (RFC 2047)

/** A subject in signs beyond ASCII; no word is cut inside one of them. */
const encodedWords = (text: string): string => {
  const words: string[] = [];
  let word = '';
  for (const sign of text.replace(/\s+/g, ' ')) {
    if (Buffer.byteLength(word + sign) > WORD_BYTES_MAX) {
      words.push(word);
      word = '';
    }
    word += sign;
  }
  return [...words, word]
    .map((one) => `=?UTF-8?B?${Buffer.from(one, 'utf8').toString('base64')}?=`)
    .join(`${LINE} `);
};
