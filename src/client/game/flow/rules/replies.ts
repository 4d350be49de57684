import { validateAnswer, validateNewPlan } from '#domain/validation.ts';
import type { CouncilProposal, GameContext, GameRefusal, ReplyResult, UnsentReply } from '../GameState.ts';
import { answered, isOwn, proposalOf, proposalReplaced } from './council.ts';

/**
 * Steps of a reply of the team to a comment on its own proposal: the answer to a question, or the new plan with which it
 * accepts a suggestion. Each is typed, queued, arrived or returned (ruling 15).
 */
type Change = Partial<GameContext>;

/** A reply as it is typed or sent. */
export interface TypedReply {
  commentId: string;
  text: string;
}

/** Returns what may be replied to on the open proposal; null when the comment takes no reply of this team. */
export function replyTarget(context: GameContext, commentId: string): Omit<UnsentReply, 'text'> | null {
  const open = proposalOf(context.council, context.council.openComments);
  if (context.mode !== 'team' || open === null || !isOwn(open, context)) return null;
  const comment = open.teamProposal.comments.find(({ _id }) => _id === commentId);
  const isQueued = context.progress.unsentReplies.some((waiting) => waiting.commentId === commentId);
  if (comment === undefined || isQueued) return null;
  const target = { proposalId: open._id, commentId };
  if (comment.kind === 'question' && comment.answer === undefined) return { ...target, to: 'question' };
  const takesNewPlan = comment.kind === 'suggestion' && comment.accepted === undefined && canChangePlan(open);
  return takesNewPlan ? { ...target, to: 'suggestion' } : null;
}

/** Returns whether the plan may still change: not once it is submitted, nor while its mission is given back (ruling 6). */
export function canChangePlan({ submitted, state }: Pick<CouncilProposal, 'submitted' | 'state'>): boolean {
  return !submitted && state !== 'returned';
}

export function replyTyped({ progress, council }: GameContext, { commentId, text }: TypedReply): Change {
  const replies = { ...progress.replies, [commentId]: text };
  return { progress: { ...progress, replies }, council: { ...council, replyError: null } };
}

/** Returns why this reply cannot be sent; null when it can, or when the comment takes none. */
export function replyProblem(context: GameContext, { commentId, text }: TypedReply): string | null {
  const target = replyTarget(context, commentId);
  if (target === null) return null;
  if (target.to === 'question') return validateAnswer(text);
  return validateNewPlan(text, proposalOf(context.council, target.proposalId)?.proposal ?? '');
}

/** Queues the reply and empties its box. */
export function replyQueued(context: GameContext, { commentId, text }: TypedReply): Change {
  const target = replyTarget(context, commentId);
  if (target === null) return {};
  const { progress, council } = context;
  const { [commentId]: _, ...replies } = progress.replies;
  const unsentReplies = [...progress.unsentReplies, { ...target, text: text.trim() }];
  return { progress: { ...progress, replies, unsentReplies }, council: { ...council, replyError: null } };
}

/** Moves the first reply of the queue, which has arrived, into the council. */
export function replyArrived({ progress, council }: GameContext, result: ReplyResult): Change {
  const [arrived, ...unsentReplies] = progress.unsentReplies;
  if (arrived === undefined) return {};
  const next =
    'answer' in result
      ? answered(council, arrived.commentId, result.answer)
      : proposalReplaced(council, result.proposal);
  return { progress: { ...progress, unsentReplies }, council: next };
}

/** Puts the first reply of the queue, which the server refused, back into its box. */
export function replyReturned({ progress, council }: GameContext, refusal: GameRefusal): Change {
  const [returned, ...unsentReplies] = progress.unsentReplies;
  if (returned === undefined) return {};
  const { proposalId, commentId, text } = returned;
  const back = { progress: { ...progress, replies: { ...progress.replies, [commentId]: text }, unsentReplies } };
  if (council.openComments !== proposalId) return { ...back, refusal };
  return { ...back, council: { ...council, replyError: { commentId, message: refusal.message } } };
}
