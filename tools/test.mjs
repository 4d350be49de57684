/**
 * `npm test`: set-up, then every suite: rules and screens, the server on a real PostgreSQL, the product in a real
 * browser. Ends with one line: N passed, N failed. Names of suites as arguments run only those.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled, ROOT, requireNode } from './setup.mjs';

const SUITES = ['unit', 'server', 'e2e', 'performance'];
const IN_BROWSER = ['e2e', 'performance'];
/** How many of a suite's files are named with their time. */
const SLOWEST = 10;
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const wanted = process.argv.slice(2);
const suites = wanted.length > 0 ? SUITES.filter((suite) => wanted.includes(suite)) : SUITES;

requireNode();
ensureInstalled();
const totals = suites.map((suite) => (IN_BROWSER.includes(suite) ? runInBrowser(suite) : runSuite(suite)));
const passed = totals.reduce((sum, total) => sum + total.passed, 0);
const failed = totals.reduce((sum, total) => sum + total.failed, 0);
printTimes(totals);
for (const { names } of totals) for (const name of names) console.error(name);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** The built product in a browser; without a browser this suite counts as one failure, the others still run. */
function runInBrowser(suite) {
  const browser = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
  if (!browser) {
    console.error('Falta o Chromium para os testes no navegador: apt-get install chromium (ou CHROMIUM=caminho).');
    return { suite, passed: 0, failed: 1, names: [`${suite}: no browser`] };
  }
  process.env.CHROMIUM = browser;
  return runSuite(suite);
}

/** One suite in a process of its own; a suite that fails without a failed test (a file that does not load) counts one. */
function runSuite(suite) {
  const report = join(ROOT, `artifacts/reports/${suite}.json`);
  mkdirSync(join(ROOT, 'artifacts/reports'), { recursive: true });
  rmSync(report, { force: true });
  const times = join(ROOT, `artifacts/reports/${suite}-times.json`);
  rmSync(times, { force: true });
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    suite,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tools/timesReporter.mjs',
  ];
  const start = Date.now();
  const { status } = spawnSync(process.execPath, [...args, `--outputFile.json=${report}`], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', FILE_TIMES: times },
  });
  const result = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  const failed = Math.max(result.numFailedTests, status === 0 ? 0 : 1);
  const names = namesOfFailures(result);
  if (failed > 0 && names.length === 0) names.push(`${suite}: ended with exit code ${status}`);
  const files = existsSync(times) ? JSON.parse(readFileSync(times, 'utf8')) : {};
  return { suite, passed: result.numPassedTests, failed, names, seconds: (Date.now() - start) / 1000, files };
}

/** Prints how long each suite took, and its slowest files. */
function printTimes(results) {
  for (const { suite, seconds = 0, files = {} } of results) {
    console.log(`${suite}: ${Math.round(seconds)} s, ${Object.keys(files).length} files`);
    const slowest = Object.entries(files)
      .sort(([, a], [, b]) => b - a)
      .slice(0, SLOWEST);
    for (const [file, taken] of slowest) console.log(`  ${taken.toFixed(1).padStart(6)} s  ${file}`);
  }
}

/** What failed, once more below the long output: the file, the test, and the first line of why. */
function namesOfFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [`FAILED ${file}: ${firstLine(message)}`] : [];
    return tests.map((test) => `FAILED ${file} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
}

function firstLine(text) {
  return (text ?? '').split('\n', 1)[0];
}
