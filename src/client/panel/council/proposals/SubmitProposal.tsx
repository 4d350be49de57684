import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { type SubmittedPlan, useSubmitProposal } from './useProposals.ts';

export interface SubmissionProps {
  proposal: SubmittedPlan;
  onClose: () => void;
  onDone: () => void;
  onFailed: (error: unknown) => void;
}

/** Confirms a submission, which cannot be undone (spec, section 2); a failure opens another dialog (section 8). */
export function SubmitProposal({ proposal, onClose, onDone, onFailed }: SubmissionProps) {
  const submit = useSubmitProposal();
  return (
    <ConfirmDialog
      open
      title="Submeter proposta"
      confirmLabel="Sim, Submeter"
      busy={submit.isPending}
      onCancel={onClose}
      onConfirm={() => submit.mutate(proposal, { onSuccess: onDone, onError: onFailed })}
    >
      <p>
        Equipa: <strong>{proposal.teamName}</strong>
      </p>
      <p className="font-bold">Tem a certeza de que quer submeter esta proposta?</p>
      <p>Após a submissão, não será possível editar a proposta.</p>
    </ConfirmDialog>
  );
}
