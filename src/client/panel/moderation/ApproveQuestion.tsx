import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';

interface Props {
  teamName: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asked before a comment that may speak of self-harm is shown to other teams. */
export function ApproveQuestion({ teamName, onCancel, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open
      title="Mostrar este comentário?"
      confirmLabel="Mostrar a todas as equipas"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>
        O comentário da equipa {teamName} pode falar de autoagressão. Depois de aprovado, leem-no todas as equipas deste
        sistema solar. Se há dúvida, falem primeiro com a equipa.
      </p>
    </ConfirmDialog>
  );
}
