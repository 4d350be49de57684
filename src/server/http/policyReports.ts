import type { FastifyInstance, FastifyRequest } from 'fastify';
import { POLICY_REPORT_CALL } from '#contract/policyReport.ts';
import { POLICY_REPORT_MAX_BYTES } from '#domain/limits.ts';
import { readViolations, type Violation } from './policyViolations.ts';
import { Refusal } from './Refusal.ts';

const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];
/** Anybody can send reports: only this many a minute are logged; all are counted. */
const LOGGED_PER_MINUTE_MAX = 20;
const MINUTE_MS = 60_000;

/** Violations that browsers reported, counted by directive since the start. */
export interface PolicyReports {
  counts(): ReadonlyMap<string, number>;
  /** Counts a violation; returns whether it may be logged too. */
  take(violation: Violation): boolean;
}

/** Creates counters that start at zero; `now` in milliseconds. */
export function createPolicyReports(now: () => number): PolicyReports {
  const counts = new Map<string, number>();
  let minute = { start: now(), logged: 0 };
  return {
    counts: () => counts,
    take({ directive }) {
      counts.set(directive, (counts.get(directive) ?? 0) + 1);
      if (now() - minute.start >= MINUTE_MS) minute = { start: now(), logged: 0 };
      minute.logged += 1;
      return minute.logged <= LOGGED_PER_MINUTE_MAX;
    },
  };
}

/**
 * Registers POST /csp-report: counts violations and logs them without query, caller or address. Refuses everything but the
 * two encodings of browsers' reports, and more than 16 KiB.
 */
export function registerPolicyReports(api: FastifyInstance, reports: PolicyReports): void {
  void api.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      REPORT_TYPES,
      { parseAs: 'string', bodyLimit: POLICY_REPORT_MAX_BYTES },
      async (_request: FastifyRequest, body: string) => parsed(body),
    );
    app.route({
      method: POLICY_REPORT_CALL.method,
      url: POLICY_REPORT_CALL.path,
      handler: async ({ body, log }, reply) => {
        if (body === undefined) throw new Refusal('brokenBody');
        for (const violation of readViolations(body)) {
          if (reports.take(violation)) log.warn(violation, 'the security policy stopped something');
        }
        return reply.status(204).send();
      },
    });
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('brokenBody');
  }
}
