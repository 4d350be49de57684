import { useEffect, useState } from 'react';
import { usePending } from './pending.ts';

/** Renders the thin gold bar at the top while a page loads for longer than `delayMs` (spec, section 2). */
export function LoadingBar({ delayMs, heightPx }: { delayMs: number; heightPx: number }) {
  const pending = usePending();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending, delayMs]);
  if (!pending || !late) return null;
  return (
    <div
      role="progressbar"
      aria-label="A carregar a página"
      className="fixed inset-x-0 top-0 z-50 overflow-hidden"
      style={{ height: heightPx }}
    >
      <div className="h-full w-full origin-left animate-loading bg-gold" />
    </div>
  );
}
