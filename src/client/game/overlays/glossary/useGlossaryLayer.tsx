import { type ReactNode, useState } from 'react';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { explainsWords, type Supports } from '#domain/game/supports.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { Glossary } from './Marked.tsx';

const loadLayer = () => import('./GlossaryLayer.tsx');

/** Returns what explains hard words and the card of the open one; their code and words are loaded for teams that use them. */
export function useGlossaryLayer(supports: Supports, theme: Theme): [Glossary | null, ReactNode] {
  const isOn = explainsWords(supports);
  const part = useLatePart(isOn, loadLayer);
  const [glossary, setGlossary] = useState<Glossary | null>(null);
  const props = { theme, language: supports.supportLanguage, onGlossary: setGlossary };
  return [glossary, part && isOn && <part.GlossaryLayer key={theme} {...props} />];
}
