import { Undo2 } from 'lucide-react';
import { Button } from '#client/ui/controls/Button.tsx';
import { CRITERION_NAMES } from '#domain/marking/markWords.ts';
import type { MarkChange, Undo } from './useUndo.ts';

/** Renders the button that takes the last marks back; its name says which. Disabled while there is nothing to take back. */
export function UndoButton({ last, onUndo }: Pick<Undo, 'last'> & { onUndo: () => void }) {
  return (
    <Button
      variant="secondary"
      aria-disabled={last === null}
      aria-keyshortcuts="Control+Z"
      onClick={() => last !== null && onUndo()}
    >
      <Undo2 aria-hidden className="size-5" />
      Anular
      {last !== null && <span className="sr-only">: {describe(last)}</span>}
    </Button>
  );
}

function describe(changes: readonly MarkChange[]): string {
  const [first] = changes;
  if (!first) return '';
  const { team, level, criterion } = first;
  if (changes.length > 1) return `as ${changes.length} últimas avaliações, missão ${level}`;
  return `${CRITERION_NAMES[criterion].toLowerCase()} de ${team.name}, missão ${level}`;
}
