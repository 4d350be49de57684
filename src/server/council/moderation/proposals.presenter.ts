import type { JudgedProposal } from '#contract/council/proposalModeration.ts';
import { type Decider, decisionsFor, needsSelfHarmReview } from '#domain/council/moderation.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { storedTheme } from '#server/game/stored.ts';
import { presentDoubts } from './doubts.presenter.ts';
import { judgedOf } from './moderatedTexts.queries.ts';
import type { ProposalQueueRow } from './proposals.queries.ts';

/** Presents a proposal of the queue; times are in unix seconds. */
export function presentJudgedProposal(row: ProposalQueueRow, decider: Decider): JudgedProposal {
  const { decidedAt } = row;
  const judged = judgedOf(row);
  return {
    _id: row.id,
    proposal: row.text,
    at: seconds(row.at),
    team: row.teamId,
    teamName: row.teamName,
    class: row.className,
    school: row.schoolName,
    solar: THEME_NAMES[storedTheme(row.theme)],
    state: row.state,
    returned: row.returned,
    heldFor: row.heldFor,
    selfHarm: needsSelfHarmReview(judged),
    doubts: presentDoubts(row),
    reports: row.reports,
    decided: decidedAt === null ? null : { by: row.deciderName, at: seconds(decidedAt) },
    may: decisionsFor(judged, decider),
  };
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
