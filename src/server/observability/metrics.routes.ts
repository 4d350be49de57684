import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { poolUsage } from '../db/ping.ts';
import { diskRoom } from '../files/diskRoom.ts';
import type { Services } from '../http/handler.ts';
import type { PolicyReports } from '../http/policyReports.ts';
import { Refusal } from '../http/Refusal.ts';
import { countLiveSessions } from '../identity/sessions.queries.ts';
import { lastBackup } from '../records/backup/lastBackup.ts';
import { routeOf } from './log.ts';

const MS_PER_S = 1_000;
const BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LABELS = ['method', 'route', 'status'] as const;
/** What the database says comes with the answer or not at all: whoever watches must not wait for what has fallen. */
const DATABASE_WITHIN_MS = 1_000;
/** Headers that proxies add; a request that has one did not begin on this machine. */
const PROXY_HEADERS = /^(x-forwarded-.*|x-real-ip|forwarded|via)$/;
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * GET /metrics in Prometheus' text (ruling 26): the process, every call, queues, sessions, uploads, pool, disk, backup, and
 * what the pages' security policy stopped. Refuses with metricsClosed and metricsToken (see requireMetricsAccess).
 */
export function registerMetrics(app: FastifyInstance, services: Services, policyReports: PolicyReports): void {
  const { registry } = services.metrics;
  const registers = [registry];
  watchRequests(app, registers);
  watchQueues(services, registers);
  watchDatabase(services, registers);
  watchDisk(services, registers);
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

/** Compares digests, so that the time tells nothing about the text. */
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
      new Promise<void>((told) => {
        app.server.getConnections((_error, count = 0) => {
          connections.set(count);
          told();
        });
      }),
  });
}

function watchQueues({ passwords, live }: Services, registers: Registry[]): void {
  new Gauge({
    name: 'password_hashes_waiting',
    help: 'Sign-ins that wait for a turn to hash.',
    registers,
    collect() {
      this.set(passwords.waiting());
    },
  });
  new Gauge({
    name: 'live_streams',
    help: 'Devices of teams that hear of each other.',
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

/** Those who ask at the same time get one answer. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
}

function watchDisk({ env }: Services, registers: Registry[]): void {
  const room = shared(() => diskRoom(env.dataDir));
  new Gauge({
    name: 'data_dir_size_bytes',
    help: 'Size of the disk that DATA_DIR lies on.',
    registers,
    async collect() {
      this.set((await room())?.size ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'data_dir_free_bytes',
    help: 'What is free for the server on the disk that DATA_DIR lies on.',
    registers,
    async collect() {
      this.set((await room())?.free ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When npm run backup last ended well with this DATA_DIR; 0: never.',
    registers,
    async collect() {
      this.set((await lastBackup(env.dataDir)) / MS_PER_S);
    },
  });
}

function watchPolicy(policyReports: PolicyReports, registers: Registry[]): void {
  new Counter({
    name: 'csp_violations_total',
    help: "What the pages' security policy stopped, by directive, as browsers tell.",
    labelNames: ['directive'],
    registers,
    collect() {
      this.reset();
      for (const [directive, count] of policyReports.counts()) this.inc({ directive }, count);
    },
  });
}
