import { useCallback, useEffect, useState } from 'react';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import type { GlossaryEntry } from '#content/glossary/GlossaryEntry.ts';
import type { SupportLanguage } from '#domain/game/supports.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { createGlossary } from './createGlossary.tsx';
import './glossary.css';
import type { Glossary } from './Marked.tsx';
import { type OpenWord, WordCard } from './WordCard.tsx';

const LOAD: Readonly<Record<Theme, () => Promise<readonly GlossaryEntry[]>>> = {
  ic: () => import('#content/glossary/ic.ts').then(({ icGlossary }) => icGlossary),
  dh: () => import('#content/glossary/dh.ts').then(({ dhGlossary }) => dhGlossary),
  ds: () => import('#content/glossary/ds.ts').then(({ dsGlossary }) => dsGlossary),
};

interface GlossaryLayerProps {
  /** Must stay the same. */
  theme: Theme;
  language: SupportLanguage | null;
  /** Receives what marks the words once they are loaded, and null when it ends. */
  onGlossary: (glossary: Glossary | null) => void;
}

/** Explains the hard words of a solar system: hands out what marks them, and renders the card of the open one. */
export function GlossaryLayer({ theme, language, onGlossary }: GlossaryLayerProps) {
  const words = useLatePart(true, LOAD[theme]);
  const [open, setOpen] = useState<OpenWord | null>(null);
  useEffect(() => {
    if (words) onGlossary(createGlossary(words, language, setOpen));
  }, [words, language, onGlossary]);
  useEffect(() => () => onGlossary(null), [onGlossary]);
  const close = useCallback(() => setOpen(null), []);
  return open && <WordCard key={open.entry.id} open={open} language={language} onClose={close} />;
}
