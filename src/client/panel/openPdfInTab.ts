import { CallError } from '#client/api/CallError.ts';

const PDF = '%PDF-';
/** A PDF may have other bytes before its header. */
const SEARCHED_BYTES = 1_024;
const KEPT_MS = 10 * 60_000;

/**
 * Returns the content as application/pdf: whatever type the server declares or the file contains, it never runs as a page.
 * Throws CallError when the file is not a PDF.
 */
export async function asPdf(content: Blob): Promise<Blob> {
  const beginning = await content.slice(0, SEARCHED_BYTES).text();
  if (!beginning.includes(PDF)) {
    throw new CallError({ kind: 'refused', status: 0, message: 'O ficheiro não é um PDF que se possa abrir.' });
  }
  return new Blob([content], { type: 'application/pdf' });
}

/**
 * Opens a PDF in a new tab. Returns null when it is open, or a function that opens it when the browser requires another press.
 * Throws CallError when the file is not a PDF.
 */
export async function openPdfInTab(content: Blob): Promise<(() => void) | null> {
  const address = URL.createObjectURL(await asPdf(content));
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  const open = () => window.open(address, '_blank');
  return open() === null ? () => void open() : null;
}
