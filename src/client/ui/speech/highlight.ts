import { topLayer } from '../overlays/layers.ts';
import { rangeOf } from './blocks.ts';
import type { Unit } from './Player.ts';
import type { Span } from './sentences.ts';

/** Marks on the page what is being read. */
export interface Highlighter {
  /** Marks a unit and the word being read; null for none. */
  show(unit: Unit, word: Span | null): void;
  clear(): void;
}

const WORD = 'aloud-word';
const SENTENCE = 'aloud-sentence';

/** Returns a highlighter with the browser's own highlights; with rectangles over the page where there are none. */
export function createHighlighter(): Highlighter {
  const boxes = new Boxes();
  const hasHighlights = typeof Highlight === 'function' && 'highlights' in CSS;
  return {
    show(unit, word) {
      const sentence = rangeOf(unit.block, unit.from, unit.to);
      const range = word && rangeOf(unit.block, word.from, word.to);
      if (sentence === null) {
        clearHighlights(hasHighlights);
        boxes.show([[SENTENCE, unit.block.element]]);
      } else if (hasHighlights) {
        boxes.clear();
        CSS.highlights.set(SENTENCE, new Highlight(sentence));
        if (range === null) CSS.highlights.delete(WORD);
        else CSS.highlights.set(WORD, new Highlight(range));
      } else {
        boxes.show(
          range === null
            ? [[SENTENCE, sentence]]
            : [
                [SENTENCE, sentence],
                [WORD, range],
              ],
        );
      }
    },
    clear() {
      clearHighlights(hasHighlights);
      boxes.clear();
    },
  };
}

function clearHighlights(hasHighlights: boolean): void {
  if (!hasHighlights) return;
  CSS.highlights.delete(SENTENCE);
  CSS.highlights.delete(WORD);
}

type Mark = [name: string, place: Range | Element];

/** Rectangles over parts of the page, which follow them when they move. No press reaches them. */
class Boxes {
  private layer: HTMLElement | null = null;
  private marks: readonly Mark[] = [];

  show(marks: readonly Mark[]): void {
    if (this.marks.length === 0) {
      window.addEventListener('scroll', this.draw, { capture: true, passive: true });
      window.addEventListener('resize', this.draw);
    }
    this.marks = marks;
    this.draw();
  }

  clear(): void {
    if (this.marks.length === 0) return;
    window.removeEventListener('scroll', this.draw, { capture: true });
    window.removeEventListener('resize', this.draw);
    this.marks = [];
    this.layer?.remove();
    this.layer = null;
  }

  private readonly draw = () => {
    const layer = this.layer ?? document.createElement('div');
    layer.className = 'aloud-boxes';
    layer.setAttribute('aria-hidden', 'true');
    layer.replaceChildren(...this.marks.flatMap(boxesOf));
    const place = topLayer() ?? document.body;
    if (layer.parentElement !== place) place.append(layer);
    this.layer = layer;
  };
}

function boxesOf([name, place]: Mark): HTMLElement[] {
  const rects = place instanceof Element ? [place.getBoundingClientRect()] : [...place.getClientRects()];
  return rects.map(({ left, top, width, height }) => {
    const box = document.createElement('div');
    box.className = name;
    Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    return box;
  });
}
