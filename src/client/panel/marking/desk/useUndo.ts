import { useCallback, useState } from 'react';
import type { Team } from '#contract/school/teams.ts';
import type { Criterion } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { marksStore } from '../answers/saving/MarksStore.ts';
import { livePoints, savedMark } from '../answers/saving/markChoices.ts';
import { NO_WORK } from '../answers/saving/marksState.ts';
import type { Marks } from '../answers/saving/useMarks.ts';

/** Steps that can be undone, the newest last. */
const KEPT = 50;

/** A mark that was given or removed; null is no mark. */
export interface MarkChange {
  team: Team;
  level: MissionLevel;
  criterion: Criterion;
  before: number | null;
}

export interface Undo {
  /** What the next undo takes back; null when there is nothing. Marks that were given together are taken back together. */
  last: readonly MarkChange[] | null;
  /** Gives marks and remembers those that they replace. */
  give: (marks: readonly (Omit<MarkChange, 'before'> & { value: number | null })[]) => void;
  /** Takes the newest step back and returns it. */
  undo: () => readonly MarkChange[] | null;
}

/** Remembers the marks given on this page, so that they can be taken back one step at a time. */
export function useUndo(account: string): Undo {
  const [steps, setSteps] = useState<readonly (readonly MarkChange[])[]>([]);
  const give = useCallback<Undo['give']>(
    (marks) => {
      const store = marksStore(account);
      const changes = marks.map(({ team, level, criterion }) => ({
        team,
        level,
        criterion,
        before: shownMark(account, team, level, criterion),
      }));
      for (const { team, level, criterion, value } of marks) store.mark(team, level, criterion, value);
      if (changes.length > 0) setSteps((known) => [...known, changes].slice(-KEPT));
    },
    [account],
  );
  const last = steps.at(-1) ?? null;
  const undo = () => {
    if (last === null) return null;
    for (const { team, level, criterion, before } of last) marksStore(account).mark(team, level, criterion, before);
    setSteps((known) => known.slice(0, -1));
    return last;
  };
  return { last, give, undo };
}

/** Returns a team's marks that remember each change for `undo`. */
export function undoable(marks: Marks, team: Team, undo: Undo): Marks {
  return { ...marks, mark: (level, criterion, value) => undo.give([{ team, level, criterion, value }]) };
}

/** Returns the mark that the page shows, unsaved ones included; null for none. */
function shownMark(account: string, team: Team, level: MissionLevel, criterion: Criterion): number | null {
  const { saved, edited } = marksStore(account).state.getState().teams[team._id] ?? NO_WORK;
  return savedMark(livePoints(saved?.points ?? team.points, edited.marks), level, criterion);
}
