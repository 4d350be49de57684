import type { Comment, Proposal } from '#contract/proposals.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { CommentRow } from '../db/comments.ts';
import type { CouncilProposal, Stars } from '../db/proposals.ts';
import { storedTheme } from '../stored.ts';

/** A proposal of the council (spec, section 3; rulings 6 and 7). */
export function presentProposal({ row, stars, comments }: CouncilProposal): Proposal {
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
  };
}

/** The average to one decimal; null while nobody has voted. */
export function presentStars({ average, count, mine }: Stars): Proposal['stars'] {
  return { average: average === null ? null : Math.round(average * 10) / 10, count, mine };
}

/** `at` in unix seconds; what is not so is left out. */
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
