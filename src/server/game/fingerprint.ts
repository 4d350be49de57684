import { createHash } from 'node:crypto';
import type { PartPost } from './PartPost.ts';

type NamedContent = { name: string; content: string };

/**
 * Returns the SHA-256 of a post. A file's `content` is the hash of its bytes, so that the same file in a new upload gives
 * the same fingerprint, or the upload reference as it was sent.
 */
export function fingerprintOf(post: PartPost, files: readonly (readonly NamedContent[])[]): string {
  const canonical = JSON.stringify([
    post.part,
    post.ship ?? null,
    post.texts.map((text) => text.replaceAll('\r\n', '\n')),
    files.map((list) => list.map(({ name, content }) => [name, content])),
  ]);
  return createHash('sha256').update(canonical).digest('hex');
}
