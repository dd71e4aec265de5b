import { defineConfig } from 'vitest/config';

const END_TO_END = 'test/e2e/**/*.test.ts';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Half of the tests wait for disks and other processes; two at a time use two cores well.
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['domain/**/*.ts'] },
    projects: [
      {
        extends: true,
        test: { name: 'parts', include: ['test/**/*.test.ts'], exclude: [END_TO_END] },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: [END_TO_END],
          globalSetup: 'test/support/e2eAssembly.ts',
          // Seconds on an idle machine; one that others keep busy is slow, not wrong.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
