import { errorMessage } from '#client/api/CallError.ts';
import type { OutboxEvent } from '#client/api/outbox.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { readItem, removeItem, unsentKey, writeItem } from '#client/session/localItems.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { feedback } from '#contract/marking/feedback.ts';
import type { FeedbackActions } from './FeedbackActions.ts';
import { patchKeptFeedback } from './keptFeedback.ts';

const NOT_ASKED = 'A pergunta não seguiu. Tentem de novo.';
const SUBJECT = 'feedback-question:';

type QuestionActions = Pick<
  FeedbackActions,
  'ask' | 'sending' | 'takeRefusal' | 'subscribe' | 'readDraft' | 'keepDraft'
>;
/** `dropDraft` forgets the text that was begun: the server has a question about the mission. */
type QuestionCalls = QuestionActions & { dropDraft: (level: number) => void };

const byAccount = new Map<string, QuestionCalls>();

/** Returns the calls about an account's questions. One per account, because an answer may come after the diary was closed. */
export function questionCalls(account: string): QuestionCalls {
  const known = byAccount.get(account);
  if (known) return known;
  const calls = createQuestionCalls(account);
  byAccount.set(account, calls);
  return calls;
}

function createQuestionCalls(account: string): QuestionCalls {
  const outbox = accountOutbox(account);
  const refusals = new Map<number, string>();
  // By mission alone: a text about a former answer is offered again with the current one.
  const draftKey = (level: number) => unsentKey(account, SUBJECT + level);
  const dropDraft = (level: number) => removeItem(draftKey(level));
  outbox.subscribe((event) => {
    const level = levelOf(event);
    if (level === null || event.type === 'state') return;
    if (event.type === 'refused') refusals.set(level, errorMessage(event.error, NOT_ASKED));
    else {
      const { question } = event.reply as ReplyOf<typeof feedback.askFeedback>;
      patchKeptFeedback(account, (mission) => (mission.level === level ? { ...mission, question } : mission));
      dropDraft(level);
    }
  });
  return {
    ask({ level, version }, text) {
      refusals.delete(level);
      const asked = { params: { level: String(level) }, body: { version, text } };
      void outbox.enqueue(feedback.askFeedback, asked, { subject: SUBJECT + level });
    },
    sending({ level }) {
      if (!outbox.items().some(({ subject }) => subject === SUBJECT + level)) return 'none';
      return outbox.state().status === 'sending' ? 'sending' : 'waiting';
    },
    takeRefusal({ level }) {
      const refusal = refusals.get(level) ?? null;
      refusals.delete(level);
      return refusal;
    },
    subscribe: outbox.subscribe,
    readDraft({ level }) {
      const text = readItem(draftKey(level));
      return typeof text === 'string' ? text : '';
    },
    keepDraft({ level }, text) {
      if (text === '') dropDraft(level);
      else writeItem(draftKey(level), text);
    },
    dropDraft,
  };
}

/** Returns the mission whose question an event is about; null when it is about something else. */
function levelOf(event: OutboxEvent): number | null {
  if (event.type === 'state' || !event.item.subject.startsWith(SUBJECT)) return null;
  return Number(event.item.subject.slice(SUBJECT.length));
}
