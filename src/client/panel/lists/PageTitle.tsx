import type { ReactNode } from 'react';
import { useDocumentTitle } from '#client/ui/hooks/useDocumentTitle.ts';

/** The heading of a panel page, with its main action beside it; also names the browser's tab. */
export function PageTitle({ title, action }: { title: string; action?: ReactNode }) {
  useDocumentTitle(`${title} · Painel de Controlo`);
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <h1 tabIndex={-1} className="font-display text-2xl font-bold">
        {title}
      </h1>
      {action}
    </header>
  );
}
