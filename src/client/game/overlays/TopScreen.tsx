import type { GameView } from '#client/game/flow/view.ts';
import { classes } from '#client/ui/classes.ts';
import { GLASS } from './glass.ts';
import type { OverlaysProps } from './overlaysProps.ts';

const LOADING = 'A carregar...';

/** The message screen: what ORBI says, also read aloud by a screen reader, and the way to skip it. */
export function TopScreen({ view, send }: { view: GameView; send: OverlaysProps['send'] }) {
  const text = view.topMessage ?? (view.scene === 'loading' && view.work.kind === 'none' ? LOADING : null);
  return (
    <div
      className={classes(
        'flex max-w-full items-center gap-3',
        (text !== null || view.canSkip) && `${GLASS} py-2 pl-5`,
        view.canSkip ? 'pr-2' : 'pr-5',
      )}
      data-testid="top-screen"
    >
      <p aria-live="polite" className="min-w-0 grow py-1 text-center text-[1.1em] leading-snug text-pretty">
        {text}
      </p>
      {view.canSkip && (
        <button
          type="button"
          onClick={() => send({ type: 'SKIP' })}
          className="min-h-12 shrink-0 rounded-full border-2 border-glow/60 px-4 font-bold font-display text-screen-label hover:bg-glass-lit"
        >
          Avançar
        </button>
      )}
    </div>
  );
}
