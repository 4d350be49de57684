import type { ReactNode } from 'react';
import { useState } from 'react';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import type { PlacedComment } from '#contract/marking/placedComments.ts';
import type { Team } from '#contract/school/teams.ts';
import { isPlacedLevel, numbered, type Place, type PlacedLevel } from '#domain/marking/places/placedComments.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { useVersions } from '../versions/useVersions.ts';
import type { AnswerPlaces, ChosenPlace, NumberedPlaced } from './answerPlaces.ts';
import { usePlacedComments } from './usePlacedComments.ts';
import { useRemovePlaced } from './useRemovePlaced.ts';

const PlaceDialog = lazyDialog(() => import('./PlaceDialog.tsx').then((module) => module.PlaceDialog));

interface Opened {
  chosen: ChosenPlace;
  comment: NumberedPlaced | null;
}

/**
 * Returns the comments on places of a team's answers to one mission by version, with the dialog to render. `ofVersion` without
 * a number is the current answer; it returns null until comments and versions are loaded, and for the quiz.
 */
export function useAnswerPlaces(team: Team, level: MissionLevel, canWrite: boolean) {
  const { data } = usePlacedComments(team._id);
  const versions = useVersions(team._id).data?.versions;
  const remove = useRemovePlaced(team._id);
  const [opened, setOpened] = useState<Opened | null>(null);
  const current = versions && versions.filter((version) => version.level === level).length + 1;
  const ofVersion = (version?: number): AnswerPlaces | null => {
    if (data === undefined || current === undefined || !isPlacedLevel(level)) return null;
    const wanted = version ?? current;
    const own = data.comments.filter((one) => one.level === level && one.version === wanted);
    const comments = numbered<PlacedComment & { place: Place }>(own);
    if (version !== undefined || !canWrite) return { comments };
    return {
      comments,
      actions: {
        add: (chosen) => setOpened({ chosen, comment: null }),
        edit: (comment, chosen) => setOpened({ chosen: { ...chosen, place: comment.place }, comment }),
        remove,
      },
    };
  };
  const dialog: ReactNode = opened && current !== undefined && (
    <PlaceDialog
      team={team}
      answer={{ level: level as PlacedLevel, version: current }}
      {...opened}
      onClose={() => setOpened(null)}
    />
  );
  return { ofVersion, dialog };
}
