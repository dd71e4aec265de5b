import type { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import type { SFNClient } from '@aws-sdk/client-sfn';
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { Archive } from '../../../functions/documents/archive.ts';
import type { Downloads } from '../../../functions/documents/downloads.ts';
import type { Mailer } from '../../../functions/exports/mailer.ts';
import type { Signer } from '../../../functions/proof/signing.ts';
import { memorySigner } from '../../functions/support/signer.ts';
import { here } from '../world/containers.ts';
import { services } from '../world/services.ts';

/** In place of all of `functions/shared/cloud/`: the services are those of the world. */
export const archive = (): Archive => here().archive;

/** Nobody fetches what is put together for a reader: it is made to its end and let go. */
export const downloads = (): Downloads => ({
  hand: async (key, body) => {
    for await (const _ of body);
    return `https://downloads.example/${key}`;
  },
});

export const signer = (): Signer => keptSigner;

export const mailer = (): Mailer => ({ send: async () => 'sent' });

export const eventBridge = (): EventBridgeClient => services().bus as unknown as EventBridgeClient;

export const stepFunctions = (): SFNClient => services().stepFunctions as unknown as SFNClient;

export const queues = (): SQSClient => services().queues as unknown as SQSClient;

const keptSigner = memorySigner();
