import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsOf, newestBin } from '../../support/product/debianPostgres.ts';
import { signal } from '../../survival/processes.ts';
import { addressOf, inHost, type LinkedHost } from './namespaces.ts';

const PORT = 5432;
/** Before a commit is acknowledged, the replica has stored it. */
const SYNCHRONOUS = "synchronous_standby_names = '*'\nsynchronous_commit = on\n";
const REPLICATION = 'host replication all all trust\nhost all all all trust\n';

/** The system's PostgreSQL in a host. */
export class Postgres {
  private readonly run: string;
  private readonly host: LinkedHost;
  private readonly data: string;
  private readonly folder: string;

  constructor(run: string, host: LinkedHost, folder: string) {
    this.run = run;
    this.host = host;
    this.folder = join(folder, host);
    this.data = join(this.folder, 'data');
    mkdirSync(this.folder);
    const { uid, gid } = idsOf('postgres');
    chownSync(this.folder, uid, gid);
  }

  create(): void {
    this.program('initdb', '-D', this.data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8');
    execFileSync('tee', ['-a', join(this.data, 'pg_hba.conf')], {
      input: REPLICATION,
      stdio: ['pipe', 'ignore', 'inherit'],
    });
  }

  /** Copies a running primary and follows it. */
  copyOf(primary: LinkedHost): void {
    const from = ['-h', addressOf(primary), '-p', String(PORT), '-U', 'postgres'];
    this.program('pg_basebackup', ...from, '-D', this.data, '-R', '-X', 'stream', '-c', 'fast');
  }

  start(): void {
    const options = `-p ${PORT} -c listen_addresses=* -c unix_socket_directories=${this.folder} -c max_connections=60`;
    this.program('pg_ctl', '-D', this.data, '-w', '-l', join(this.folder, 'log'), '-o', options, 'start');
  }

  /** From now on every commit waits until the replica has stored it. The replica keeps its own settings. */
  followSynchronously(): void {
    writeFileSync(join(this.data, 'postgresql.auto.conf'), SYNCHRONOUS);
    this.program('pg_ctl', '-D', this.data, 'reload');
  }

  /** Makes the replica the primary, as an operator does by hand. */
  promote(): void {
    this.program('pg_ctl', '-D', this.data, '-w', 'promote');
  }

  /** All its processes. */
  get pids(): number[] {
    const postmaster = Number.parseInt(readFileSync(join(this.data, 'postmaster.pid'), 'utf8'), 10);
    const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    const children = all
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, parent]) => parent === postmaster)
      .map(([pid]) => pid ?? 0);
    return [postmaster, ...children];
  }

  signalAll(name: NodeJS.Signals): void {
    signal(this.pids, name);
    // Includes children created meanwhile.
    signal(this.pids, name);
  }

  /** Ends all its processes. Safe to call when it has ended. */
  kill(): void {
    try {
      this.signalAll('SIGKILL');
    } catch {
      // It has ended, and its pid file with it.
    }
  }

  private program(name: string, ...args: string[]): void {
    const { uid, gid } = idsOf('postgres');
    const [nsenter = '', ...network] = inHost(this.run, this.host);
    const owner = [`--setuid=${uid}`, `--setgid=${gid}`];
    execFileSync(nsenter, [...network, ...owner, join(newestBin(), name), ...args], {
      cwd: '/',
      env: { ...process.env, HOME: '/tmp' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}
