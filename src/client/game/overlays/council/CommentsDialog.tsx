import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { usePageAtRest } from '#client/ui/hooks/usePageAtRest.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { Marked } from '../glossary/Marked.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import type { CouncilView } from './councilView.ts';

const loadDebate = () => import('./debate/ProposalDebate.tsx').then(({ ProposalDebate }) => ProposalDebate);

/**
 * Renders one proposal with the comments on it (spec, section 2). The code of the debate, which no team needs before its
 * council, is loaded while the council is idle, or with the first dialog.
 */
export function CommentsDialog({ work, view, send, saving, council }: OverlaysProps & { work: CouncilView }) {
  const open = work.proposals.find(({ _id }) => _id === work.openComments);
  const isAtRest = usePageAtRest();
  const ProposalDebate = useLatePart(isAtRest || open !== undefined, loadDebate);
  return (
    <Dialog
      open={open !== undefined}
      onClose={() => send({ type: 'CLOSE_COMMENTS' })}
      title={`${view.info.galaxy} | Equipa: ${open?.teamName ?? ''}`}
      size="lg"
    >
      <h3 className="text-[1.1em]">Proposta:</h3>
      <p className="max-w-[75ch] wrap-anywhere whitespace-pre-line text-pretty">
        <Marked>{open?.proposal ?? ''}</Marked>
      </p>
      {open &&
        (ProposalDebate ? (
          <ProposalDebate
            proposal={open}
            work={work}
            send={send}
            saving={saving}
            inVote={isInVote(council, open._id)}
          />
        ) : (
          <Loading hasFailed={ProposalDebate === null} />
        ))}
    </Dialog>
  );
}

/** Returns whether the class is voting on this plan. */
function isInVote({ view: { session } }: OverlaysProps['council'], proposalId: string): boolean {
  return session?.phase === 'vote' && session.plans.some(({ _id }) => _id === proposalId);
}

function Loading({ hasFailed }: { hasFailed: boolean }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 p-8">
      {!hasFailed && <Spinner />}
      <span>{hasFailed ? 'Sem ligação: os comentários aparecem assim que houver rede.' : 'A carregar...'}</span>
    </p>
  );
}
