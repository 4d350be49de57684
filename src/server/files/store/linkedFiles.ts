import type { SentFile } from '#contract/fields.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import type { Services } from '#server/http/handler.ts';
import { type Blob, findTeamBlobs } from '../blobs.queries.ts';
import { linkedContent } from '../links.ts';

/**
 * Returns the stored files that an answer names by their links, by link: a mission that was given back is posted again
 * without uploading its files again. Links to files that the team's answers do not hold, and forged ones, are left out.
 */
export async function findLinkedFiles(
  db: Database | Tx,
  services: Pick<Services, 'fileKey'>,
  teamId: string,
  files: readonly SentFile[],
): Promise<ReadonlyMap<string, Blob>> {
  const named = new Map<string, string>();
  for (const { content } of files) {
    const sha256 = linkedContent(services, content);
    if (sha256 !== null) named.set(content, sha256);
  }
  const held = await findTeamBlobs(db, teamId, [...named.values()]);
  const kept = new Map<string, Blob>();
  for (const [content, sha256] of named) {
    const blob = held.find((one) => one.sha256 === sha256);
    if (blob) kept.set(content, blob);
  }
  return kept;
}
