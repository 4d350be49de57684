import { type RefObject, useEffect, useState } from 'react';
import type { DrawnPdf } from './DrawnPdf.ts';

/** Two fingers change the size many times a second; the page is drawn anew once they rest. */
const REST_MS = 200;

interface Drawing {
  pdf: DrawnPdf;
  page: number;
  /** A page that is far away gives its memory back. */
  isNear: boolean;
  onFailure: () => void;
}

/** Draws a page into `paper` as sharp as the screen, and again whenever its size changes. True once there is a drawing. */
export function useDrawing(paper: RefObject<HTMLElement | null>, { pdf, page, isNear, onFailure }: Drawing): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = paper.current;
    if (element === null || !isNear) return undefined;
    let drawing = new AbortController();
    let askedWidth = 0;
    const draw = async () => {
      const width = Math.round(element.clientWidth * window.devicePixelRatio);
      if (width === 0 || width === askedWidth) return;
      askedWidth = width;
      drawing.abort();
      drawing = new AbortController();
      const { signal } = drawing;
      try {
        const canvas = await pdf.draw(page, width, signal);
        if (signal.aborted) return free(canvas);
        show(canvas, element);
        setDrawn(true);
      } catch {
        if (!signal.aborted) onFailure();
      }
    };
    void draw();
    const stopWatching = whenResized(element, () => void draw());
    return () => {
      stopWatching();
      drawing.abort();
      clear(element);
      setDrawn(false);
    };
  }, [paper, pdf, page, isNear, onFailure]);
  return isDrawn;
}

function whenResized(element: HTMLElement, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(act, REST_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** The last drawing stays, stretched, until the new one is there. */
function show(canvas: HTMLCanvasElement, paper: HTMLElement): void {
  canvas.ariaHidden = 'true';
  canvas.className = 'block w-full';
  clear(paper);
  paper.append(canvas);
}

function clear(paper: HTMLElement): void {
  for (const canvas of paper.querySelectorAll('canvas')) free(canvas);
}

/** Some browsers keep the memory of a canvas until it is collected, unless it is made empty. */
function free(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
  canvas.remove();
}
