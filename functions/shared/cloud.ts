import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { KMSClient } from '@aws-sdk/client-kms';
import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SFNClient } from '@aws-sdk/client-sfn';
import { SQSClient } from '@aws-sdk/client-sqs';
import { type Archive, s3Archive } from '../documents/archive.ts';
import { type Downloads, s3Downloads } from '../documents/downloads.ts';
import { type Mailer, sesMailer } from '../exports/mailer.ts';
import { kmsSigner } from '../proof/kmsSigner.ts';
import type { Signer } from '../proof/signing.ts';
import { environment } from './runtime.ts';

/** The SDK clients that only the functions behind the API need; each is made when first asked for. */
export const archive = (): Archive => {
  keptArchive ??= s3Archive(new S3Client({}), environment('ARCHIVE_BUCKET'));
  return keptArchive;
};

export const downloads = (): Downloads => {
  keptDownloads ??= s3Downloads(new S3Client({}), environment('DOWNLOADS_BUCKET'));
  return keptDownloads;
};

export const signer = (): Signer => {
  keptSigner ??= kmsSigner(new KMSClient({}), environment('SIGNING_KEY_ID'));
  return keptSigner;
};

export const mailer = (): Mailer => {
  keptMailer ??= sesMailer(new SESv2Client({}));
  return keptMailer;
};

export const eventBridge = (): EventBridgeClient => {
  keptEventBridge ??= new EventBridgeClient({});
  return keptEventBridge;
};

export const stepFunctions = (): SFNClient => {
  keptStepFunctions ??= new SFNClient({});
  return keptStepFunctions;
};

export const queues = (): SQSClient => {
  // Where the other clients go, and not to the host in the address of a queue.
  keptQueues ??= new SQSClient({ useQueueUrlAsEndpoint: false });
  return keptQueues;
};

let keptArchive: Archive | undefined;
let keptDownloads: Downloads | undefined;
let keptMailer: Mailer | undefined;
let keptSigner: Signer | undefined;
let keptEventBridge: EventBridgeClient | undefined;
let keptStepFunctions: SFNClient | undefined;
let keptQueues: SQSClient | undefined;
