import type { ReactNode } from 'react';
import { Marked } from '../glossary/Marked.tsx';

interface ToldProps {
  label?: string;
  title: string;
  lines: readonly string[];
  /** Shown below the text. */
  children?: ReactNode;
}

/** Renders a heading and a few sentences. */
export function TextCard({ label, title, lines, children }: ToldProps) {
  return (
    <div className="grid min-h-full content-center gap-2.5 text-center">
      {label !== undefined && <p className="label-caps text-screen-label">{label}</p>}
      <h2 data-heading="" tabIndex={-1} className="justify-self-center px-2 text-[1.7em]">
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line} className="mx-auto max-w-[60ch] text-pretty">
          <Marked>{line}</Marked>
        </p>
      ))}
      {children && <div className="mt-1 justify-self-center">{children}</div>}
    </div>
  );
}
