import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

/** 'Parabéns! Missão cumprida!' (spec, section 2). */
export function SubmitSuccess({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      size="sm"
      title="Parabéns! Missão cumprida!"
      onClose={onClose}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      <p>A proposta foi submetida. As melhores ações implementadas são selecionadas todos os anos letivos, em maio.</p>
    </Dialog>
  );
}
