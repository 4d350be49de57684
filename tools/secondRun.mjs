import { relative } from 'node:path';
import { ROOT } from './setup.mjs';

/** A suite with more failed files than this is broken, not disturbed: nothing is run again. */
const MOST_FILES = 6;

/** Returns the failed tests of a Vitest JSON report: file, full name and first line of the message. A file that does not load has no name. */
export function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [{ file, test: '', reason: firstLine(message) }] : [];
    return tests.map(({ fullName, failureMessages }) => ({
      file,
      test: fullName,
      reason: firstLine(failureMessages[0]),
    }));
  });
}

/** Returns the files to run once more, alone, or none: when nothing failed, or too much did. */
export function filesToRunAgain(report) {
  const files = [...new Set(failuresOf(report).map(({ file }) => file))];
  return files.length > MOST_FILES ? [] : files;
}

/**
 * Joins a suite's report with that of the second run of its failed files, whose results count instead of the first. What had
 * failed and then passed is `unsteady`.
 */
export function joinRuns(first, second) {
  const ranAgain = new Set(second.testResults.map(({ name }) => name));
  const results = [...first.testResults.filter(({ name }) => !ranAgain.has(name)), ...second.testResults];
  const failed = failuresOf({ testResults: results });
  const hasFailed = ({ file, test }) => failed.some((other) => other.file === file && other.test === test);
  return {
    passed: results.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed')
      .length,
    failed,
    unsteady: failuresOf(first).filter((failure) => !hasFailed(failure)),
  };
}

function firstLine(text) {
  return (text ?? '').split('\n', 1)[0];
}
