import type { DecidedChange, JudgedComment } from '#contract/council/moderation.ts';
import { type Decider, decisionsFor, needsSelfHarmReview } from '#domain/council/moderation.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { storedTheme } from '#server/game/stored.ts';
import type { QueueRow } from './comments.queries.ts';
import type { DecisionResult } from './decide.ts';
import { presentDoubts } from './doubts.presenter.ts';
import { judgedOf } from './moderatedTexts.queries.ts';

/** Presents a comment of the queue; times are in unix seconds. */
export function presentJudged(row: QueueRow, decider: Decider): JudgedComment {
  const { proposal, decidedAt, kind, asker, question } = row;
  const judged = judgedOf(row);
  return {
    _id: row.id,
    comment: row.text,
    at: seconds(row.at),
    team: row.teamId,
    teamName: row.teamName,
    class: row.className,
    school: row.schoolName,
    solar: THEME_NAMES[storedTheme(row.theme)],
    proposal: {
      teamName: proposal.teamName,
      class: proposal.className,
      school: proposal.schoolName,
      text: proposal.text,
    },
    ...(kind !== null && { kind }),
    ...(asker !== null && { question: { teamName: asker, text: question } }),
    ...(row.acceptedAt !== null && { accepted: true }),
    state: row.state,
    heldFor: row.heldFor,
    selfHarm: needsSelfHarmReview(judged),
    doubts: presentDoubts(row),
    reports: row.reports,
    decided: decidedAt === null ? null : { by: row.deciderName, at: seconds(decidedAt) },
    may: decisionsFor(judged, decider),
  };
}

/** Presents the result of a decision on several texts. */
export function presentDecided({ changed, skipped }: DecisionResult<unknown>): DecidedChange {
  return { changed: changed.length, ...(skipped.length > 0 && { skipped }) };
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
