import { useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { clearToasts, showToast } from '#client/ui/feedback/toasts.ts';
import type { Team } from '#contract/school/teams.ts';
import type { Criterion, Points } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { unmarkedLevels } from '../list/unmarked.ts';
import { postedLevels } from '../sheet/postedLevels.ts';
import { isEdited } from './editedParts.ts';
import { marksStore } from './MarksStore.ts';
import { choicesOf, livePoints, savedMark } from './markChoices.ts';
import { type MarksState, markElsewhere, NO_WORK, noteElsewhere } from './marksState.ts';
import { isPending } from './pendingParts.ts';

/** A team's marks and notes while a teacher edits them; saved automatically (ruling 31). */
export interface Marks {
  teamId: string;
  /** Includes unsaved choices. */
  points: Points;
  /** Whether a posted level still lacks a mark, unsaved choices included. */
  isProvisional: boolean;
  isPosted: (level: MissionLevel) => boolean;
  /** null removes a mark. */
  mark: (level: MissionLevel, criterion: Criterion, value: number | null) => void;
  /** Whether the server has the mark that is shown. */
  isSaved: (level: MissionLevel, criterion: Criterion) => boolean;
  /** `version`: of the answer that the page shows; undefined while it is not known. */
  write: (level: MissionLevel, text: string, version?: number) => void;
  /** Drops the unsaved marks of a level that was given back to the team. */
  forget: (level: MissionLevel) => void;
  /** Saves at once, and sends refused parts again. */
  save: () => void;
  saving: Saving;
}

/**
 * `waiting`: stored on this device until there is a connection; `unstored`: the same, but not stored, so lost with this page.
 * `refused`: refused by the server.
 */
export type Saving = 'saved' | 'saving' | 'waiting' | 'unstored' | 'refused';

/** Returns a team's marks, unsaved ones included, and functions that change them. Ignores changes of other teams. */
export function useMarks(account: string, team: Team): Marks {
  const { state } = marksStore(account);
  const teamId = team._id;
  const saved = useStore(state, ({ teams }) => teams[teamId]?.saved?.points ?? team.points);
  const edited = useStore(state, ({ teams }) => (teams[teamId] ?? NO_WORK).edited.marks);
  const saving = useStore(state, (marks) => savingOf(marks, teamId));
  const isPosted = useMemo(() => postedLevels(team), [team]);
  const changes = useMemo(() => changesOf(account, team), [account, team]);
  // In a layout effect, so that the first paint already shows the values that the list has just read.
  useLayoutEffect(() => marksStore(account).setSaved(team), [account, team]);
  const choices = useMemo(() => choicesOf(edited, isPosted), [edited, isPosted]);
  const points = useMemo(() => livePoints(saved, choices), [saved, choices]);
  return {
    teamId,
    points,
    isProvisional: unmarkedLevels(points, isPosted).length > 0,
    isPosted,
    isSaved: (level, criterion) =>
      choices[level]?.[criterion] === undefined && savedMark(saved, level, criterion) !== null,
    saving,
    ...changes,
  };
}

/** Returns the comment about a level, edited or saved. Renders again only when that comment changes. */
export function useNote(account: string, { _id, answers }: Team, level: MissionLevel): string {
  return useStore(marksStore(account).state, ({ teams }) => {
    const { saved, edited } = teams[_id] ?? NO_WORK;
    return edited.notes[level] ?? (saved?.notes ?? answers?.notes)?.[`level${level}`] ?? '';
  });
}

/**
 * Returns the mark that another device saved while another one was chosen here: 'none' when it was removed, null for nothing.
 * Renders again only when that changes.
 */
export function useMarkElsewhere(account: string, teamId: string, level: MissionLevel, criterion: Criterion) {
  return useStore(marksStore(account).state, ({ teams }) => markElsewhere(teams[teamId] ?? NO_WORK, level, criterion));
}

/** Returns the comment about a level that another device saved while another one was written here; null for none. */
export function useNoteElsewhere(account: string, { _id }: Team, level: MissionLevel): string | null {
  return useStore(marksStore(account).state, ({ teams }) => noteElsewhere(teams[_id] ?? NO_WORK, level));
}

type Changes = Pick<Marks, 'mark' | 'write' | 'forget' | 'save'>;

function changesOf(account: string, team: Team): Changes {
  const store = marksStore(account);
  return {
    mark: (level, criterion, value) => store.mark(team, level, criterion, value),
    write: (level, text, version) => store.write(team, level, text, version),
    forget: (level) => store.forget(team._id, level),
    save: () => void store.retry(team).then((isSaved) => isSaved && showSaved()),
  };
}

/** Replaces earlier errors and warnings with the confirmation. */
function showSaved(): void {
  clearToasts('error');
  clearToasts('warning');
  showToast('success', 'Avaliações guardadas');
}

function savingOf({ teams, status, isStored }: MarksState, teamId: string): Saving {
  const { pending, edited } = teams[teamId] ?? NO_WORK;
  if (!isPending(pending) && !isEdited(edited)) return 'saved';
  if (edited.refused.length > 0) return 'refused';
  if (status !== 'waiting' && status !== 'paused') return 'saving';
  return isStored ? 'waiting' : 'unstored';
}
