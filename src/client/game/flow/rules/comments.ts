import type { CommentKind } from '#domain/council/comments.ts';
import type { CouncilComment, GameContext, GameRefusal } from '../GameState.ts';
import { commented } from './council.ts';

/**
 * Steps of a comment on its way to the council: typed, queued, arrived or returned. Source: spec, section 2; ruling 15.
 */
type Change = Partial<GameContext>;

export function commentTyped({ progress, council }: GameContext, text: string): Change {
  const id = council.openComments;
  if (id === null) return {};
  return {
    progress: { ...progress, comments: { ...progress.comments, [id]: text } },
    council: { ...council, commentError: null },
  };
}

/** Chooses the kind of the open comment; null makes it a plain one. */
export function kindChosen({ progress, council }: GameContext, kind: CommentKind | null): Change {
  const id = council.openComments;
  if (id === null) return {};
  const { [id]: _, ...kinds } = progress.kinds;
  return { progress: { ...progress, kinds: kind === null ? kinds : { ...kinds, [id]: kind } } };
}

/** Returns a text with this opening, which takes the place of one of `others` that stands there alone. */
export function begunWith(starter: string, text: string, others: readonly string[]): string {
  const isBare = text.trim() === '' || others.includes(text.trim());
  return isBare ? `${starter} ` : `${text.trimEnd()} ${starter} `;
}

/** Queues the comment and empties the text box. A text that is already queued is not queued again. */
export function commentQueued({ progress, council }: GameContext, typed: string): Change {
  const proposalId = council.openComments;
  if (proposalId === null) return {};
  const text = typed.trim();
  const { [proposalId]: _, ...comments } = progress.comments;
  const { [proposalId]: kind, ...kinds } = progress.kinds;
  const isKnown = progress.unsent.some((waiting) => waiting.proposalId === proposalId && waiting.text === text);
  const unsent = isKnown ? progress.unsent : [...progress.unsent, { proposalId, text, ...(kind && { kind }) }];
  return { progress: { ...progress, comments, unsent, kinds }, council: { ...council, commentError: null } };
}

/** Moves the first comment of the queue, which has arrived, into the council. */
export function commentArrived({ progress, council }: GameContext, comment: CouncilComment): Change {
  const [arrived, ...unsent] = progress.unsent;
  return { progress: { ...progress, unsent }, council: commented(council, arrived?.proposalId, comment) };
}

/** Puts the first comment of the queue, which the server refused, back into the text box, before any newer text. */
export function commentReturned({ progress, council }: GameContext, refusal: GameRefusal): Change {
  const [returned, ...unsent] = progress.unsent;
  if (returned === undefined) return {};
  const { proposalId, text, kind } = returned;
  const kinds = kind === undefined ? progress.kinds : { [proposalId]: kind, ...progress.kinds };
  const since = progress.comments[proposalId] ?? '';
  const comments = { ...progress.comments, [proposalId]: since === '' ? text : `${text}\n${since}` };
  const back = { progress: { ...progress, comments, unsent, kinds } };
  if (council.openComments !== proposalId) return { ...back, refusal };
  return { ...back, council: { ...council, commentError: refusal.message } };
}
