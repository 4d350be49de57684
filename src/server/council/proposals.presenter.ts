import type { Answer, Comment, Proposal, ProposalVersion } from '#contract/council/proposals.ts';
import { type Decider, decisionsFor, needsSelfHarmReview } from '#domain/council/moderation.ts';
import { withheldReasonOf } from '#domain/council/proposalModeration.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { storedTheme } from '../game/stored.ts';
import type { CommentRow, TextRow } from './comments.queries.ts';
import { presentDoubts } from './moderation/doubts.presenter.ts';
import { judgedOf } from './moderation/moderatedTexts.queries.ts';
import type { CouncilProposal, Stars } from './proposals.queries.ts';
import type { VersionRow } from './proposalVersions.queries.ts';

/** Presents a proposal of the council (spec, section 3; rulings 6, 7 and 30). `decider` is null for a team. */
export function presentProposal(
  { row, stars, comments, versions }: CouncilProposal,
  decider: Decider | null,
): Proposal {
  const state = withheldReasonOf(row);
  return {
    _id: row.id,
    team: row.teamId,
    teamName: row.teamName,
    name: row.teamName,
    class: row.className,
    school: row.schoolName,
    solar: THEME_NAMES[storedTheme(row.theme)],
    proposal: row.text,
    submitted: row.submittedAt !== null,
    ship: row.ship,
    stars: presentStars(stars),
    teamProposal: { comments: comments.map(presentComment) },
    ...(versions.length > 0 && { versions: versions.map(presentVersion) }),
    ...(row.chosen !== null && { chosen: row.chosen }),
    ...(state !== null && { state }),
    ...(row.reported && { reported: true }),
    ...(decider !== null && { moderation: presentModeration(row, decider) }),
  };
}

function presentModeration(row: CouncilProposal['row'], decider: Decider): NonNullable<Proposal['moderation']> {
  const { heldFor, reports } = row;
  const judged = judgedOf(row);
  const may = decisionsFor(judged, decider);
  return { heldFor, selfHarm: needsSelfHarmReview(judged), doubts: presentDoubts(row), reports, may };
}

/** Presents a rating, its average rounded to one decimal; the average is null without votes. */
export function presentStars({ average, count, mine }: Stars): Proposal['stars'] {
  return { average: average === null ? null : Math.round(average * 10) / 10, count, mine };
}

/** Presents a comment. Times are in unix seconds. A field without a value is omitted. */
export function presentComment(row: CommentRow): Comment {
  const { id, author, text, at, kind, acceptedAt, answer } = row;
  return {
    _id: id,
    name: author,
    comment: text,
    at: seconds(at),
    ...presentMarks(row),
    ...(kind !== null && { kind }),
    ...(answer !== null && { answer: presentAnswer(answer) }),
    ...(acceptedAt !== null && { accepted: seconds(acceptedAt) }),
  };
}

/** Presents the answer to a question; `at` is in unix seconds, and false flags are left out. */
export function presentAnswer(row: TextRow): Answer {
  return { _id: row.id, answer: row.text, at: seconds(row.at), ...presentMarks(row) };
}

function presentMarks({ state, mine, reported }: TextRow): Pick<Answer, 'mine' | 'state' | 'reported'> {
  return {
    ...(mine && { mine }),
    ...(state !== 'shown' && { state: state === 'held' ? 'waiting' : 'hidden' }),
    ...(reported && { reported }),
  };
}

function presentVersion({
  version,
  text,
  writtenAt,
  replacedAt,
  cause,
  suggestedBy,
  shown,
}: VersionRow): ProposalVersion {
  return {
    version,
    proposal: text,
    at: seconds(writtenAt),
    until: seconds(replacedAt),
    cause,
    ...(suggestedBy !== null && { suggestedBy }),
    ...(!shown && { withheld: true }),
  };
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
