import { GROWTH_BOX_MIN_CHARS, GROWTH_CHANGE_MIN_CHARS, GROWTH_STEP_WAIT_MS, TEXT_MAX_CHARS } from '../limits.ts';
import type { Part } from '../vocabulary.ts';

/** How an answer grew: which drafts become steps of its series, and which step goes when the series is full. */

/** The missions that are answered with texts. */
const GROWTH_MISSIONS = [2, 4] as const;
export type GrowthMission = (typeof GROWTH_MISSIONS)[number];

/** The texts of the answer boxes at one moment, one for each box. */
export type BoxTexts = readonly string[];

/** The last step of a series; `at` in milliseconds. */
export interface LastStep {
  at: number;
  texts: BoxTexts;
}

/** Returns whether two moments have the same texts. */
export function isSameTexts(one: BoxTexts, other: BoxTexts): boolean {
  return one.length === other.length && one.every((text, box) => text === other[box]);
}

/** Returns whether the part is a mission that is answered with texts. */
export function hasGrowth(part: Part): part is GrowthMission {
  return GROWTH_MISSIONS.some((mission) => mission === part);
}

/**
 * Returns the texts of the boxes in a draft's content, which is made by a client: the submitted texts, and in the box of the
 * current step what is typed. Null when the content is not a draft of this part, or when a text is too long or
 * cannot be stored. `boxes` is the number of boxes of the mission. Source: ruling 14.
 */
export function draftTexts(content: string, part: GrowthMission, boxes: number): string[] | null {
  const draft = parsedObject(content);
  if (draft === null || draft.part !== part) return null;
  const { texts, typed, step } = draft;
  if (!Array.isArray(texts) || typeof typed !== 'string' || typeof step !== 'number') return null;
  const inBoxes = Array.from({ length: boxes }, (_, box) =>
    box === step && typed !== '' ? typed : (texts[box] ?? ''),
  );
  return inBoxes.every(isStorable) ? inBoxes.map((text) => text.trim()) : null;
}

/** PostgreSQL text cannot contain NUL. */
function isStorable(text: unknown): text is string {
  return typeof text === 'string' && text.trim().length <= TEXT_MAX_CHARS && !text.includes('\0');
}

function parsedObject(content: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * Returns whether the texts of a draft become a step: enough time has passed since the last one, and either enough
 * characters changed or a box that was empty is filled. `last` is null while the series is empty; `now` in milliseconds.
 */
export function isNextStep(last: LastStep | null, texts: BoxTexts, now: number): boolean {
  if (last !== null && now - last.at < GROWTH_STEP_WAIT_MS) return false;
  const before = last?.texts ?? [];
  const isFilled = texts.some((text, box) => (before[box] ?? '') === '' && text.length >= GROWTH_BOX_MIN_CHARS);
  return isFilled || changedChars(before, texts) >= GROWTH_CHANGE_MIN_CHARS;
}

/**
 * Returns how many characters changed from `before` to `after`, in all boxes: those of the words that only one of the two
 * has; a replaced word counts once, as the longer of the two. Moved words count nothing. Takes time in proportion to the
 * length of the texts.
 */
export function changedChars(before: BoxTexts, after: BoxTexts): number {
  let changed = 0;
  for (let box = 0; box < Math.max(before.length, after.length); box += 1) {
    changed += changedCharsOfText(before[box] ?? '', after[box] ?? '');
  }
  return changed;
}

function changedCharsOfText(before: string, after: string): number {
  if (before === after) return 0;
  const counts = new Map<string, number>();
  for (const word of wordsOf(before)) counts.set(word, (counts.get(word) ?? 0) - 1);
  for (const word of wordsOf(after)) counts.set(word, (counts.get(word) ?? 0) + 1);
  let [added, removed] = [0, 0];
  for (const [word, count] of counts) {
    if (count > 0) added += count * word.length;
    else removed -= count * word.length;
  }
  return Math.max(added, removed);
}

function wordsOf(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}

/**
 * Returns the index of the step without which the series says most: the one whose neighbours differ least, the earlier one
 * of several. The first and the last step always stay; null when there is none between them.
 */
export function stepToDrop(series: readonly BoxTexts[]): number | null {
  let [found, least] = [null as number | null, Number.POSITIVE_INFINITY];
  for (let index = 1; index < series.length - 1; index += 1) {
    const change = changedChars(series[index - 1] ?? [], series[index + 1] ?? []);
    if (change < least) [found, least] = [index, change];
  }
  return found;
}
