import { ZoomIn, ZoomOut } from 'lucide-react';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { DrawnPage } from './DrawnPage.tsx';
import type { DrawnPdf } from './DrawnPdf.ts';
import { GoToPage } from './PageLink.tsx';
import type { TextNode } from './pageText.ts';
import { useZoom } from './useZoom.ts';
import './pdf.css';

interface Props {
  pdf: DrawnPdf;
  title: string;
  onFailure: () => void;
}

/** For a page whose text has not been read yet. */
const NO_TEXT: readonly TextNode[] = [];

/** Renders a PDF's pages below one another, with the current page number and the zoom at the bottom, within reach of thumbs. */
export function DrawnPages({ pdf, title, onFailure }: Props) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [current, setCurrent] = useState(1);
  const { zoom, zoomIn, zoomOut } = useZoom(box);
  const texts = useTexts(pdf);
  const goTo = useCallback((page: number) => box && showPage(box, page), [box]);
  const zoomed: CSSProperties & { '--zoom': number } = { '--zoom': zoom };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys must scroll it */}
      <section ref={setBox} aria-label={`Páginas de ${title}`} tabIndex={0} className="pdf-pages focus-inside">
        <div className="pdf-sheets" style={zoomed}>
          <GoToPage value={goTo}>
            {Array.from({ length: pdf.pageCount }, (_, at) => (
              <DrawnPage
                // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
                key={at}
                {...{ pdf, page: at + 1, text: texts[at] ?? NO_TEXT, root: box, onMiddle: setCurrent, onFailure }}
              />
            ))}
          </GoToPage>
        </div>
      </section>
      <div className="flex items-center justify-between gap-2 border-line border-t bg-surface px-3 py-1">
        <p className="font-bold font-display tabular-nums">
          Página {current} de {pdf.pageCount}
        </p>
        <fieldset aria-label="Tamanho" className="flex items-center gap-1">
          <ZoomButton label="Diminuir" Icon={ZoomOut} onPress={zoomOut} />
          <span className="min-w-16 text-center font-display tabular-nums">{Math.round(zoom * 100)}&nbsp;%</span>
          <ZoomButton label="Aumentar" Icon={ZoomIn} onPress={zoomIn} />
        </fieldset>
      </div>
    </>
  );
}

/** Scrolls to a page and focuses it, for users of a keyboard or a screen reader. */
function showPage(box: HTMLElement, page: number): void {
  const section = box.querySelector<HTMLElement>(`[data-page="${page}"]`);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** Uses aria-disabled at the limit, because a disabled button would lose the focus. */
function ZoomButton({ label, Icon, onPress }: { label: string; Icon: typeof ZoomIn; onPress: (() => void) | null }) {
  return (
    <IconButton
      label={label}
      aria-disabled={onPress === null}
      onClick={onPress ?? undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
    >
      <Icon aria-hidden className="size-6" />
    </IconButton>
  );
}

/** Reads text and links of every page in order, also of pages not in view, because a screen reader reads ahead of the view. */
function useTexts(pdf: DrawnPdf): readonly (readonly TextNode[])[] {
  const [texts, setTexts] = useState<readonly (readonly TextNode[])[]>([]);
  useEffect(() => {
    let isMounted = true;
    const read = async () => {
      const found: TextNode[][] = [];
      for (let page = 1; isMounted && page <= pdf.pageCount; page += 1) {
        found.push(await pdf.text(page).catch(() => []));
        if (isMounted) setTexts([...found]);
      }
    };
    void read();
    return () => {
      isMounted = false;
    };
  }, [pdf]);
  return texts;
}
