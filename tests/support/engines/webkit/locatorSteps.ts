/** A text to match: part of a text in any case, a whole text, or a regular expression. */
export type TextPattern = { part: string } | { whole: string } | { source: string; flags: string };

/** One step from elements to elements, as JSON for the page. */
export type LocatorStep =
  | { by: 'css'; css: string }
  | { by: 'role'; role: string; name: TextPattern | null; level: number | null }
  | { by: 'label'; text: TextPattern }
  | { by: 'placeholder'; text: TextPattern }
  | { by: 'text'; text: TextPattern }
  | { by: 'filter'; text: TextPattern }
  | { by: 'nth'; index: number };

export function textPattern(text: string | RegExp, isExact = false): TextPattern {
  if (typeof text !== 'string') return { source: text.source, flags: text.flags };
  return isExact ? { whole: text } : { part: text };
}
