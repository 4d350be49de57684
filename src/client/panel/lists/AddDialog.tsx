import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { FormRefusal } from './FormRefusal.tsx';

interface Props {
  title: string;
  /** False keeps 'Adicionar' disabled. */
  canSubmit: boolean;
  isSubmitting: boolean;
  /** Why the last try was refused. */
  refusal: string | null;
  onSubmit: () => void;
  onClose: () => void;
  size?: 'md' | 'lg';
  children: ReactNode;
}

/**
 * The frame of every 'add' dialog: it cannot be closed while it submits (spec, section 4), nor by Escape or a press outside once something was
 * typed.
 */
export function AddDialog(props: Props) {
  const { title, canSubmit, isSubmitting, refusal, onSubmit, onClose, size = 'md', children } = props;
  const form = useId();
  const [isTyped, setTyped] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit && !isSubmitting) onSubmit();
  };
  const footer = (
    <>
      <FormRefusal text={refusal} />
      <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
        Cancelar
      </Button>
      <Button type="submit" form={form} disabled={!canSubmit} busy={isSubmitting}>
        Adicionar
      </Button>
    </>
  );
  return (
    <Dialog open title={title} size={size} locked={isSubmitting} keepsOpen={isTyped} onClose={onClose} footer={footer}>
      <form id={form} className="flex flex-col gap-5" onChange={() => setTyped(true)} onSubmit={submit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
