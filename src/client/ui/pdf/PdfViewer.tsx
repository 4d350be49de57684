import { Download, ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { buttonStyle } from '../controls/buttonStyle.ts';
import { ROUND } from '../controls/IconButton.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { Spinner } from '../feedback/Spinner.tsx';
import { DrawnPages } from './DrawnPages.tsx';
import { type CheckPdf, usePdf } from './usePdf.ts';

export interface PdfViewerProps {
  /** Same-origin address; for `file`, its object URL, used to open it in a tab and to save it. */
  src: string;
  /** A document already in memory: drawn here without calling `check`, and saved under this name. */
  file?: { content: Blob; name: string };
  title: string;
  /** Checks whether there is a PDF, and whether it may be framed or only opened in a new tab. */
  check: CheckPdf;
  /** Shown in the bar, before the links to open and download. */
  head?: ReactNode;
}

/**
 * Renders a PDF with links to a new tab and a download, which are also offered when it cannot be shown (spec, section 2). Uses
 * the browser's viewer in a frame where there is one, and draws the pages elsewhere (decision 0018). Fills its container.
 */
export function PdfViewer({ src, file, title, check, head }: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  const { state, pdf, fail } = usePdf(file?.content ?? src, attempt, check);
  return (
    <section aria-label={title} className="flex min-h-0 grow flex-col bg-page">
      <div className="flex items-center gap-1 border-line border-b bg-surface px-1 py-1 sm:px-2">
        <div className="flex min-w-0 grow items-center gap-1 sm:gap-2">{head}</div>
        {state !== 'failed' && <OpenLinks src={src} name={file?.name} />}
      </div>
      {state === 'failed' && <Failure src={src} name={file?.name} onRetry={() => setAttempt(attempt + 1)} />}
      {state === 'loading' && <Spinner label="A carregar…" className="m-auto size-10" />}
      {state === 'framed' && (
        <iframe src={`${src}${NO_SIDEBAR}`} title={title} className="min-h-0 w-full grow bg-white" />
      )}
      {state === 'drawn' && pdf && <DrawnPages pdf={pdf} title={title} onFailure={fail} />}
    </section>
  );
}

/** Hides the thumbnail sidebar of Chromium's viewer; other viewers ignore it. */
const NO_SIDEBAR = '#navpanes=0';

/** Narrow screens show only icons; their texts are for screen readers and shown on hover. */
const LINK_STYLE = `${ROUND} tablet:inline-flex tablet:w-auto tablet:items-center tablet:gap-2 tablet:px-4 font-display font-bold`;
const LINK_TEXT_STYLE = 'sr-only tablet:not-sr-only';

/** `name` is the file name of the download; the browser chooses without one. */
interface LinkProps {
  src: string;
  name: string | undefined;
}

function OpenLinks({ src, name = '' }: LinkProps) {
  return (
    <>
      <a href={src} target="_blank" rel="noopener" className={LINK_STYLE}>
        <ExternalLink aria-hidden className="size-6" />
        <span className={LINK_TEXT_STYLE}>Abrir num novo separador</span>
      </a>
      <a href={src} download={name} className={LINK_STYLE}>
        <Download aria-hidden className="size-6" />
        <span className={LINK_TEXT_STYLE}>Download PDF</span>
      </a>
    </>
  );
}

function Failure({ src, name = '', onRetry }: LinkProps & { onRetry: () => void }) {
  return (
    <div className="m-auto p-4">
      <EmptyState title={<span role="alert">Não foi possível carregar o PDF</span>}>
        <div className="flex flex-wrap justify-center gap-3">
          <a href={src} download={name} className={buttonStyle('primary')}>
            Download PDF
          </a>
          <a href={src} target="_blank" rel="noopener" className={buttonStyle('secondary')}>
            Tentar num novo separador
          </a>
          <Button variant="ghost" onClick={onRetry}>
            Tentar de novo
          </Button>
        </div>
      </EmptyState>
    </div>
  );
}
