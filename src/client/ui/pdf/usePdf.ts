import { useCallback, useEffect, useState } from 'react';
import { retryOnce } from '../retryOnce.ts';
import type { DrawnPdf } from './DrawnPdf.ts';
import { framesPdfs } from './framesPdfs.ts';

export type CheckPdf = (src: string, signal: AbortSignal) => Promise<'embedded' | 'apart' | 'failed'>;

interface PdfShown {
  state: 'loading' | 'framed' | 'drawn' | 'failed';
  /** What is drawn. */
  pdf?: DrawnPdf;
}

const LOADING: PdfShown = { state: 'loading' };
const FAILED: PdfShown = { state: 'failed' };

/** How the PDF at `src`, or the one given, is shown here. `attempt`: another one asks again. `fail`: it turned out that it cannot be shown. */
export function usePdf(src: string | Blob, attempt: number, check: CheckPdf): PdfShown & { fail: () => void } {
  const [shown, setShown] = useState(LOADING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setShown(LOADING);
    const fail = () => signal.aborted || setShown(FAILED);
    show(src, check, signal, fail).then((next) => (signal.aborted ? next.pdf?.close() : setShown(next)), fail);
    return () => controller.abort();
  }, [src, attempt, check]);
  useEffect(() => () => shown.pdf?.close(), [shown]);
  return { ...shown, fail: useCallback(() => setShown(FAILED), []) };
}

async function show(src: string | Blob, check: CheckPdf, signal: AbortSignal, onBroken: () => void): Promise<PdfShown> {
  // A frame cannot show what has no address of the server: the pages' policy allows frames from there alone.
  const found = typeof src === 'string' ? await check(src, signal) : 'apart';
  if (found === 'failed') return FAILED;
  if (found === 'embedded' && framesPdfs()) return { state: 'framed' };
  // A download of its own, several times as heavy as any page: only for those who need it.
  const { openPdf } = await retryOnce(() => import('./openPdf.ts'));
  return { state: 'drawn', pdf: await openPdf(src, signal, onBroken) };
}
