import { type RefObject, useEffect, useState } from 'react';
import { trimmedSpan, type Word } from '#domain/marking/places/wordChoice.ts';

/** Selected words of a text, and where their end is in CSS pixels from the top left of the text. */
export interface TextSelection extends Word {
  below: { x: number; y: number };
}

/**
 * Returns the words of the element that are selected by mouse, touch or keyboard; null without any. Of a selection that begins
 * or ends outside, the part within the element counts.
 */
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
  const range = clippedTo(element, selected.getRangeAt(0));
  if (range === null) return null;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const span = trimmedSpan(text, { start, end: start + range.toString().length });
  return span && { ...span, below: endOf(range, element) };
}

/**
 * Returns the part of a range within an element that has its start or its end; null when it has neither. A triple click in
 * Chrome ends at the start of the next block, and a drag often ends just below the text.
 */
function clippedTo(
  element: HTMLElement,
  { startContainer, startOffset, endContainer, endOffset }: Range,
): Range | null {
  const hasStart = element.contains(startContainer);
  const hasEnd = element.contains(endContainer);
  if (!hasStart && !hasEnd) return null;
  const part = document.createRange();
  part.selectNodeContents(element);
  if (hasStart) part.setStart(startContainer, startOffset);
  if (hasEnd) part.setEnd(endContainer, endOffset);
  return part;
}

function endOf(range: Range, element: HTMLElement): TextSelection['below'] {
  const lines = [...range.getClientRects()];
  const last = lines.at(-1) ?? range.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { x: last.right - box.left, y: last.bottom - box.top };
}
