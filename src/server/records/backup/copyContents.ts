import type { FileStore } from '#server/files/store/FileStore.ts';

interface Content {
  sha256: string;
  bytes: number;
}

/**
 * Copies contents from one store to another, each hashed on the way and safe on the disk. `lost`: not there, or not what
 * its name says; one that nothing uses (`used: false`: announced and never arrived) is not missed.
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
