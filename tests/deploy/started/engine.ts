import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Debian's packages that start the files of deploy/, by the command that each brings. */
const NEEDED = {
  podman: 'podman',
  buildah: 'buildah',
  runc: 'runc',
  debootstrap: 'debootstrap',
  catatonit: 'catatonit',
  tar: 'tar',
} as const;
const FURTHER = ['containernetworking-plugins', 'netavark', 'aardvark-dns', 'iptables', 'uidmap'];
/** Exit code of a computer that cannot start containers; a failure in `npm run prove`. */
const MISSING_EXIT = 2;
const SOCKET_WITHIN_MS = 15_000;
const OUTPUT_MAX = 64 * 1024 * 1024;

/** Images and containers of these proofs live apart from those of the computer's own engine. */
export const ENGINE_DIR = join(tmpdir(), 'conselho-engine');
const SOCKET = join(ENGINE_DIR, 'podman.sock');

export interface Ran {
  status: number;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
}

let environment: NodeJS.ProcessEnv = process.env;

/**
 * Prepares the engine; exits with one line that names what is missing and how to install it. `also`: further commands that a proof
 * runs, with the packages that bring them.
 */
export function openEngine(also: Record<string, string> = {}): void {
  const absent = Object.entries({ ...NEEDED, ...also }).filter(([command]) => !isCommand(command));
  const isRoot = process.getuid?.() === 0;
  if (process.platform !== 'linux' || !isRoot || absent.length > 0) {
    const packages = [...new Set([...absent.map(([, name]) => name), ...(absent.length > 0 ? FURTHER : [])])];
    const how =
      packages.length > 0 ? `apt-get install -y --no-install-recommends ${packages.join(' ')}` : 'Linux, root';
    console.error(`Sem motor de contentores. Para o ter: ${how}`);
    process.exit(MISSING_EXIT);
  }
  mkdirSync(ENGINE_DIR, { recursive: true, mode: 0o700 });
  const storage = join(ENGINE_DIR, 'storage.conf');
  const storageLines = ['[storage]', 'driver = "overlay"', `graphroot = "${ENGINE_DIR}/images"`];
  writeFileSync(storage, [...storageLines, `runroot = "${ENGINE_DIR}/run"`, ''].join('\n'));
  const conf = join(ENGINE_DIR, 'containers.conf');
  writeFileSync(conf, containersConf());
  environment = {
    ...process.env,
    CONTAINERS_CONF: conf,
    CONTAINERS_STORAGE_CONF: storage,
    PODMAN_IGNORE_CGROUPSV1_WARNING: '1',
  };
}

/** Without systemd as PID 1, cgroups are made by the engine itself, and a process may not raise its own limits. */
function containersConf(): string {
  const network = ['[network]', `network_config_dir = "${ENGINE_DIR}/networks"`, ''];
  if (existsSync('/run/systemd/system')) return network.join('\n');
  const limits = 'default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]';
  return ['[containers]', limits, '[engine]', 'runtime = "runc"', 'cgroup_manager = "cgroupfs"', ...network].join('\n');
}

function isCommand(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
}

/** Runs a command with the engine's environment; returns its exit code and output. */
export function attempt(command: string, args: readonly string[], options: RunOptions = {}): Ran {
  const { cwd, env } = options;
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: OUTPUT_MAX,
    env: { ...environment, ...env },
    ...(cwd !== undefined && { cwd }),
  });
  if (error) throw error;
  return { status: status ?? 1, stdout: stdout ?? '', stderr: stderr ?? '' };
}

/** Runs a command; returns its output, and throws with what it printed when it fails. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): string {
  const { status, stdout, stderr } = attempt(command, args, options);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

export const podman = (...args: string[]): string => run('podman', args);

/** Like `podman`, without holding up the teams that play in this process. */
export async function podmanWhilePlaying(...args: string[]): Promise<string> {
  return (await promisify(execFile)('podman', args, { env: environment })).stdout;
}

/** Returns the process of a container, as this computer numbers it; 0 while it does not run. */
export async function pidOf(container: string): Promise<number> {
  return Number(await podmanWhilePlaying('inspect', '--format', '{{.State.Pid}}', container));
}

/** Returns the status of a GET; 0 without an answer. */
export function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Runs a command in a container; returns its output. */
export const inside = (container: string, ...command: string[]): string => podman('exec', container, ...command);

/** Serves Docker's API, through which Compose reaches the engine. Returns the address and a function that ends it. */
export async function serveEngine(): Promise<{ address: string; close: () => void }> {
  rmSync(SOCKET, { force: true });
  const address = `unix://${SOCKET}`;
  const service: ChildProcess = spawn('podman', ['system', 'service', '--time=0', address], {
    env: environment,
    stdio: 'ignore',
  });
  const before = Date.now() + SOCKET_WITHIN_MS;
  while (!existsSync(SOCKET)) {
    if (Date.now() > before || service.exitCode !== null) throw new Error('The engine does not serve its API.');
    await wait(50);
  }
  return { address, close: () => void service.kill('SIGTERM') };
}

const HEALTH_LOOP =
  'while :; do for name in $(podman ps --format "{{.Names}}"); do podman healthcheck run "$name"; done; sleep 2; done';

/**
 * Runs the health checks of all containers until the returned function is called. Podman leaves them to systemd's timers, which a
 * computer without systemd does not have. A process of its own, because Compose is waited for synchronously.
 */
export function runHealthChecks(): () => void {
  const loop = spawn('sh', ['-c', HEALTH_LOOP], { env: environment, stdio: 'ignore' });
  return () => void loop.kill('SIGKILL');
}

/** Waits until `isTrue` holds; throws with `what` after `withinMs`. Returns the milliseconds it took. */
export async function until(what: string, withinMs: number, isTrue: () => boolean | Promise<boolean>): Promise<number> {
  const start = Date.now();
  while (!(await isTrue())) {
    if (Date.now() - start > withinMs) throw new Error(`Not within ${withinMs / 1000} s: ${what}`);
    await wait(250);
  }
  return Date.now() - start;
}

/** Removes every container, network, volume and secret of this engine; images stay as a cache. */
export function emptyEngine(): void {
  for (const args of [
    ['pod', 'rm', '--all', '--force'],
    ['rm', '--all', '--force', '--time', '2'],
    ['network', 'prune', '--force'],
    ['volume', 'prune', '--force'],
  ]) {
    attempt('podman', args);
  }
  for (const id of podman('secret', 'ls', '--quiet').split('\n').filter(Boolean))
    attempt('podman', ['secret', 'rm', id]);
}

/** Returns the value of an `ARG name=value` or an `image: value` line of a file. */
export function valueIn(file: string, pattern: RegExp): string {
  const value = pattern.exec(readFileSync(file, 'utf8'))?.[1];
  if (value === undefined) throw new Error(`${file} has no ${pattern}`);
  return value;
}
