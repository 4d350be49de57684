import { errorMessage } from '#client/api/CallError.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { SubmissionProps } from './SubmitProposal.tsx';
import { useSubmitProposal } from './useProposals.ts';

/** Shows the spec's alert (section 8) with the reason, and offers a retry. */
export function SubmitFailure({ error, proposal, onClose, onDone, onFailed }: SubmissionProps & { error: unknown }) {
  const submit = useSubmitProposal();
  return (
    <ConfirmDialog
      open
      title="Proposta não submetida"
      confirmLabel="Tentar de novo"
      cancelLabel="OK"
      busy={submit.isPending}
      onCancel={onClose}
      onConfirm={() => submit.mutate(proposal, { onSuccess: onDone, onError: onFailed })}
    >
      <div role="alert" className="flex flex-col gap-2">
        <p>Erro ao submeter proposta. Verifique a consola para mais detalhes.</p>
        <p className="font-bold">{errorMessage(error, '')}</p>
      </div>
    </ConfirmDialog>
  );
}
