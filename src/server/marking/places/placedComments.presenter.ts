import type { SolarSystem } from '#content/SolarSystem.ts';
import type { MissionComments, PlacedComment } from '#contract/marking/placedComments.ts';
import { captionLine } from '#domain/game/captions.ts';
import {
  isPlacedLevel,
  numbered,
  PLACED_LEVELS,
  type Place,
  type PlacedLevel,
} from '#domain/marking/places/placedComments.ts';
import type { LinkTo } from '#server/game/answers.presenter.ts';
import type { StoredAnswers } from '#server/game/answers.queries.ts';
import { storedMission } from '#server/game/stored.ts';
import type { PlacedRow } from './placedComments.queries.ts';

const MS_PER_S = 1_000;

/** Presents a comment for staff. */
export function presentPlaced(row: PlacedRow): PlacedComment {
  return {
    _id: row.id,
    level: placedLevel(row.level),
    version: row.version,
    place: placeOf(row),
    text: row.text,
    readAt: row.readAt && Math.floor(row.readAt.getTime() / MS_PER_S),
  };
}

/** What comments are about: the mission's words, the team's answers, and addresses of its files. */
interface Commented {
  system: SolarSystem;
  answers: StoredAnswers;
  linkTo: LinkTo;
}

/** Presents comments for the team itself: missions that have any, each in order of place, with what they are about. */
export function presentMissions(rows: readonly PlacedRow[], commented: Commented): MissionComments[] {
  return PLACED_LEVELS.flatMap((level) => {
    const own = rows.filter((row) => row.level === level).map((row) => ({ row, place: placeOf(row) }));
    const comments = numbered(own).map(({ row, place }) => ({
      _id: row.id,
      revision: revisionOf(row),
      place,
      text: row.text,
      read: row.readAt !== null,
    }));
    return comments.length === 0 ? [] : [{ level, ...presentAnswer(level, comments, commented), comments }];
  });
}

function presentAnswer(
  level: PlacedLevel,
  comments: readonly { place: Place }[],
  { system: { levels, missions }, answers, linkTo }: Commented,
): Omit<MissionComments, 'level' | 'comments'> {
  const answer = answers[level];
  const texts =
    level === 3 ? [] : levels[`level${level}`].map(({ prompt }, step) => ({ prompt, text: answer?.texts[step] ?? '' }));
  const places = new Map(
    comments.flatMap(({ place }) => (place.kind === 'picture' ? [[`${place.step}/${place.position}`, place]] : [])),
  );
  const pictures = [...places.values()].flatMap(({ step, position }) => {
    const file = answer?.files[step]?.[position];
    return file ? [{ step, position, address: linkTo(file), words: captionLine(file) || file.name }] : [];
  });
  return { title: missions[level].title, texts, pictures };
}

/** Returns the number of a comment's words: when they were written, in milliseconds since 1970. */
export function revisionOf({ updatedAt }: PlacedRow): number {
  return updatedAt.getTime();
}

/** Returns the place of a stored comment, which a check constraint makes complete. */
export function placeOf({ step, spanStart, spanEnd, quote, position, x, y }: PlacedRow): Place {
  if (spanStart !== null && spanEnd !== null && quote !== null) {
    return { kind: 'text', step, start: spanStart, end: spanEnd, quote };
  }
  if (position !== null && x !== null && y !== null) return { kind: 'picture', step, position, x, y };
  throw new Error('The database holds a comment without a place.');
}

function placedLevel(value: number): PlacedLevel {
  const level = storedMission(value);
  if (!isPlacedLevel(level)) throw new Error('The database holds a comment on a place of the quiz.');
  return level;
}
