import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { FolderInUse, lockFolder } from './local/lockFile.ts';

export type Assembly = { readonly templateFile: string; readonly assemblyFolder: string };

const ASSEMBLIES = '.cache/assemblies';
const TEMPLATE = 'Tapete.template.json';
const SOURCES = ['domain', 'events', 'functions', 'reports', 'infra'];
/** Parts of infra that run beside the system and are not in it. */
const BESIDE = /^infra\/(local|client|demo|cases|regulation)\//;
const SOURCE_FILES = ['package-lock.json', 'cdk.json', 'docs/openapi.json'];
const LOCK_POLL_MS = 100;
const UNUSED_MS_MAX = 24 * 60 * 60 * 1000;

/**
 * The synthesized template and its assets, made anew only when a source has changed since. The
 * audit is left out: it has its own command. Each state of the sources has a folder of its own that
 * appears whole or not at all, so that any number of processes may ask at once, and a machine that
 * runs keeps the code it began with.
 */
export const ensureAssembly = async (): Promise<Assembly> => {
  const sources = sourcesHash();
  const folder = join(ASSEMBLIES, sources);
  if (!existsSync(folder)) {
    await alone(async () => {
      if (!existsSync(folder)) await build(sources, folder);
    });
    return ensureAssembly();
  }
  const now = new Date();
  await utimes(folder, now, now);
  return { templateFile: join(folder, TEMPLATE), assemblyFolder: folder };
};

/** Makes nothing when a source changed meanwhile: that would be a mixture under a false name. */
const build = async (sources: string, folder: string): Promise<void> => {
  removeUnused();
  const draft = `${folder}.${process.pid}`;
  try {
    await promisify(execFile)(process.execPath, ['infra/app.ts'], {
      // The audits have a command of their own; without them a synthesis takes a third of the time.
      env: { ...process.env, CDK_OUTDIR: draft, CDK_VALIDATION: 'false', ...cdkContext() },
    });
    if (sourcesHash() === sources) renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** One build at a time; a builder that was killed does not keep the others waiting. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  const unlock = await turn();
  try {
    await work();
  } finally {
    await unlock();
  }
};

const turn = async (): Promise<() => Promise<void>> => {
  for (;;) {
    try {
      return await lockFolder(ASSEMBLIES);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      await setTimeout(LOCK_POLL_MS);
    }
  }
};

/** Assemblies of sources as they were once; every use renews the time of a folder. */
const removeUnused = (): void => {
  for (const name of readdirSync(ASSEMBLIES)) {
    const path = join(ASSEMBLIES, name);
    const { mtimeMs } = statSync(path);
    if (Date.now() - mtimeMs > UNUSED_MS_MAX) rmSync(path, { recursive: true, force: true });
  }
};

/** The CDK command hands the context of cdk.json to the app; here the app runs without it. */
const cdkContext = () => {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: object };
  return { CDK_CONTEXT_JSON: JSON.stringify(context) };
};

const sourcesHash = (): string => {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => path.endsWith('.ts') && !BESIDE.test(path)),
  );
  for (const file of [...files.sort(), ...SOURCE_FILES])
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};
