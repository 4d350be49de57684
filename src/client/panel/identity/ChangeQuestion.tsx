import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { logError } from '#client/api/logError.ts';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';

const FAILED = 'Não foi possível concluir.';

interface Props {
  title: string;
  confirmLabel: string;
  children: ReactNode;
  danger?: boolean;
  /** First part of the query keys that the change concerns. */
  changes: string;
  send: () => Promise<{ message: string }>;
  onClose: () => void;
}

/** Asks before something of how people sign in changes, and shows the server's words. */
export function ChangeQuestion({ title, confirmLabel, children, danger = true, changes, send, onClose }: Props) {
  const client = useQueryClient();
  const isDone = useRef(false);
  const mutation = useExclusiveMutation<{ message: string }, void>({
    mutationFn: send,
    onSuccess: ({ message }) => {
      isDone.current = true;
      void client.invalidateQueries({ queryKey: [changes] });
      showToast('success', message);
      onClose();
    },
    onError: (error) => logError(error, FAILED),
  });
  return (
    <ConfirmDialog
      open
      danger={danger}
      title={title}
      confirmLabel={confirmLabel}
      busy={mutation.isPending}
      // The button that opened the dialog may be gone.
      focusAfter={() => (isDone.current ? document.querySelector('h1') : null)}
      onCancel={onClose}
      onConfirm={() => mutation.mutate()}
    >
      <div className="flex flex-col gap-2">
        <p>{children}</p>
        <FormRefusal text={mutation.error && errorMessage(mutation.error, FAILED)} />
      </div>
    </ConfirmDialog>
  );
}
