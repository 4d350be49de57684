import { memo } from 'react';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import orbi from '../../../../../assets/robot/orbi.webp';

/**
 * Covers the game while the teacher pauses the class (ruling 33). The typed text stays, and afterwards the focus returns to
 * the element that had it.
 */
export const PauseDialog = memo(function PauseDialog({ open }: { open: boolean }) {
  return (
    <Dialog open={open} onClose={() => {}} dismissible={false} size="sm" title="Pausa: olhem para a frente">
      <div className="grid justify-items-center gap-4 pb-6 text-center">
        <img src={orbi} alt="" width="200" height="200" className="size-50 object-contain" />
        <p className="text-xl text-balance">
          O que escreveram fica aqui. Continuamos quando quem vos dá a aula disser.
        </p>
      </div>
    </Dialog>
  );
});
