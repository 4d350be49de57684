import { type ReactNode, useState } from 'react';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import type { Supports } from '#domain/game/supports.ts';

const loadAids = () => import('./ReadingAids.tsx');

interface ReadingAids {
  layer: ReactNode;
  /** Names the letters that the page shows now, once their styles are loaded; empty for the usual ones. */
  letters: string;
}

/** Sets the chosen letters and shows the reading ruler; their code is loaded when a team uses one of them. */
export function useReadingAids(supports: Supports, projector: boolean): ReadingAids {
  const { letterSize, letterSpacing, lineSpacing, ruler } = supports;
  const isWanted = letterSize > 100 || letterSpacing || lineSpacing || ruler;
  const part = useLatePart(isWanted, loadAids);
  const [letters, setLetters] = useState('');
  const props = { letterSize, letterSpacing, lineSpacing, ruler, projector };
  return { letters, layer: part && isWanted && <part.ReadingAids {...props} onLetters={setLetters} /> };
}
