import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { productVersion } from '../records/backup/productVersion.ts';

const MS_PER_S = 1_000;
const WAIT_BUCKETS_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What the rooms of the server tell whoever watches over it; /metrics shows it. */
export interface Metrics {
  readonly registry: Registry;
  /** A sign-in had to wait so long for its turn, in milliseconds. */
  waitedForTurn(ms: number): void;
  /** Bytes of a file arrived. */
  arrived(bytes: number): void;
  /** A file began (1) or ended (-1) arriving. */
  arriving(change: 1 | -1): void;
  /** A call was refused; `code` is one of the contract's. */
  refused(code: string): void;
  /** What has served was removed; `now` in milliseconds since 1970. */
  tidied(now: number): void;
}

/** A registry with what every process has, and what is counted where it happens. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const build = { name: 'build_info', help: 'Always 1; the labels say which version runs.', registers };
  new Gauge({ ...build, labelNames: ['version', 'node'] }).set(
    { version: productVersion(), node: process.versions.node },
    1,
  );
  const waits = { name: 'password_hash_wait_seconds', help: 'How long sign-ins waited for a turn.', registers };
  const wait = new Histogram({ ...waits, buckets: WAIT_BUCKETS_S });
  const bytes = new Counter({ name: 'upload_bytes_total', help: 'Bytes of files that arrived.', registers });
  const uploads = new Gauge({ name: 'uploads_in_flight', help: 'Files that are arriving now.', registers });
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Refused calls by the code in their answer.',
    labelNames: ['code'],
    registers,
  });
  const tidy = new Gauge({
    name: 'tidy_last_success_timestamp_seconds',
    help: 'When what has served was last removed; 0: not since the start.',
    registers,
  });
  return {
    registry,
    waitedForTurn: (ms) => wait.observe(ms / MS_PER_S),
    arrived: (count) => bytes.inc(count),
    arriving: (change) => uploads.inc(change),
    refused: (code) => refusals.inc({ code }),
    tidied: (now) => tidy.set(Math.floor(now / MS_PER_S)),
  };
}
