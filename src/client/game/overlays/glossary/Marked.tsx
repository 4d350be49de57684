import { createContext, type ReactNode, useContext } from 'react';

/** How the page explains hard words. */
export interface Glossary {
  /**
   * Renders a text with its hard words as buttons. `part` renders the text between two words; it is then hidden from screen
   * readers, because they get the whole message from the live region.
   */
  mark: (text: string, part?: (from: number, to: number) => ReactNode) => ReactNode;
  /** Renders the hard words of texts that stand in controls, without those of the text before; null where there are none. */
  list: (texts: readonly string[], before?: string) => ReactNode;
  /** Renders the button that opens all words. */
  button: () => ReactNode;
}

/** Null while no words are explained: without the support, and while it is loading. */
export const GlossaryContext = createContext<Glossary | null>(null);

export const useGlossary = (): Glossary | null => useContext(GlossaryContext);

/** Renders a text; its hard words are buttons while words are explained. No control may hold it. */
export function Marked({ children }: { children: string }) {
  return useGlossary()?.mark(children) ?? children;
}
