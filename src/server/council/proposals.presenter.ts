import type { Comment, Proposal } from '#contract/council/proposals.ts';
import { type Decider, decisionsFor, needsSelfHarmReview } from '#domain/council/moderation.ts';
import { withheldReasonOf } from '#domain/council/proposalModeration.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { storedTheme } from '../game/stored.ts';
import type { CommentRow } from './comments.queries.ts';
import { presentDoubts } from './moderation/doubts.presenter.ts';
import { judgedOf } from './moderation/moderatedTexts.queries.ts';
import type { CouncilProposal, Stars } from './proposals.queries.ts';

/** Presents a proposal of the council (spec, section 3; rulings 6, 7 and 30). `decider` is null for a team. */
export function presentProposal({ row, stars, comments }: CouncilProposal, decider: Decider | null): Proposal {
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

/** Presents a comment; `at` is in unix seconds, and false flags are left out. */
export function presentComment({ id, author, text, at, state, mine, reported }: CommentRow): Comment {
  return {
    _id: id,
    name: author,
    comment: text,
    at: Math.floor(at.getTime() / 1_000),
    ...(mine && { mine }),
    ...(state !== 'shown' && { state: state === 'held' ? 'waiting' : 'hidden' }),
    ...(reported && { reported }),
  };
}
