import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { sniff } from '../fileTypes.ts';
import { ContentDigest } from './ContentDigest.ts';
import type { StoredBlob } from './FileStore.ts';

/**
 * Writes a stream to a new file that only this user can read and returns its hash, size and type; `synced`: durably.
 * Refuses more than `maxBytes` with fileTooLarge. After an error the caller must remove the file.
 */
export async function digestToFile(
  path: string,
  content: Readable,
  { maxBytes, synced }: { maxBytes: number; synced: boolean },
): Promise<StoredBlob> {
  const handle = await open(path, 'wx', 0o600);
  try {
    const digest = new ContentDigest(maxBytes);
    for await (const piece of content) {
      const chunk = Buffer.from(piece);
      digest.take(chunk);
      await handle.writeFile(chunk);
    }
    if (synced) await handle.sync();
    return { sha256: digest.sha256(), bytes: digest.bytes, mime: sniff(digest.head) };
  } finally {
    await handle.close();
  }
}
