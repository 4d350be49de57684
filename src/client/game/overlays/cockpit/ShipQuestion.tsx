import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';

interface ShipQuestionProps {
  /** The ship that was pressed; null while nothing is asked. */
  name: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation, because the choice of the ship cannot be undone. */
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
