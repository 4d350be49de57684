import type { FileStore } from '#server/files/store/FileStore.ts';

interface Content {
  sha256: string;
  bytes: number;
}

/**
 * Copies contents from one store to another, verifying each hash and syncing each to disk. `lost` lists contents that
 * are missing or do not match their hash, except unused ones (`used: false`: an upload that never arrived).
 */
export async function copyContents(
  contents: readonly (Content & { used: boolean })[],
  from: FileStore,
  to: FileStore,
): Promise<{ copied: Content[]; lost: Content[] }> {
  const copied: Content[] = [];
  const lost: Content[] = [];
  for (const { sha256, bytes, used } of contents) {
    if (await copyContent(sha256, from, to)) copied.push({ sha256, bytes });
    else if (used) lost.push({ sha256, bytes });
  }
  return { copied, lost };
}

async function copyContent(sha256: string, from: FileStore, to: FileStore): Promise<boolean> {
  const content = await from.open(sha256);
  if (content === null) return false;
  const stored = await to.put(content, Number.MAX_SAFE_INTEGER);
  if (stored.sha256 === sha256) return true;
  await to.remove(stored.sha256);
  return false;
}
