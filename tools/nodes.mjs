/**
 * `npm run prove nodes`: runs the suites without a browser on the newer lines of Node, whose binaries come from npm, and starts the built
 * product on each. Suites as arguments replace the usual ones: `node tools/nodes.mjs unit`. Prints how long each took as a ratio to the
 * first, and a last line: N passed, N failed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt, ensureInstalled, ROOT } from './setup.mjs';

/** The lines with long support that follow the oldest supported one. */
const LINES = ['22', '24'];
const STARTS_WITHIN_MS = 60_000;
const LOOK_MS = 250;

ensureInstalled();
ensureBuilt();
const suites = process.argv.length > 2 ? process.argv.slice(2) : ['unit', 'server'];
const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
const times = new Map();
let failed = 0;
try {
  for (const line of LINES) {
    const node = install(line);
    if (!(await starts(node))) fail(`Node ${line}: start`);
    for (const suite of suites) if (!passes(node, suite)) fail(`Node ${line}: ${suite}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const all = LINES.length * (suites.length + 1);
console.log(`${all - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function fail(what) {
  failed += 1;
  console.error(`FAILED ${what}`);
}

/**
 * Installs a line of Node from npm and returns the path of its program. The package of this machine's kind is named, because `node`
 * itself only brings it by a script of its installation, which npm may not run.
 */
function install(line) {
  const place = join(folder, line);
  const kind = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const args = ['install', '--no-audit', '--no-fund', '--prefix', place, `${kind}@${line}`];
  const { status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${kind}@${line} could not be installed`);
  return join(place, 'node_modules', kind, 'bin', 'node');
}

/** Runs a suite; child processes find the same Node first. */
function passes(node, suite) {
  const start = Date.now();
  const { status } = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', '--project', `${suite}*`], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  });
  const ms = Date.now() - start;
  if (!times.has(suite)) times.set(suite, ms);
  console.log(`${versionOf(node)} ${suite}: ×${(ms / times.get(suite)).toFixed(2)}`);
  return status === 0;
}

function versionOf(node) {
  return spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
}

/** Starts the built product in an empty folder, and asks whether it is ready; a warning of Node counts as a failure. */
async function starts(node) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', ALLOW_ROOT: '1' };
  const child = spawn(node, ['dist/server/main.js'], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise((done) => child.once('exit', done));
  const until = Date.now() + STARTS_WITHIN_MS;
  let isReady = false;
  while (!isReady && Date.now() < until && child.exitCode === null) {
    await sleep(LOOK_MS);
    isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  child.kill('SIGTERM');
  await ended;
  if (/Warning/.test(said)) console.error(said);
  return isReady && !/Warning/.test(said);
}

function freePort() {
  return new Promise((done, refuse) => {
    const server = createServer();
    server.once('error', refuse);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
