import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { QueueKind } from './queueKinds.ts';

interface Props {
  kind: QueueKind;
  teamName: string;
  onCancel: () => void;
  onConfirm: () => void;
}

const SUBJECTS: Readonly<Record<QueueKind, { title: string; name: string; readers: string }>> = {
  comments: {
    title: 'Mostrar este comentário?',
    name: 'O comentário',
    readers: 'todas as equipas deste sistema solar podem ler o texto',
  },
  proposals: {
    title: 'Mostrar esta proposta?',
    name: 'A proposta',
    readers: 'todas as equipas deste sistema solar podem ler o texto',
  },
  diary: {
    title: 'Mostrar esta entrada?',
    name: 'A entrada do diário',
    readers: 'as equipas dos anos seguintes podem ler o texto, se a história do plano for partilhada',
  },
};

/** Confirms that a text which may be about self-harm is shown to other teams. */
export function ApproveQuestion({ kind, teamName, onCancel, onConfirm }: Props) {
  const { title, name, readers } = SUBJECTS[kind];
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={kind === 'diary' ? 'Mostrar' : 'Mostrar a todas as equipas'}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>
        {name} da equipa {teamName} pode falar de autoagressão. Depois da aprovação, {readers}. Em caso de dúvida, fale
        primeiro com a equipa.
      </p>
    </ConfirmDialog>
  );
}
