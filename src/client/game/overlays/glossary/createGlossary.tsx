import type { ReactNode } from 'react';
import type { GlossaryEntry } from '#content/glossary/GlossaryEntry.ts';
import type { SupportLanguage } from '#domain/game/supports.ts';
import { GlossaryButton } from './GlossaryButton.tsx';
import type { Glossary } from './Marked.tsx';
import { rememberedPieces } from './pieces.ts';
import { WordButton } from './WordButton.tsx';
import type { OpenWord } from './WordCard.tsx';

/** Returns what explains these words in a page. */
export function createGlossary(
  words: readonly GlossaryEntry[],
  language: SupportLanguage | null,
  onOpen: (open: OpenWord) => void,
): Glossary {
  const piecesOf = rememberedPieces(words);
  const entriesOf = (text: string) => piecesOf(text).flatMap(({ entry }) => entry ?? []);
  const button = (entry: GlossaryEntry, text: ReactNode) => (
    <WordButton key={entry.id} entry={entry} onOpen={onOpen}>
      {text}
    </WordButton>
  );
  return {
    mark: (text, part) =>
      piecesOf(text).map(({ from, to, entry }) => {
        const shown = part?.(from, to) ?? text.slice(from, to);
        if (entry !== null) return button(entry, shown);
        return part === undefined ? (
          shown
        ) : (
          <span key={from} aria-hidden="true" data-aloud="yes">
            {shown}
          </span>
        );
      }),
    list: (texts, before = '') => {
      const known = new Set(entriesOf(before));
      const hard = [...new Set(texts.flatMap(entriesOf))].filter((entry) => !known.has(entry));
      return hard.length === 0 ? null : (
        <p className="word-list">
          <span>Palavras difíceis:</span>
          {hard.map((entry) => button(entry, entry.word))}
        </p>
      );
    },
    button: () => <GlossaryButton words={words} language={language} />,
  };
}
