import type { ReactNode } from 'react';

/** Shown in place of an empty list. */
export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid place-items-center gap-3 rounded-card border-2 border-line border-dashed px-6 py-12 text-center">
      <p className="font-bold font-display text-xl">{title}</p>
      {children}
    </div>
  );
}
