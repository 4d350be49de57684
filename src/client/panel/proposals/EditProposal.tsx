import { type FormEvent, useId, useState } from 'react';
import { isPassing, wordsOf } from '#client/api/CallError.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { clearToasts, showToast } from '#client/ui/toasts.ts';
import type { Proposal } from '#contract/proposals.ts';
import { validateProposal } from '#domain/validation.ts';
import { FormRefusal } from '../lists/FormRefusal.tsx';
import { typed } from '../typed.ts';
import { useEditProposal } from './useProposals.ts';

/** Changes the text of a draft: 8 rows, 'Cancelar' and 'Guardar' (spec, section 2). A failure keeps the text in the window. */
export function EditProposal({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const form = useId();
  const [text, setText] = useState(proposal.proposal);
  const [refusal, setRefusal] = useState<string | null>(null);
  const edit = useEditProposal();
  const save = () => edit.mutate({ team: proposal.team, text: text.trim() }, { onSuccess: done, onError: tell });
  const done = () => {
    clearToasts('error');
    onClose();
  };
  const tell = (error: unknown) =>
    showToast('error', failureWords(error), isPassing(error) ? { label: 'Tentar de novo', run: save } : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = validateProposal(text);
    setRefusal(words);
    if (words === null) save();
  };
  const footer = (
    <>
      <FormRefusal text={edit.error && failureWords(edit.error)} />
      <Button variant="secondary" disabled={edit.isPending} onClick={onClose}>
        Cancelar
      </Button>
      <Button type="submit" form={form} busy={edit.isPending}>
        Guardar
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title="Editar proposta"
      locked={edit.isPending}
      keepsOpen={text !== proposal.proposal}
      onClose={onClose}
      footer={footer}
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextArea
          label={`Proposta de ${proposal.teamName}`}
          rows={8}
          required
          value={text}
          error={refusal}
          onChange={typed(setText)}
        />
      </form>
      <p role="status">{edit.failureCount > 0 && edit.isPending ? 'Sem ligação: a tentar de novo…' : ''}</p>
    </Dialog>
  );
}

function failureWords(error: unknown): string {
  return wordsOf(error, 'Erro ao guardar a proposta');
}
