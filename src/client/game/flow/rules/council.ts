import { COUNCIL_MORE, COUNCIL_SHOWN_MAX } from '#domain/limits.ts';
import { validateStars } from '#domain/validation.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { CouncilList, CouncilSearch } from '../actors.ts';
import type {
  CouncilAnswer,
  CouncilComment,
  CouncilProposal,
  CouncilState,
  GameContext,
  PendingRating,
  ReportTarget,
  Stars,
} from '../GameState.ts';

/**
 * Moves in the council: each takes the state and returns the next. Source: spec, section 2 (Voting screen); ruling 7.
 */

export const EMPTY_COUNCIL: CouncilState = {
  proposals: [],
  listed: [],
  total: 0,
  nextPage: 0,
  moreError: null,
  found: null,
  sought: '',
  searchError: null,
  ratings: [],
  openComments: null,
  commentError: null,
  replyError: null,
  reporting: null,
  reportError: null,
  isPageSeen: true,
};

/** Returns the theme whose proposals the council shows: in test mode always Interculturalidade (spec, section 4). */
export function councilTheme({ mode, theme }: Pick<GameContext, 'mode' | 'theme'>): Theme {
  return mode === 'test' ? 'ic' : theme;
}

/** Returns whether no rating, comment, reply or report of this team awaits an answer. */
export function hasNoPendingRequests({ council, progress }: Pick<GameContext, 'council' | 'progress'>): boolean {
  const { ratings, reporting, reportError } = council;
  const hasNoTexts = progress.unsent.length === 0 && progress.unsentReplies.length === 0;
  return ratings.length === 0 && hasNoTexts && (reporting === null || reportError !== null);
}

/** Returns whether the proposal is the team's own, which it may neither rate nor comment on. */
export function isOwn(proposal: CouncilProposal, { team }: Pick<GameContext, 'team'>): boolean {
  return team !== null && proposal.team === team._id;
}

export function proposalOf(council: CouncilState, proposalId: string | null): CouncilProposal | null {
  return council.proposals.find(({ _id }) => _id === proposalId) ?? null;
}

export function canRate(context: GameContext, proposalId: string, stars: number): boolean {
  const proposal = proposalOf(context.council, proposalId);
  return proposal !== null && !isOwn(proposal, context) && validateStars(stars) === null;
}

/** Staff in test mode may read comments but not send any. */
export function canComment(context: GameContext): boolean {
  const proposal = proposalOf(context.council, context.council.openComments);
  return context.mode === 'team' && proposal !== null && !isOwn(proposal, context);
}

/**
 * Applies a fresh list. Proposals of pages that the team asked for stay below it; pending ratings and search results
 * stay.
 */
export function listed(council: CouncilState, { proposals, total }: CouncilList): CouncilState {
  const ids = proposals.map(({ _id }) => _id);
  const further = council.nextPage > 0 ? council.listed.filter((id) => !ids.includes(id)) : [];
  const kept = new Set([...further, ...(council.found?.ids ?? [])]);
  const others = council.proposals.filter(({ _id }) => kept.has(_id) && !ids.includes(_id));
  const known = [...proposals, ...others].map((proposal) => withPending(proposal, council.ratings));
  const nextPage = total > council.total ? Math.min(council.nextPage, pagesIn(council.total)) : council.nextPage;
  return { ...council, proposals: known, listed: [...ids, ...further], total, nextPage };
}

/** Returns the number of full pages; new proposals come after them. */
function pagesIn(total: number): number {
  return Math.floor(total / COUNCIL_MORE);
}

/** Appends a page of proposals to the list, without duplicates. */
export function grown(council: CouncilState, { proposals, total }: CouncilList): CouncilState {
  const isNew = ({ _id }: CouncilProposal) => !council.listed.includes(_id);
  const news = proposals.filter(isNew).map((proposal) => withPending(proposal, council.ratings));
  const ids = news.map(({ _id }) => _id);
  const known = [...council.proposals.filter(({ _id }) => !ids.includes(_id)), ...news];
  return { ...council, proposals: known, listed: [...council.listed, ...ids], total, nextPage: council.nextPage + 1 };
}

