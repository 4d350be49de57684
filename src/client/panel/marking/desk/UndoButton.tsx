import { Undo2 } from 'lucide-react';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { CRITERION_NAMES } from '#domain/marking/markWords.ts';
import type { MarkChange, Undo } from './useUndo.ts';

/** Renders the button that takes the last marks back; its name says which. Does nothing while there are none. */
export function UndoButton({ last, onUndo }: Pick<Undo, 'last'> & { onUndo: () => void }) {
  return (
    <IconButton
      label={last === null ? 'Anular (nada para anular)' : `Anular ${describe(last)}`}
      aria-disabled={last === null}
      aria-keyshortcuts="Control+Z"
      className={last === null ? 'opacity-55' : ''}
      onClick={() => last !== null && onUndo()}
    >
      <Undo2 aria-hidden className="size-6" />
    </IconButton>
  );
}

function describe(changes: readonly MarkChange[]): string {
  const [first] = changes;
  if (!first) return '';
  const { team, level, criterion } = first;
  if (changes.length > 1) return `as ${changes.length} últimas avaliações, missão ${level}`;
  return `«${CRITERION_NAMES[criterion]}» de ${team.name}, missão ${level}`;
}
