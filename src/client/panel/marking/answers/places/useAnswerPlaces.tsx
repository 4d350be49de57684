import type { ReactNode } from 'react';
import { useState } from 'react';
import { newUuid } from '#client/api/newUuid.ts';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import type { AnswerVersion } from '#contract/marking/guidance.ts';
import type { PlacedComment } from '#contract/marking/placedComments.ts';
import type { Team } from '#contract/school/teams.ts';
import { isPlacedLevel, numbered, type Place, type PlacedLevel } from '#domain/marking/places/placedComments.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { useVersions } from '../versions/useVersions.ts';
import type { AnswerPlaces, ChosenPlace, NumberedPlaced } from './answerPlaces.ts';
import { DraftList } from './DraftList.tsx';
import { usePlaceDrafts } from './usePlaceDrafts.ts';
import { usePlacedComments } from './usePlacedComments.ts';
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

/**
 * Returns the comments on places of a team's answers to one mission by version, with what to render below them. `ofVersion`
 * without a number is the current answer; it returns null until comments and versions are loaded, and for the quiz.
 */
export function useAnswerPlaces(team: Team, level: MissionLevel, canWrite: boolean) {
  const { data } = usePlacedComments(team._id);
  const current = currentVersion(useVersions(team._id).data?.versions, level);
  const remove = useRemovePlaced(team._id);
  const { drafts, refresh, ...draft } = usePlaceDrafts(useStaff().id, team._id, level);
  const [opened, setOpened] = useState<Opened | null>(null);
  const isOpen = ({ version }: { version: number }) => canWrite && version === current;
  const actionsOn = (version: number): AnswerPlaces['actions'] => ({
    add: (chosen) => setOpened({ id: newUuid(), version, chosen, text: '', comment: null }),
    edit: (comment, chosen) => {
      const { _id: id, place, text } = comment;
      setOpened({ id, version, chosen: { ...chosen, place }, text, comment });
    },
    remove,
    drafts: drafts.filter(isOpen),
    resume: ({ id, place, text }, chosen) =>
      setOpened({ id, version, chosen: { ...chosen, place }, text, comment: null }),
    discard: draft.discard,
  });
  const ofVersion = (version?: number): AnswerPlaces | null => {
    if (data === undefined || current === undefined || !isPlacedLevel(level)) return null;
    const wanted = version ?? current;
    const own = data.comments.filter((one) => one.level === level && one.version === wanted);
    const comments = numbered<PlacedComment & { place: Place }>(own);
    return version !== undefined || !canWrite ? { comments } : { comments, actions: actionsOn(current) };
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

/** Returns the version of the answer that the team has now; undefined until the former ones are loaded. */
export function currentVersion(
  versions: readonly AnswerVersion[] | undefined,
  level: MissionLevel,
): number | undefined {
  return versions && versions.filter((former) => former.level === level).length + 1;
}
