// @vitest-environment happy-dom
import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPdf } from '#client/ui/pdf/openPdf.ts';

vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ getDocument: vi.fn(), PDFWorker: { create: vi.fn() } }));

const never = () => new Promise<never>(() => {});

class FakeWorker extends EventTarget {
  terminate = vi.fn();
}

interface Setting {
  page?: 'read' | 'unreadable' | 'pending';
  /** How the worker ends when it is destroyed. */
  ends?: 'well' | 'badly' | 'never';
}

/** Fakes pdf.js with a document of two pages of 600 x 900 points, which loads when the test calls `come`. */
function fakePdfJs({ page = 'read', ends = 'well' }: Setting = {}) {
  const ports: FakeWorker[] = [];
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super();
        ports.push(this);
      }
    },
  );
  const destroyWorker = vi.fn();
  vi.mocked(PDFWorker.create).mockReturnValue({ destroy: destroyWorker } as never);
  const getPage = vi.fn(async () => {
    if (page === 'pending') return never();
    if (page === 'unreadable') throw new Error('no such page');
    return { getViewport: () => ({ width: 600, height: 900 }) };
  });
  let come = (_: object) => {};
  let fail = (_: Error) => {};
  const promise = new Promise<object>((done, failed) => {
    [come, fail] = [done, failed];
  });
  const destroy = vi.fn(async () => {
    if (ends === 'never') await never();
    if (ends === 'badly') throw new Error('the worker did not end well');
  });
  vi.mocked(getDocument).mockReturnValue({ promise, destroy } as never);
  const isEnded = () => destroy.mock.calls.length > 0 && destroyWorker.mock.calls.length > 0;
  return {
    come: () => come({ numPages: 2, getPage }),
    getPage,
    fail: (error: Error) => fail(error),
    breakWorker: () => ports[0]?.dispatchEvent(new Event('error')),
    /** Waits for the thread to end; returns whether the document and its worker were destroyed. */
    ended: async () => {
      await vi.waitFor(() => expect(ports[0]?.terminate).toHaveBeenCalled());
      return isEnded();
    },
    isOpen: () => ports.length === 1 && !isEnded() && ports[0]?.terminate.mock.calls.length === 0,
    ports,
  };
}

let leaving = new AbortController();
const broken = vi.fn();
beforeEach(() => {
  leaving = new AbortController();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('a PDF that is opened', () => {
  it('has its page count and ratio, and ends everything when it is closed', async () => {
    const js = fakePdfJs();
    const opening = openPdf('/pdf/manual.pdf', leaving.signal, broken);
    js.come();
    const pdf = await opening;
    expect([pdf.pageCount, pdf.ratio]).toEqual([2, 1.5]);
    expect(js.isOpen()).toBe(true);
    pdf.close();
    expect(await js.ended()).toBe(true);
  });

  it('runs no code made from strings and no WebAssembly', async () => {
    const js = fakePdfJs();
    js.come();
    await openPdf('/pdf/manual.pdf', leaving.signal, broken);
    expect(getDocument).toHaveBeenCalledWith(
      expect.objectContaining({ url: '/pdf/manual.pdf', isEvalSupported: false, useWasm: false }),
    );
  });

  it('is no longer fetched after an abort', async () => {
    const js = fakePdfJs();
    const opening = openPdf('/pdf/manual.pdf', leaving.signal, broken);
    leaving.abort();
    await expect(opening).rejects.toThrow();
    expect(await js.ended()).toBe(true);
  });

  it.each([
    ['it is aborted', () => leaving.abort(), /abort/],
    ['the worker breaks', (js: ReturnType<typeof fakePdfJs>) => js.breakWorker(), /failed/],
  ])('is abandoned when %s while its first page is read', async (_, happen, words) => {
    const js = fakePdfJs({ page: 'pending' });
    const opening = openPdf('/pdf/manual.pdf', leaving.signal, broken);
    js.come();
    await vi.waitFor(() => expect(js.getPage).toHaveBeenCalled());
    happen(js);
    await expect(opening).rejects.toThrow(words);
    expect(await js.ended()).toBe(true);
    expect(broken).not.toHaveBeenCalled();
  });

  it('reports a worker that breaks later, unless it was closed', async () => {
    const js = fakePdfJs();
    js.come();
    const pdf = await openPdf('/pdf/manual.pdf', leaving.signal, broken);
    expect(broken).not.toHaveBeenCalled();
    js.breakWorker();
    expect(broken).toHaveBeenCalledTimes(1);
    pdf.close();
    js.breakWorker();
    expect(broken).toHaveBeenCalledTimes(1);
  });

  it('leaves no thread behind when the worker no longer answers', async () => {
    const js = fakePdfJs({ ends: 'never' });
    js.come();
    const pdf = await openPdf('/pdf/manual.pdf', leaving.signal, broken);
    vi.useFakeTimers();
    pdf.close();
    await vi.runAllTimersAsync();
    expect(js.ports[0]?.terminate).toHaveBeenCalledTimes(1);
  });

  it('leaves no thread behind and raises no error when the worker fails to end', async () => {
    const js = fakePdfJs({ ends: 'badly' });
    js.come();
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    const pdf = await openPdf('/pdf/manual.pdf', leaving.signal, broken);
    pdf.close();
    expect(await js.ended()).toBe(true);
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });

  it('does not start after an abort', async () => {
    const js = fakePdfJs();
    leaving.abort();
    await expect(openPdf('/pdf/manual.pdf', leaving.signal, broken)).rejects.toThrow();
    expect(js.ports).toEqual([]);
  });

  it.each([
    ['the worker does not start', {}, (js: ReturnType<typeof fakePdfJs>) => js.breakWorker(), 'failed'],
    ['it is no PDF', {}, (js: ReturnType<typeof fakePdfJs>) => js.fail(new Error('Invalid PDF')), 'Invalid PDF'],
    [
      'its first page cannot be read',
      { page: 'unreadable' },
      (js: ReturnType<typeof fakePdfJs>) => js.come(),
      'no such page',
    ],
  ] as const)('leaves nothing behind when %s', async (_, setting, happen, words) => {
    const js = fakePdfJs(setting);
    const opening = openPdf('/pdf/manual.pdf', leaving.signal, broken);
    happen(js);
    await expect(opening).rejects.toThrow(words);
    expect(await js.ended()).toBe(true);
  });
});
