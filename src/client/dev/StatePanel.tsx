import { useSyncExternalStore } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import type { GameDesk } from './stageDesk.ts';

/** Shows the statechart's current state, with a button for each event that it accepts. */
export function StatePanel({ game }: { game: GameDesk }) {
  const path = useSyncExternalStore(game.subscribe, game.path);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="label-caps text-label">Estado</h2>
      <pre className="overflow-x-auto rounded-lg bg-ink p-3 leading-tight">{path}</pre>
      <div className="flex flex-wrap gap-2">
        {game.offers().map(({ label, event }) => (
          <Button key={label} variant="secondary" onClick={() => game.send(event)} className="px-3">
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
