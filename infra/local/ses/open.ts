import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { AwsError } from '../awsError.ts';
import { type HttpReply, type HttpRequest, jsonReply, readRequest, sendReply } from '../http.ts';
import { type Admit, callerOf } from '../iam/guard.ts';
import type { Stack } from '../template/stack.ts';

/** The part of Amazon SES that the system uses: whole messages, kept as .eml files. */
export type SesFront = { readonly handle: RequestListener; readonly folder: string };

const REQUEST_BYTES_MAX = 60 * 1024 * 1024; // 40 MB of message in base64
const SEND = '/v2/email/outbound-emails';
/** Nothing can ever be delivered there (RFC 2606), so here it is refused. */
const UNREACHABLE = /@([^@]+\.)?invalid$/i;

type Options = {
  stack: Stack;
  folder: string;
  /** Who may do what; without it everybody may. */
  admit?: Admit;
};

/** Keeps what is sent from an identity of the template in `folder`; any mail program opens it. */
export const openSes = ({ stack, folder, admit = () => {} }: Options): SesFront => {
  const identities = stack
    .byType('AWS::SES::EmailIdentity')
    .map(({ properties }) => String(properties['EmailIdentity']));
  const serve = async (
    caller: string | undefined,
    { method, path, body }: HttpRequest,
  ): Promise<HttpReply> => {
    if (method !== 'POST' || path !== SEND)
      throw new AwsError('NotFoundException', `${method} ${path} is not served here.`, 404);
    const input = JSON.parse(body.toString('utf8'));
    admit(caller, { service: 'ses', operation: 'SendEmail', input });
    const message = messageOf(input, identities);
    const MessageId = randomUUID();
    await keep(folder, `${new Date().toISOString().replaceAll(':', '')}-${MessageId}`, message);
    return jsonReply(200, { MessageId });
  };
  return {
    folder,
    handle: (incoming, outgoing) => {
      const reply = readRequest(incoming, REQUEST_BYTES_MAX)
        .then((request) => serve(callerOf(incoming), request))
        .catch(refusal);
      void reply.then((ready) => sendReply(outgoing, ready));
    },
  };
};

type Sent = {
  readonly FromEmailAddress?: string;
  readonly Destination?: { readonly ToAddresses?: readonly string[] };
  readonly Content?: { readonly Raw?: { readonly Data?: string } };
};

const messageOf = (
  { FromEmailAddress = '', Destination, Content }: Sent,
  identities: readonly string[],
): Buffer => {
  const data = Content?.Raw?.Data;
  if (data === undefined)
    throw new AwsError('BadRequestException', 'Only raw messages are served.');
  if (!identities.some((one) => FromEmailAddress.endsWith(`@${one}`) || FromEmailAddress === one))
    throw new AwsError('MessageRejected', 'Email address is not verified.');
  const to = Destination?.ToAddresses ?? [];
  if (to.length === 0 || to.some((address) => UNREACHABLE.test(address)))
    throw new AwsError('MessageRejected', 'The recipient cannot be reached.');
  return Buffer.from(data, 'base64');
};

/** A message appears whole or not at all. */
const keep = async (folder: string, name: string, message: Buffer): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${name}.draft`);
  await writeFile(draft, message);
  await rename(draft, join(folder, `${name}.eml`));
};

const refusal = (error: unknown): HttpReply => {
  const { name, message } = error as Error;
  const status = error instanceof AwsError ? error.status : 500;
  const type = error instanceof AwsError ? name : 'InternalFailure';
  return jsonReply(status, { message }, { 'x-amzn-errortype': type });
};
