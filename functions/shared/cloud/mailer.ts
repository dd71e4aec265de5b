import { SESv2Client } from '@aws-sdk/client-sesv2';
import { type Mailer, sesMailer } from '../../exports/mailer.ts';

/** What sends exports to the fiscalizers. */
export const mailer = (): Mailer => {
  kept ??= sesMailer(new SESv2Client({}));
  return kept;
};

let kept: Mailer | undefined;
