import { initialModerationStatus } from '#domain/council/moderation.ts';
import { statusAfterRewrite } from '#domain/council/proposalModeration.ts';
import { harmsIn } from '#domain/council/wordFilter/findDoubts.ts';
import { moderationFor } from '../council/moderation/comments.queries.ts';
import { judgedOf } from '../council/moderation/moderatedTexts.queries.ts';
import { forgetReports, lockProposalOfTeam, writeProposalStatus } from '../council/moderation/proposals.queries.ts';
import { createProposal, rewriteDraft } from '../council/proposals.queries.ts';
import type { Tx } from '../db/openDatabase.ts';
import type { PlayingTeam } from './levels.queries.ts';

/**
 * Level 4 makes the team's one proposal, and its text is judged as the school's setting says (ruling 30). Answered again
 * it gives a draft that text, and leaves what was submitted meanwhile as it is (ruling 6). The caller holds the team.
 */
export async function propose(tx: Tx, team: PlayingTeam, { text, at }: { text: string; at: Date }): Promise<void> {
  const known = await lockProposalOfTeam(tx, team.id);
  if (known?.submittedAt) return;
  const fresh = initialModerationStatus(await moderationFor(tx, team.teacherId), harmsIn(text));
  if (known === null) return createProposal(tx, { teamId: team.id, text, at, ...fresh });
  const { standing } = judgedOf(known);
  const next = statusAfterRewrite(standing, fresh, known.text === text);
  if (next === standing) return;
  await rewriteDraft(tx, team.id, text);
  await forgetReports(tx, known.id);
  await writeProposalStatus(tx, known.id, next, null);
}
