/** Set-up for `npm start` and `npm test`, using only Node: installs missing packages and rebuilds a stale build. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname ?? '.', '..');
const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules/.installed-lock');
const BUILT = join(ROOT, 'dist/.built');
/** Build folder of the client with the designers' scene selector, for tests and screenshots. */
const SCENES = join(ROOT, 'artifacts/scenes');
/** Every build, also one started by a test runner, is the production build that schools get. */
const PRODUCTION = { NODE_ENV: 'production' };
const BUILD_INPUTS = [
  'src',
  'assets',
  'config',
  'index.html',
  'tailwind.config.ts',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.worker.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'tools/compress.mjs',
  'tools/documents.mjs',
  'tools/formerFiles.mjs',
  'tools/offline',
  'tools/bundledPackages.ts',
  'tools/sbom.ts',
];

/** Runs a command in the project folder and exits this process if it fails. */
export function run(command, args, what, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`Não foi possível ${what}.`);
    process.exit(status ?? 1);
  }
}

/** Exits with an error message when Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`É preciso o Node 20.19 ou mais recente; este é o ${process.versions.node}.`);
    process.exit(1);
  }
}

/**
 * Runs `npm ci` when the installed packages differ from the lock file. Skips a node_modules that is a symbolic link, because npm
 * would empty its target.
 */
export function ensureInstalled() {
  if (lstatSync(dirname(INSTALLED), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === wanted) return;
  console.log('A instalar o que falta…');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], 'instalar as dependências');
  writeFileSync(INSTALLED, wanted);
}

/** Builds client and server if a source changed since the last build. */
export function ensureBuilt() {
  ensureFresh(BUILT, 'A construir o produto…', () =>
    run('npm', ['run', '--silent', 'build'], 'construir o produto', PRODUCTION),
  );
}

/** Builds the client with the scene selector if a source changed since the last such build; returns its folder. */
export function ensureScenesBuilt() {
  ensureFresh(join(SCENES, '.built'), 'A construir o seletor de cenas…', () =>
    run('npx', ['vite', 'build', '--outDir', SCENES, '--emptyOutDir', '--logLevel', 'error'], 'construir as cenas', {
      ...PRODUCTION,
      VITE_DEV_SCENES: '1',
    }),
  );
  return SCENES;
}

/** Calls `build` unless the file `mark` contains the fingerprint of the current sources. */
function ensureFresh(mark, message, build) {
  const wanted = fingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log(message);
  build();
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const input of BUILD_INPUTS) hashPath(hash, join(ROOT, input));
  return hash.digest('hex');
}

/** Hashes names and contents only, not times, so that a copied project does not rebuild. */
function hashPath(hash, path) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) hashPath(hash, join(path, name));
  } else {
    hash.update(`${relative(ROOT, path)}\n`).update(readFileSync(path));
  }
}
