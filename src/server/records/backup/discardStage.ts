import { rm } from 'node:fs/promises';
import { readLocationNote } from '#server/db/embedded/databaseLocation.ts';
import { stopOrphanedPostgres } from '#server/db/embedded/embedded.ts';
import type { ServerLog } from '#server/observability/ServerLog.ts';

/**
 * Removes a folder with an embedded database, also after its process was killed: stops its PostgreSQL and removes a
 * database kept elsewhere.
 */
export async function discardStage(stage: string, log: ServerLog): Promise<void> {
  await stopOrphanedPostgres({ dataDir: stage, log });
  const elsewhere = await readLocationNote(stage);
  if (elsewhere !== undefined) await rm(elsewhere, { recursive: true, force: true });
  await rm(stage, { recursive: true, force: true, maxRetries: 5 });
}
