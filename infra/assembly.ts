import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type Assembly = { readonly templateFile: string; readonly assemblyFolder: string };

const ASSEMBLY_FOLDER = 'cdk.out';
const TEMPLATE_FILE = join(ASSEMBLY_FOLDER, 'Tapete.template.json');
const STAMP_FILE = '.cache/assembly.sha256';
const SOURCES = ['domain', 'events', 'functions', 'reports', 'infra'];
const SOURCE_FILES = ['package-lock.json', 'cdk.json'];

/**
 * The synthesized template and its assets, made anew only when a source has changed since. The
 * audit is left out: it has its own command.
 */
export const ensureAssembly = async (): Promise<Assembly> => {
  const stamp = sourcesHash();
  if (!existsSync(TEMPLATE_FILE) || !existsSync(STAMP_FILE) || readStamp() !== stamp) {
    await promisify(execFile)(process.execPath, ['infra/app.ts'], {
      env: { ...process.env, CDK_OUTDIR: ASSEMBLY_FOLDER, CDK_VALIDATION: 'false', ...cdkContext() },
    });
    mkdirSync('.cache', { recursive: true });
    writeFileSync(STAMP_FILE, stamp);
  }
  return { templateFile: TEMPLATE_FILE, assemblyFolder: ASSEMBLY_FOLDER };
};

const readStamp = (): string => readFileSync(STAMP_FILE, 'utf8');

/** The CDK command hands the context of cdk.json to the app; here the app runs without it. */
const cdkContext = () => {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: object };
  return { CDK_CONTEXT_JSON: JSON.stringify(context) };
};

const sourcesHash = (): string => {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(folder, path)),
  );
  for (const file of [...files.sort(), ...SOURCE_FILES])
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};
