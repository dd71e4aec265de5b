import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Instant } from '../../domain/time/jornada.ts';
import { sesMailer } from '../../functions/exports/mailer.ts';
import { type FrontDoor, openFrontDoor } from '../../infra/local/frontDoor.ts';
import { openSes } from '../../infra/local/ses/open.ts';
import { stackOf } from '../../infra/local/template/stack.ts';

const stack = stackOf(
  {
    Resources: {
      Mail: {
        Type: 'AWS::SES::EmailIdentity',
        Properties: { EmailIdentity: 'casino.example' },
      },
    },
  },
  { account: '000000000000', region: 'sa-east-1' },
);

let folder: string;
let door: FrontDoor;
let client: SESv2Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ses-'));
  door = await openFrontDoor(0);
  const api = async () => ({ status: 404, headers: {}, body: '' });
  door.open({ raw: { ses: openSes({ stack, folder }).handle }, json: {}, api });
  client = new SESv2Client({
    endpoint: `http://127.0.0.1:${door.port}`,
    region: 'sa-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
});
afterAll(async () => {
  client.destroy();
  await door.close();
  await rm(folder, { recursive: true });
});

const mail = (changes: object = {}) => ({
  from: 'exportaciones@casino.example',
  to: 'fiscal@lnse.example',
  at: '2014-05-10T15:00:00.000Z' as Instant,
  subject:
    'Jornada 09/05/2014: informe IJ 0001-00000001, Casino de la Costañera S.A. — edición única',
  text: 'Señores:\nVa el informe.\n',
  html: '<p>Señores: va el informe.</p>\n',
  attachments: [
    {
      filename: 'informe.pdf',
      contentType: 'application/pdf',
      body: Buffer.from('%PDF-1.7 '.repeat(30)),
    },
  ],
  ...changes,
});

/** Header names in small letters; parts decoded. */
const read = (eml: string) => {
  const [head = '', ...rest] = eml.split('\r\n\r\n');
  const subject = /Subject: ((?:.|\r\n )*)/.exec(head)?.[1] ?? '';
  const decoded = [...subject.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/g)]
    .map(([, word = '']) => Buffer.from(word, 'base64').toString('utf8'))
    .join('');
  const [text = '', html = '', attachment = ''] = rest
    .join('\r\n\r\n')
    .split(/--=_(?:letter_)?[0-9a-f]{32}(?:--)?\r\n/)
    .filter((part) => part.includes('Content-Transfer-Encoding: base64'))
    .map((part) => Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8'));
  return { decoded, text, html, attachment };
};

describe('Mail that the SDK of SES sends', () => {
  it('is kept as a message that any program opens', async () => {
    const id = await sesMailer(client).send(mail());
    const [file = ''] = await readdir(folder);
    expect(file).toContain(id);
    const eml = await readFile(join(folder, file), 'latin1');
    expect(
      eml.split('\r\n').every((line) => line.length <= 998 && !/[^\x20-\x7e\t]/.test(line)),
    ).toBe(true);
    const { decoded, text, html, attachment } = read(eml);
    expect(decoded).toBe(mail().subject);
    expect(text).toBe('Señores:\r\nVa el informe.\r\n');
    expect(html).toBe('<p>Señores: va el informe.</p>\r\n');
    expect(attachment).toBe('%PDF-1.7 '.repeat(30));
    expect(eml).toContain('To: fiscal@lnse.example\r\n');
    expect(eml).toContain('Date: Sat, 10 May 2014 15:00:00 +0000\r\n');
  });

  it.each([
    ['from an address of nobody', { from: 'otro@otro.example' }],
    ['to an address that cannot exist', { to: 'nadie@lnse.invalid' }],
  ])('is refused %s', async (_, changes) => {
    await expect(sesMailer(client).send(mail(changes))).rejects.toMatchObject({
      name: 'MessageRejected',
    });
  });
});
