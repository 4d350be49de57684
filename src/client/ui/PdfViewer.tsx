import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { buttonStyle } from './buttonStyle.ts';
import { EmptyState } from './EmptyState.tsx';
import { Spinner } from './Spinner.tsx';

export interface PdfViewerProps {
  /** Same origin. */
  src: string;
  title: string;
  /** Asks whether there is a PDF, and whether it may be shown inside a page or only in a tab of its own. */
  check: (src: string, signal: AbortSignal) => Promise<'embedded' | 'apart' | 'failed'>;
}

type PdfState = 'loading' | Awaited<ReturnType<PdfViewerProps['check']>>;

/** A PDF in the page, with the ways out of the spec (section 2): a new tab, and a download when it cannot be shown. */
export function PdfViewer({ src, title, check }: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  const state = usePdf(src, attempt, check);
  return (
    <section aria-label={title} className="flex min-h-0 grow flex-col gap-4">
      {state === 'failed' ? (
        <Failure src={src} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <OpenApart src={src} label="Abrir num novo separador" />
      )}
      {state === 'loading' && <Spinner label="A carregar..." className="self-center" />}
      {state === 'embedded' && (
        <iframe src={src} title={title} className="min-h-[70vh] w-full grow rounded-card bg-white" />
      )}
    </section>
  );
}

function Failure({ src, onRetry }: { src: string; onRetry: () => void }) {
  return (
    <EmptyState title={<span role="alert">Não foi possível carregar o PDF</span>}>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={src} download className={buttonStyle('primary')}>
          Download PDF
        </a>
        <OpenApart src={src} label="Tentar num novo separador" />
        <Button variant="ghost" onClick={onRetry}>
          Tentar de novo
        </Button>
      </div>
    </EmptyState>
  );
}

function OpenApart({ src, label }: { src: string; label: string }) {
  return (
    <a href={src} target="_blank" rel="noopener" className={`${buttonStyle('secondary')} self-start`}>
      {label}
    </a>
  );
}

function usePdf(src: string, attempt: number, check: PdfViewerProps['check']): PdfState {
  const [state, setState] = useState<PdfState>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    setState('loading');
    check(src, controller.signal).then(setState, () => {
      if (!controller.signal.aborted) setState('failed');
    });
    return () => controller.abort();
  }, [src, attempt, check]);
  return state;
}
