import { Aws, Stack } from 'aws-cdk-lib';
import { Grant, type IGrantable } from 'aws-cdk-lib/aws-iam';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

export type MailProps = {
  /** Who the mail is from; its domain is an identity of SES. */
  readonly from: string;
};

/** Sends mail from one address of one domain, and from no other. */
export class Mail extends Construct {
  readonly from: string;
  private readonly domain: string;

  constructor(scope: Construct, id: string, { from }: MailProps) {
    super(scope, id);
    this.from = from;
    this.domain = from.split('@').at(-1) ?? from;
    new EmailIdentity(this, 'Identity', { identity: Identity.domain(this.domain) });
  }

  grantSend(grantee: IGrantable): void {
    Grant.addToPrincipal({
      grantee,
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resourceArns: [
        `arn:aws:ses:${Stack.of(this).region}:${Aws.ACCOUNT_ID}:identity/${this.domain}`,
      ],
      conditions: { StringEquals: { 'ses:FromAddress': this.from } },
    });
  }
}
