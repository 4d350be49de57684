import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '#client/api/CallError.ts';
import { logError } from '#client/api/logError.ts';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { focusTargetBeside } from '#client/panel/lists/table/rowFocus.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { forgetToasts, showToast } from '#client/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { Binned } from '#contract/records/bin.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import { useRestore } from './useRestore.ts';

const FAILED = 'Não foi possível eliminar.';
/** Toast key. */
const KEY = 'delete';

interface Props {
  title: string;
  /** Current name. */
  name: string;
  /** 'a equipa', 'o professor'. */
  what: string;
  /** What is deleted with it. */
  children: ReactNode;
  remove: () => Promise<Binned>;
  onClose: () => void;
}

/** Confirms that an item goes to the bin; afterwards the toast offers to undo it. */
export function DeleteQuestion({ title, name, what, children, remove, onClose }: Props) {
  const client = useQueryClient();
  const restore = useRestore();
  const [beside] = useState(() => focusTargetBeside(document.activeElement));
  const isGone = useRef(false);
  const deletion = useExclusiveMutation<Binned, void>({
    mutationFn: remove,
    onSuccess: ({ binId }) => {
      isGone.current = true;
      forgetToasts(KEY);
      const undo = { label: 'Anular', run: () => restore.mutate({ binId, name }) };
      showToast('success', `«${name}» está na reciclagem.`, undo);
      onClose();
    },
    onError: (error) => {
      logError(error, FAILED);
      showToast('error', errorMessage(error, FAILED), undefined, KEY);
    },
    onSettled: () => void client.invalidateQueries(),
  });
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      confirmLabel="Sim, Eliminar"
      busy={deletion.isPending}
      focusAfter={() => (isGone.current ? beside : null)}
      onCancel={onClose}
      onConfirm={() => deletion.mutate()}
    >
      <div className="flex flex-col gap-2">
        <p className="font-bold">
          Tem a certeza de que quer eliminar {what} «{name}»?
        </p>
        {children}
        <p>
          Durante {BIN_DAYS} dias, tudo isto pode ser restaurado na{' '}
          <Link to="/panel/bin" className="text-link">
            Reciclagem
          </Link>
          .
        </p>
        <FormRefusal text={deletion.error && errorMessage(deletion.error, FAILED)} />
      </div>
    </ConfirmDialog>
  );
}
