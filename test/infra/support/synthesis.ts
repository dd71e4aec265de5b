import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { FunctionName } from '../../../infra/functions.ts';
import { type Stack, stackOf } from '../../../infra/local/template/stack.ts';
import { stageOf } from '../../../infra/stage.ts';
import { TapeteStack } from '../../../infra/tapeteStack.ts';

/** What a stage synthesizes to. */
export type Synthesis = {
  readonly template: Template;
  /** The same with its intrinsic functions resolved. */
  readonly stack: Stack;
  /** The functions whose code was asked for, in that order. */
  readonly coded: readonly FunctionName[];
};

const PLACE = { account: '000000000000', region: 'sa-east-1' };

/** Synthesizes a stage with an empty folder in place of each bundle, and without the audits. */
export const synthesize = (name: 'production' | 'local' | 'staging'): Synthesis => {
  process.env['CDK_VALIDATION'] = 'false';
  const outdir = mkdtempSync(join(tmpdir(), 'tapete-synth-'));
  try {
    const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: object };
    const app = new App({ outdir, context: { ...context, stage: name } });
    const stage = stageOf(app.node);
    const bundle = mkdtempSync(join(outdir, 'bundle-'));
    const coded: FunctionName[] = [];
    const codeOf = (one: FunctionName): Code => {
      coded.push(one);
      return Code.fromAsset(bundle);
    };
    const env = { region: stage.region };
    const template = Template.fromStack(new TapeteStack(app, 'Tapete', { stage, codeOf, env }));
    const written = template.toJSON() as Parameters<typeof stackOf>[0];
    return { template, stack: stackOf(written, PLACE), coded };
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
};

/** The properties of the only resource of a type. */
export const only = ({ stack }: Synthesis, ...types: string[]): Record<string, unknown> => {
  const [first, second] = stack.byType(...types);
  if (!first || second) throw new Error(`There is not exactly one ${types.join(' or ')}.`);
  return first.properties;
};
