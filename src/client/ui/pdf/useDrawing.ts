import { type RefObject, useEffect, useState } from 'react';
import type { DrawnPdf } from './DrawnPdf.ts';

/** Debounce of redraws: a pinch changes the size many times a second. */
const REST_MS = 200;

interface Drawing {
  pdf: DrawnPdf;
  page: number;
  /** A page far from view frees its canvas. */
  isNear: boolean;
  onFailure: () => void;
}

/** Draws a page into `paper` at device resolution, again whenever its size changes. Returns true once it is drawn. */
export function useDrawing(paper: RefObject<HTMLElement | null>, { pdf, page, isNear, onFailure }: Drawing): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = paper.current;
    if (element === null || !isNear) return undefined;
    let drawing = new AbortController();
    let requestedWidth = 0;
    const draw = async () => {
      const width = Math.round(element.clientWidth * window.devicePixelRatio);
      if (width === 0 || width === requestedWidth) return;
      requestedWidth = width;
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
    const unobserve = onResizeEnd(element, () => void draw());
    return () => {
      unobserve();
      drawing.abort();
      clear(element);
      setDrawn(false);
    };
  }, [paper, pdf, page, isNear, onFailure]);
  return isDrawn;
}

function onResizeEnd(element: HTMLElement, act: () => void): () => void {
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

/** Replaces the canvas; until then the old one stays, stretched. */
function show(canvas: HTMLCanvasElement, paper: HTMLElement): void {
  canvas.ariaHidden = 'true';
  canvas.className = 'block w-full';
  clear(paper);
  paper.append(canvas);
}

function clear(paper: HTMLElement): void {
  for (const canvas of paper.querySelectorAll('canvas')) free(canvas);
}

/** Sets the size to 0, because some browsers otherwise keep a canvas's memory until garbage collection. */
function free(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
  canvas.remove();
}
