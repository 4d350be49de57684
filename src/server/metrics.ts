import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { poolUsage } from './db/ping.ts';
import type { Services } from './handler.ts';
import { routeOf } from './log.ts';
import type { PolicyReports } from './policyReports.ts';

const MS_PER_S = 1_000;
const BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LABELS = ['method', 'route', 'status'] as const;

/**
 * GET /metrics in Prometheus' text (ruling 26): the process, every call by route template, hashing, the pool, and what
 * the pages' security policy stopped.
 */
export function registerMetrics(app: FastifyInstance, services: Services, policyReports: PolicyReports): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: LABELS,
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out.',
    labelNames: LABELS,
    buckets: BUCKETS_S,
    registers,
  });
  watchQueues(services, registers);
  watchPolicy(policyReports, registers);
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    requests.inc(labels);
    durations.observe(labels, reply.elapsedTime / MS_PER_S);
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}

function watchQueues({ db, passwords, live }: Services, registers: Registry[]): void {
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
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state; waiting counts calls without one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolUsage(db))) this.set({ state }, count);
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
