import { harmsIn } from '#domain/moderation/findDoubts.ts';
import { firstStanding } from '#domain/moderation.ts';
import { standingAfterRewrite } from '#domain/proposalModeration.ts';
import type { PlayingTeam } from '../db/levels.ts';
import { judgedOf } from '../db/moderatedText.ts';
import { moderationFor } from '../db/moderation.ts';
import type { Tx } from '../db/open.ts';
import { forgetReports, lockProposalOfTeam, writeProposalStanding } from '../db/proposalModeration.ts';
import { createProposal, rewriteDraft } from '../db/proposals.ts';

/**
 * Level 4 makes the team's one proposal, and its text is judged as the school's setting says (ruling 30). Answered again
 * it gives a draft that text, and leaves what was submitted meanwhile as it is (ruling 6). The caller holds the team.
 */
export async function propose(tx: Tx, team: PlayingTeam, { text, at }: { text: string; at: Date }): Promise<void> {
  const known = await lockProposalOfTeam(tx, team.id);
  if (known?.submittedAt) return;
  const fresh = firstStanding(await moderationFor(tx, team.teacherId), harmsIn(text));
  if (known === null) return createProposal(tx, { teamId: team.id, text, at, ...fresh });
  const { standing } = judgedOf(known);
  const next = standingAfterRewrite(standing, fresh, known.text === text);
  if (next === standing) return;
  await rewriteDraft(tx, team.id, text);
  await forgetReports(tx, known.id);
  await writeProposalStanding(tx, known.id, next, null);
}
