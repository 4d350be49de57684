import { wordsOf } from '#client/api/CallError.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';

/** The spec's alert (section 8) and, below it, why. */
export function SubmitFailure({ error, onClose }: { error: unknown; onClose: () => void }) {
  const reason = wordsOf(error, '');
  return (
    <Dialog
      open
      size="sm"
      title="Proposta não submetida"
      onClose={onClose}
      footer={<Button onClick={onClose}>OK</Button>}
    >
      <div role="alert" className="flex flex-col gap-2">
        <p>Erro ao submeter proposta. Verifique a consola para mais detalhes.</p>
        {reason && <p className="font-bold">{reason}</p>}
      </div>
    </Dialog>
  );
}
