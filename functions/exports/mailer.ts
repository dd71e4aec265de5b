import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { type Mail, toMime } from './mime.ts';

/** Sends mail and tells under which id; who it goes to is not written to any log. */
export type Mailer = { readonly send: (mail: Mail) => Promise<string> };

export const sesMailer = (client: SESv2Client): Mailer => ({
  async send(mail) {
    const { MessageId } = await client.send(
      new SendEmailCommand({
        FromEmailAddress: mail.from,
        Destination: { ToAddresses: [mail.to] },
        Content: { Raw: { Data: toMime(mail) } },
      }),
    );
    return MessageId ?? '';
  },
});
