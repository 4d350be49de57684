/** `apart`: it is there, but the server forbids showing it inside a page. */
export type PdfCheck = 'embedded' | 'apart' | 'failed';

/** Whether there is a PDF at this address of ours: a frame could not tell that it shows an error page. Rejects when `signal` ended it. */
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

/** Where the PDF of an id lies: `manual`, or a worksheet's. */
export function pdfAddress(id: string): string {
  return `/pdf/${id}.pdf`;
}
