import { readFileSync } from 'node:fs';

/**
 * The release of Node that everything runs on, `24`. Written once, as the version of the platform
 * packages that bring it; functions, bundles and the local run take it from there.
 */
export const NODE_MAJOR: number = (() => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    optionalDependencies: Readonly<Record<string, string>>;
  };
  const majors = new Set(
    Object.entries(optionalDependencies)
      .filter(([name]) => name.startsWith('node-'))
      .map(([, version]) => Number(version.split('.')[0])),
  );
  const [major] = majors;
  if (majors.size !== 1 || !major) throw new Error('The platform packages of Node disagree.');
  return major;
})();
