import type { TextNode } from './pageText.ts';

/** A PDF whose pages can be drawn one by one. Pages are counted from 1. */
export interface DrawnPdf {
  pageCount: number;
  /** Height of the first page by its width. */
  ratio: number;
  /** Draws the page `width` pixels wide, or as wide as memory allows, on a new canvas. Rejects when `signal` aborts. */
  draw: (page: number, width: number, signal: AbortSignal) => Promise<HTMLCanvasElement>;
  /** Returns the text of the page, with its links in place. */
  text: (page: number) => Promise<TextNode[]>;
  /** Frees all memory. */
  close: () => void;
}
