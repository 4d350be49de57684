import { FileText } from 'lucide-react';
import { Button } from '#client/ui/controls/Button.tsx';
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

/** Shows a proposal's full text with its stars and comments (spec, section 2), and the way to its dossier. */
export function ViewProposal({ proposal, onClose, onDossier }: Props) {
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
      <ProposalComments proposal={proposal} />
    </Dialog>
  );
}
