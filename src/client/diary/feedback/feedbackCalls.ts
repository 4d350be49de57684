import { errorMessage, isNetworkError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { readItem, writeItem } from '#client/session/localItems.ts';
import { useSupports } from '#client/session/useSupports.ts';
import { feedback } from '#contract/marking/feedback.ts';
import { placedComments } from '#contract/marking/placedComments.ts';
import type { FeedbackActions } from './FeedbackActions.ts';
import { commentsKey, feedbackKey, markKeptComment, patchKeptFeedback } from './keptFeedback.ts';
import { questionCalls } from './questionCalls.ts';

const NOT_READ = 'Não foi possível ler o que vos foi dito.';

/** Returns the calls for the feedback on the missions of a team. What it has read and its questions are sent by the outbox. */
export function feedbackActions(account: string): FeedbackActions {
  const outbox = accountOutbox(account);
  const { dropDraft, ...questions } = questionCalls(account);
  return {
    ...questions,
    async read(signal) {
      const missions = await readWithFallback(feedbackKey(account), async () => {
        const reply = await call(feedback.teamFeedback, { query: wordsQuery() }, { signal });
        return reply.missions;
      });
      for (const { level, question } of missions) if (question !== null) dropDraft(level);
      return missions;
    },
    readPlaces: (signal) =>
      readWithFallback(commentsKey(account), async () => {
        const { missions } = await call(placedComments.teamComments, { query: wordsQuery() }, { signal });
        return missions;
      }),
    seeComment({ id, revision }) {
      markKeptComment(account, { id, revision });
      const read = { params: { placedId: id }, body: { revision } };
      outbox
        .enqueue(placedComments.readTeamComment, read, { subject: `comment-read:${id}:${revision}` })
        .catch((error: unknown) => logError(error, 'feedback'));
    },
    see({ level, fingerprint }) {
      patchKeptFeedback(account, (mission) =>
        mission.level === level && mission.fingerprint === fingerprint ? { ...mission, news: null } : mission,
      );
      const seen = { params: { level: String(level) }, body: { fingerprint } };
      outbox
        .enqueue(feedback.seeFeedback, seen, { subject: `feedback-seen:${level}` })
        .catch((error: unknown) => logError(error, 'feedback'));
    },
    explain: (error) => errorMessage(error, NOT_READ),
  };
}

/** Asks for the words of the supports in use. */
function wordsQuery(): { easy?: 'true' } {
  return useSupports.getState().supports.easyRead ? { easy: 'true' } : {};
}

/** Reads a list and keeps it on the device; without a network, returns the last one kept. Throws CallError. */
async function readWithFallback<T>(key: string, read: () => Promise<T[]>): Promise<T[]> {
  try {
    const list = await read();
    writeItem(key, list);
    return list;
  } catch (error) {
    const kept = isNetworkError(error) ? readItem(key) : undefined;
    if (!Array.isArray(kept)) throw error;
    return kept as T[];
  }
}
