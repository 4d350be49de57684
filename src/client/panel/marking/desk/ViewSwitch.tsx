import { Columns2, Square } from 'lucide-react';
import { classes } from '#client/ui/classes.ts';
import type { DeskView } from './useDeskAddress.ts';

const VIEWS = [
  { view: 'one', label: 'Uma equipa', Icon: Square },
  { view: 'side', label: 'Lado a lado', Icon: Columns2 },
] as const;

/** Renders the choice between one answer and several beside each other. */
export function ViewSwitch({ view, onShow }: { view: DeskView; onShow: (view: DeskView) => void }) {
  return (
    <fieldset aria-label="Ver respostas" className="flex gap-1 rounded-full border border-edge p-1">
      {VIEWS.map(({ view: one, label, Icon }) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          className={classes(
            'inline-flex min-h-12 items-center gap-2 rounded-full px-4 font-bold font-display',
            view === one ? 'bg-primary text-primary-ink' : 'hover:bg-hover',
          )}
          onClick={() => onShow(one)}
        >
          <Icon aria-hidden className="size-5" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
