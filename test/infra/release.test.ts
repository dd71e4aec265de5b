import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseOf } from '../../infra/release.ts';
import { synthesize } from './support/synthesis.ts';

const root = mkdtempSync(join(tmpdir(), 'tapete-release-'));
const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  write('package.json', '{"version":"1.2.3"}');
  write('domain/tournament/evolve.ts', 'one');
  write('events/recorded.ts', 'two');
  write('reports/paper.ts', 'three');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('The release that snapshots name', () => {
  it('is the version with what the code that folds facts is like', () => {
    expect(releaseOf(root)).toMatch(/^1\.2\.3\+[0-9a-f]{12}$/);
    expect(releaseOf(root)).toBe(releaseOf(root));
  });

  it.each(['domain/tournament/evolve.ts', 'events/recorded.ts', 'domain/new.ts'])(
    'is another when %s changes, so that no older snapshot is read',
    (path) => {
      const before = releaseOf(root);
      write(path, 'changed');
      expect(releaseOf(root)).not.toBe(before);
    },
  );

  it('stays when anything else changes', () => {
    const before = releaseOf(root);
    write('reports/paper.ts', 'changed');
    expect(releaseOf(root)).toBe(before);
  });

  it('is the same for every function of the stack', () => {
    const functions = synthesize('local').stack.byType('AWS::Lambda::Function');
    const releases = functions.map(
      ({ properties }) =>
        (properties['Environment'] as { Variables: Record<string, string> }).Variables[
          'SERVICE_VERSION'
        ],
    );
    expect(new Set(releases)).toEqual(new Set([releaseOf()]));
  });
});
