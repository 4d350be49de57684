import { PHRASE_SHORTCUT_MAX_CHARS } from '../limits.ts';
import { MISSION_LEVELS, type MissionLevel } from '../vocabulary.ts';
import { CRITERIA, type Criterion, LEVEL_SCORES } from './scoring.ts';

// Phrases for a teacher's notes to teams: her own, and our starters for each mark of each mission.

/** Stands for the name of the team in a phrase. */
export const TEAM_PLACEHOLDER = '{equipa}';

/** Starters for each mark. */
export const STARTERS_PER_MARK = 5;

/** A phrase as it is offered while a note is written. */
export interface Phrase {
  /** A UUID for an own phrase; the id of a starter for ours (starterId). */
  id: string;
  text: string;
  /** What is typed after '/' to find it; null without one. */
  shortcut: string | null;
  isOwn: boolean;
  /** How often the person has put it into a note. */
  uses: number;
  /** The criterion it speaks about; null for both. */
  criterion: Criterion | null;
  /** The mark it was written for; null for an own phrase. */
  points: number | null;
}

/** A mark that starters are written for. */
export interface StarterMark {
  level: MissionLevel;
  criterion: Criterion;
  points: number;
}

/** The marks that a teacher gives, in the order of missions, criteria and points. */
export const STARTER_MARKS: readonly StarterMark[] = MISSION_LEVELS.flatMap((level) =>
  CRITERIA.flatMap((criterion) => LEVEL_SCORES[level][criterion].map((points) => ({ level, criterion, points }))),
);

/** Returns the id of a starter, 'm2-p1-40-3'; `number` counts from 1. Ids are stored, so they never change. */
export function starterId({ level, criterion, points }: StarterMark, number: number): string {
  return `m${level}-${criterion}-${points}-${number}`;
}

const STARTER_IDS: ReadonlySet<string> = new Set(
  STARTER_MARKS.flatMap((mark) => Array.from({ length: STARTERS_PER_MARK }, (_, index) => starterId(mark, index + 1))),
);

/** Returns whether this is the id of one of our starters. */
export function isStarterId(id: string): boolean {
  return STARTER_IDS.has(id);
}

/** Returns the text of a phrase with the name of the team in place of each `{equipa}`. */
export function fillPhrase(text: string, teamName: string): string {
  return text.replaceAll(TEAM_PLACEHOLDER, () => teamName);
}

/** Sorts phrases: most used first, then own ones before ours, then in the given order. */
export function orderPhrases<P extends Pick<Phrase, 'uses' | 'isOwn'>>(phrases: readonly P[]): P[] {
  return [...phrases].sort((a, b) => b.uses - a.uses || Number(b.isOwn) - Number(a.isOwn));
}

/**
 * Returns the phrases that fit what was typed after '/', without regard to accents and case: those whose shortcut it is
 * first, then those whose shortcut begins so, then those with each typed word at the start of one of their words. Keeps the
 * given order within each; all phrases for an empty text.
 */
export function matchPhrases<P extends Pick<Phrase, 'text' | 'shortcut'>>(phrases: readonly P[], typed: string): P[] {
  const wanted = folded(typed).trim();
  if (wanted === '') return [...phrases];
  const found = phrases.map((phrase) => ({ phrase, rank: rankOf(phrase, wanted) }));
  return found
    .filter(({ rank }) => rank !== NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ phrase }) => phrase);
}

const NO_MATCH = 3;

function rankOf({ text, shortcut }: Pick<Phrase, 'text' | 'shortcut'>, wanted: string): number {
  const short = shortcut === null ? null : folded(shortcut);
  if (short === wanted) return 0;
  if (short?.startsWith(wanted)) return 1;
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  const isFound = wanted.split(/\s+/).every((start) => words.some((word) => word.startsWith(start)));
  return isFound ? 2 : NO_MATCH;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const SHORTCUT = /^[\p{L}\p{N}-]+$/u;

/** Returns a shortcut as it is stored: in lower case, without spaces around it; null when nothing was typed. */
export function cleanShortcut(typed: string): string | null {
  const shortcut = typed.normalize('NFC').trim().toLowerCase();
  return shortcut === '' ? null : shortcut;
}

/** Returns whether a clean shortcut has only letters, digits and hyphens, and is not too long. */
export function isShortcut(shortcut: string): boolean {
  return shortcut.length <= PHRASE_SHORTCUT_MAX_CHARS && SHORTCUT.test(shortcut);
}
