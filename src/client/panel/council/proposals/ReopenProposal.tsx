import { useRef } from 'react';
import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { type Proposal, proposals } from '#contract/council/proposals.ts';
import { reopenProposalBody } from '#contract/forms.ts';
import { REOPEN_REASON_MAX_CHARS } from '#domain/limits.ts';
import { firstEnabledButton } from './firstEnabledButton.ts';
import { cacheProposal } from './useProposals.ts';

/** Asks for a reason before a submitted proposal becomes a draft again; only administrators are offered it (ruling 6). */
export function ReopenProposal({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const isDone = useRef(false);
  const form = usePanelForm({
    schema: reopenProposalBody,
    values: { reason: '' },
    needs: ['reason'],
    send: (body) => call(proposals.reopenProposal, { params: { teamId: proposal.team }, body }),
    patch: cacheProposal,
    done: 'Proposta reaberta com sucesso!',
    failed: 'Erro ao reabrir a proposta',
    onDone: () => {
      isDone.current = true;
      onClose();
    },
  });
  return (
    <FormDialog
      title="Reabrir proposta"
      submitLabel="Sim, Reabrir"
      form={form}
      focusAfter={() => (isDone.current ? firstEnabledButton(proposal) : null)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-2">
        <p className="font-bold">Tem a certeza de que quer reabrir a proposta de «{proposal.teamName}»?</p>
        <p>Volta a ser um rascunho: pode ser editada e tem de ser submetida de novo.</p>
      </div>
      <TextArea
        label="Motivo da reabertura"
        required
        maxLength={REOPEN_REASON_MAX_CHARS}
        hint={`Fica no histórico, onde o professor da equipa o lê. Até ${REOPEN_REASON_MAX_CHARS} caracteres.`}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
