import { Eye, Pencil, RotateCcw } from 'lucide-react';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import type { Proposal } from '#contract/council/proposals.ts';
import type { ProposalDialog } from './ProposalDialogs.tsx';
import { ShowOrHide } from './ShowOrHide.tsx';

interface Props {
  proposal: Proposal;
  ask: (asked: ProposalDialog) => void;
  /** Administrators can make a submitted proposal a draft again. */
  canReopen: boolean;
}

/** Renders a proposal's actions; a submitted one can only be read (spec, section 4), or reopened by an administrator. */
export function ProposalActions({ proposal, ask, canReopen }: Props) {
  const { _id, submitted, teamName } = proposal;
  const of = `a proposta de ${teamName}`;
  return (
    <div className="flex flex-wrap items-center gap-1 columns:min-w-68" data-proposal={_id}>
      <IconButton label={`Ver ${of}`} onClick={() => ask({ kind: 'view', proposal })}>
        <Eye aria-hidden />
      </IconButton>
      <IconButton label={`Editar ${of}`} disabled={submitted} onClick={() => ask({ kind: 'edit', proposal })}>
        <Pencil aria-hidden />
      </IconButton>
      <Button
        variant="secondary"
        className="whitespace-nowrap"
        disabled={submitted}
        onClick={() => ask({ kind: 'submit', proposal })}
      >
        {submitted ? 'Já submetida' : 'Submeter'}
        {!submitted && <span className="sr-only"> {of}</span>}
      </Button>
      <ShowOrHide proposal={proposal} />
      {canReopen && submitted && (
        <Button variant="secondary" onClick={() => ask({ kind: 'reopen', proposal })}>
          <RotateCcw aria-hidden />
          Reabrir<span className="sr-only"> {of}</span>
        </Button>
      )}
    </div>
  );
}
