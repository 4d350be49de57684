import type { KeyboardEvent, ReactNode } from 'react';
import type { GlossaryEntry } from '#content/glossary/GlossaryEntry.ts';
import type { OpenWord } from './WordCard.tsx';

interface WordButtonProps {
  entry: GlossaryEntry;
  onOpen: (open: OpenWord) => void;
  children: ReactNode;
}

/** Renders a word of a text that opens its card. */
export function WordButton({ entry, onOpen, children }: WordButtonProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!event.repeat) onOpen({ entry, anchor: event.currentTarget });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be broken across lines
    <span
      role="button"
      tabIndex={0}
      aria-haspopup="dialog"
      data-word={entry.id}
      className="word-mark"
      onClick={({ currentTarget }) => onOpen({ entry, anchor: currentTarget })}
      onKeyDown={onKeyDown}
    >
      {children}
    </span>
  );
}
