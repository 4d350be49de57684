import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files whose figures another file beside them would disturb. */
const MEASURING = ['tests/e2e/performance/**/*.test.ts'];

/** Vitest would leave one core to itself, which is half of a computer with two. */
const WORKERS = availableParallelism();

/**
 * Four suites: `unit` needs nothing, `server` needs a real PostgreSQL, `e2e` needs the built product and a browser, and
 * `performance` needs the same and runs one file at a time.
 */
export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'tests/{domain,content,contract,tools,chaos,load,deploy}/**/*.test.ts',
            'tests/client/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
          ],
          setupFiles: ['tests/support/browser/patientScreens.ts'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          // What does not depend on which PostgreSQL answers is tried once.
          exclude: process.env.TEST_DATABASE_URL ? ['tests/server/{attacks,survival,files,http/docs,deploy}/**'] : [],
          globalSetup: ['tests/support/globalSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: MEASURING,
          globalSetup: ['tests/support/browser/buildOnce.ts'],
          testTimeout: 900_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'performance',
          include: MEASURING,
          globalSetup: ['tests/support/browser/buildOnce.ts'],
          testTimeout: 900_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          maxWorkers: 1,
        },
      },
    ],
  },
});
