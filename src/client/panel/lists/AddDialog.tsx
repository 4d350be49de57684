import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

interface Props {
  title: string;
  /** False keeps 'Adicionar' disabled. */
  canSubmit: boolean;
  isSubmitting: boolean;
  onSubmit: () => void;
  onClose: () => void;
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** The frame of every 'add' dialog: it cannot be closed while it submits (spec, section 4). */
export function AddDialog({ title, canSubmit, isSubmitting, onSubmit, onClose, size = 'md', children }: Props) {
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit && !isSubmitting) onSubmit();
  };
  const footer = (
    <>
      <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
        Cancelar
      </Button>
      <Button type="submit" form={form} disabled={!canSubmit} busy={isSubmitting}>
        Adicionar
      </Button>
    </>
  );
  return (
    <Dialog open title={title} size={size} locked={isSubmitting} onClose={onClose} footer={footer}>
      <form id={form} className="flex flex-col gap-5" onSubmit={submit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
