import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { clusterFolder } from './databaseLocation.ts';
import type { PostgresBinaries } from './postgresBinaries.ts';
import { childOptions, runTool } from './postgresCommand.ts';
import type { PostgresEndpoint } from './postgresEndpoint.ts';
import type { PostgresUser } from './postgresUser.ts';
import { removeStalePidFile } from './postmaster.ts';

/** A postmaster that was just killed, or its last child, holds the folder for some tenths of a second. */
const RETRY_MS = 250;
const RETRIES = 40;
/** After this attempt a postmaster.pid whose process is certainly gone is removed; shared memory still guards the files. */
const FORGET_AFTER = 3;
const STILL_HELD = /postmaster\.pid.*already exists|pre-existing shared memory block/s;
const READY = 'database system is ready to accept connections';
const STOP_WITHIN_MS = 60_000;

/** Sized for a school's small server; what protects the data (fsync, synchronous_commit, full_page_writes) stays on. */
const SETTINGS: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '32MB',
  max_connections: '40',
  work_mem: '4MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '256MB',
  jit: 'off',
  io_method: 'sync',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  max_parallel_workers_per_gather: '1',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  huge_pages: 'off',
  cluster_name: 'conselho-galactico',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '',
  // Keeps row values and statements, which may hold personal data, out of the log.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

export type Cluster = {
  folder: string;
  user: PostgresUser;
  binaries: PostgresBinaries;
  endpoint: PostgresEndpoint;
};

export type RunningPostgres = {
  pid: number;
  /** Resolves with the reason when the process ends. */
  ended: Promise<string>;
  /** Fast shutdown: open transactions are rolled back, everything committed is written. */
  stop: () => Promise<void>;
};

/** Starts PostgreSQL and waits until it accepts connections, crash recovery included. */
export async function launchPostgres(cluster: Cluster, log: ServerLog): Promise<RunningPostgres> {
  const place = { cluster: clusterFolder(cluster.folder), pgCtl: cluster.binaries.pgCtl, user: cluster.user };
  for (let attempt = 1; ; attempt++) {
    try {
      await cluster.endpoint.prepare();
      return await launchOnce(cluster, log);
    } catch (error) {
      if (attempt > RETRIES || !(error instanceof Error && STILL_HELD.test(error.message))) throw error;
      if (attempt === FORGET_AFTER) await removeStalePidFile(place);
      await wait(RETRY_MS);
    }
  }
}

async function launchOnce(cluster: Cluster, log: ServerLog): Promise<RunningPostgres> {
  const settings = { ...SETTINGS, port: String(cluster.endpoint.connection.port), ...cluster.endpoint.settings };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(cluster.binaries.postgres, ['-D', clusterFolder(cluster.folder), ...args], {
    ...childOptions(cluster.user),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Stops PostgreSQL also when node exits without calling stop (process.exit).
  const leave = () => void child.kill('SIGINT');
  process.once('exit', leave);
  const ended = endOf(child).finally(() => process.off('exit', leave));
  await ready(child, ended, log);
  return { pid: child.pid ?? 0, ended, stop: () => stop(child, ended, cluster) };
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `código ${code}`));
  });
}

function ready(child: ChildProcess, ended: Promise<string>, log: ServerLog): Promise<void> {
  return new Promise((resolve, reject) => {
    const lastLines: string[] = [];
    if (child.stderr) {
      createInterface({ input: child.stderr }).on('line', (line) => {
        if (line.includes(READY)) resolve();
        if (lastLines.push(line) > 30) lastLines.shift();
        if (/^PANIC:/.test(line)) log.error({ postgres: line }, 'PostgreSQL');
        else if (/^(WARNING|FATAL):/.test(line)) log.warn({ postgres: line }, 'PostgreSQL');
        else log.debug({ postgres: line }, 'PostgreSQL');
      });
    }
    // `ended` comes after stderr has closed, whose last lines hold the reason.
    void ended.then((how) => reject(new Error(`O PostgreSQL não arrancou (${how}):\n${lastLines.join('\n')}`)));
  });
}

async function stop(child: ChildProcess, ended: Promise<string>, { binaries, folder, user }: Cluster): Promise<void> {
  if (process.platform === 'win32')
    await runTool(binaries.pgCtl, ['-D', clusterFolder(folder), 'stop', '-m', 'fast'], user);
  else child.kill('SIGINT');
  const hurry = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN_MS);
  await ended;
  clearTimeout(hurry);
}