/** Returns whether there is a page that has not been loaded. */
export function canGrow({ listed: ids, total, nextPage }: CouncilState): boolean {
  return ids.length < total && nextPage * COUNCIL_MORE < total;
}

/** Returns whether the page adds nothing to the list and another page is left. */
export function isPageKnown(council: CouncilState, page: CouncilList): boolean {
  const isKnown = page.proposals.every(({ _id }) => council.listed.includes(_id));
  return isKnown && canGrow(grown(council, page));
}

/** Shows the search result in place of the list. */
export function searched(council: CouncilState, { proposals, more }: CouncilSearch): CouncilState {
  const ids = proposals.map(({ _id }) => _id);
  const others = council.proposals.filter(({ _id }) => !ids.includes(_id));
  const known = [...others, ...proposals.map((proposal) => withPending(proposal, council.ratings))];
  return { ...council, proposals: known, found: { words: council.sought, ids, more } };
}

/** Returns the proposals on the screen, in order: the search result or the list. */
export function shownProposals({ proposals, listed: ids, found }: CouncilState): CouncilProposal[] {
  return (found?.ids ?? ids).flatMap((id) => proposals.find(({ _id }) => _id === id) ?? []);
}

/** Returns whether withdrawing these changes the screen. The own proposal counts until its status is known. */
export function listsProposals(context: GameContext, withdrawn: readonly string[]): boolean {
  return context.council.proposals.some(
    (proposal) => withdrawn.includes(proposal._id) && !(isOwn(proposal, context) && proposal.state !== undefined),
  );
}

const LEFT_COUNCIL = 'A proposta que estavam a ver saiu do Conselho.';

/** Removes other teams' withdrawn proposals; the own one stays, and the next list brings its status. */
export function withdrawnFrom(context: GameContext, withdrawn: readonly string[]): Partial<GameContext> {
  const { council } = context;
  const gone = council.proposals.filter((one) => withdrawn.includes(one._id) && !isOwn(one, context));
  const goneIds = gone.map(({ _id }) => _id);
  const isLeft = (id: string) => !goneIds.includes(id);
  const wasOpen = council.openComments !== null && !isLeft(council.openComments);
  return {
    council: {
      ...council,
      proposals: council.proposals.filter(({ _id }) => isLeft(_id)),
      listed: council.listed.filter(isLeft),
      found: council.found && { ...council.found, ids: council.found.ids.filter(isLeft) },
      openComments: wasOpen ? null : council.openComments,
    },
    ...(wasOpen && { news: LEFT_COUNCIL }),
  };
}

/**
 * Marks all lists as outdated: which proposals were withdrawn is unknown, so those missing from a fresh list are
 * removed.
 */
export function outdated(council: CouncilState): CouncilState {
  return { ...council, nextPage: 0, found: null };
}

/** Returns whether there are more proposals than a team's readership holds. */
export function hasMore({ listed: ids, total }: CouncilState): boolean {
  return Math.max(ids.length, total) > COUNCIL_SHOWN_MAX;
}

/** Shows the rating at once; `isSent` queues it for the server, replacing a queued rating of the same proposal. */
export function rated(council: CouncilState, proposalId: string, stars: number, isSent: boolean): CouncilState {
  const before = proposalOf(council, proposalId)?.stars.mine ?? null;
  const [going, ...waiting] = council.ratings;
  const others = [...(going ? [going] : []), ...waiting.filter((rating) => rating.proposalId !== proposalId)];
  const ratings = isSent ? [...others, { proposalId, stars, before }] : council.ratings;
  return { ...withMine(council, proposalId, stars), ratings };
}

/** Applies the server's answer to the first rating of the queue. */
export function ratingSettled(council: CouncilState, stars: Stars): CouncilState {
  const [done, ...rest] = council.ratings;
  if (done === undefined) return council;
  const ratings = rebased(rest, done.proposalId, stars.mine);
  const proposals = council.proposals.map((proposal) =>
    proposal._id === done.proposalId ? withPending({ ...proposal, stars }, ratings) : proposal,
  );
  return { ...council, proposals, ratings };
}

/**
 * Removes the first rating of the queue, which the server refused; restores the value before it unless a later one
 * waits.
 */
