import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Directus and Strapi with a separate lock file, apart from the product's packages. */
const PACKAGES = join(import.meta.dirname, 'packages');
export const MODULES = join(PACKAGES, 'node_modules');
const INSTALLED = join(MODULES, '.package-lock.json');
const BUILT_SANDBOX = join(MODULES, 'isolated-vm/out/isolated_vm.node');
export const STRAPI_APP = join(PACKAGES, 'strapi');

/** Installs Directus and Strapi when they are missing, and builds Strapi's panel. */
export function ensurePeers(say: (line: string) => void): void {
  const run = (cwd: string, command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(INSTALLED)) {
    say('a instalar o Directus e o Strapi (alguns minutos)…');
    run(PACKAGES, 'npm', 'ci');
  }
  // Directus needs isolated-vm, which has no prebuilt binary for every Node version.
  if (!existsSync(BUILT_SANDBOX)) run(PACKAGES, 'npm', 'rebuild', 'isolated-vm', '--ignore-scripts=false');
  if (isBuilt()) return;
  say('a construir o painel do Strapi…');
  run(STRAPI_APP, process.execPath, join(MODULES, '@strapi/strapi/bin/strapi.js'), 'build');
}

/** Returns whether Strapi's panel was built after the last change of its application. */
function isBuilt(): boolean {
  const built = statSync(join(STRAPI_APP, 'dist/build/index.html'), { throwIfNoEntry: false });
  const sources = ['config', 'src'].flatMap((folder) =>
    readdirSync(join(STRAPI_APP, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(STRAPI_APP, folder, file),
    ),
  );
  return built !== undefined && sources.every((file) => statSync(file).mtimeMs < built.mtimeMs);
}

/** Returns the version of an installed package. */
export function versionOf(name: string): string {
  return (JSON.parse(readFileSync(join(MODULES, name, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Loads an installed package; the caller provides its type. */
export function packageOf<T>(name: string): T {
  return createRequire(join(MODULES, 'here.js'))(name);
}
