import { useCallback, useEffect, useState } from 'react';
import { retryOnce } from '../retryOnce.ts';
import type { DrawnPdf } from './DrawnPdf.ts';
import { canFramePdfs } from './framesPdfs.ts';

export type CheckPdf = (src: string, signal: AbortSignal) => Promise<'embedded' | 'apart' | 'failed'>;

interface PdfShown {
  state: 'loading' | 'framed' | 'drawn' | 'failed';
  /** The opened document, when `state` is 'drawn'. */
  pdf?: DrawnPdf;
}

const LOADING: PdfShown = { state: 'loading' };
const FAILED: PdfShown = { state: 'failed' };

/** Decides how a PDF (address or blob) is shown, and opens it. A new `attempt` starts again; `fail` sets the state 'failed'. */
export function usePdf(src: string | Blob, attempt: number, check: CheckPdf): PdfShown & { fail: () => void } {
  const [shown, setShown] = useState(LOADING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts again
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
  // A blob cannot be framed: the Content-Security-Policy allows frames from our server only.
  const found = typeof src === 'string' ? await check(src, signal) : 'apart';
  if (found === 'failed') return FAILED;
  if (found === 'embedded' && canFramePdfs()) return { state: 'framed' };
  // A separate bundle, several times the size of any page, loaded only where it is needed.
  const { openPdf } = await retryOnce(() => import('./openPdf.ts'));
  return { state: 'drawn', pdf: await openPdf(src, signal, onBroken) };
}
