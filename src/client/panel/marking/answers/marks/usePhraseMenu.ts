import { type KeyboardEvent, useState } from 'react';
import { matchPhrases, type Phrase } from '#domain/marking/phrases.ts';
import { type PhraseQuery, phraseQuery } from './phraseQuery.ts';

interface Parts {
  note: string;
  phrases: readonly Phrase[];
  onChoose: (phrase: Phrase, query: PhraseQuery) => void;
}

/** Holds the list of phrases that '/' opens: arrows move in it, Enter puts one into the note, Escape closes it. */
export function usePhraseMenu({ note, phrases, onChoose }: Parts) {
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const query = caret === null ? null : phraseQuery(note, caret);
  const found = query === null ? [] : matchPhrases(phrases, query.words);
  const isOpen = found.length > 0;
  const close = () => setCaret(null);
  const choose = (phrase: Phrase) => {
    if (query !== null) onChoose(phrase, query);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    const moved = movedTo(event.key, active, found.length);
    const chosen = event.key === 'Enter' ? found[active] : undefined;
    if (moved === null && chosen === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (moved !== null) setActive(moved);
    else if (chosen) choose(chosen);
    else close();
  };
  return {
    isOpen,
    found,
    active: Math.min(active, found.length - 1),
    choose,
    close,
    onKeyDown,
    /** Reads from the box whether a '/' was typed. */
    follow: ({ value, selectionStart }: { value: string; selectionStart: number }) => {
      setCaret(phraseQuery(value, selectionStart) === null ? null : selectionStart);
      setActive(0);
    },
  };
}

/** Returns the row that an arrow key leads to; null for other keys. */
function movedTo(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active + count - 1) % count;
  return null;
}
