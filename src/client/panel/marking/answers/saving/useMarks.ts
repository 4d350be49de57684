import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { clearToasts, showToast } from '#client/ui/feedback/toasts.ts';
import type { Team } from '#contract/school/teams.ts';
import type { Criterion, Points } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { unmarkedLevels } from '../list/unmarked.ts';
import { postedLevels } from '../sheet/postedLevels.ts';
import { markSaver } from './MarkSaver.ts';
import {
  choicesOf,
  isEmpty,
  livePoints,
  type MarkChoices,
  rebased,
  savedMark,
  unconfirmed,
  withChoice,
} from './markChoices.ts';
import { type SentParts, sentPartsOf } from './savedParts.ts';
import { isUnsavedStored, subscribeToUnsaved } from './unsavedStore.ts';
import {
  isRefused,
  isRefusedTeam,
  readChoices,
  readUnsavedNotes,
  type UnsavedNotes,
  writeChoices,
  writeUnsavedNote,
} from './unsavedWork.ts';

/** A team's marks, and the words to the team, while a teacher works on them. They save themselves (ruling 31). */
export interface Marks {
  /** With every choice counted in, saved or not. */
  points: Points;
  /** Whether a posted level still lacks a mark, choices counted in. */
  isProvisional: boolean;
  isPosted: (level: MissionLevel) => boolean;
  /** null takes a mark back. */
  mark: (level: MissionLevel, criterion: Criterion, value: number | null) => void;
  /** Whether the server has the mark that is shown. */
  isSaved: (level: MissionLevel, criterion: Criterion) => boolean;
  /** The comment about a level as it stands on screen. */
  note: (level: MissionLevel) => string;
  write: (level: MissionLevel, text: string) => void;
  /** Drops the unsaved marks of a level: its answer went back to the team. */
  forget: (level: MissionLevel) => void;
  /** Saves now instead of in a moment; what the server refused is sent again. */
  save: () => void;
  saving: Saving;
}

/**
 * `waiting`: stored on this device until there is a connection; `unstored`: the same, but it is lost with this page.
 * `refused`: the server does not take it.
 */
export type Saving = 'saved' | 'saving' | 'waiting' | 'unstored' | 'refused';

/** Returns a team's marks with what is unsaved, and the functions that change them. */
export function useMarks(account: string, team: Team): Marks {
  const isPosted = useMemo(() => postedLevels(team), [team]);
  const work = useWork(account, team._id);
  useConfirmedByTeam(account, team, isPosted);
  const choices = useMemo(() => choicesOf(work.choices, isPosted), [work, isPosted]);
  const points = livePoints(team.points, choices);
  return {
    points,
    isProvisional: unmarkedLevels(points, isPosted).length > 0,
    isPosted,
    isSaved: (level, criterion) =>
      choices[level]?.[criterion] === undefined && savedMark(team.points, level, criterion) !== null,
    note: (level) => work.notes[level] ?? savedNote(team, level),
    saving: savingOf(work),
    ...changesOf(account, team),
  };
}

type Changes = Pick<Marks, 'mark' | 'write' | 'forget' | 'save'>;

/** Reads what is stored at the moment of the change: two changes may come before the next rendering. */
function changesOf(account: string, team: Team): Changes {
  const saver = markSaver(account);
  const teamId = team._id;
  const marks = { teamId, level: null };
  const stored = () => readChoices(account, teamId);
  const sent = () => sentPartsOf(accountOutbox(account), teamId);
  const takeOver = () => {
    if (isRefused(account, marks)) writeChoices(account, teamId, rebased(stored(), team.points));
  };
  return {
    mark: (level, criterion, value) => {
      takeOver();
      const known = { saved: team.points, sent: sent().marks ?? {} };
      writeChoices(account, teamId, withChoice(stored(), { level, criterion, value }, known));
      saver.changed(marks);
    },
    write: (level, text) => {
      const isSaved = sent().notes[level] === undefined && text.trim() === savedNote(team, level);
      writeUnsavedNote(account, teamId, level, isSaved ? null : text);
      saver.changed({ teamId, level });
    },
    forget: (gone) =>
      writeChoices(
        account,
        teamId,
        choicesOf(stored(), (level) => level !== gone),
      ),
    save: () => {
      takeOver();
      for (const level of [null, ...MISSION_LEVELS]) saver.changed({ teamId, level });
      void saver.save(teamId).then((isSaved) => isSaved && tellSaved());
    },
  };
}

/** What was saved has no trouble left to tell. */
function tellSaved(): void {
  clearToasts('error');
  clearToasts('warning');
  showToast('success', 'Avaliações guardadas');
}

function savedNote({ answers }: Team, level: MissionLevel): string {
  return answers?.notes[`level${level}`] ?? '';
}

interface Work {
  choices: MarkChoices;
  notes: UnsavedNotes;
  sent: SentParts;
  isRefused: boolean;
  isStored: boolean;
}

/** What is unsaved of one team; other teams' changes do not render it again. */
function useWork(account: string, teamId: string): Work {
  const text = useSyncExternalStore(
    (listener) => {
      const ends = [subscribeToUnsaved(listener), accountOutbox(account).subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    () => JSON.stringify(readWork(account, teamId)),
  );
  return useMemo(() => JSON.parse(text) as Work, [text]);
}

function readWork(account: string, teamId: string): Work {
  return {
    choices: readChoices(account, teamId),
    notes: readUnsavedNotes(account, teamId),
    sent: sentPartsOf(accountOutbox(account), teamId),
    isRefused: isRefusedTeam(account, teamId),
    isStored: isUnsavedStored(),
  };
}

/**
 * Forgets what the server turns out to have, as when the page closed before the answer came, and marks of a level that
 * went back to the team. While a call of the part is on its way only its answer decides.
 */
function useConfirmedByTeam(account: string, team: Team, isPosted: Marks['isPosted']): void {
  useEffect(() => {
    const teamId = team._id;
    const sent = sentPartsOf(accountOutbox(account), teamId);
    const stored = readChoices(account, teamId);
    const rest = unconfirmed(choicesOf(stored, isPosted), team.points);
    const isChanged = JSON.stringify(rest) !== JSON.stringify(stored);
    if (sent.marks === null && isChanged) {
      writeChoices(account, teamId, rest);
      if (!isEmpty(rest)) markSaver(account).changed({ teamId, level: null });
    }
    const notes = readUnsavedNotes(account, teamId);
    for (const level of MISSION_LEVELS) {
      const isSaved = notes[level]?.trim() === savedNote(team, level);
      if (isSaved && sent.notes[level] === undefined) writeUnsavedNote(account, teamId, level, null);
    }
  }, [account, team, isPosted]);
}

function savingOf({ choices, notes, sent, isRefused, isStored }: Work): Saving {
  const isSent = sent.marks !== null || Object.keys(sent.notes).length > 0;
  const isUnsaved = isSent || !isEmpty(choices) || Object.keys(notes).length > 0;
  if (!isUnsaved) return 'saved';
  if (isRefused) return 'refused';
  if (sent.status !== 'waiting' && sent.status !== 'paused') return 'saving';
  return isStored && sent.isStored ? 'waiting' : 'unstored';
}
