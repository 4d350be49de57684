import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog, type DialogProps } from '#client/ui/overlays/Dialog.tsx';
import { FormRefusal } from '../lists/FormRefusal.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { useFocusFirstInvalid } from './useFocusFirstInvalid.ts';
import type { usePanelForm } from './usePanelForm.ts';

interface Props {
  title: string;
  form: Pick<ReturnType<typeof usePanelForm>, 'frame'>;
  submitLabel?: string;
  /** Makes the submit button red, for an action that cannot be undone. */
  danger?: boolean;
  onClose: () => void;
  size?: 'sm' | 'md' | 'lg';
  /** Passed on to Dialog. */
  focusAfter?: DialogProps['focusAfter'];
  children: ReactNode;
}

/**
 * Renders a form in a dialog. Enter submits; the dialog cannot be closed while it submits (spec, section 4). With unsaved input,
 * Escape, the cross and a press outside ask first; 'Cancelar' closes at once.
 */
export function FormDialog(props: Props) {
  const { title, form, submitLabel = 'Guardar', danger = false, onClose, size = 'md', focusAfter, children } = props;
  const id = useId();
  const { submit, isSubmitting, isReady, isTyped, isRetrying, refusal, tries } = form.frame;
  const element = useFocusFirstInvalid(tries);
  const [isLeaving, setLeaving] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void submit();
  };
  const leave = () => (isTyped ? setLeaving(true) : onClose());
  const footer = (
    <>
      <FormRefusal text={refusal} />
      <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
        Cancelar
      </Button>
      <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} disabled={!isReady} busy={isSubmitting}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={title}
      size={size}
      locked={isSubmitting}
      focusAfter={focusAfter}
      onClose={leave}
      footer={footer}
    >
      <form ref={element} id={id} className="flex flex-col gap-5" onSubmit={onSubmit} noValidate>
        {children}
      </form>
      <p role="status">{isRetrying ? 'Sem ligação: a tentar de novo…' : ''}</p>
      {isLeaving && <DiscardQuestion onStay={() => setLeaving(false)} onDiscard={onClose} />}
    </Dialog>
  );
}
