import type { CouncilRow } from '#client/game/flow/view.ts';
import type { OverlaysProps } from '../../overlaysProps.ts';
import { type CouncilView, visibleCommentCount } from '../councilView.ts';
import { ProposalMark } from '../ProposalMark.tsx';
import { Debate } from './Debate.tsx';
import { NewComment } from './NewComment.tsx';
import { PlanVersions } from './PlanVersions.tsx';

interface ProposalDebateProps extends Pick<OverlaysProps, 'send' | 'saving'> {
  proposal: CouncilRow;
  work: CouncilView;
  /** The class is voting on the plan, so its text stays. */
  inVote: boolean;
}

/** Renders the way to report a proposal, its former texts, the comments on it, and a box to write another (spec, section 2). */
export function ProposalDebate({ proposal, work, send, saving, inVote }: ProposalDebateProps) {
  const isWaiting = [...work.comment.unsent, ...work.reply.unsent].some(
    ({ proposalId }) => proposalId === proposal._id,
  );
  const held = proposal.teamProposal.comments.filter(({ mine, state }) => mine && state === 'waiting').length;
  return (
    <>
      <div className="mt-2">
        <ProposalMark key={proposal._id} proposal={proposal} report={work.report} send={send} />
      </div>
      <PlanVersions proposal={proposal} />
      <h3 className="mt-4 text-[1.1em]">Comentários ({visibleCommentCount(proposal.teamProposal.comments)})</h3>
      <Debate key={proposal._id} proposal={proposal} work={work} send={send} inVote={inVote} />
      {held > 0 && (
        <p role="status" className="mt-2 text-muted">
          {held === 1 ? 'Um comentário vosso espera' : `${held} comentários vossos esperam`} por quem vos dá a aula. As
          outras equipas só veem depois.
        </p>
      )}
      {isWaiting && (
        <p role="status" className="mt-2 text-muted">
          {saving?.text}
        </p>
      )}
      {!proposal.own && work.comment.allowed && <NewComment work={work} send={send} />}
    </>
  );
}
