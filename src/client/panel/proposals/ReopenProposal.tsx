import { useRef } from 'react';
import { wordsOf } from '#client/api/CallError.ts';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { clearToasts, showToast } from '#client/ui/toasts.ts';
import type { Proposal } from '#contract/proposals.ts';
import { FormRefusal } from '../lists/FormRefusal.tsx';
import { buttonOf } from './buttonOf.ts';
import { useReopenProposal } from './useProposals.ts';

const FAILED = 'Erro ao reabrir a proposta';

/** Asks before a submitted proposal becomes a draft again; only administrators are offered it. */
export function ReopenProposal({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const reopen = useReopenProposal();
  const isDone = useRef(false);
  const done = () => {
    isDone.current = true;
    clearToasts('error');
    showToast('success', 'Proposta reaberta com sucesso!');
    onClose();
  };
  const tell = (error: unknown) => showToast('error', wordsOf(error, FAILED));
  return (
    <ConfirmDialog
      open
      title="Reabrir proposta"
      confirmLabel="Sim, Reabrir"
      busy={reopen.isPending}
      focusAfter={() => (isDone.current ? buttonOf(proposal) : null)}
      onCancel={onClose}
      onConfirm={() => reopen.mutate(proposal, { onSuccess: done, onError: tell })}
    >
      <p className="font-bold">Tem a certeza que pretende reabrir a proposta de «{proposal.teamName}»?</p>
      <p>Volta a ser um rascunho: pode ser editada e tem de ser submetida de novo.</p>
      <FormRefusal text={reopen.error && wordsOf(reopen.error, FAILED)} />
    </ConfirmDialog>
  );
}
