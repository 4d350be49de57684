import type { Caption } from './useArrivals.ts';

/** Renders the newest arrivals, one line each. */
export function Captions({ captions }: { captions: readonly Caption[] }) {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-[calc(var(--u)*18)] flex flex-col items-center gap-[calc(var(--u)*8)] px-[calc(var(--u)*40)]"
    >
      {captions.map(({ key, text, color }) => (
        <p
          key={key}
          className="caption-glass flex animate-rise items-center gap-[0.6em] px-[1em] py-[0.4em] font-bold font-display text-[max(20px,calc(var(--u)*34))] leading-tight"
        >
          <span aria-hidden="true" className="size-[0.6em] shrink-0 rounded-full" style={{ backgroundColor: color }} />
          {text}
        </p>
      ))}
    </div>
  );
}
