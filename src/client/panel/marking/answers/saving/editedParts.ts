import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { readDeviceTexts, writeDeviceText } from './deviceTexts.ts';
import { isEmpty, type MarkChoices, parseChoices } from './markChoices.ts';

/** One thing that is saved by one call: a team's marks (`level` null), or the comment about one level. */
export interface SaveUnit {
  teamId: string;
  level: MissionLevel | null;
}

/** Marks and comments of one team that the server has not confirmed. The device stores them. */
export interface Edited {
  marks: MarkChoices;
  /** Comments by level; an empty one deletes the saved one. */
  notes: Partial<Record<MissionLevel, string>>;
  /** Versions of the answers that the comments were begun on, where known. */
  versions: Partial<Record<MissionLevel, number>>;
  /** Saved comments that the edits replace, where known. */
  replaced: Partial<Record<MissionLevel, string>>;
  /** Parts the server refused (null: the marks); sent again only after the teacher has edited or retried them. */
  refused: readonly SaveUnit['level'][];
}

export const NOTHING_EDITED: Edited = { marks: {}, notes: {}, versions: {}, replaced: {}, refused: [] };

const MARKS = 'marks';
const NOTES = 'notes';
const REFUSED = 'refused:';
const VERSION = 'version:';
const REPLACED = 'replaced:';

/** Returns this account's unconfirmed marks and comments, by team id. */
export function readEdited(account: string): Record<string, Edited> {
  const teams: Record<string, Edited> = {};
  const texts = readDeviceTexts(account);
  for (const [name, text] of texts) {
    const part = partNamed(name);
    if (part === null) continue;
    const { teamId, level } = part;
    const before = teams[teamId] ?? NOTHING_EDITED;
    const refused = texts.has(REFUSED + name) ? [...before.refused, level] : before.refused;
    const edited =
      level === null
        ? { marks: parseChoices(text) }
        : {
            notes: { ...before.notes, [level]: text },
            versions: { ...before.versions, ...versionIn(texts.get(VERSION + name), level) },
            replaced: { ...before.replaced, ...replacedIn(texts.get(REPLACED + name), level) },
          };
    teams[teamId] = { ...before, ...edited, refused };
  }
  return teams;
}

/** Stores a team's unconfirmed marks. */
export function writeChoices(account: string, teamId: string, choices: MarkChoices): void {
  writePart(account, { teamId, level: null }, isEmpty(choices) ? null : JSON.stringify(choices));
}

/** Stores an unconfirmed comment; null removes it. */
export function writeNote(account: string, part: SaveUnit, text: string | null): void {
  writePart(account, part, text);
}

/** Stores the version of the answer that an unconfirmed comment is about; null forgets it. */
export function writeNoteVersion(account: string, part: SaveUnit, version: number | null): void {
  writeDeviceText(account, VERSION + nameOf(part), version === null ? null : String(version));
}

/** Stores the saved comment that an unconfirmed one replaces; null forgets it. */
export function writeReplacedNote(account: string, part: SaveUnit, saved: string | null): void {
  // A mark before the text, because an empty text would be removed.
  writeDeviceText(account, REPLACED + nameOf(part), saved === null ? null : `=${saved}`);
}

/** Stores whether the server refused a part. */
export function writeRefused(account: string, part: SaveUnit, isRefused: boolean): void {
  writeDeviceText(account, REFUSED + nameOf(part), isRefused ? '1' : null);
}

/** Returns whether there is a mark or a comment that the server has not confirmed. */
export function isEdited({ marks, notes }: Edited): boolean {
  return !isEmpty(marks) || Object.keys(notes).length > 0;
}

/** Removes what is known of a part together with the part. */
function writePart(account: string, part: SaveUnit, text: string | null): void {
  writeDeviceText(account, nameOf(part), text);
  if (text !== null) return;
  writeRefused(account, part, false);
  writeNoteVersion(account, part, null);
  writeReplacedNote(account, part, null);
}

function versionIn(text: string | undefined, level: MissionLevel): Partial<Record<MissionLevel, number>> {
  const version = Number(text);
  return Number.isInteger(version) && version > 0 ? { [level]: version } : {};
}

function replacedIn(text: string | undefined, level: MissionLevel): Partial<Record<MissionLevel, string>> {
  return text?.startsWith('=') ? { [level]: text.slice(1) } : {};
}

function nameOf({ teamId, level }: SaveUnit): string {
  return level === null ? `${MARKS}:${teamId}` : `${NOTES}:${teamId}:${level}`;
}

function partNamed(name: string): SaveUnit | null {
  const [kind, teamId = '', which] = name.split(':');
  if (kind === MARKS) return { teamId, level: null };
  const level = MISSION_LEVELS.find((known) => String(known) === which);
  return kind === NOTES && level !== undefined ? { teamId, level } : null;
}
