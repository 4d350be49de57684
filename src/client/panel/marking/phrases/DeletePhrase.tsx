import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { type OwnPhrase, phrases } from '#contract/marking/phrases.ts';

const FAILED = 'Não foi possível apagar a frase.';

/** Confirms that an own phrase is deleted for good; notes that it was put into keep its words. */
export function DeletePhrase({ phrase, onClose }: { phrase: OwnPhrase; onClose: () => void }) {
  const client = useQueryClient();
  const isGone = useRef(false);
  const deletion = useExclusiveMutation<unknown, void>({
    mutationFn: () => call(phrases.deletePhrase, { params: { phraseId: phrase._id } }),
    onSuccess: () => {
      isGone.current = true;
      showToast('success', 'Frase apagada.');
      onClose();
    },
    onError: (error) => logError(error, FAILED),
    onSettled: () => void client.invalidateQueries({ queryKey: ['phrases'] }),
  });
  return (
    <ConfirmDialog
      open
      danger
      title="Apagar a frase?"
      confirmLabel="Apagar para sempre"
      busy={deletion.isPending}
      // The button that opened the dialog is gone with its phrase.
      focusAfter={() => (isGone.current ? document.querySelector('h1') : null)}
      onCancel={onClose}
      onConfirm={() => deletion.mutate()}
    >
      <div className="flex flex-col gap-2">
        <p className="whitespace-pre-wrap font-bold">«{phrase.text}»</p>
        <p>Não se pode recuperar. Os comentários em que já a usou ficam como estão.</p>
        <FormRefusal text={deletion.error && errorMessage(deletion.error, FAILED)} />
      </div>
    </ConfirmDialog>
  );
}
