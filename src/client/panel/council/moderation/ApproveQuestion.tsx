import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { QueueKind } from './queueKinds.ts';

interface Props {
  kind: QueueKind;
  teamName: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirms that a comment or proposal which may be about self-harm is shown to other teams. */
export function ApproveQuestion({ kind, teamName, onCancel, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open
      title={kind === 'comments' ? 'Mostrar este comentário?' : 'Mostrar esta proposta?'}
      confirmLabel="Mostrar a todas as equipas"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>
        {kind === 'comments' ? 'O comentário' : 'A proposta'} da equipa {teamName} pode falar de autoagressão. Depois da
        aprovação, todas as equipas deste sistema solar podem ler o texto. Em caso de dúvida, fale primeiro com a
        equipa.
      </p>
    </ConfirmDialog>
  );
}
