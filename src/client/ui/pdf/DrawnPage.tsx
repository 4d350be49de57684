import { useEffect, useRef } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import type { DrawnPdf } from './DrawnPdf.ts';
import { PageText } from './PageText.tsx';
import type { TextNode } from './pageText.ts';
import { useDrawing } from './useDrawing.ts';
import { useIntersects } from './useIntersects.ts';

interface Props {
  pdf: DrawnPdf;
  /** From 1. */
  page: number;
  text: readonly TextNode[];
  /** The scroll container. */
  root: Element | null;
  onMiddle: (page: number) => void;
  onFailure: () => void;
}

/** Renders a page: its canvas while in or near view, its text always. Calls `onMiddle` when it reaches the middle of the view. */
export function DrawnPage({ pdf, page, text, root, onMiddle, onFailure }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  const isNear = useIntersects(paper, root, '60% 0px');
  const isMiddle = useIntersects(paper, root, '-50% 0px');
  const isDrawn = useDrawing(paper, { pdf, page, isNear, onFailure });
  useEffect(() => {
    if (isMiddle) onMiddle(page);
  }, [isMiddle, onMiddle, page]);
  return (
    <section
      aria-label={`Página ${page} de ${pdf.pageCount}`}
      aria-busy={isNear && !isDrawn}
      data-page={page}
      tabIndex={-1}
      className="relative"
    >
      <div
        ref={paper}
        className="overflow-hidden rounded-sm bg-white shadow-card"
        style={{ aspectRatio: `1 / ${pdf.ratio}` }}
      />
      {isNear && !isDrawn && (
        <span className="absolute inset-0 grid place-items-center text-ink">
          <Spinner className="size-10" />
        </span>
      )}
      <PageText nodes={text} />
    </section>
  );
}
