import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { newUuid } from '#client/api/newUuid.ts';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import type { PlacedComment } from '#contract/marking/placedComments.ts';
import type { Team } from '#contract/school/teams.ts';
import { isPlacedLevel, numbered, type Place, type PlacedLevel } from '#domain/marking/places/placedComments.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { currentVersion, placedQuery, type TeamParts } from '../sheet/teamParts.ts';
import type { AnswerPlaces, ChosenPlace, NumberedPlaced } from './answerPlaces.ts';
import { DraftList } from './DraftList.tsx';
import { usePlaceDrafts } from './usePlaceDrafts.ts';
import { useRemovePlaced } from './useRemovePlaced.ts';

const PlaceDialog = lazyDialog(() => import('./PlaceDialog.tsx').then((module) => module.PlaceDialog));

/** What the dialog was opened for; it does not change while it is open, whatever the server says meanwhile. */
interface Opened {
  /** Of the comment, also of a new one. */
  id: string;
  /** The version of the answer that was shown. */
  version: number;
  chosen: ChosenPlace;
  text: string;
  /** The comment that is edited; null for a new one. */
  comment: NumberedPlaced | null;
}

interface Answered {
  team: Team;
  level: MissionLevel;
  versions: TeamParts['versions'];
  canWrite: boolean;
}

/**
 * Returns the comments on places of a team's answers to one mission by version, with what to render below them. `ofVersion`
 * without a number is the current answer; it returns null until comments and versions are loaded, and for the quiz.
 */
export function useAnswerPlaces({ team, level, versions, canWrite }: Answered) {
  // Read here, so that a new comment is rendered when its dialog closes and gives it the focus.
  const comments = useQuery(placedQuery(team._id)).data?.comments;
  const current = currentVersion(versions, level);
  const remove = useRemovePlaced(team._id);
  const { drafts, refresh, ...draft } = usePlaceDrafts(useStaff().id, team._id, level);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOpen = ({ version }: { version: number }) => canWrite && version === current;
  const actionsOn = (version: number, saved: readonly NumberedPlaced[]): AnswerPlaces['actions'] => ({
    add: (chosen) => setOpened({ id: newUuid(), version, chosen, text: '', comment: null }),
    edit: (comment, chosen) => {
      const { _id: id, place } = comment;
      const text = drafts.find((one) => one.id === id)?.text ?? comment.text;
      setOpened({ id, version, chosen: { ...chosen, place }, text, comment });
    },
    remove,
    drafts: drafts.filter(isOpen),
    resume: ({ id, place, text }, chosen) => {
      const comment = saved.find(({ _id }) => _id === id) ?? null;
      setOpened({ id, version, chosen: { ...chosen, place }, text, comment });
    },
    discard: draft.discard,
  });
  const ofVersion = (version?: number): AnswerPlaces | null => {
    if (comments === undefined || current === undefined || !isPlacedLevel(level)) return null;
    const wanted = version ?? current;
    const own = comments.filter((one) => one.level === level && one.version === wanted);
    const shown = numbered<PlacedComment & { place: Place }>(own);
    return version !== undefined || !canWrite
      ? { comments: shown }
      : { comments: shown, actions: actionsOn(current, shown) };
  };
  const close = () => {
    setOpened(null);
    refresh();
  };
  const dialog: ReactNode = opened && (
    <PlaceDialog team={team} level={level as PlacedLevel} {...opened} draft={draft} onClose={close} />
  );
  /** Drafts for an answer that takes no comments any more. */
  const oldDrafts: ReactNode = current !== undefined && (
    <DraftList drafts={drafts.filter((one) => !isOpen(one))} onDiscard={draft.discard} />
  );
  return { ofVersion, dialog, oldDrafts };
}
