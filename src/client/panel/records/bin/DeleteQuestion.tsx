import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { wordsOf } from '#client/api/CallError.ts';
import { report } from '#client/api/report.ts';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { besideRow } from '#client/panel/lists/table/rowFocus.ts';
import { useSend } from '#client/panel/useSend.ts';
import { forgetToasts, showToast } from '#client/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { Binned } from '#contract/records/bin.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import { useRestore } from './useRestore.ts';

const FAILED = 'Não foi possível eliminar.';
/** Of the messages about this. */
const KEY = 'delete';

interface Props {
  title: string;
  /** What it is called now. */
  name: string;
  /** 'a equipa', 'o professor'. */
  what: string;
  /** What goes with it. */
  children: ReactNode;
  remove: () => Promise<Binned>;
  onClose: () => void;
}

/** Asks before a thing goes to the bin; afterwards the toast offers to undo it. */
export function DeleteQuestion({ title, name, what, children, remove, onClose }: Props) {
  const client = useQueryClient();
  const restore = useRestore();
  const [beside] = useState(() => besideRow(document.activeElement));
  const isGone = useRef(false);
  const deletion = useSend<Binned, void>({
    mutationFn: remove,
    onSuccess: ({ binId }) => {
      isGone.current = true;
      forgetToasts(KEY);
      const undo = { label: 'Anular', run: () => restore.mutate({ binId, name }) };
      showToast('success', `«${name}» está na reciclagem.`, undo);
      onClose();
    },
    onError: (error) => {
      report(error, FAILED);
      showToast('error', wordsOf(error, FAILED), undefined, KEY);
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
          Tem a certeza que pretende eliminar {what} «{name}»?
        </p>
        {children}
        <p>
          Durante {BIN_DAYS} dias, tudo isto pode ser restaurado na{' '}
          <Link to="/panel/bin" className="text-link">
            Reciclagem
          </Link>
          .
        </p>
        <FormRefusal text={deletion.error && wordsOf(deletion.error, FAILED)} />
      </div>
    </ConfirmDialog>
  );
}
