import { useState } from 'react';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { isPlacedLevel } from '#domain/marking/places/placedComments.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { type PlaceDraft, readPlaceDrafts, removePlaceDraft, writePlaceDraft } from './placeDrafts.ts';

/** Toast key. */
const KEY = 'placeDraft';

/** Holds the comments on a team's answer to one mission that were begun or edited and not saved. */
export function usePlaceDrafts(account: string, teamId: string, level: MissionLevel) {
  const read = () => (isPlacedLevel(level) ? readPlaceDrafts(account, teamId, level) : []);
  const [drafts, setDrafts] = useState(read);
  const write = (draft: PlaceDraft) => isPlacedLevel(level) && writePlaceDraft(account, teamId, level, draft);
  const remove = ({ id }: Pick<PlaceDraft, 'id'>) => {
    if (isPlacedLevel(level)) removePlaceDraft(account, teamId, level, id);
    setDrafts(read);
  };
  const restore = (draft: PlaceDraft) => {
    write(draft);
    setDrafts(read);
  };
  return {
    drafts,
    /** Reads the device again, after the dialog was closed. */
    refresh: () => setDrafts(read),
    write,
    remove,
    /** Removes a draft that the teacher does not want; the toast offers to undo it. */
    discard: (draft: PlaceDraft) => {
      remove(draft);
      showToast('success', 'Comentário por guardar apagado.', { label: 'Anular', run: () => restore(draft) }, KEY);
    },
  };
}
