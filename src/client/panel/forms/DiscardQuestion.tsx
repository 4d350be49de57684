import { useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';

interface Props {
  onStay: () => void;
  onDiscard: () => void;
}

/** Confirms discarding unsaved input; Escape returns to the form and restores the focus. */
export function DiscardQuestion({ onStay, onDiscard }: Props) {
  const [before] = useState(() => document.activeElement);
  const footer = (
    <>
      <Button variant="danger" onClick={onDiscard}>
        Descartar
      </Button>
      <Button onClick={onStay}>Continuar a editar</Button>
    </>
  );
  return (
    <Dialog
      open
      size="sm"
      title="Descartar as alterações?"
      onClose={onStay}
      focusAfter={() => (before instanceof HTMLElement ? before : null)}
      footer={footer}
    >
      <p>O que escreveu nesta janela ainda não foi guardado.</p>
    </Dialog>
  );
}
