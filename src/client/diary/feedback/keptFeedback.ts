import { keptKey, readItem, writeItem } from '#client/session/localItems.ts';
import type { MissionFeedback } from '#contract/marking/feedback.ts';
import type { MissionComments } from '#contract/marking/placedComments.ts';
import type { TeamComment } from '#domain/marking/places/placedComments.ts';

/** Returns the key of the feedback that this device read last. */
export function feedbackKey(account: string): string {
  return keptKey(account, 'feedback');
}

/** Returns the key of the comments on places that this device read last. */
export function commentsKey(account: string): string {
  return keptKey(account, 'placed-comments');
}

/** Changes a mission's feedback on the device, so that it is right without a network too. */
export function patchKeptFeedback(account: string, patch: (mission: MissionFeedback) => MissionFeedback): void {
  patchKept(feedbackKey(account), patch);
}

/** Marks a comment on a place as read on the device, if it still has these words. */
export function markKeptComment(account: string, { id, revision }: Pick<TeamComment, 'id' | 'revision'>): void {
  patchKept<MissionComments>(commentsKey(account), (mission) => ({
    ...mission,
    comments: mission.comments.map((comment) =>
      comment._id === id && comment.revision === revision ? { ...comment, read: true } : comment,
    ),
  }));
}

function patchKept<T>(key: string, patch: (entry: T) => T): void {
  const kept = readItem(key);
  if (Array.isArray(kept)) writeItem(key, kept.map(patch));
}
