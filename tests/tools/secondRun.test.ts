import { join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error: a plain script without types
import { failuresOf, filesToRunAgain, joinRuns } from '../../tools/secondRun.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** A file of a report: its tests by name, each passed or failed; none when the file did not load. */
function file(name: string, tests: Record<string, 'passed' | 'failed'>) {
  const hasFailed = Object.values(tests).includes('failed') || Object.keys(tests).length === 0;
  return {
    name: join(ROOT, name),
    status: hasFailed ? 'failed' : 'passed',
    message: 'did not load\nat once',
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({
      fullName,
      status,
      failureMessages: status === 'failed' ? ['too late\nby far'] : [],
    })),
  };
}
const report = (...testResults: ReturnType<typeof file>[]) => ({ testResults });
const steady = file('a.test.ts', { one: 'passed', two: 'passed' });

test('a failure has its file, its name and the first line of its message', () => {
  expect(failuresOf(report(steady, file('b.test.ts', { one: 'failed' }), file('c.test.ts', {})))).toEqual([
    { file: 'b.test.ts', test: 'one', reason: 'too late' },
    { file: 'c.test.ts', test: '', reason: 'did not load' },
  ]);
});

test('the files that failed run again, unless there are more than six', () => {
  const failing = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.test.ts`, { x: 'failed' }));
  expect(filesToRunAgain(report(steady))).toEqual([]);
  expect(filesToRunAgain(report(steady, ...failing(6)))).toHaveLength(6);
  expect(filesToRunAgain(report(...failing(7)))).toEqual([]);
});

test.each([
  ['passes', { one: 'passed', two: 'passed' }, 4, [], ['one']],
  ['fails again', { one: 'failed', two: 'passed' }, 3, ['one'], []],
  ['fails elsewhere', { one: 'passed', two: 'failed' }, 3, ['two'], ['one']],
  ['does not load', {}, 2, [''], ['one']],
] as const)('the second run that %s decides', (_, tests, passed, failed, unsteady) => {
  const joined = joinRuns(
    report(steady, file('b.test.ts', { one: 'failed', two: 'passed' })),
    report(file('b.test.ts', tests)),
  );
  const names = (list: { test: string }[]) => list.map(({ test: name }) => name);
  expect([joined.passed, names(joined.failed), names(joined.unsteady)]).toEqual([passed, failed, unsteady]);
});

test('a file that did not run again stays failed', () => {
  const joined = joinRuns(report(file('b.test.ts', { one: 'failed' })), report());
  expect([joined.passed, joined.failed.length, joined.unsteady]).toEqual([0, 1, []]);
});

test('a file that loads only the second time counts with its tests', () => {
  const joined = joinRuns(report(steady, file('b.test.ts', {})), report(file('b.test.ts', { one: 'passed' })));
  expect([joined.passed, joined.failed, joined.unsteady.length]).toEqual([3, [], 1]);
});
