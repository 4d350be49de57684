import {
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withTimeout } from '../withTimeout.ts';
import type { DrawnPdf } from './DrawnPdf.ts';
import { type FoundLink, linksOf } from './linksOf.ts';
import { pageText, type TextNode } from './pageText.ts';

/** Limit of one page's canvas, at four bytes a pixel, so that a small tablet can hold the few pages near view. */
const MAX_CANVAS_PIXELS = 5_000_000;

/** A worker that does not answer in this time is terminated. */
const END_MS = 2_000;

/**
 * Opens a PDF, from a blob or an address, with pdf.js in a worker. Uses neither eval nor WebAssembly, which the
 * Content-Security-Policy forbids. Rejects when `signal` aborts. Calls `onBroken` when the worker fails later: nothing more can
 * be drawn then.
 */
export async function openPdf(source: string | Blob, signal: AbortSignal, onBroken: () => void): Promise<DrawnPdf> {
  signal.throwIfAborted();
  const from = typeof source === 'string' ? { url: source } : { data: new Uint8Array(await source.arrayBuffer()) };
  signal.throwIfAborted();
  const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  // Whole at once: a range that is cancelled before it is read rejects a promise that nobody handles.
  const task = getDocument({ ...from, worker, isEvalSupported: false, useWasm: false, disableRange: true });
  const closing = new AbortController();
  const close = () => {
    closing.abort();
    void end(task, worker, port);
  };
  try {
    const { pdf, ratio } = await rejectOnFailure(read(task), port, signal);
    port.addEventListener('error', onBroken, { signal: closing.signal });
    return {
      pageCount: pdf.numPages,
      ratio,
      draw: async (page, width, signal) => draw(await pdf.getPage(page), width, signal),
      text: async (page) => textOf(pdf, await pdf.getPage(page)),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function read(task: PDFDocumentLoadingTask) {
  const pdf = await task.promise;
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  return { pdf, ratio: height / width };
}

/** Rejects on a worker error or abort, because pdf.js would wait forever for a worker that fails or cannot start. */
function rejectOnFailure<T>(work: Promise<T>, port: Worker, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    port.addEventListener('error', () => fail(new Error('the pdf.js worker failed')), { once: true });
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    work.then(done, fail);
  });
}

/** Closes the document if the worker still answers, and terminates the worker in any case. */
async function end(task: PDFDocumentLoadingTask, worker: PDFWorker, port: Worker): Promise<void> {
  await withTimeout(task.destroy(), END_MS).catch(() => {});
  worker.destroy();
  port.terminate();
}

async function draw(page: PDFPageProxy, width: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
  signal.throwIfAborted();
  const whole = page.getViewport({ scale: 1 });
  const most = Math.sqrt((MAX_CANVAS_PIXELS * whole.width) / whole.height);
  const viewport = page.getViewport({ scale: Math.min(width, most) / whole.width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop, { once: true });
  try {
    await task.promise;
  } catch (error) {
    canvas.width = 0;
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    page.cleanup();
  }
  return canvas;
}

/** Reads structure, text and links independently: a failure of one does not affect the others. */
async function textOf(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<TextNode[]> {
  const [tree, { items }, links] = await Promise.all([
    page.getStructTree().catch(() => null),
    page.getTextContent({ includeMarkedContent: true }).catch(() => ({ items: [] })),
    linksOf(pdf, page).catch(() => new Map<string, FoundLink>()),
  ]);
  return pageText(tree, items, links);
}
