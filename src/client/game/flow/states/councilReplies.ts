import { gameSetup } from '../gameSetup.ts';
import { errorOf } from '../rules/refusal.ts';
import type { TypedReply } from '../rules/replies.ts';

const replyOf = ({ event: { commentId, text } }: { event: TypedReply }): TypedReply => ({ commentId, text });

/** Events by which a team answers a question on its own proposal, or accepts a suggestion. */
export const REPLY_EVENTS = {
  TYPE_REPLY: {
    guard: { type: 'canReply', params: replyOf },
    actions: { type: 'typeReply', params: replyOf },
  },
  SEND_REPLY: [
    { guard: { type: 'canSendReply', params: replyOf }, actions: { type: 'queueReply', params: replyOf } },
    { guard: { type: 'canReply', params: replyOf }, actions: { type: 'explainReply', params: replyOf } },
  ],
} as const;

/**
 * Sends answers and new plans one at a time; each is kept until the server has answered, over reloads and lost networks
 * (ruling 15).
 */
export const replying = gameSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasUnsentReply', target: 'sending' } },
    sending: {
      invoke: {
        id: 'reply',
        src: 'reply',
        input: ({ context }) =>
          context.progress.unsentReplies[0] ?? { proposalId: '', commentId: '', to: 'question', text: '' },
        onDone: { target: 'idle', actions: [{ type: 'addReply', params: ({ event }) => event.output }] },
        onError: { target: 'idle', actions: [{ type: 'returnReply', params: errorOf }] },
      },
    },
  },
});
