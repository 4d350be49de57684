import type { CaptionPlace } from '#domain/game/captions.ts';
import {
  GAME_LEVELS,
  type GameLevel,
  MISSION_LEVELS,
  type MissionLevel,
  PARTS,
  type Part,
  THEMES,
  type Theme,
} from '#domain/vocabulary.ts';

/** A file of an answer: its display name, the hash of its content, and what the team says of it ('' and null: nothing). */
export interface StoredFile {
  name: string;
  sha256: string;
  caption: string;
  place: CaptionPlace | null;
}

// Narrow database values to the unions that check constraints guarantee; another value is a bug and throws.

export function storedTheme(value: string): Theme {
  return member(THEMES, value);
}

export function storedLevel(value: number): GameLevel {
  return member(GAME_LEVELS, value);
}

export function storedMission(value: number): MissionLevel {
  return member(MISSION_LEVELS, value);
}

export function storedPart(value: number): Part {
  return member(PARTS, value);
}

function member<T extends string | number>(allowed: readonly T[], value: string | number): T {
  const found = allowed.find((item) => item === value);
  if (found === undefined) throw new Error(`The database holds a value outside its constraints: ${value}`);
  return found;
}
