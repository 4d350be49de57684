import { type RefObject, useEffect, useState } from 'react';
import { trimmedSpan, type Word } from '#domain/marking/places/wordChoice.ts';

/** Selected words of a text, and where their end is in CSS pixels from the top left of the text. */
export interface TextSelection extends Word {
  below: { x: number; y: number };
}

/** Returns the words that are selected within the element by mouse, touch or keyboard; null without any. */
export function useTextSelection(element: RefObject<HTMLElement | null>, text: string): TextSelection | null {
  const [selection, setSelection] = useState<TextSelection | null>(null);
  useEffect(() => {
    const follow = () => setSelection(selectionIn(element.current, text));
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [element, text]);
  return selection;
}

function selectionIn(element: HTMLElement | null, text: string): TextSelection | null {
  const selected = document.getSelection();
  if (element === null || selected === null || selected.rangeCount === 0 || selected.isCollapsed) return null;
  const range = selected.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return null;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const span = trimmedSpan(text, { start, end: start + range.toString().length });
  return span && { ...span, below: endOf(range, element) };
}

function endOf(range: Range, element: HTMLElement): TextSelection['below'] {
  const lines = [...range.getClientRects()];
  const last = lines.at(-1) ?? range.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { x: last.right - box.left, y: last.bottom - box.top };
}
