import { useLayoutEffect } from 'react';
import type { Supports } from '#domain/game/supports.ts';
import './letters.css';
import { Ruler } from './Ruler.tsx';

interface ReadingAidsProps extends Pick<Supports, 'letterSize' | 'letterSpacing' | 'lineSpacing' | 'ruler'> {
  projector: boolean;
  /** Receives the name of the letters that the page has now. */
  onLetters: (letters: string) => void;
}

/** Sets the letters as data attributes of the page, for letters.css, and renders the reading ruler. */
export function ReadingAids(props: ReadingAidsProps) {
  const { letterSize, letterSpacing, lineSpacing, ruler, projector, onLetters } = props;
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const marks = {
      letters: letterSize > 100 ? String(letterSize) : '',
      letterSpacing: letterSpacing ? 'far' : '',
      lineSpacing: lineSpacing ? 'open' : '',
    };
    for (const [name, value] of Object.entries(marks)) {
      if (value !== '') dataset[name] = value;
    }
    // Measured again by whoever makes type fit, now that it has another size.
    onLetters(Object.values(marks).filter(Boolean).join(' '));
    return () => {
      for (const name of Object.keys(marks)) delete dataset[name];
      onLetters('');
    };
  }, [letterSize, letterSpacing, lineSpacing, onLetters]);
  return ruler ? <Ruler projector={projector} /> : null;
}
