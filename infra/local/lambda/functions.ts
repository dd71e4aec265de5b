import { InvocationRefused } from './errors.ts';
import type { FunctionConfig } from './functionConfig.ts';
import { FunctionPool, type OnRun } from './functionPool.ts';
import type { LineSink } from './functionWorker.ts';

/** Runs the functions of the template by name or arn. */
export type Functions = {
  /** Runs a function with a value and gives its result, both as JSON would carry them. */
  invoke: (nameOrArn: string, event: unknown) => Promise<unknown>;
  find: (nameOrArn: string) => FunctionConfig | undefined;
  /** Waits for what is running, then ends every worker. */
  stop: () => Promise<void>;
};

type Options = {
  configs: FunctionConfig[];
  base: Record<string, string>;
  print: LineSink;
  /** Told of each invocation that ended. */
  ran?: OnRun;
};

/** Makes the pools of all functions; `base` is the environment that the machine adds to each. */
export const openFunctions = ({ configs, base, print, ran }: Options): Functions => {
  const pools = new Map(
    configs.map((config) => {
      const environment = { ...base, ...runtimeVariables(config), ...config.environment };
      return [config.name, { config, pool: new FunctionPool(config, environment, print, ran) }];
    }),
  );
  const entryOf = (nameOrArn: string) =>
    pools.get(/:function:([^:]+)/.exec(nameOrArn)?.[1] ?? nameOrArn);
  return {
    invoke: async (nameOrArn, event) => {
      const entry = entryOf(nameOrArn);
      if (!entry)
        throw new InvocationRefused(
          'ResourceNotFoundException',
          `Function not found: ${nameOrArn}`,
        );
      return JSON.parse(await entry.pool.invoke(JSON.stringify(event ?? null)));
    },
    find: (nameOrArn) => entryOf(nameOrArn)?.config,
    stop: async () => {
      await Promise.all([...pools.values()].map(({ pool }) => pool.stop()));
    },
  };
};

const runtimeVariables = ({ name, memoryMb, exportName }: FunctionConfig) => ({
  TZ: 'UTC',
  AWS_ACCESS_KEY_ID: name, // its role, as the fronts see it
  LANG: 'en_US.UTF-8',
  _HANDLER: `index.${exportName}`,
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  AWS_LAMBDA_FUNCTION_NAME: name,
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(memoryMb),
  AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${name}`,
  AWS_LAMBDA_LOG_STREAM_NAME: 'local',
});
