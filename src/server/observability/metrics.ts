import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { productVersion } from '../records/backup/productVersion.ts';

const MS_PER_S = 1_000;
const WAIT_BUCKETS_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The metrics that server code records; /metrics exposes them. */
export interface Metrics {
  readonly registry: Registry;
  /** Records how long a sign-in waited for its password hash, in milliseconds. */
  recordHashWait(ms: number): void;
  /** Counts received bytes of a file. */
  countUploadBytes(bytes: number): void;
  /** Counts a file that begins (1) or stops (-1) arriving. */
  changeUploadsInFlight(change: 1 | -1): void;
  /** Counts a refused call; `code` is a refusal id of the contract. */
  countRefusal(code: string): void;
  /** Records that expired data was removed; `now` in milliseconds since 1970. */
  recordTidy(now: number): void;
}

/** Creates a registry with the default metrics of the process and those of the product. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const build = { name: 'build_info', help: 'Always 1; the labels say which version runs.', registers };
  new Gauge({ ...build, labelNames: ['version', 'node'] }).set(
    { version: productVersion(), node: process.versions.node },
    1,
  );
  const waits = { name: 'password_hash_wait_seconds', help: 'How long sign-ins waited for a hash.', registers };
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
    help: 'When expired data was last removed; 0: not since the start.',
    registers,
  });
  return {
    registry,
    recordHashWait: (ms) => wait.observe(ms / MS_PER_S),
    countUploadBytes: (count) => bytes.inc(count),
    changeUploadsInFlight: (change) => uploads.inc(change),
    countRefusal: (code) => refusals.inc({ code }),
    recordTidy: (now) => tidy.set(Math.floor(now / MS_PER_S)),
  };
}
