/** Renders 'n de m' with a bar; the words alone say it all. */
export function Meter({ done, of }: { done: number; of: number }) {
  const share = of === 0 ? 0 : done / of;
  return (
    <span className="flex items-center gap-3">
      <span className="whitespace-nowrap tabular-nums sm:min-w-16">
        {done} de {of}
      </span>
      <span
        aria-hidden
        className="h-3 min-w-16 max-w-48 max-sm:hidden flex-1 overflow-hidden rounded-full border border-edge bg-page"
      >
        <span className={`block h-full ${share === 1 ? 'bg-ok' : 'bg-label'}`} style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}
