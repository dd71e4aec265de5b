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

/** Every function of the template that has code of its own in the assembly. */
export const functionConfigs = (stack: Stack, assemblyFolder: string): FunctionConfig[] =>
  stack
    .byType('AWS::Lambda::Function')
    .filter(({ metadata }) => typeof metadata['aws:asset:path'] === 'string')
    .map((located) => configOf(located, assemblyFolder));

const configOf = (located: Located, assemblyFolder: string): FunctionConfig => {
  const { name, arn, properties, metadata } = located;
  const handler = String(properties['Handler']);
  const dot = handler.lastIndexOf('.');
  const folder = join(assemblyFolder, String(metadata['aws:asset:path']));
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