export function ratingRefused(council: CouncilState): CouncilState {
  const [lost, ...rest] = council.ratings;
  if (lost === undefined) return council;
  const ratings = rebased(rest, lost.proposalId, lost.before);
  const laterWaits = ratings.some(({ proposalId }) => proposalId === lost.proposalId);
  const next = { ...council, ratings };
  return laterWaits ? next : withMine(next, lost.proposalId, lost.before);
}

/** Sets what later ratings of the same proposal fall back to: the value that the server has. */
function rebased(ratings: readonly PendingRating[], proposalId: string, before: number | null): PendingRating[] {
  return ratings.map((rating) => (rating.proposalId === proposalId ? { ...rating, before } : rating));
}

/** Adds a comment to this proposal, replacing one with the same id. */
export function commented(
  council: CouncilState,
  proposalId: string | undefined,
  comment: CouncilComment,
): CouncilState {
  const proposals = council.proposals.map((proposal) =>
    proposal._id === proposalId ? withComment(proposal, comment) : proposal,
  );
  return { ...council, proposals };
}

function withComment(proposal: CouncilProposal, comment: CouncilComment): CouncilProposal {
  const others = proposal.teamProposal.comments.filter(({ _id }) => _id !== comment._id);
  return withComments(proposal, [...others, { ...comment, mine: true }]);
}

/** Adds the answer to this question on the team's own proposal. */
export function answered(council: CouncilState, questionId: string, answer: CouncilAnswer): CouncilState {
  const withAnswer = (comment: CouncilComment) => (comment._id === questionId ? { ...comment, answer } : comment);
  const proposals = council.proposals.map((proposal) =>
    withComments(proposal, proposal.teamProposal.comments.map(withAnswer)),
  );
  return { ...council, proposals };
}

/** Replaces the proposal with the same id. */
export function proposalReplaced(council: CouncilState, proposal: CouncilProposal): CouncilState {
  return { ...council, proposals: council.proposals.map((one) => (one._id === proposal._id ? proposal : one)) };
}

/**
 * Returns whether the team may report it: another team's comment or answer on the open proposal, or another team's proposal, that
 * it has not reported yet.
 */
export function canReport(context: GameContext, { kind, id }: ReportTarget): boolean {
  if (context.mode !== 'team') return false;
  const open = proposalOf(context.council, kind === 'proposal' ? id : context.council.openComments);
  if (kind === 'proposal') return open !== null && !isOwn(open, context) && !open.reported;
  const texts = open?.teamProposal.comments.flatMap((comment) => [
    comment,
    ...(comment.answer ? [comment.answer] : []),
  ]);
  const text = texts?.find(({ _id }) => _id === id);
  return text !== undefined && !text.mine && !text.reported;
}

/** Marks the comment or proposal as reported. */
export function reported(council: CouncilState): CouncilState {
  const mark = <T extends CouncilComment | CouncilAnswer | CouncilProposal>(one: T): T =>
    one._id === council.reporting?.id ? { ...one, reported: true } : one;
  const markAll = (comment: CouncilComment) => ({
    ...mark(comment),
    ...(comment.answer && { answer: mark(comment.answer) }),
  });
  const proposals = council.proposals.map((proposal) =>
    withComments(mark(proposal), proposal.teamProposal.comments.map(markAll)),
  );
  return { ...council, proposals, reporting: null, reportError: null };
}

function withComments(proposal: CouncilProposal, comments: CouncilComment[]): CouncilProposal {
  return { ...proposal, teamProposal: { comments } };
}

function withPending(proposal: CouncilProposal, ratings: readonly PendingRating[]): CouncilProposal {
  const last = ratings.findLast(({ proposalId }) => proposalId === proposal._id);
  return last ? withOwnStars(proposal, last.stars) : proposal;
}

function withMine(council: CouncilState, proposalId: string, mine: number | null): CouncilState {
  const proposals = council.proposals.map((proposal) =>
    proposal._id === proposalId ? withOwnStars(proposal, mine) : proposal,
  );
  return { ...council, proposals };
}

function withOwnStars(proposal: CouncilProposal, mine: number | null): CouncilProposal {
  return { ...proposal, stars: { ...proposal.stars, mine } };
}
