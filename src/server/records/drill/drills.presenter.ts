import type { Drill, NewestBackup } from '#contract/records/drills.ts';
import type { DrillRow } from './drills.queries.ts';
import { bytesOf, type FoundBackup } from './newestBackup.ts';

const seconds = (at: Date) => Math.floor(at.getTime() / 1_000);

/** Presents a drill; times are in unix seconds. */
export function presentDrill({ id, startedAt, endedAt, backupAt, findings, ...row }: DrillRow): Drill {
  return {
    _id: id,
    ...row,
    startedAt: seconds(startedAt),
    endedAt: endedAt && seconds(endedAt),
    backupAt: seconds(backupAt),
    findings: findings && { ...findings, differences: [...findings.differences] },
  };
}

/** Presents a backup; its time is in unix seconds. */
export function presentBackup({ folder, name, manifest }: FoundBackup): NewestBackup {
  return {
    name,
    folder,
    madeAt: seconds(new Date(manifest.createdAt)),
    bytes: bytesOf(manifest).all,
    files: manifest.files.length,
  };
}
