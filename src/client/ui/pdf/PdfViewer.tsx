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
  /** Same origin; of `file`, its object URL, by which it is opened in a tab and saved. */
  src: string;
  /** A document that the page already holds: drawn here, and saved under this name. `check` is not asked. */
  file?: { content: Blob; name: string };
  title: string;
  /** Asks whether there is a PDF, and whether it may be shown inside a page or only in a tab of its own. */
  check: CheckPdf;
  /** Stands in the bar, before the ways out. */
  head?: ReactNode;
}

/**
 * A PDF in the page, with the ways out of the spec (section 2): a new tab, a download, and both again when it cannot be shown. The browser's
 * own viewer where a frame has one; pages drawn one by one elsewhere (decision 0018). Takes all the room that its place gives it.
 */
export function PdfViewer({ src, file, title, check, head }: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  const { state, pdf, fail } = usePdf(file?.content ?? src, attempt, check);
  return (
    <section aria-label={title} className="flex min-h-0 grow flex-col bg-page">
      <div className="flex items-center gap-1 border-line border-b bg-surface px-1 py-1 sm:px-2">
        <div className="flex min-w-0 grow items-center gap-1 sm:gap-2">{head}</div>
        {state !== 'failed' && <WaysOut src={src} name={file?.name} />}
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

/** Chromium's viewer opens a column of small pages unless told not to; the others pass over it. */
const NO_SIDEBAR = '#navpanes=0';

/** On narrow screens only pictures are seen; their words are read aloud and shown on hover. */
const WAY_OUT = `${ROUND} tablet:inline-flex tablet:w-auto tablet:items-center tablet:gap-2 tablet:px-4 font-display font-bold`;
const WORDS = 'sr-only tablet:not-sr-only';

/** `name`: what the download is called; the browser's choice without one. */
interface Way {
  src: string;
  name: string | undefined;
}

function WaysOut({ src, name = '' }: Way) {
  return (
    <>
      <a href={src} target="_blank" rel="noopener" title="Abrir num novo separador" className={WAY_OUT}>
        <ExternalLink aria-hidden className="size-6" />
        <span className={WORDS}>Abrir num novo separador</span>
      </a>
      <a href={src} download={name} title="Download PDF" className={WAY_OUT}>
        <Download aria-hidden className="size-6" />
        <span className={WORDS}>Download PDF</span>
      </a>
    </>
  );
}

function Failure({ src, name = '', onRetry }: Way & { onRetry: () => void }) {
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
