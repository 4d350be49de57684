import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';

interface Props {
  onClose: () => void;
  /** What takes the focus in place of the pressed button. */
  focusAfter: () => HTMLElement | null;
}

/** Confirms a submission with 'Parabéns! Missão cumprida!' (spec, section 2). */
export function SubmitSuccess({ onClose, focusAfter }: Props) {
  return (
    <Dialog
      open
      size="sm"
      title="Parabéns! Missão cumprida!"
      onClose={onClose}
      focusAfter={focusAfter}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      <p>A proposta foi submetida. As melhores ações implementadas são selecionadas todos os anos letivos, em maio.</p>
    </Dialog>
  );
}
