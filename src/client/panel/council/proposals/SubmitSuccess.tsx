import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { Proposal } from '#contract/council/proposals.ts';
import { firstEnabledButton } from './firstEnabledButton.ts';

/** Confirms a submission with 'Parabéns! Missão cumprida!' (spec, section 2). */
export function SubmitSuccess({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  return (
    <Dialog
      open
      size="sm"
      title="Parabéns! Missão cumprida!"
      onClose={onClose}
      focusAfter={() => firstEnabledButton(proposal)}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      <p>A proposta foi submetida. As melhores ações implementadas são selecionadas todos os anos letivos, em maio.</p>
    </Dialog>
  );
}
