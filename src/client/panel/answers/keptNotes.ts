import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { hasKept, keep, readKept } from './kept.ts';

/** Comments that are not saved, by level; an empty one takes the saved one away. */
export type UnsavedNotes = Partial<Record<MissionLevel, string>>;

/** Unsaved comments on this device, by account, team and level. */
const NOTES = 'notes:';
const nameOf = (teamId: string, level: MissionLevel) => `${NOTES}${teamId}:${level}`;

/** The comments about one team that this account has not saved. */
export function readKeptNotes(account: string, teamId: string): UnsavedNotes {
  const notes: UnsavedNotes = {};
  for (const level of MISSION_LEVELS) {
    const text = readKept(account, nameOf(teamId, level));
    if (text !== null) notes[level] = text;
  }
  return notes;
}

/** Keeps a comment; null removes the key. */
export function keepNote(account: string, teamId: string, level: MissionLevel, text: string | null): void {
  keep(account, nameOf(teamId, level), text);
}

/** Whether this account has comments here that are still to be saved. */
export function hasKeptNotes(account: string): boolean {
  return hasKept(account, NOTES);
}
