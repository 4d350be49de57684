import { memo } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { Part } from '#domain/vocabulary.ts';

interface LessonEndDialogProps {
  open: boolean;
  /** The part that the team plays; null in the council. */
  part: Part | null;
  onLeave: () => void;
  onStay: () => void;
}

/** Tells a team at the end of a lesson which missions it has finished, and which one comes next. */
export const LessonEndDialog = memo(function LessonEndDialog({ open, part, onLeave, onStay }: LessonEndDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      size="sm"
      title="Até à próxima!"
      footer={
        <>
          <Button variant="secondary" onClick={onStay}>
            Continuar a jogar
          </Button>
          <Button onClick={onLeave}>Desembarcar</Button>
        </>
      }
    >
      <div className="grid gap-3 text-lg">
        <p>A aula terminou. Tudo o que fizeram está guardado.</p>
        <p>
          <strong>Já está:</strong> {doneText(part)}
        </p>
        <p>
          <strong>A seguir:</strong> {nextText(part)}
        </p>
      </div>
    </Dialog>
  );
});

function doneText(part: Part | null): string {
  if (part === null) return 'as quatro missões.';
  if (part === 0) return 'a tripulação a bordo.';
  return part === 1 ? 'o treino.' : `o treino e ${part === 2 ? 'a missão 1' : `as missões 1 a ${part - 1}`}.`;
}

function nextText(part: Part | null): string {
  if (part === null) return 'ler e discutir as propostas no Conselho Galáctico.';
  return part === 0 ? 'acabar o treino.' : `a missão ${part}, onde ficaram.`;
}
