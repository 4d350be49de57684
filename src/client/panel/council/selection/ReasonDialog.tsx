import type { ReactNode } from 'react';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { removalBody } from '#contract/council/selectionForms.ts';
import { CHOICE_REASON_MAX_CHARS } from '#domain/council/selection/selectionLimits.ts';

interface Props {
  title: string;
  submitLabel: string;
  send: (body: { reason: string }) => Promise<unknown>;
  done: string;
  failed: string;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for the reason of a step back in the selection. */
export function ReasonDialog({ title, submitLabel, send, done, failed, onClose, children }: Props) {
  const form = usePanelForm({
    schema: removalBody,
    values: { reason: '' },
    needs: ['reason'],
    send,
    done,
    failed,
    onDone: onClose,
  });
  return (
    <FormDialog title={title} submitLabel={submitLabel} danger form={form} onClose={onClose}>
      {children}
      <TextArea
        label="Motivo"
        required
        maxLength={CHOICE_REASON_MAX_CHARS}
        hint={`Fica no histórico. Até ${CHOICE_REASON_MAX_CHARS} caracteres.`}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
