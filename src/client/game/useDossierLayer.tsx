import { useCallback, useState } from 'react';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';

const load = () => import('../dossier/DossierDialog.tsx').then(({ DossierDialog }) => DossierDialog);

/** Returns the function that opens the dossier of the team's own plan, and what it shows over the game. */
export function useDossierLayer(team: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const DossierDialog = useLatePart(isOpen, load);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  if (!isOpen) return { open, layer: null };
  if (DossierDialog) return { open, layer: <DossierDialog account={team.id} team={team} onClose={close} /> };
  const waiting = (
    <Dialog open title="Dossiê da Terra" onClose={close}>
      <p role="status" className="flex items-center justify-center gap-3 p-8">
        <Spinner />
        <span>{DossierDialog === null ? 'Sem ligação: a tentar de novo…' : 'A carregar...'}</span>
      </p>
    </Dialog>
  );
  return { open, layer: waiting };
}
