import { CRITERIA, type Criterion, LEVEL_SCORES, type Marks, type Points, pointsOf } from '#domain/scoring.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';

/** Source: spec, section 4 (Scoring); ruling 5. Marks are points. */

/** The marks a teacher changed and has not saved, by level. Level 1 p1 never stands here: the quiz counts it. */
export type UnsavedMarks = Partial<Record<MissionLevel, Partial<Record<Criterion, number>>>>;

/** One mark changed; the saved value, or null for no choice, takes it off the list. A 0 that is not saved yet is a change. */
export function withMark(
  unsaved: UnsavedMarks,
  saved: Points,
  level: MissionLevel,
  criterion: Criterion,
  value: number | null,
): UnsavedMarks {
  const { [criterion]: _old, ...rest } = unsaved[level] ?? {};
  const { [criterion]: before, marked } = saved[`level${level}`];
  const isSaved = value === null || (value === before && marked[criterion]);
  const changed = isSaved ? rest : { ...rest, [criterion]: value };
  const { [level]: _level, ...others } = unsaved;
  return Object.keys(changed).length === 0 ? others : { ...others, [level]: changed };
}

/** The points as they will stand once saved: every total recomputed at once. */
export function livePoints(saved: Points, unsaved: UnsavedMarks): Points {
  const marks: Marks = {};
  for (const level of MISSION_LEVELS) {
    const { p1, p2, marked } = saved[`level${level}`];
    const given = unsaved[level] ?? {};
    const isGiven = (criterion: Criterion) => marked[criterion] || given[criterion] !== undefined;
    marks[level] = { p1, p2, ...given, marked: { p1: isGiven('p1'), p2: isGiven('p2') } };
  }
  return pointsOf(marks);
}

/** What is still to save once the server holds `saved`: marks that differ, of levels that the team has posted. */
export function stillUnsaved(
  unsaved: UnsavedMarks,
  saved: Points,
  isPosted: (level: MissionLevel) => boolean,
): UnsavedMarks {
  let rest: UnsavedMarks = {};
  for (const level of MISSION_LEVELS.filter(isPosted)) {
    for (const criterion of CRITERIA) {
      const value = unsaved[level]?.[criterion];
      if (value !== undefined) rest = withMark(rest, saved, level, criterion, value);
    }
  }
  return rest;
}

/** What PUT /team/evaluation takes: only what was changed, as each mark that is sent counts as given. */
export function evaluationBody(unsaved: UnsavedMarks): Record<string, Partial<Record<Criterion, number>>> {
  return Object.fromEntries(Object.entries(unsaved).map(([level, given]) => [`level${level}`, given]));
}

/** Reads marks kept on the device; anything a teacher could not have chosen is dropped. */
export function parseUnsavedMarks(text: string | null): UnsavedMarks {
  const unsaved: UnsavedMarks = {};
  const kept = parsed(text);
  for (const level of MISSION_LEVELS) {
    const allowed = allowedMarks(level, kept?.[level]);
    if (Object.keys(allowed).length > 0) unsaved[level] = allowed;
  }
  return unsaved;
}

function allowedMarks(level: MissionLevel, kept: unknown): Partial<Record<Criterion, number>> {
  const marks: Partial<Record<Criterion, number>> = {};
  if (!isRecord(kept)) return marks;
  for (const criterion of CRITERIA) {
    const value = LEVEL_SCORES[level][criterion].find((mark) => mark === kept[criterion]);
    if (value !== undefined) marks[criterion] = value;
  }
  return marks;
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
