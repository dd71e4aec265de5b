import { defineConfig } from 'vitest/config';

const END_TO_END = 'test/e2e/**/*.test.ts';
/** What looks at all that the end-to-end tests did. */
const AFTERWARDS = 'test/afterwards/**/*.test.ts';
const PURE = ['test/domain/**/*.test.ts', 'test/reports/**/*.test.ts', 'test/cases/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Half of the tests wait for disks and other processes; two at a time use two cores well.
    maxWorkers: 2,
    setupFiles: 'test/support/seed.ts',
    coverage: { provider: 'v8', include: ['domain/**/*.ts'] },
    projects: [
      {
        extends: true,
        // Code without clock, environment or state of its own: files can share what they loaded.
        test: { name: 'pure', include: PURE, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['test/**/*.test.ts'],
          exclude: [END_TO_END, AFTERWARDS, ...PURE],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: [END_TO_END],
          globalSetup: 'test/support/e2eAssembly.ts',
          setupFiles: ['test/support/seed.ts', 'test/support/e2eRan.ts'],
          // Seconds on an idle machine; one that others keep busy is slow, not wrong.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: { name: 'afterwards', include: [AFTERWARDS], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
