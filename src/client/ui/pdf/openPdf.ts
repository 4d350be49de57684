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

/** Of one page's canvas, at four bytes each: a small tablet holds the few pages that are near. */
const MAX_CANVAS_PIXELS = 5_000_000;

/** A worker that does not answer in this time is ended without its answer. */
const END_MS = 2_000;

/**
 * Draws a PDF with pdf.js: what `source` holds, or what it fetches from that address, in a worker, without code made from strings and without WebAssembly: the product's policy allows
 * neither. `signal` ends the opening. `onBroken` hears that the worker broke after it: nothing more can be drawn.
 */
export async function openPdf(source: string | Blob, signal: AbortSignal, onBroken: () => void): Promise<DrawnPdf> {
  signal.throwIfAborted();
  const from = typeof source === 'string' ? { url: source } : { data: new Uint8Array(await source.arrayBuffer()) };
  signal.throwIfAborted();
  const port = new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({ ...from, worker, isEvalSupported: false, useWasm: false });
  const closing = new AbortController();
  const close = () => {
    closing.abort();
    void end(task, worker, port);
  };
  try {
    const { pdf, ratio } = await unlessEnded(read(task), port, signal);
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

/** A worker that breaks, or cannot even start, would keep pdf.js waiting for ever. */
function unlessEnded<T>(work: Promise<T>, port: Worker, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    port.addEventListener('error', () => fail(new Error('the worker of pdf.js broke')), { once: true });
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    work.then(done, fail);
  });
}

/** In good order where the worker still answers; its thread ends in any case. */
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

/** Structure, words and links: what cannot be read of one does not take the others away. */
async function textOf(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<TextNode[]> {
  const [tree, { items }, links] = await Promise.all([
    page.getStructTree().catch(() => null),
    page.getTextContent({ includeMarkedContent: true }).catch(() => ({ items: [] })),
    linksOf(pdf, page).catch(() => new Map<string, FoundLink>()),
  ]);
  return pageText(tree, items, links);
}
