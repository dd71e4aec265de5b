import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unknownCitations } from '../infra/regulation/catalogue.ts';

describe('The house', () => {
  it('keeps the domain free of everything but itself', () =>
    expect(importsOutside('domain', ['domain'])).toEqual([]));

  it('lets events import the domain only', () =>
    expect(importsOutside('events', ['events', 'domain'])).toEqual([]));

  it('lets reports import the domain only', () =>
    expect(importsOutside('reports', ['reports', 'domain'])).toEqual([]));

  it('lets functions import reports, events and the domain', () =>
    expect(importsOutside('functions', ['functions', 'reports', 'events', 'domain'])).toEqual([]));

  it('keeps packages out of the domain', () =>
    expect(
      offenders(files('domain'), (source) => imports(source).some((from) => !from.startsWith('.'))),
    ).toEqual([]));

  it('keeps clocks, dice and environment out of the domain and the reports', () =>
    expect(
      offenders([...files('domain'), ...files('reports/papers')], (source) =>
        /Date\.now|Math\.random|randomUUID|process\.env|new Date\(\)/.test(source),
      ),
    ).toEqual([]));

  it('reads environment and clock of the functions in one file', () =>
    expect(
      offenders(
        files('functions').filter((path) => path !== 'functions/shared/runtime.ts'),
        (source) => /process\.env|Date\.now|new Date\(\)/.test(source),
      ),
    ).toEqual([]));

  it('names zod as a namespace, or every bundle carries all of its languages', () =>
    expect(
      offenders(FOLDERS.flatMap(files), (source) =>
        /import (type )?\{.*\} from 'zod';/.test(source),
      ),
    ).toEqual([]));

  it('builds table keys in one place', () =>
    expect(
      offenders(
        files('functions').filter((path) => !path.startsWith('functions/shared/keys')),
        (source) => /#\$\{/.test(source),
      ),
    ).toEqual([]));

  it('keeps files short enough to live in', () =>
    expect(
      offenders(
        FOLDERS.flatMap(files).filter((path) => path !== 'domain/regulation/norms.ts'),
        (source) => source.split('\n').length > 250,
      ),
    ).toEqual([]));

  it('cites no rule that the catalogue lacks', () => expect(unknownCitations()).toEqual([]));
});

const FOLDERS = ['domain', 'events', 'functions', 'reports', 'infra'];

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path}`);

const offenders = (paths: readonly string[], broken: (source: string) => boolean): string[] => {
  expect(paths).not.toEqual([]); // a rule that looks at no file proves nothing
  return paths.filter((path) => broken(readFileSync(path, 'utf8')));
};

const imports = (source: string): string[] =>
  [...source.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from);

/** Files of a folder whose relative imports leave the folders named. */
const importsOutside = (folder: string, allowed: readonly string[]): string[] =>
  files(folder).filter((path) =>
    imports(readFileSync(path, 'utf8'))
      .filter((from) => from.startsWith('.'))
      .some((from) => {
        const [top = ''] = new URL(from, `file:///${path}`).pathname.slice(1).split('/');
        return !allowed.includes(top);
      }),
  );
