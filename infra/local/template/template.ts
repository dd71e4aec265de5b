import { readFile } from 'node:fs/promises';

/** One resource of a CloudFormation template, as the CDK writes it. */
export type Resource = {
  Type: string;
  Properties?: Record<string, unknown>;
  Metadata?: Record<string, unknown>;
  Condition?: string;
};

/** The parts of a synthesized template that the one-machine runtime reads. */
export type Template = {
  Resources: Record<string, Resource>;
  Parameters?: Record<string, { Default?: unknown }>;
  Conditions?: Record<string, unknown>;
  Mappings?: Record<string, Record<string, Record<string, unknown>>>;
  Outputs?: Record<string, { Value: unknown }>;
};

/**
 * Reads a synthesized template.
 *
 * @throws {Error} when the file is not a template
 */
export const readTemplate = async (file: string): Promise<Template> => {
  const template = JSON.parse(await readFile(file, 'utf8')) as Partial<Template>;
  if (!template.Resources) throw new Error(`${file} is not a CloudFormation template.`);
  return { ...template, Resources: template.Resources };
};
