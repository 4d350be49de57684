import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';

interface ShipQuestionProps {
  /** The ship that was pressed; null while nothing is asked. */
  name: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Nobody can take the choice of the ship back, so one tap is not enough for it. */
export function ShipQuestion({ name, onConfirm, onCancel }: ShipQuestionProps) {
  return (
    <ConfirmDialog
      open={name !== null}
      title={`Nave ${name ?? ''}`}
      confirmLabel="Sim, é esta"
      cancelLabel="Ver outras"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>É esta a nave da equipa? A escolha é irreversível.</p>
    </ConfirmDialog>
  );
}
