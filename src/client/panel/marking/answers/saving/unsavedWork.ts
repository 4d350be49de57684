import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { isEmpty, type MarkChoices, parseChoices } from './markChoices.ts';
import { namesUnsaved, readUnsaved, writeUnsaved } from './unsavedStore.ts';

/** Comments the server has not confirmed, by level; an empty one takes the saved one away. */
export type UnsavedNotes = Partial<Record<MissionLevel, string>>;

/** One thing that is saved by one call: a team's marks (`level` null), or the comment about one level. */
export interface Part {
  teamId: string;
  level: MissionLevel | null;
}

const MARKS = 'marks:';
const NOTES = 'notes:';
/** Parts the server refused: they are sent again only after the teacher has done something about them. */
const REFUSED = 'refused:';

const noteName = (teamId: string, level: MissionLevel) => `${NOTES}${teamId}:${level}`;
const nameOf = ({ teamId, level }: Part) => (level === null ? MARKS + teamId : noteName(teamId, level));

/** Returns the marks of one team that this account chose and the server has not confirmed. */
export function readChoices(account: string, teamId: string): MarkChoices {
  return parseChoices(readUnsaved(account, MARKS + teamId));
}

export function writeChoices(account: string, teamId: string, choices: MarkChoices): void {
  writePart(account, { teamId, level: null }, isEmpty(choices) ? null : JSON.stringify(choices));
}

/** Returns the comments about one team that this account wrote and the server has not confirmed. */
export function readUnsavedNotes(account: string, teamId: string): UnsavedNotes {
  const notes: UnsavedNotes = {};
  for (const level of MISSION_LEVELS) {
    const text = readUnsaved(account, noteName(teamId, level));
    if (text !== null) notes[level] = text;
  }
  return notes;
}

/** Stores a comment; null removes it. */
export function writeUnsavedNote(account: string, teamId: string, level: MissionLevel, text: string | null): void {
  writePart(account, { teamId, level }, text);
}

export function isRefused(account: string, part: Part): boolean {
  return readUnsaved(account, REFUSED + nameOf(part)) !== null;
}

/** Whether the server refused anything of this team. */
export function isRefusedTeam(account: string, teamId: string): boolean {
  return [null, ...MISSION_LEVELS].some((level) => isRefused(account, { teamId, level }));
}

export function setRefused(account: string, part: Part, refused: boolean): void {
  if (refused !== isRefused(account, part)) writeUnsaved(account, REFUSED + nameOf(part), refused ? '1' : null);
}

export function hasUnsavedMarks(account: string): boolean {
  return namesUnsaved(account, MARKS).length > 0;
}

export function hasUnsavedNotes(account: string): boolean {
  return namesUnsaved(account, NOTES).length > 0;
}

/** Returns the ids of all teams of which this device has unconfirmed marks or comments of this account. */
export function teamsWithUnsavedWork(account: string): string[] {
  const ofNotes = namesUnsaved(account, NOTES).map((name) => name.split(':')[0] ?? '');
  return [...new Set([...namesUnsaved(account, MARKS), ...ofNotes])];
}

/** A part that is gone has no refusal any more. */
function writePart(account: string, part: Part, text: string | null): void {
  writeUnsaved(account, nameOf(part), text);
  if (text === null) setRefused(account, part, false);
}
