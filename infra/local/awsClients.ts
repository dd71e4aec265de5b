/** How code of the runtime reaches its own fronts, through the real SDK. */
export type LocalAccess = {
  endpoint: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
};

/** Sends one call of the AWS SDK, named as Step Functions names it: `s3`, `copyObject`. */
export type CallAws = (service: string, action: string, input: unknown) => Promise<unknown>;

type SdkClient = { send: (command: unknown) => Promise<Record<string, unknown>>; destroy(): void };
type SdkModule = Record<string, new (input: unknown) => unknown>;

const SERVICES: Record<string, { load: () => Promise<unknown>; client: string }> = {
  dynamodb: { load: () => import('@aws-sdk/client-dynamodb'), client: 'DynamoDBClient' },
  s3: { load: () => import('@aws-sdk/client-s3'), client: 'S3Client' },
  sqs: { load: () => import('@aws-sdk/client-sqs'), client: 'SQSClient' },
  sfn: { load: () => import('@aws-sdk/client-sfn'), client: 'SFNClient' },
  events: { load: () => import('@aws-sdk/client-eventbridge'), client: 'EventBridgeClient' },
  eventbridge: { load: () => import('@aws-sdk/client-eventbridge'), client: 'EventBridgeClient' },
};

/** Loads each SDK client when it is first called, because loading takes longer than the call. */
export const localAws = (access: LocalAccess): { call: CallAws; close: () => void } => {
  const loaded = new Map<string, Promise<{ module: SdkModule; client: SdkClient }>>();
  const load = async (service: string) => {
    const known = SERVICES[service];
    if (!known) throw new Error(`No local service ${service}.`);
    const module = (await known.load()) as SdkModule;
    const Client = module[known.client];
    if (!Client) throw new Error(`The SDK of ${service} has no ${known.client}.`);
    return { module, client: new Client(access) as SdkClient };
  };
  return {
    call: async (service, action, input) => {
      const loading = loaded.get(service) ?? load(service);
      loaded.set(service, loading);
      const { module, client } = await loading;
      const Command = module[`${action.charAt(0).toUpperCase()}${action.slice(1)}Command`];
      if (!Command) throw new Error(`The SDK of ${service} has no action ${action}.`);
      const { $metadata, ...output } = await client.send(new Command(input));
      return output;
    },
    close: () => {
      for (const loading of loaded.values()) void loading.then(({ client }) => client.destroy());
    },
  };
};
