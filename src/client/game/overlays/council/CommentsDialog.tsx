import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import { type CouncilView, visibleCommentCount } from './councilView.ts';
import { Debate } from './debate/Debate.tsx';
import { NewComment } from './debate/NewComment.tsx';
import { PlanVersions } from './debate/PlanVersions.tsx';
import { ProposalMark } from './ProposalMark.tsx';

/** Renders the comments on one proposal, and a box to write another (spec, section 2). */
export function CommentsDialog({ work, view, send, saving }: OverlaysProps & { work: CouncilView }) {
  const open = work.proposals.find(({ _id }) => _id === work.openComments);
  const isWaiting = [...work.comment.unsent, ...work.reply.unsent].some(({ proposalId }) => proposalId === open?._id);
  return (
    <Dialog
      open={open !== undefined}
      onClose={() => send({ type: 'CLOSE_COMMENTS' })}
      title={`${view.info.galaxy} | Equipa: ${open?.teamName ?? ''}`}
      size="lg"
    >
      <h3 className="text-[1.1em]">Proposta:</h3>
      <p className="max-w-[75ch] wrap-anywhere whitespace-pre-line text-pretty">{open?.proposal}</p>
      {open && (
        <>
          <div className="mt-2">
            <ProposalMark key={open._id} proposal={open} report={work.report} send={send} />
          </div>
          <PlanVersions proposal={open} />
          <h3 className="mt-4 text-[1.1em]">Comentários ({visibleCommentCount(open.teamProposal.comments)})</h3>
          <Debate key={open._id} proposal={open} work={work} send={send} />
        </>
      )}
      {isWaiting && (
        <p role="status" className="mt-2 text-muted">
          {saving?.text}
        </p>
      )}
      {open && !open.own && work.comment.allowed && <NewComment work={work} send={send} />}
    </Dialog>
  );
}
