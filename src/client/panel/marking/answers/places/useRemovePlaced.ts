import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { type PlacedComment, placedComments } from '#contract/marking/placedComments.ts';
import { placedQuery } from '../sheet/teamParts.ts';

const FAILED = 'Não foi possível apagar o comentário.';
/** Toast key. */
const KEY = 'placedComment';

/** Returns a function that deletes a comment at once; its toast offers to undo it. */
export function useRemovePlaced(teamId: string): (comment: PlacedComment) => void {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: placedQuery(teamId).queryKey });
  const attempt = async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      logError(error, failed);
      showToast('error', errorMessage(error, failed), undefined, KEY);
      return false;
    } finally {
      await refresh();
    }
  };
  return async (comment) => {
    const params = { teamId, placedId: comment._id };
    const { level, version, place, text } = comment;
    const restore = () => call(placedComments.writePlacedComment, { params, body: { level, version, place, text } });
    const isGone = await attempt(() => call(placedComments.deletePlacedComment, { params }), FAILED);
    if (!isGone) return;
    const undo = () => void attempt(restore, 'Não foi possível repor o comentário.');
    showToast('success', 'Comentário apagado.', { label: 'Anular', run: undo }, KEY);
  };
}
