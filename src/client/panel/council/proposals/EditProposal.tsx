import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { type Proposal, proposals } from '#contract/council/proposals.ts';
import { editProposalBody } from '#contract/forms.ts';
import { cacheProposal } from './useProposals.ts';

/** Edits the text of a draft: 8 rows, 'Cancelar' and 'Guardar' (spec, section 2). A failure keeps the typed text. */
export function EditProposal({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const form = usePanelForm({
    schema: editProposalBody,
    values: { proposal: proposal.proposal },
    send: (body) => call(proposals.editProposal, { params: { teamId: proposal.team }, body }),
    retries: true,
    patch: cacheProposal,
    done: 'Proposta guardada com sucesso!',
    failed: 'Erro ao guardar a proposta',
    onDone: onClose,
  });
  return (
    <FormDialog title="Editar proposta" form={form} onClose={onClose}>
      <TextArea
        label={`Proposta de ${proposal.teamName}`}
        rows={8}
        required
        hint={hintFor(proposal)}
        {...form.field('proposal')}
      />
    </FormDialog>
  );
}

/** A text that staff wrote counts as approved (server/council/proposals.handlers.ts). */
function hintFor({ state }: Proposal): string | undefined {
  if (state === 'waiting') return 'Ao guardar, a proposta fica aprovada por si e as outras equipas veem-na.';
  if (state === 'hidden') return 'A proposta continua escondida. Para as outras equipas a verem, escolha «Repor».';
  return undefined;
}
