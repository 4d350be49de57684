// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import '#client/ui/pdf/pdfWorker.ts';

vi.mock('pdfjs-dist/legacy/build/pdf.worker.min.mjs', () => ({}));

/** Returns whether the worker kept the browser from reporting this unhandled rejection. */
function isHidden(reason: unknown): boolean {
  return !self.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
}

it('hides the rejection of a PDF that was closed while it loaded, and no other one', () => {
  expect(isHidden(new Error('Worker was terminated'))).toBe(true);
  expect(isHidden(new Error('out of memory'))).toBe(false);
  expect(isHidden('Worker was terminated')).toBe(false);
});
