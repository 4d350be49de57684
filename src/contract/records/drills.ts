import * as z from 'zod/mini';
import { DRILL_KEYS, DRILL_STATES, DRILL_STEPS } from '#domain/records/restoreDrill.ts';
import type { EndpointTable } from '../endpoint.ts';
import { ADMINS } from '../who.ts';

/** The newest backup that the server finds; `madeAt` is in unix seconds. */
const newestBackup = z.object({
  name: z.string(),
  folder: z.string(),
  madeAt: z.int(),
  bytes: z.int(),
  files: z.int(),
});
export type NewestBackup = z.output<typeof newestBackup>;

const findings = z.object({
  version: z.string(),
  bytes: z.int(),
  tables: z.int(),
  rows: z.int(),
  /** Drills of earlier versions have none. */
  counts: z.optional(z.object({ accounts: z.int(), teams: z.int(), answers: z.int() })),
  files: z.int(),
  missingFiles: z.int(),
  differences: z.array(z.object({ table: z.string(), expected: z.int(), found: z.int() })),
  key: z.enum(DRILL_KEYS),
  upgraded: z.boolean(),
  place: z.enum(['database', 'cluster']),
});

/** A restore drill; times are in unix seconds. `who` is null when that account is gone. */
const drill = z.object({
  _id: z.uuid(),
  state: z.enum(DRILL_STATES),
  startedAt: z.int(),
  endedAt: z.nullable(z.int()),
  who: z.nullable(z.string()),
  backup: z.string(),
  backupAt: z.int(),
  progress: z.object({ step: z.enum(DRILL_STEPS), done: z.int(), total: z.int() }),
  findings: z.nullable(findings),
  problem: z.nullable(z.string()),
});
export type Drill = z.output<typeof drill>;

const drillPage = z.object({ backup: z.nullable(newestBackup), drills: z.array(drill) });

/** Restore drills: the newest backup, restored into a scratch database that is removed afterwards. */
export const drills = {
  restoreDrills: {
    method: 'GET',
    path: '/restore-drills',
    summary: 'A cópia de segurança mais recente e as últimas vezes em que uma cópia foi experimentada.',
    who: ADMINS,
    success: { status: 200, body: drillPage },
  },
  startDrill: {
    method: 'POST',
    path: '/restore-drills',
    summary: 'Começa a experimentar a cópia mais recente, numa base de dados à parte que é apagada no fim.',
    who: ADMINS,
    success: { status: 201, body: drillPage },
    refusals: ['noBackup', 'drillRunning', 'noDrillRoom'],
  },
} as const satisfies EndpointTable;
