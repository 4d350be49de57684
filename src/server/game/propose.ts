import { initialModerationStatus } from '#domain/council/moderation.ts';
import { statusAfterRewrite } from '#domain/council/proposalModeration.ts';
import { harmsIn } from '#domain/council/wordFilter/findDoubts.ts';
import { moderationFor } from '../council/moderation/comments.queries.ts';
import { judgedOf } from '../council/moderation/moderatedTexts.queries.ts';
import { deleteReports, lockProposalOfTeam, writeProposalStatus } from '../council/moderation/proposals.queries.ts';
import { createProposal, rewriteDraft } from '../council/proposals.queries.ts';
import { lockVoteOn } from '../council/session/ballots.queries.ts';
import type { Tx } from '../db/openDatabase.ts';
import { Refusal } from '../http/Refusal.ts';
import type { PlayingTeam } from './levels.queries.ts';

const IN_VOTE = {
  message:
    'O conselho está a votar, e os planos não mudam a meio. Enviem outra vez quando a votação acabar: a resposta não se perdeu.',
};

/**
 * Creates the team's proposal from level 4, with the status of the school's moderation mode (ruling 30). When level 4
 * is answered again, rewrites a draft, keeps its former text as a version, and leaves a submitted proposal unchanged
 * (ruling 6). Throws planInVote while a class votes on the draft. The caller locks the team.
 */
export async function propose(tx: Tx, team: PlayingTeam, { text, at }: { text: string; at: Date }): Promise<void> {
  const known = await lockProposalOfTeam(tx, team.id);
  if (known?.submittedAt) return;
  const fresh = initialModerationStatus(await moderationFor(tx, team.teacherId), harmsIn(text));
  if (known === null) return createProposal(tx, { teamId: team.id, text, at, ...fresh });
  const { status } = judgedOf(known);
  const next = statusAfterRewrite(status, fresh, known.text === text);
  if (next === status) return;
  if (await lockVoteOn(tx, known.id)) throw new Refusal('planInVote', IN_VOTE);
  await rewriteDraft(tx, known, { text, at, cause: 'answer' });
  await deleteReports(tx, known.id);
  await writeProposalStatus(tx, known.id, next, null);
}
