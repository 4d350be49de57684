// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionPlan } from '#client/panel/classroom/plan/SessionPlan.tsx';
import { clearToasts } from '#client/ui/feedback/toasts.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { renderPart, SIZE } from './planHarness.tsx';

const PDFS = path.resolve(import.meta.dirname, '../../../../../assets/pdf');
const OFFLINE = () => Promise.reject(new TypeError('Failed to fetch'));
const served = async (address: string) =>
  new Response(readFileSync(path.join(PDFS, path.basename(address))), {
    headers: { 'content-type': 'application/pdf' },
  });

const made: Blob[] = [];
let user: UserEvent;
beforeEach(() => {
  user = setupUser();
  made.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return 'blob:fichas';
  });
});
afterEach(() => {
  cleanup();
  clearToasts();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const button = () => screen.getByRole('button', { name: 'Imprimir as fichas de hoje' }) as HTMLButtonElement;
const show = () => renderPart(<SessionPlan length={4} session={1} size={SIZE} minute={null} />);

describe('the button that prints the worksheets of the day', () => {
  test('opens one PDF with a copy for each pupil in a new tab', async () => {
    vi.stubGlobal('fetch', served);
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    show();
    await user.click(button());
    await waitFor(() => expect(open).toHaveBeenCalledWith('blob:fichas', '_blank'));
    const [content] = made;
    const pdf = await getDocument({ data: new Uint8Array((await content?.arrayBuffer()) ?? []), verbosity: 0 }).promise;
    expect(pdf.numPages).toBe((13 + 9) * 2);
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Fichas da sessão 1 de 4' });
    await waitFor(() => expect(button().disabled).toBe(false));
  });

  test('is busy while it works, and prints once for two presses', async () => {
    const asked: string[] = [];
    let answer = () => {};
    const wait = new Promise<void>((resolve) => {
      answer = resolve;
    });
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      await wait;
      return served(address);
    });
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    show();
    await user.dblClick(button());
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    expect(button().disabled).toBe(true);
    answer();
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    expect(asked).toEqual(['/pdf/ic-m2-fs1.pdf', '/pdf/dh-m2-fs1.pdf']);
  });

  test('offers another press where the browser blocks the new tab', async () => {
    vi.stubGlobal('fetch', served);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    show();
    await user.click(button());
    expect(await screen.findByText('As fichas estão prontas.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(open).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['there is no network', OFFLINE, 'Sem ligação ao servidor.'],
    [
      'the answer is no PDF',
      async () => new Response('x'),
      'Não foi possível juntar as fichas. Verifique a ligação e tente de novo.',
    ],
  ])('says in Portuguese that it failed, and can be pressed again, when %s', async (_, fetch, words) => {
    vi.stubGlobal('fetch', fetch);
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    show();
    await user.click(button());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(open).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', served);
    await waitFor(() => expect(button().disabled).toBe(false));
    await user.click(button());
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  });
});
