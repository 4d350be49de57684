import type { ReactNode } from 'react';
import nebula from '../../../assets/ic/nebula.webp';
import orbi from '../../../assets/robot/orbi.webp';
import { useDocumentTitle } from '../ui/hooks/useDocumentTitle.ts';

/** Renders a page with only ORBI, a heading, a text and an action. */
export function MessagePage({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  useDocumentTitle(title);
  return (
    <main
      className="grid min-h-dvh place-items-center bg-center bg-cover bg-space px-6 py-10 text-screen-text"
      style={{ backgroundImage: `linear-gradient(rgb(18 14 46 / 0.6) 0 0), url(${nebula})` }}
    >
      <div className="grid max-w-2xl justify-items-center gap-5 text-center">
        <img src={orbi} alt="" width="240" height="240" className="h-[min(38vh,15rem)] w-auto" />
        <h1 className="text-4xl">{title}</h1>
        <div className="text-lg">{children}</div>
        {action}
      </div>
    </main>
  );
}
