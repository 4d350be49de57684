import { CRITERIA, type Criterion, LEVEL_SCORES, type Marks, type Points, pointsOf } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';

/** Source: spec, section 4 (Scoring); rulings 5 and 31. Marks are points; null is a mark not given. */

/** A mark a teacher chose that the server has not confirmed. */
interface Choice {
  value: number | null;
  /** The server's mark when this one was chosen; absent when unknown. */
  seen?: number | null;
}
/** Unconfirmed choices by level. Never contains p1 of level 1, which the quiz determines. */
export type MarkChoices = Partial<Record<MissionLevel, Partial<Record<Criterion, Choice>>>>;
/** Marks that were sent and are not acknowledged yet. */
export type SentMarks = Partial<Record<MissionLevel, Partial<Record<Criterion, number | null>>>>;

/** Returns the mark the server has; null while none was given. */
export function savedMark(saved: Points, level: MissionLevel, criterion: Criterion): number | null {
  const { [criterion]: value, marked } = saved[`level${level}`];
  return marked[criterion] ? value : null;
}

interface Chosen {
  level: MissionLevel;
  criterion: Criterion;
  value: number | null;
}

/**
 * Adds a choice. Choosing the saved mark removes the choice, unless another mark is in flight: that one must then be
 * overwritten.
 */
export function withChoice(
  choices: MarkChoices,
  { level, criterion, value }: Chosen,
  { saved, sent }: { saved: Points; sent: SentMarks },
): MarkChoices {
  const before = savedMark(saved, level, criterion);
  const inFlight = sent[level]?.[criterion];
  if (inFlight === undefined && value === before) return withoutChoice(choices, level, criterion);
  const earlier = choices[level]?.[criterion];
  const choice: Choice = { value };
  if (inFlight !== undefined) choice.seen = inFlight;
  else if (earlier === undefined) choice.seen = before;
  else if (earlier.seen !== undefined) choice.seen = earlier.seen;
  return { ...choices, [level]: { ...choices[level], [criterion]: choice } };
}

/** Returns the points with every choice counted in, all totals recomputed. */
export function livePoints(saved: Points, choices: MarkChoices): Points {
  const marks: Marks = {};
  for (const level of MISSION_LEVELS) {
    const { p1, p2, marked } = saved[`level${level}`];
    const mark = { p1, p2, marked: { ...marked } };
    for (const criterion of CRITERIA) {
      const choice = choices[level]?.[criterion];
      if (choice === undefined) continue;
      mark[criterion] = choice.value ?? 0;
      mark.marked[criterion] = choice.value !== null;
    }
    marks[level] = mark;
  }
  return pointsOf(marks);
}

/** Returns the choices that `saved` does not contain. */
export function unconfirmed(choices: MarkChoices, saved: Points): MarkChoices {
  return filtered(choices, (level, criterion, { value }) => value !== savedMark(saved, level, criterion));
}

/** Returns the choices of the wanted levels. */
export function choicesOf(choices: MarkChoices, isWanted: (level: MissionLevel) => boolean): MarkChoices {
  return filtered(choices, isWanted);
}

/** Returns the choices with `seen` set to the server's current marks, so that they overwrite these (after marksChanged). */
export function rebased(choices: MarkChoices, saved: Points): MarkChoices {
  const result: MarkChoices = {};
  for (const { level, criterion, choice } of listed(choices)) {
    const fresh = { value: choice.value, seen: savedMark(saved, level, criterion) };
    result[level] = { ...result[level], [criterion]: fresh };
  }
  return result;
}

/** Returns the number of marks that were chosen. */
export function countOf(choices: MarkChoices): number {
  return listed(choices).length;
}

export function isEmpty(choices: MarkChoices): boolean {
  return Object.keys(choices).length === 0;
}

/** Returns the body parts of PUT /team/evaluation: only chosen marks, because the server counts every sent mark as given. */
export function evaluationBody(choices: MarkChoices) {
  const points: Record<string, Partial<Record<Criterion, number | null>>> = {};
  const seen: typeof points = {};
  for (const { level, criterion, choice } of listed(choices)) {
    points[`level${level}`] = { ...points[`level${level}`], [criterion]: choice.value };
    if (choice.seen !== undefined) seen[`level${level}`] = { ...seen[`level${level}`], [criterion]: choice.seen };
  }
  return { points, seen };
}

/** Reads choices stored on the device; drops marks that are not allowed. Former versions stored bare numbers. */
export function parseChoices(text: string | null): MarkChoices {
  const stored = parsed(text);
  const choices: MarkChoices = {};
  for (const level of MISSION_LEVELS) {
    const ofLevel = stored[level];
    if (!isRecord(ofLevel)) continue;
    for (const criterion of CRITERIA) {
      const choice = choiceFrom(level, criterion, ofLevel[criterion]);
      if (choice !== null) choices[level] = { ...choices[level], [criterion]: choice };
    }
  }
  return choices;
}

/** Reads the marks of a body that was sent. */
export function parseSentMarks(points: unknown): SentMarks {
  const sent: SentMarks = {};
  for (const level of MISSION_LEVELS) {
    const ofLevel = isRecord(points) ? points[`level${level}`] : null;
    if (isRecord(ofLevel)) sent[level] = ofLevel as SentMarks[MissionLevel] & {};
  }
  return sent;
}

function choiceFrom(level: MissionLevel, criterion: Criterion, stored: unknown): Choice | null {
  const { value, seen } = isRecord(stored) ? stored : { value: stored };
  const allowed: readonly (number | null)[] = LEVEL_SCORES[level][criterion];
  const isAllowed = (mark: unknown): mark is number | null => mark === null || allowed.includes(mark as number);
  if (allowed.length === 0 || !isAllowed(value)) return null;
  return isAllowed(seen) ? { value, seen } : { value };
}

/** Removes a choice. */
export function withoutChoice(choices: MarkChoices, level: MissionLevel, criterion: Criterion): MarkChoices {
  return filtered(choices, (other, which) => other !== level || which !== criterion);
}

type Keeps = (level: MissionLevel, criterion: Criterion, choice: Choice) => boolean;

function filtered(choices: MarkChoices, keeps: Keeps): MarkChoices {
  const rest: MarkChoices = {};
  for (const { level, criterion, choice } of listed(choices)) {
    if (keeps(level, criterion, choice)) rest[level] = { ...rest[level], [criterion]: choice };
  }
  return rest;
}

function listed(choices: MarkChoices) {
  return MISSION_LEVELS.flatMap((level) =>
    CRITERIA.flatMap((criterion) => {
      const choice = choices[level]?.[criterion];
      return choice === undefined ? [] : [{ level, criterion, choice }];
    }),
  );
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
