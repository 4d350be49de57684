import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { poolUsage } from '../db/ping.ts';
import { diskSpace } from '../files/diskSpace.ts';
import type { Services } from '../http/handler.ts';
import type { PolicyReports } from '../http/policyReports.ts';
import { Refusal } from '../http/Refusal.ts';
import { countLiveSessions } from '../identity/sessions.queries.ts';
import { lastBackup } from '../records/backup/lastBackup.ts';
import { readDrillRecord } from '../records/drill/drills.queries.ts';
import { routeOf } from './log.ts';

const MS_PER_S = 1_000;
const BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LABELS = ['method', 'route', 'status'] as const;
/** The longest that /metrics waits for the database, so that it also answers when the database is down. */
const DATABASE_WITHIN_MS = 1_000;
/** Headers that proxies add; a request with one of them did not begin on this machine. */
const PROXY_HEADERS = /^(x-forwarded-.*|x-real-ip|forwarded|via)$/;
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Registers GET /metrics in Prometheus' text format (ruling 26): process, calls, queues, sessions, uploads, pool, disk,
 * backup, restore drills and violations of the pages' security policy. Refuses with metricsClosed and metricsToken (see
 * requireMetricsAccess).
 */
export function registerMetrics(app: FastifyInstance, services: Services, policyReports: PolicyReports): void {
  const { registry } = services.metrics;
  const registers = [registry];
  watchRequests(app, registers);
  watchQueues(services, registers);
  watchDatabase(services, registers);
  watchDisk(services, registers);
  watchDrills(services, registers);
  watchPolicy(policyReports, registers);
  const onRequest = async (request: FastifyRequest) => requireMetricsAccess(request, services.env.metricsToken);
  app.get('/metrics', { onRequest }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Requires METRICS_TOKEN in `Authorization: Bearer`, where one is set; else a request that began on this machine. */
function requireMetricsAccess({ headers, socket }: FastifyRequest, token: string | undefined): void {
  if (token !== undefined) {
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) throw new Refusal('metricsToken');
    return;
  }
  const isForwarded = Object.keys(headers).some((name) => PROXY_HEADERS.test(name));
  if (isForwarded || !isLoopback(socket.remoteAddress ?? '')) throw new Refusal('metricsClosed');
}

/** Compares digests in constant time, so that timing reveals nothing about the token. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function isLoopback(address: string): boolean {
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function watchRequests(app: FastifyInstance, registers: Registry[]): void {
  const total = { name: 'http_requests_total', help: 'Answered requests.' };
  const requests = new Counter({ ...total, labelNames: LABELS, registers });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out; call is the name of the contract.',
    labelNames: [...LABELS, 'call'],
    buckets: BUCKETS_S,
    registers,
  });
  const inFlight = { name: 'http_requests_in_flight', help: 'Requests not yet answered, streams included.' };
  const open = new Gauge({ ...inFlight, registers });
  app.addHook('onRequest', async (_request, reply) => {
    open.inc();
    reply.raw.once('close', () => open.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    requests.inc(labels);
    const { call = '' } = request.routeOptions.config;
    durations.observe({ ...labels, call }, reply.elapsedTime / MS_PER_S);
  });
  const connections = new Gauge({
    name: 'http_connections',
    help: 'Open connections.',
    registers,
    collect: () =>
      new Promise<void>((resolve) => {
        app.server.getConnections((_error, count = 0) => {
          connections.set(count);
          resolve();
        });
      }),
  });
  const connectionsMax = {
    name: 'http_connections_max',
    help: 'Open connections beyond which new ones are rejected.',
    registers,
  };
  new Gauge(connectionsMax).set(app.server.maxConnections);
}

function watchQueues({ passwords, live }: Services, registers: Registry[]): void {
  new Gauge({
    name: 'password_hashes_waiting',
    help: 'Sign-ins that wait for a password hash.',
    registers,
    collect() {
      this.set(passwords.waiting());
    },
  });
  new Gauge({
    name: 'live_streams',
    help: 'Open live streams of team devices.',
    registers,
    collect() {
      this.set(live.count());
    },
  });
}

function watchDatabase({ db, now }: Services, registers: Registry[]): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state; waiting counts calls without one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolUsage(db))) this.set({ state }, count);
    },
  });
  const count = shared(() => countLiveSessions(db, new Date(now()), DATABASE_WITHIN_MS));
  new Gauge({
    name: 'database_up',
    help: '1 when the database answers.',
    registers,
    async collect() {
      this.set((await count()) === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'sessions_live',
    help: 'Sessions that have neither ended nor been signed out of; as last known.',
    registers,
    async collect() {
      const found = await count();
      if (found !== null) this.set(found);
    },
  });
}

/** Returns a function whose concurrent callers share one call of `read`. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null;
  return () => {
    pending ??= read().finally(() => {
      pending = null;
    });
    return pending;
  };
}

function watchDisk({ env }: Services, registers: Registry[]): void {
  const room = shared(() => diskSpace(env.dataDir));
  new Gauge({
    name: 'data_dir_size_bytes',
    help: 'Size of the disk that holds DATA_DIR.',
    registers,
    async collect() {
      this.set((await room())?.size ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'data_dir_free_bytes',
    help: 'Bytes free for the server on the disk that holds DATA_DIR.',
    registers,
    async collect() {
      this.set((await room())?.free ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When npm run backup last succeeded with this DATA_DIR; 0: never.',
    registers,
    async collect() {
      this.set((await lastBackup(env.dataDir)) / MS_PER_S);
    },
  });
}

function watchDrills({ db }: Services, registers: Registry[]): void {
  const record = shared(() => readDrillRecord(db, DATABASE_WITHIN_MS));
  new Gauge({
    name: 'restore_drill_last_success_timestamp_seconds',
    help: 'When a restore drill last found the backup good; 0: never; as last known.',
    registers,
    async collect() {
      const found = await record();
      if (found !== null) this.set((found.lastGoodAt?.getTime() ?? 0) / MS_PER_S);
    },
  });
  new Gauge({
    name: 'restore_drill_failed',
    help: '1 when the last restore drill that ended failed or found differences; as last known.',
    registers,
    async collect() {
      const found = await record();
      if (found !== null) this.set(found.lastIsGood === false ? 1 : 0);
    },
  });
}

function watchPolicy(policyReports: PolicyReports, registers: Registry[]): void {
  new Counter({
    name: 'csp_violations_total',
    help: "Violations of the pages' security policy that browsers reported, by directive.",
    labelNames: ['directive'],
    registers,
    collect() {
      this.reset();
      for (const [directive, count] of policyReports.counts()) this.inc({ directive }, count);
    },
  });
}
