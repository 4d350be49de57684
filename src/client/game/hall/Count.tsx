/** Renders '12 de 24 equipas já responderam' with a bar. */
export function Count({ count, of, words }: { count: number; of: number; words: string }) {
  return (
    <div className="w-full max-w-[calc(var(--u)*620)]">
      <p className="font-display font-extrabold text-[max(24px,calc(var(--u)*50))] leading-tight">
        {count} de {of} <span className="font-semibold text-[0.62em]">{words}</span>
      </p>
      <div aria-hidden="true" className="mt-[calc(var(--u)*8)] h-[calc(var(--u)*16)] rounded-full bg-[#120e2e]">
        <div
          className="h-full min-w-[calc(var(--u)*16)] rounded-full bg-mint transition-[width] duration-700"
          style={{ width: `${(100 * count) / Math.max(1, of)}%` }}
        />
      </div>
    </div>
  );
}
