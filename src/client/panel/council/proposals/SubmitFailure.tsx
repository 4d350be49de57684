import { wordsOf } from '#client/api/CallError.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { SubmissionProps } from './SubmitProposal.tsx';
import { useSubmitProposal } from './useProposals.ts';

/** The spec's alert (section 8), below it why, and another try. */
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
        <p className="font-bold">{wordsOf(error, '')}</p>
      </div>
    </ConfirmDialog>
  );
}
