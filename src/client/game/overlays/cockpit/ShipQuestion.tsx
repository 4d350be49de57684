import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { SHIPS, type ShipNumber } from '#domain/vocabulary.ts';

interface ShipQuestionProps {
  /** The ship that was pressed; null while nothing is asked. */
  ship: ShipNumber | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation, because the choice of the ship cannot be undone. */
export function ShipQuestion({ ship, onConfirm, onCancel }: ShipQuestionProps) {
  return (
    <ConfirmDialog
      open={ship !== null}
      title={`Nave ${ship === null ? '' : SHIPS[ship].name}`}
      confirmLabel="Sim, é esta"
      cancelLabel="Ver outras"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>É esta a nave da equipa? Depois, não podem trocar.</p>
    </ConfirmDialog>
  );
}
