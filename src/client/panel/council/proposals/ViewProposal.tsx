import { FileText } from 'lucide-react';
import { Button } from '#client/ui/controls/Button.tsx';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { Proposal } from '#contract/council/proposals.ts';
import { ProposalComments } from './ProposalComments.tsx';
import { ProposalStars } from './ProposalStars.tsx';
import { ProposalVersions } from './ProposalVersions.tsx';
import { WhyWithheld } from './WhyWithheld.tsx';

interface Props {
  proposal: Proposal;
  onClose: () => void;
  onDossier: () => void;
}

const loadDiary = () => import('../diary/ProposalDiary.tsx');

/**
 * Shows a proposal's full text with its stars and comments (spec, section 2), the way to its dossier, and the diary of a
 * submitted one.
 */
export function ViewProposal({ proposal, onClose, onDossier }: Props) {
  const diary = useLatePart(proposal.submitted, loadDiary);
  return (
    <Dialog
      open
      title={`Proposta de ${proposal.teamName}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onDossier}>
            <FileText aria-hidden />
            Preparar dossiê
          </Button>
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
    >
      <p className="text-muted">
        {proposal.solar} · {proposal.class}
      </p>
      <WhyWithheld proposal={proposal} />
      <p className="pt-1">
        Estrelas: <ProposalStars stars={proposal.stars} />
      </p>
      <p className="whitespace-pre-wrap pt-3">{proposal.proposal}</p>
      <ProposalVersions proposal={proposal} />
      {diary && <diary.ProposalDiary proposal={proposal} />}
      {diary === null && <p role="alert">O diário deste plano abre assim que houver rede.</p>}
      <ProposalComments proposal={proposal} />
    </Dialog>
  );
}
