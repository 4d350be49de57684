import type { ReactNode } from 'react';
import { Chip } from '#client/ui/feedback/Chip.tsx';

interface Props {
  isSilent: boolean;
  /** Shown beside the name when it is silent. */
  words: string;
  children: ReactNode;
}

/** Renders the name of a plan or team, marked when nothing was said. */
export function NamedRow({ isSilent, words, children }: Props) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {children}
      {isSilent && (
        <Chip tone="warn" small>
          {words}
        </Chip>
      )}
    </span>
  );
}
