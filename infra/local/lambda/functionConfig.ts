import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Located, Stack } from '../template/stack.ts';

/** One function of the template: which file runs, with which environment and limits. */
export type FunctionConfig = {
  name: string;
  arn: string;
  url: string;
  exportName: string;
  environment: Record<string, string>;
  timeoutMs: number;
  memoryMb: number;
  deadLetterArn: string | undefined;
};

const DEFAULT_TIMEOUT_SECONDS = 3;
const DEFAULT_MEMORY_MB = 128;

/** Every function of the template that has code of its own in the assembly, for Node. */
export const functionConfigs = (stack: Stack, assemblyFolder: string): FunctionConfig[] =>
  stack
    .byType('AWS::Lambda::Function')
    .filter(({ properties }) => String(properties['Runtime'] ?? 'nodejs').startsWith('nodejs'))
    .flatMap((located) => {
      const asset = assetOf(located);
      return asset ? [configOf(located, join(assemblyFolder, asset))] : [];
    });

/** Only the CDK command writes the path of an asset; without it, its hash names the folder. */
const assetOf = ({ properties, metadata }: Located): string | undefined => {
  if (typeof metadata['aws:asset:path'] === 'string') return metadata['aws:asset:path'];
  const { S3Key } = (properties['Code'] ?? {}) as { S3Key?: string };
  const hash = /^([0-9a-f]{64})\.zip$/.exec(S3Key ?? '')?.[1];
  return hash && `asset.${hash}`;
};

const configOf = (located: Located, folder: string): FunctionConfig => {
  const { name, arn, properties } = located;
  const handler = String(properties['Handler']);
  const dot = handler.lastIndexOf('.');
  const environment = properties['Environment'] as { Variables?: object } | undefined;
  const deadLetters = properties['DeadLetterConfig'] as { TargetArn?: string } | undefined;
  return {
    name,
    arn,
    url: moduleUrl(folder, handler.slice(0, dot), name),
    exportName: handler.slice(dot + 1),
    environment: Object.fromEntries(
      Object.entries(environment?.Variables ?? {}).map(([key, value]) => [key, String(value)]),
    ),
    timeoutMs: Number(properties['Timeout'] ?? DEFAULT_TIMEOUT_SECONDS) * 1000,
    memoryMb: Number(properties['MemorySize'] ?? DEFAULT_MEMORY_MB),
    deadLetterArn: deadLetters?.TargetArn,
  };
};

const moduleUrl = (folder: string, module: string, name: string): string => {
  const file = ['.mjs', '.cjs', '.js']
    .map((extension) => join(folder, module + extension))
    .find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`Function ${name}: its bundle ${join(folder, module)} is missing.`);
  return pathToFileURL(file).href;
};
