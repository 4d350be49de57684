import { Button } from '#client/ui/Button.tsx';
import type { Proposal } from '#contract/proposals.ts';
import type { Asked } from './ProposalDialogs.tsx';

interface Props {
  proposal: Proposal;
  ask: (asked: Asked) => void;
}

/** Read, edit, submit; a submitted proposal can only be read (spec, section 4). */
export function ProposalActions({ proposal, ask }: Props) {
  const of = <span className="sr-only"> a proposta de {proposal.teamName}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => ask({ kind: 'view', proposal })}>
        Ver{of}
      </Button>
      <Button variant="secondary" disabled={proposal.submitted} onClick={() => ask({ kind: 'edit', proposal })}>
        Editar{of}
      </Button>
      <Button disabled={proposal.submitted} onClick={() => ask({ kind: 'submit', proposal })}>
        {proposal.submitted ? 'Já submetida' : <>Submeter{of}</>}
      </Button>
    </div>
  );
}
