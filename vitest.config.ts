import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import type { EngineName } from './tests/support/engines/engineUnderTest.ts';
import { GroupingSequencer } from './tests/support/groupingSequencer.ts';

/** Files whose figures another file beside them would disturb. */
const MEASURING = ['tests/e2e/performance/opening.test.ts'];
/**
 * Files that replace modules (vi.mock) or need them fresh, as where a module reads the environment once. They load every
 * module anew; the others share what a worker has loaded.
 */
const ISOLATED = '**/*.isolated.test.{ts,tsx}';

/** Vitest would leave one core to itself, which is half of a computer with two. */
const CORES = availableParallelism();
/** Where workers wait at times (for a database, a timer, the last file of a part), one more than there are cores is busy meanwhile. */
const WORKERS_THAT_WAIT = CORES + 1;

const UNIT = {
  maxWorkers: WORKERS_THAT_WAIT,
  setupFiles: ['tests/support/setupUnitTests.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};
const SERVER = {
  maxWorkers: WORKERS_THAT_WAIT,
  globalSetup: ['tests/support/globalSetup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};
const IN_BROWSER = {
  globalSetup: ['tests/support/browser/buildOnce.ts'],
  testTimeout: 900_000,
  hookTimeout: 120_000,
};

/** WebKitWebDriver 2.50 has no command to print. */
const UNPRINTED = ['tests/engines/print.test.ts'];
/** Made in Chromium by `e2e` too, and more closely; `npm run prove engines` makes them in all three engines. */
const MADE_IN_E2E = [
  'classroom',
  'council',
  'documents',
  'formTeams',
  'keyboard',
  'lesson',
  'offline',
  'panel',
  'supports',
  'uploads',
].map((journey) => `tests/engines/${journey}.test.ts`);
const LEFT_OUT: Partial<Record<EngineName, string[]>> = {
  chromium: process.env.ALL_JOURNEYS === '1' ? [] : MADE_IN_E2E,
  webkit: UNPRINTED,
};
const ENGINES: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

/** The journeys that every browser engine must pass, but for those LEFT_OUT; `engine` is one of tests/support/engines/engineUnderTest.ts. */
function journeysIn(engine: EngineName) {
  return {
    extends: true as const,
    test: {
      ...IN_BROWSER,
      name: `engines:${engine}`,
      include: ['tests/engines/**/*.test.ts'],
      exclude: LEFT_OUT[engine] ?? [],
      isolate: false,
      provide: { engine },
    },
  };
}

/** A part of `unit` whose files share what a worker has loaded. Parts are kept small, because a worker's memory only grows. */
function unit(part: string, include: string[], exclude: string[] = []) {
  return {
    extends: true as const,
    test: { ...UNIT, name: `unit:${part}`, include, exclude: [ISOLATED, ...exclude], isolate: false },
  };
}

/**
 * Suites: `unit` needs nothing, `server` needs a real PostgreSQL, `e2e` and `engines` need the built product and browsers, and
 * `performance` needs the same and runs one file at a time. A suite is one project or several, named `suite:part`.
 */
export default defineConfig({
  test: {
    maxWorkers: CORES,
    // A failed comparison says what was there, not only that it was an array.
    chaiConfig: { truncateThreshold: 300 },
    sequence: { sequencer: GroupingSequencer },
    projects: [
      unit('rules', ['tests/{domain,content,contract,tools,chaos,load,deploy}/**/*.test.ts', 'tests/*.test.ts']),
      unit('panel', ['tests/client/panel/**/*.test.{ts,tsx}']),
      unit('client', ['tests/client/**/*.test.{ts,tsx}'], ['tests/client/panel/**']),
      {
        extends: true,
        // Each of these files has a worker of its own, and a thread starts for less than a process.
        test: { ...UNIT, name: 'unit:isolated', include: [`tests/{client,tools}/${ISOLATED}`], pool: 'threads' },
      },
      {
        extends: true,
        test: {
          ...SERVER,
          name: 'server:shared',
          include: ['tests/server/**/*.test.ts'],
          exclude: [ISOLATED],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...SERVER, name: 'server:isolated', include: [`tests/server/${ISOLATED}`] },
      },
      {
        extends: true,
        test: { ...IN_BROWSER, name: 'e2e', include: ['tests/e2e/**/*.test.ts'], exclude: MEASURING, isolate: false },
      },
      ...ENGINES.map(journeysIn),
      {
        extends: true,
        test: { ...IN_BROWSER, name: 'performance', include: MEASURING, fileParallelism: false, maxWorkers: 1 },
      },
    ],
  },
});
