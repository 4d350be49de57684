import { CAPTION_PLACE_NAMES } from '#domain/game/captions.ts';
import type { AnswerFile } from '../sheet/answerFiles.ts';

/** Renders where the team found what the file shows, and what it says of it; nothing when it said neither. */
export function FileCaption({ file: { caption, place } }: { file: AnswerFile }) {
  if (!caption && !place) return null;
  return (
    <p className="quoted-answer wrap-anywhere">
      {place && <strong>{CAPTION_PLACE_NAMES[place]}</strong>}
      {place && caption && ': '}
      {caption}
    </p>
  );
}
