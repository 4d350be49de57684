import type { Recording } from '#contract/game/recordings.ts';
import type { StoredRecording } from './recordings.queries.ts';

/** Presents recordings with short-lived addresses of their contents. */
export function presentRecordings(
  stored: readonly StoredRecording[],
  linkTo: (file: { name: string; sha256: string }) => string,
): Recording[] {
  return stored.map(({ id, part, step, name, sha256, seconds, words }) => ({
    _id: id,
    part,
    step,
    name,
    content: sha256 === null ? null : linkTo({ name, sha256 }),
    seconds,
    words,
  }));
}
