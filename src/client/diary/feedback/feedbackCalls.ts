import { CallError, errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { useDeviceSettings } from '#client/session/deviceSettings.ts';
import { keptKey, readItem, removeItem, unsentKey, writeItem } from '#client/session/localItems.ts';
import { feedback, type MissionFeedback } from '#contract/marking/feedback.ts';
import { placedComments } from '#contract/marking/placedComments.ts';
import type { FeedbackActions } from './FeedbackActions.ts';

const NOT_READ = 'Não foi possível ler o que vos foi dito.';
const NOT_ASKED = 'A pergunta não seguiu. Tentem de novo.';

type Named = Pick<MissionFeedback, 'level' | 'version'>;

/** Returns the calls about what was said of the missions of the team that plays. Marks of reading and questions wait in the outbox. */
export function feedbackActions(account: string): FeedbackActions {
  const outbox = accountOutbox(account);
  const draftOf = ({ level, version }: Named) => unsentKey(account, `feedback-question:${level}:${version}`);
  return {
    read: (signal) =>
      readOrKept(keptKey(account, 'feedback'), async () => {
        const { missions } = await call(feedback.teamFeedback, { query: wordsQuery() }, { signal });
        return missions;
      }),
    readPlaces: (signal) =>
      readOrKept(keptKey(account, 'placed-comments'), async () => {
        const { missions } = await call(placedComments.teamComments, { query: wordsQuery() }, { signal });
        return missions;
      }),
    seeComment(placedId) {
      outbox
        .enqueue(placedComments.readTeamComment, { params: { placedId } }, { subject: `comment-read:${placedId}` })
        .catch((error: unknown) => logError(error, 'feedback'));
    },
    see({ level, fingerprint }) {
      const seen = { params: { level: String(level) }, body: { fingerprint } };
      outbox
        .enqueue(feedback.seeFeedback, seen, { subject: `feedback-seen:${level}` })
        .catch((error: unknown) => logError(error, 'feedback'));
    },
    async ask(mission, text) {
      const { level, version } = mission;
      const asked = { params: { level: String(level) }, body: { version, text } };
      try {
        await outbox.enqueue(feedback.askFeedback, asked, { subject: subjectOf(mission) });
        removeItem(draftOf(mission));
      } catch (error) {
        throw new Error(errorMessage(error, NOT_ASKED), { cause: error });
      }
    },
    sending(mission) {
      if (!outbox.items().some(({ subject }) => subject === subjectOf(mission))) return 'none';
      return outbox.state().status === 'sending' ? 'sending' : 'waiting';
    },
    subscribe: outbox.subscribe,
    readDraft(mission) {
      const text = readItem(draftOf(mission));
      return typeof text === 'string' ? text : '';
    },
    keepDraft(mission, text) {
      if (text === '') removeItem(draftOf(mission));
      else writeItem(draftOf(mission), text);
    },
    explain: (error) => errorMessage(error, NOT_READ),
  };
}

function subjectOf({ level }: Named): string {
  return `feedback-question:${level}`;
}

/** Asks for the words that the device has chosen. */
function wordsQuery(): { easy?: 'true' } {
  return useDeviceSettings.getState().easyRead ? { easy: 'true' } : {};
}

/** Reads a list and keeps it on the device; without a network, returns what was kept. Throws CallError. */
async function readOrKept<T>(key: string, read: () => Promise<T[]>): Promise<T[]> {
  try {
    const list = await read();
    writeItem(key, list);
    return list;
  } catch (error) {
    const kept = error instanceof CallError && error.kind === 'network' ? readItem(key) : undefined;
    if (!Array.isArray(kept)) throw error;
    return kept as T[];
  }
}
