import { useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { Theme } from '#domain/vocabulary.ts';
import { LoadingPart } from '../LoadingPart.tsx';

const TITLE = 'Treino extra';
const loadRun = () => import('./PracticeRun.tsx');

/** Renders the button that opens the practice questions; their code and texts are loaded with it. */
export function Practice({ theme, isEasy }: { theme: Theme; isEasy: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const part = useLatePart(isOpen, loadRun);
  return (
    <>
      <Button variant="secondary" className="shrink-0" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {TITLE}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={TITLE}>
        {part ? <part.PracticeRun theme={theme} isEasy={isEasy} /> : <LoadingPart />}
      </Dialog>
    </>
  );
}
