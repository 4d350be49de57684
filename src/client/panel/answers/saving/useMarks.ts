import { useEffect, useMemo } from 'react';
import type { Team } from '#contract/teams.ts';
import type { Criterion, Points } from '#domain/scoring.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { type Asked, askToSave, type Unsaved, useAsked, withdraw } from './askedSaves.ts';
import { useKept } from './kept.ts';
import { keepMarks, readKeptMarks } from './keptMarks.ts';
import { keepNote, readKeptNotes } from './keptNotes.ts';
import { livePoints, stillUnsaved, withMark } from './marks.ts';
import { postedLevels } from './postedLevels.ts';

/** A team's marks, and the words to the team, while a teacher works on them. */
export interface Marks {
  /** With every unsaved change counted in. */
  points: Points;
  isPosted: (level: MissionLevel) => boolean;
  /** null takes back a choice that is not saved. */
  mark: (level: MissionLevel, criterion: Criterion, value: number | null) => void;
  /** Whether the server has this mark: it can be changed, not taken back. */
  isSaved: (level: MissionLevel, criterion: Criterion) => boolean;
  /** The comment about a level as it stands on screen. */
  note: (level: MissionLevel) => string;
  write: (level: MissionLevel, text: string) => void;
  /** Drops the marks of a level that are not saved: its answer went back to the team. */
  forget: (level: MissionLevel) => void;
  /** Asks for all marks and comments to be saved: from then on they go by themselves (ruling 15). */
  save: () => void;
  saving: Saving;
}

/** `asked`: what was asked to be saved waits for a connection. `open`: something was never asked to be saved. */
export type Saving = 'saved' | 'open' | 'sending' | 'asked';

/** Marks and comments live on the device until the server has them. */
export function useMarks(account: string, team: Team): Marks {
  const isPosted = useMemo(() => postedLevels(team), [team]);
  const unsaved = useUnsaved(account, team, isPosted);
  const asked = useAsked(account, team._id);
  useSettled(account, team);
  const { marks, notes } = unsaved;
  const about = { teamId: team._id, level: null };
  return {
    points: livePoints(team.points, marks),
    isPosted,
    isSaved: (level, criterion) => team.points[`level${level}`].marked[criterion],
    mark: (level, criterion, value) => {
      const next = withMark(marks, team.points, level, criterion, value);
      if (asked.marks[level]?.[criterion] !== undefined && next[level]?.[criterion] === undefined) {
        withdraw(account, about);
      }
      keepMarks(account, team._id, next);
    },
    note: (level) => notes[level] ?? savedNote(team, level),
    write: (level, text) => {
      const isSaved = text.trim() === savedNote(team, level);
      if (isSaved) withdraw(account, { ...about, level });
      keepNote(account, team._id, level, isSaved ? null : text);
    },
    forget: (level) => {
      const { [level]: _gone, ...rest } = marks;
      if (asked.marks[level] !== undefined) withdraw(account, about);
      keepMarks(account, team._id, rest);
    },
    save: () => askToSave(account, team, unsaved),
    saving: savingOf(unsaved, asked),
  };
}

function savedNote({ answers }: Team, level: MissionLevel): string {
  return answers?.notes[`level${level}`] ?? '';
}

/** What differs from what the server has, of the levels that the team has posted. */
function useUnsaved(account: string, team: Team, isPosted: Marks['isPosted']): Unsaved {
  const text = useKept(() => JSON.stringify([readKeptMarks(account, team._id), readKeptNotes(account, team._id)]));
  return useMemo(() => {
    const [marks, notes] = JSON.parse(text) as [Unsaved['marks'], Unsaved['notes']];
    const isOpen = (level: MissionLevel) => isPosted(level) && notes[level]?.trim() !== savedNote(team, level);
    const open = MISSION_LEVELS.filter((level) => notes[level] !== undefined && isOpen(level));
    return {
      marks: stillUnsaved(marks, team.points, isPosted),
      notes: Object.fromEntries(open.map((level) => [level, notes[level]])),
    };
  }, [text, team, isPosted]);
}

/** What the server has after all, as when the page closed before its answer came, is not kept on the device as unsaved. */
function useSettled(account: string, team: Team): void {
  useEffect(() => {
    const { _id, points } = team;
    const kept = readKeptMarks(account, _id);
    const rest = stillUnsaved(kept, points, () => true);
    if (JSON.stringify(rest) !== JSON.stringify(kept)) keepMarks(account, _id, rest);
    const notes = readKeptNotes(account, _id);
    for (const level of MISSION_LEVELS) {
      if (notes[level]?.trim() === savedNote(team, level)) keepNote(account, _id, level, null);
    }
  }, [account, team]);
}

function savingOf({ marks, notes }: Unsaved, asked: Asked): Saving {
  const levels = MISSION_LEVELS.filter((level) => notes[level] !== undefined);
  if (Object.keys(marks).length === 0 && levels.length === 0) return 'saved';
  if (asked.status === 'sending') return 'sending';
  const areMarksAsked = Object.keys(marks).length === 0 || JSON.stringify(marks) === JSON.stringify(asked.marks);
  const areNotesAsked = levels.every((level) => notes[level]?.trim() === asked.notes[level]);
  return areMarksAsked && areNotesAsked ? 'asked' : 'open';
}
