import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Makes the confirm button red, for an action that cannot be undone. */
  danger?: boolean;
  /** The action is running: both buttons are disabled. */
  busy?: boolean;
  /** There is nothing that can be confirmed yet. */
  confirmDisabled?: boolean;
  focusAfter?: DialogProps['focusAfter'];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Renders a question with a confirm and a cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancelar', danger = false, busy = false } = props;
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      title={title}
      locked={busy}
      focusAfter={props.focusAfter}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={props.onCancel} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={props.onConfirm}
            busy={busy}
            disabled={props.confirmDisabled}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
