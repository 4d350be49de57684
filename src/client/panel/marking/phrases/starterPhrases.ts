import { COMMENT_STARTERS } from '#content/commentStarters/commentStarters.ts';
import { type Phrase, STARTER_MARKS, type StarterMark, starterId } from '#domain/marking/phrases.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';

/** A starter with the mark that it was written for. */
export type StarterPhrase = Phrase & { points: number };

/** Returns our phrases for one mark; `uses` says how often the user has used each, by id. */
export function startersOf(mark: StarterMark, uses: ReadonlyMap<string, number>): StarterPhrase[] {
  const { level, criterion, points } = mark;
  return (COMMENT_STARTERS[level][criterion][points] ?? []).map((text, index) => {
    const id = starterId(mark, index + 1);
    return { id, text, shortcut: null, isOwn: false, uses: uses.get(id) ?? 0, criterion, points };
  });
}

/** Returns our phrases for all marks of a mission, in the order of criteria and points. */
export function startersOfMission(level: MissionLevel, uses: ReadonlyMap<string, number>): StarterPhrase[] {
  return STARTER_MARKS.filter((mark) => mark.level === level).flatMap((mark) => startersOf(mark, uses));
}
