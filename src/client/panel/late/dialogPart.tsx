import type { ComponentType } from 'react';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { PartRoom, PartView } from './PartView.tsx';
import { type PartMissing, partOf } from './part.ts';
import { useRetry } from './useRetry.ts';

interface Closable {
  onClose: () => void;
}

/** A dialog that comes when it is opened; one that does not come says so, can be asked for again, and leaves its page alone. */
export function dialogPart<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  const part = partOf(load);
  return function LateDialog(props: Props) {
    const failure = (missing: PartMissing, done: () => void) => (
      <MissingDialog missing={missing} done={done} onClose={props.onClose} />
    );
    return (
      <PartRoom waiting={null} failure={failure}>
        <PartView part={part} props={props} />
      </PartRoom>
    );
  };
}

function MissingDialog({ missing, done, onClose }: { missing: PartMissing; done: () => void } & Closable) {
  const { isTrying, retry } = useRetry(missing, done);
  return (
    <ConfirmDialog
      open
      title="Não foi possível abrir"
      confirmLabel="Tentar de novo"
      busy={isTrying}
      onCancel={onClose}
      onConfirm={retry}
    >
      <p role="alert">Verifique a ligação à rede e tente de novo.</p>
    </ConfirmDialog>
  );
}
