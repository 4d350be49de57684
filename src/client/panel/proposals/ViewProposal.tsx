import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import type { Proposal } from '#contract/proposals.ts';

/** The whole text of a proposal. */
export function ViewProposal({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  return (
    <Dialog
      open
      title={`Proposta de ${proposal.teamName}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      <p className="text-muted">
        {proposal.solar} · {proposal.class}
      </p>
      <p className="whitespace-pre-wrap pt-3">{proposal.proposal}</p>
    </Dialog>
  );
}
