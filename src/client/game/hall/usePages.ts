import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

interface Pages {
  /** From 0. */
  page: number;
  count: number;
  /** Pixels by which the text is moved up. */
  shift: number;
  /** Height of a page, whole lines in pixels; null while all of the text fits. */
  height: number | null;
  /** Size of the text, pixels. */
  fontSize: number;
}

interface PagesNeed {
  box: RefObject<HTMLElement | null>;
  text: RefObject<HTMLElement | null>;
  content: string;
  /** Sizes of the text, largest first, pixels. */
  sizes: readonly number[];
  /** The pages turn by themselves. */
  turns: boolean;
}

const TURN_MS = 16_000;
/** A longer text is read on the tablets. */
export const PAGES_MOST = 6;
export const LINE_HEIGHT = 1.4;

/** Sets a text as large as it fits into its box; a text that does not fit is divided into pages of whole lines. */
export function usePages({ box, text, content, sizes, turns }: PagesNeed): Pages {
  const [fit, setFit] = useState({ fontSize: sizes[0] ?? 24, count: 1, height: 0 });
  const [page, setPage] = useState(0);
  const key = sizes.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of sizes is a new object in every rendering; `key` is its content
  useLayoutEffect(() => {
    setPage(0);
    const measure = () => {
      if (box.current && text.current) setFit(fitOf(box.current, text.current, sizes));
    };
    measure();
    if (!box.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, text, content, key]);
  useEffect(() => {
    if (fit.count < 2) return undefined;
    const turn = (by: number) => setPage((now) => Math.min(fit.count - 1, Math.max(0, now + by)));
    const press = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'ArrowRight' || pressed === 'PageDown') turn(1);
      if (pressed === 'ArrowLeft' || pressed === 'PageUp') turn(-1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [fit.count]);
  useEffect(() => {
    if (!turns || fit.count < 2) return undefined;
    const timer = setInterval(() => setPage((now) => (now + 1) % fit.count), TURN_MS);
    return () => clearInterval(timer);
  }, [turns, fit.count]);
  const shown = Math.min(page, fit.count - 1);
  const height = fit.count > 1 ? fit.height : null;
  return { page: shown, count: fit.count, shift: shown * fit.height, height, fontSize: fit.fontSize };
}

function fitOf(box: HTMLElement, text: HTMLElement, sizes: readonly number[]) {
  const room = box.clientHeight;
  const { style } = text;
  const before = style.fontSize;
  let fontSize = sizes.at(-1) ?? 24;
  for (const size of sizes) {
    style.fontSize = `${size}px`;
    if (text.scrollHeight > room) continue;
    fontSize = size;
    break;
  }
  style.fontSize = `${fontSize}px`;
  const line = fontSize * LINE_HEIGHT;
  const height = Math.max(line, Math.floor(room / line) * line);
  const count = text.scrollHeight <= room ? 1 : Math.min(PAGES_MOST, Math.ceil(text.scrollHeight / height));
  style.fontSize = before;
  return { fontSize, count, height };
}
