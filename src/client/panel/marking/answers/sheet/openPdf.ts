import { CallError } from '#client/api/CallError.ts';

const PDF = '%PDF-';
/** A PDF may have other bytes before it. */
const SEARCHED_BYTES = 1_024;
const KEPT_MS = 10 * 60_000;

/**
 * Shows a team's file in a new tab, as a PDF and as nothing else: what it is called by the server or holds inside can never run as a
 * page. Answers how to open it when the browser wants a press of its own; null when it is open. Refuses what is no PDF.
 */
export async function openPdf(content: Blob): Promise<(() => void) | null> {
  const beginning = await content.slice(0, SEARCHED_BYTES).text();
  if (!beginning.includes(PDF)) {
    throw new CallError({ kind: 'refused', status: 0, message: 'O ficheiro não é um PDF que se possa abrir.' });
  }
  const address = URL.createObjectURL(new Blob([content], { type: 'application/pdf' }));
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  const open = () => window.open(address, '_blank');
  return open() === null ? () => void open() : null;
}
