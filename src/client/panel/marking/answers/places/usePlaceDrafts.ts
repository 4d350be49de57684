import { useState } from 'react';
import { isPlacedLevel } from '#domain/marking/places/placedComments.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { type PlaceDraft, readPlaceDrafts, removePlaceDraft, writePlaceDraft } from './placeDrafts.ts';

/** Holds the comments on a team's answer to one mission that were begun and not saved. */
export function usePlaceDrafts(account: string, teamId: string, level: MissionLevel) {
  const read = () => (isPlacedLevel(level) ? readPlaceDrafts(account, teamId, level) : []);
  const [drafts, setDrafts] = useState(read);
  return {
    drafts,
    /** Reads the device again, after the dialog was closed. */
    refresh: () => setDrafts(read),
    write: (draft: PlaceDraft) => isPlacedLevel(level) && writePlaceDraft(account, teamId, level, draft),
    remove: ({ id }: Pick<PlaceDraft, 'id'>) => {
      if (isPlacedLevel(level)) removePlaceDraft(account, teamId, level, id);
      setDrafts(read);
    },
  };
}
