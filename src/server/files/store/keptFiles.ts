import type { SentFile } from '#contract/fields.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import type { Services } from '#server/http/handler.ts';
import { type Blob, contentsHeld } from '../blobs.queries.ts';
import { linkedContent } from '../links.ts';

/**
 * The files that an answer names by the address at which the team has read them: a mission that was given back is posted
 * again without sending its files again. By that address; one of another team's files, or a made-up one, is missing.
 */
export async function keptFiles(
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
  const held = await contentsHeld(db, teamId, [...named.values()]);
  const kept = new Map<string, Blob>();
  for (const [content, sha256] of named) {
    const blob = held.find((one) => one.sha256 === sha256);
    if (blob) kept.set(content, blob);
  }
  return kept;
}
