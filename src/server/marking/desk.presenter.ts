import type { QueuedTeam } from '#contract/marking/desk.ts';
import { isMarked } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import { statusOf } from '../game/status.presenter.ts';
import type { QueueRow } from './desk.queries.ts';

const UNMARKED = { p1: false, p2: false };

/** Presents a team of the queue: its posted missions, with and without all their marks. */
export function presentQueued(row: QueueRow): QueuedTeam {
  const { accepted, solar } = statusOf(row);
  const posted = MISSION_LEVELS.filter((level) => accepted[`level${level}`]);
  const hasMarks = (level: (typeof posted)[number]) => isMarked(level, row.marks[level]?.marked ?? UNMARKED);
  return {
    _id: row.id,
    name: row.name,
    class: row.className,
    solar: { _id: solar._id, name: solar.name },
    open: posted.filter((level) => !hasMarks(level)),
    marked: posted.filter(hasMarks),
    questions: [...row.questions],
  };
}
