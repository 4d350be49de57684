import { createHash } from 'node:crypto';
import type { Captioned } from '#domain/game/captions.ts';
import type { PartPost } from './PartPost.ts';

type NamedContent = { name: string; content: string } & Captioned;
type RecordedContent = { step: number; content: string };

/**
 * Returns the SHA-256 of a post. A file's `content` is the hash of its bytes, so that the same file in a new upload gives
 * the same fingerprint, or the upload reference as it was sent. A file without caption and place gives the fingerprint that
 * it had before there were any, and so does a post without recordings.
 */
export function fingerprintOf(
  post: PartPost,
  files: readonly (readonly NamedContent[])[],
  recordings: readonly RecordedContent[],
): string {
  const canonical = JSON.stringify([
    post.part,
    post.ship ?? null,
    post.texts.map((text) => text.replaceAll('\r\n', '\n')),
    files.map((list) => list.map(fileParts)),
    ...(recordings.length > 0 ? [recordings.map(({ step, content }) => [step, content])] : []),
  ]);
  return createHash('sha256').update(canonical).digest('hex');
}

function fileParts({ name, content, caption = '', place = null }: NamedContent) {
  return caption === '' && place === null ? [name, content] : [name, content, caption, place];
}
