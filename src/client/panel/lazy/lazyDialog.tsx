import type { ComponentType } from 'react';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { LazyBoundary, LazyView } from './LazyView.tsx';
import { type LazyLoadError, lazyComponent } from './lazyComponent.ts';
import { useLazyRetry } from './useLazyRetry.ts';

interface Closable {
  onClose: () => void;
}

/** Makes a dialog that loads when it is opened. A failed load shows a retry and leaves the page untouched. */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  const part = lazyComponent(load);
  return function LateDialog(props: Props) {
    const failure = (missing: LazyLoadError, done: () => void) => (
      <MissingDialog missing={missing} done={done} onClose={props.onClose} />
    );
    return (
      <LazyBoundary waiting={null} failure={failure}>
        <LazyView part={part} props={props} />
      </LazyBoundary>
    );
  };
}

function MissingDialog({ missing, done, onClose }: { missing: LazyLoadError; done: () => void } & Closable) {
  const { isTrying, retry } = useLazyRetry(missing, done);
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
