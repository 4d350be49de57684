import { createHash } from 'node:crypto';
import type { PartPost } from './PartPost.ts';

type NamedContent = { name: string; content: string };

/**
 * The hash of everything that was sent. `content` of a file is whatever stands for it: the hash of its bytes, so that
 * the same file sent again under a new upload is the same answer, or the reference as it came.
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
