/** `apart`: the PDF exists, but the server forbids showing it in a frame. */
export type PdfCheck = 'embedded' | 'apart' | 'failed';

/**
 * Checks with a HEAD request whether an address of our server holds a PDF, because a frame does not report that it shows
 * an error page. Rejects when `signal` aborts.
 */
export async function checkPdf(src: string, signal: AbortSignal): Promise<PdfCheck> {
  try {
    const { ok, headers } = await fetch(src, { method: 'HEAD', signal });
    if (!ok || !headers.get('Content-Type')?.startsWith('application/pdf')) return 'failed';
    return /frame-ancestors 'none'/.test(headers.get('Content-Security-Policy') ?? '') ? 'apart' : 'embedded';
  } catch {
    signal.throwIfAborted();
    return 'failed';
  }
}

/** Returns the address of a PDF; `id` is `manual` or a worksheet's id. */
export function pdfAddress(id: string): string {
  return `/pdf/${id}.pdf`;
}
