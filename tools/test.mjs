/**
 * `npm test`: runs the set-up, then every suite: unit tests, the server on a real PostgreSQL, the product in a real browser, and
 * the outside judges who read its pages.
 * Prints a last line: N passed, N failed. Suite names as arguments run only those.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failuresOf, filesToRunAgain, joinRuns } from './secondRun.mjs';
import { ensureInstalled, ROOT, requireNode } from './setup.mjs';

const SUITES = ['unit', 'server', 'e2e', 'engines', 'performance', 'judges'];
const IN_BROWSER = ['e2e', 'engines', 'performance', 'judges'];
/** Exit code of tests/judges/run.ts on a computer that cannot run the judges. */
const JUDGES_MISSING = 2;
/** Suites with more to do than to run Vitest. */
const RUNS = { engines: runEngines, judges: runJudges };
/** Number of slowest files printed per suite. */
const SLOWEST = 10;
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** What the suite `engines` runs beside Chromium, and what each needs (Debian's packages of the same names). */
const FURTHER_ENGINES = {
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr', xvfb: '/usr/bin/Xvfb' },
  webkit: {
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    dbus: '/usr/bin/dbus-run-session',
    xvfb: '/usr/bin/Xvfb',
    xdotool: '/usr/bin/xdotool',
  },
};
/** .ci/run: whatever this computer lacks is a failure. */
const isComplete = process.env.REQUIRE_ALL_TOOLS === '1';
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

/** Runs a browser suite; without a browser it counts as one failure, and the other suites still run. */
function runInBrowser(suite) {
  const browser = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
  if (!browser) {
    console.error('Falta o Chromium para os testes no navegador: apt-get install chromium (ou CHROMIUM=caminho).');
    return { suite, passed: 0, failed: 1, names: [`${suite}: no browser`] };
  }
  process.env.CHROMIUM = browser;
  return (RUNS[suite] ?? runSuite)(suite);
}

/** Runs the journeys in every engine that is here. A missing one is named, and is a failure of a complete run. */
function runEngines() {
  const missing = Object.entries(FURTHER_ENGINES).flatMap(([engine, needed]) => {
    const packages = Object.keys(needed).filter((name) => !existsSync(needed[name]));
    return packages.length > 0 ? [{ engine, packages }] : [];
  });
  for (const { engine, packages } of missing) {
    console.error(`Sem testes em ${engine}. Para os correr: apt-get install ${packages.join(' ')}`);
  }
  const present = ['chromium', ...Object.keys(FURTHER_ENGINES)].filter(
    (name) => !missing.some(({ engine }) => engine === name),
  );
  const result = runSuite(
    'engines',
    present.map((name) => `engines:${name}`),
  );
  if (isComplete) {
    result.failed += missing.length;
    result.names.push(...missing.map(({ engine }) => `engines: no ${engine}`));
  }
  return result;
}

/** Has the outside judges read every page: a page without a failure counts as passed. It runs no judge on a computer without Java or without the judges' packages. */
function runJudges(suite) {
  const start = Date.now();
  if (spawnSync('java', ['-version']).status !== 0) {
    console.error('Sem juízes de fora. Para os correr: apt-get install openjdk-17-jre-headless');
    return { suite, passed: 0, failed: isComplete ? 1 : 0, names: isComplete ? [`${suite}: no Java`] : [] };
  }
  const output = join(ROOT, 'artifacts/reports/judges.json');
  mkdirSync(join(ROOT, 'artifacts/reports'), { recursive: true });
  rmSync(output, { force: true });
  const env = { ...process.env, NODE_ENV: 'test', JUDGED_PAGES: output };
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/judges/run.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  });
  if (status === JUDGES_MISSING) {
    console.error('Sem juízes de fora: falta o que está dito acima.');
    return {
      suite,
      passed: 0,
      failed: isComplete ? 1 : 0,
      names: isComplete ? [`FAILED ${suite}: not installed`] : [],
    };
  }
  const { pages, failed } = readJson(output, { pages: 0, failed: [] });
  const names = [...new Set(failed.map(({ page, judge, rule }) => `FAILED judges > ${page}: ${judge}, ${rule}`))];
  if (status !== 0 && names.length === 0) names.push(`FAILED judges: ended with exit code ${status}`);
  const count = Math.max(new Set(failed.map(({ page }) => page)).size, status === 0 ? 0 : 1);
  return { suite, passed: Math.max(pages - count, 0), failed: count, names, seconds: (Date.now() - start) / 1000 };
}

/**
 * Runs one suite in a separate process; a suite that fails without a failed test (a file that does not load) counts as one
 * failure. The files that failed run once more, alone: on two cores a browser is sometimes starved. What then passes is
 * counted as passed and named as unsteady (decision 0070).
 */
function runSuite(suite, projects = [`${suite}*`]) {
  const start = Date.now();
  const { status, report, files } = runVitest(suite, projects);
  const again = filesToRunAgain(report);
  const second = again.length > 0 ? runVitest(`${suite}-again`, projects, again) : null;
  const { passed, failed, unsteady } =
    second === null
      ? { passed: report.numPassedTests, failed: failuresOf(report), unsteady: [] }
      : joinRuns(report, second.report);
  const names = [
    ...failed.map((failure) => lineOf('FAILED', failure)),
    ...unsteady.map((failure) => lineOf('UNSTEADY', failure)),
  ];
  const hasEnded = second === null ? status === 0 : second.status === 0;
  if (!hasEnded && failed.length === 0) names.push(`FAILED ${suite}: ended with exit code ${status}`);
  return {
    suite,
    passed,
    failed: Math.max(failed.length, hasEnded ? 0 : 1),
    names,
    seconds: (Date.now() - start) / 1000,
    files,
  };
}

/** Runs Vitest in a separate process and returns its exit code, its report and the seconds of each file. */
function runVitest(name, projects, files = []) {
  const output = join(ROOT, `artifacts/reports/${name}.json`);
  const times = join(ROOT, `artifacts/reports/${name}-times.json`);
  mkdirSync(join(ROOT, 'artifacts/reports'), { recursive: true });
  for (const path of [output, times]) rmSync(path, { force: true });
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    ...(files.length > 0 ? ['--no-file-parallelism', '--maxWorkers=1'] : []),
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tools/timesReporter.mjs',
  ];
  const { status } = spawnSync(process.execPath, [...args, `--outputFile.json=${output}`], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', FILE_TIMES: times },
  });
  const empty = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  return { status, report: readJson(output, empty), files: readJson(times, {}) };
}

function readJson(path, otherwise) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : otherwise;
}

/** Prints the duration of each suite and its slowest files. */
function printTimes(results) {
  for (const { suite, seconds = 0, files = {} } of results) {
    console.log(`${suite}: ${Math.round(seconds)} s, ${Object.keys(files).length} files`);
    const slowest = Object.entries(files)
      .sort(([, a], [, b]) => b - a)
      .slice(0, SLOWEST);
    for (const [file, taken] of slowest) console.log(`  ${taken.toFixed(1).padStart(6)} s  ${file}`);
  }
}

/** Returns a failure's line, to repeat below the long output. */
function lineOf(word, { file, test, reason }) {
  return `${word} ${test === '' ? file : `${file} > ${test}`}: ${reason}`;
}
