import type { ReactNode } from 'react';

/** Covers the old results with `words` while new ones load; null covers nothing. */
export function BusyOverlay({ words, children }: { words: string | null; children: ReactNode }) {
  return (
    <div className="relative flex flex-col gap-4" aria-busy={words !== null}>
      {children}
      <div
        role="status"
        className={
          words === null
            ? 'sr-only'
            : 'absolute inset-0 z-5 grid min-h-24 place-items-center rounded-card bg-page/82 font-display font-bold'
        }
      >
        {words}
      </div>
    </div>
  );
}
