/** The states of a restore drill: 'flawed' when the backup restores but differs from what it should contain. */
export const DRILL_STATES = ['running', 'good', 'flawed', 'failed', 'interrupted'] as const;
export type DrillState = (typeof DRILL_STATES)[number];

/** The steps of a running drill, in order. */
export const DRILL_STEPS = ['checking', 'restoring', 'counting', 'removing'] as const;
export type DrillStep = (typeof DRILL_STEPS)[number];

/** Whether restored passwords could be decrypted: 'other' when the backup belongs to a key that is not here. */
export const DRILL_KEYS = ['included', 'inUse', 'other', 'none'] as const;
export type DrillKey = (typeof DRILL_KEYS)[number];

/** How far a running drill is, in parts of its step. */
export interface DrillProgress {
  step: DrillStep;
  done: number;
  total: number;
}

/** A table whose number of rows differs from the manifest of the backup. */
export interface TableDifference {
  table: string;
  expected: number;
  found: number;
}

/** What a drill found in the backup. */
export interface DrillFindings {
  version: string;
  bytes: number;
  tables: number;
  rows: number;
  /** Rows of what a person knows by name; drills of earlier versions have none. */
  counts?: { accounts: number; teams: number; answers: number } | undefined;
  files: number;
  /** Files that the restored database refers to and the backup lacks. */
  missingFiles: number;
  differences: readonly TableDifference[];
  key: DrillKey;
  /** The backup was made by an earlier version and its tables were migrated. */
  upgraded: boolean;
  /** 'database': beside the live one, on the same PostgreSQL; 'cluster': in a PostgreSQL of its own. */
  place: 'database' | 'cluster';
}

/** Returns the state of a drill that ran to its end. */
export function stateOfFindings({ differences, missingFiles, key }: DrillFindings): DrillState {
  return differences.length === 0 && missingFiles === 0 && key !== 'other' ? 'good' : 'flawed';
}

/** Number of drills that are kept. */
export const DRILLS_KEPT = 20;

const CLUSTER_BYTES = 400_000_000;
/** Rows with their indexes and the write-ahead log take up to this many times their size in the backup. */
const ROWS_FACTOR = 4;

/** Returns the free bytes that restoring rows of this size into a new cluster requires. */
export function drillBytesNeeded(rowBytes: number): number {
  return CLUSTER_BYTES + ROWS_FACTOR * rowBytes;
}
