// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canFramePdfs } from '#client/ui/pdf/framesPdfs.ts';
import { openPdf } from '#client/ui/pdf/openPdf.ts';
import { PdfViewer } from '#client/ui/pdf/PdfViewer.tsx';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { preventsDefault } from '../../../support/browser/preventsDefault.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { fakeDevice, fakePdf, fakeResizing, fakeScrolling } from './fakePdf.ts';

vi.mock('#client/ui/pdf/openPdf.ts', () => ({ openPdf: vi.fn() }));
const opening = vi.mocked(openPdf);

type Found = 'embedded' | 'apart' | 'failed';
function show(...found: Found[]) {
  const check = vi.fn(async () => found.shift() ?? 'failed');
  return { check, ...render(<PdfViewer src="/pdf/manual.pdf" title="Manual" check={check} />) };
}
const alert = async () => (await screen.findByRole('alert')).textContent;
const canvasOf = (page: number) => document.querySelector<HTMLCanvasElement>(`canvas[data-page="${page}"]`);

let user: UserEvent;

beforeEach(() => {
  user = setupUser();
  fakeDevice({});
});
afterEach(() => {
  cleanup();
  opening.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('canFramePdfs', () => {
  it.each([
    ['a laptop', { viewer: true }, true],
    ['a laptop with a touch screen', { viewer: true, touchPoints: 10 }, true],
    ['a Mac', { viewer: true, platform: 'MacIntel' }, true],
    ['a browser told to download them', { viewer: false }, false],
    ['an Android tablet', { viewer: false, pointer: 'coarse', platform: 'Linux armv8l' }, false],
    ['a phone that says it does', { viewer: true, pointer: 'coarse', platform: 'iPhone', touchPoints: 5 }, false],
    [
      'an iPad with a touchpad, which calls itself a Mac',
      { viewer: true, platform: 'MacIntel', touchPoints: 5 },
      false,
    ],
  ])('%s: %o → %s', (_, described, expected) => {
    fakeDevice(described);
    expect(canFramePdfs()).toBe(expected);
  });
});

describe('PdfViewer', () => {
  it('shows a frame where the browser has a viewer, with links to a new tab and a download', async () => {
    fakeDevice({ viewer: true });
    // happy-dom logs that it loads no frames.
    vi.spyOn(window.console, 'error').mockImplementation(() => {});
    show('embedded');
    await waitFor(() => expect(screen.getByTitle('Manual').getAttribute('src')).toMatch(/^\/pdf\/manual\.pdf#/));
    const tab = screen.getByRole('link', { name: 'Abrir num novo separador' });
    expect([tab.getAttribute('href'), tab.getAttribute('target')]).toEqual(['/pdf/manual.pdf', '_blank']);
    expect(screen.getByRole('link', { name: 'Download PDF' }).hasAttribute('download')).toBe(true);
    expect(opening).not.toHaveBeenCalled();
  });

  it.each([
    ['the browser has no viewer', { viewer: false }, 'embedded'],
    ['the server forbids framing', { viewer: true }, 'apart'],
  ] as const)('draws the pages where %s', async (_, described, found) => {
    fakeDevice(described);
    fakeScrolling();
    opening.mockResolvedValue(fakePdf());
    show(found);
    await screen.findByText('Página 1 de 3');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('reports a missing PDF, offers a download and a new tab, and tries again', async () => {
    fakeScrolling();
    opening.mockResolvedValue(fakePdf());
    const { check } = show('failed', 'embedded');
    expect(await alert()).toBe('Não foi possível carregar o PDF');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Download PDF',
      'Tentar num novo separador',
    ]);
    await expectAccessible();
    await user.click(screen.getByText('Tentar de novo'));
    await screen.findByText('Página 1 de 3');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(check).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the PDF cannot be read', () => opening.mockRejectedValue(new Error('not a PDF'))],
    [
      'a page cannot be drawn',
      () => opening.mockResolvedValue({ ...fakePdf(), draw: () => Promise.reject(new Error('no memory')) }),
    ],
  ])('reports an error when %s', async (_, prepare) => {
    const see = fakeScrolling();
    prepare();
    show('embedded');
    await waitFor(() => expect(opening).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await see(1, 'near');
    expect(await alert()).toBe('Não foi possível carregar o PDF');
  });

  it('reports a renderer that breaks later, and can be tried again', async () => {
    fakeScrolling();
    const pdf = fakePdf();
    opening.mockResolvedValue(pdf);
    show('embedded', 'embedded');
    await screen.findByText('Página 1 de 3');
    act(() => opening.mock.calls[0]?.[2]());
    expect(await alert()).toBe('Não foi possível carregar o PDF');
    expect(screen.getByRole('link', { name: 'Download PDF' })).toBeTruthy();
    expect(pdf.close).toHaveBeenCalledTimes(1);
    await user.click(screen.getByText('Tentar de novo'));
    await screen.findByText('Página 1 de 3');
    // An error of the closed document does not affect the new one.
    act(() => opening.mock.calls[0]?.[2]());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('frees the memory when it unmounts, also when the PDF arrives later', async () => {
    fakeScrolling();
    const pdf = fakePdf();
    opening.mockResolvedValueOnce(pdf);
    const first = show('embedded');
    await screen.findByText('Página 1 de 3');
    first.unmount();
    expect(pdf.close).toHaveBeenCalledTimes(1);
    const late = fakePdf();
    let come = (_: typeof late) => {};
    opening.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    const second = show('embedded');
    await waitFor(() => expect(opening).toHaveBeenCalledTimes(2));
    second.unmount();
    come(late);
    await waitFor(() => expect(late.close).toHaveBeenCalledTimes(1));
  });
});

describe('drawn pages', () => {
  const open = async () => {
    const see = fakeScrolling();
    const pdf = fakePdf();
    opening.mockResolvedValue(pdf);
    show('embedded');
    await screen.findByText('Página 1 de 3');
    return { see, pdf };
  };

  it('are drawn in device pixels near the viewport, and freed far from it', async () => {
    vi.stubGlobal('devicePixelRatio', 2);
    const { see, pdf } = await open();
    expect(pdf.draw).not.toHaveBeenCalled();
    await see(2, 'near');
    await waitFor(() => expect(canvasOf(2)?.width).toBe(1_200));
    expect(canvasOf(1)).toBeNull();
    const drawn = canvasOf(2);
    await see(2, 'far');
    expect(canvasOf(2)).toBeNull();
    expect(drawn?.width).toBe(0);
  });

  it('are drawn again in a new size; a pending drawing of the same size goes on', async () => {
    const resize = fakeResizing();
    const { see, pdf } = await open();
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    pdf.draw.mockImplementation((_page, _width, signal) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    });
    await see(1, 'near');
    await resize(600);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await resize(700);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(pdf.draw.mock.calls.map(([page, width]) => [page, width])).toEqual([
      [1, 600],
      [1, 700],
    ]);
    await see(1, 'far');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('show the number of the one in the middle', async () => {
    const { see } = await open();
    await see(3, 'middle');
    expect(screen.getByText('Página 3 de 3')).toBeTruthy();
  });

  it('are all accessible, drawn or not, with headings, lists and texts of images', async () => {
    await open();
    const page = within(await screen.findByRole('region', { name: 'Página 3 de 3' }));
    await waitFor(() => expect(page.getByRole('heading', { level: 2 }).textContent).toBe('Título 3'));
    expect(page.getByRole('listitem').textContent).toBe('1. Passo');
    expect(page.getByRole('img', { name: 'Uma nave' })).toBeTruthy();
    await expectAccessible();
  });

  describe('have the links of the PDF', () => {
    const link = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name });
    const INSIDE = 'capítulo 3, p. 3';
    const OUTSIDE = 'o sítio (abre num novo separador)';

    it('which the keyboard reaches, over their place on the drawing', async () => {
      await open();
      const [inside, outside] = [await link(INSIDE), await link(OUTSIDE)];
      expect([inside.tabIndex, outside.tabIndex]).toEqual([0, 0]);
      expect([inside.parentElement?.style.left, inside.parentElement?.style.top]).toEqual(['10%', '20%']);
      expect([outside.href, outside.target]).toEqual(['https://exemplo.pt/', '_blank']);
      expect(inside.closest('.sr-only'), 'its focus is seen').toBeNull();
      await expectAccessible();
    });

    it('whose text is read once, in its paragraph', async () => {
      await open();
      const paragraph = (await link(INSIDE)).closest('p');
      expect(paragraph?.textContent).toBe('Vercapítulo 3, p. 3 ou o sítio (abre num novo separador).');
      expect(document.querySelector('[data-page="1"]')?.textContent?.match(/capítulo 3/g)).toHaveLength(1);
      expect(screen.getAllByRole('link', { name: INSIDE })).toHaveLength(1);
    });

    it('which move the focus to another page', async () => {
      await open();
      const third = screen.getByRole('region', { name: 'Página 3 de 3' });
      const scrolled = vi.spyOn(third, 'scrollIntoView');
      const inside = await link(INSIDE);
      inside.focus();
      expect(await preventsDefault('click', () => user.click(inside)), 'the address stays').toBe(true);
      expect(scrolled).toHaveBeenCalledTimes(1);
      expect(document.activeElement).toBe(third);
    });

    it('whose second line can be pressed but is no tab stop', async () => {
      await open();
      await link(INSIDE);
      const more = document.querySelectorAll<HTMLAnchorElement>('[aria-hidden] > a[href="#3"]');
      expect([...more].map((part) => [part.tabIndex, part.parentElement?.style.top])).toEqual([[-1, '25%']]);
      more[0] && (await user.click(more[0]));
      expect(document.activeElement?.getAttribute('data-page')).toBe('3');
    });
  });

  it('zoom with the buttons, within bounds', async () => {
    await open();
    const size = () => screen.getByText(/^\d+ %$/).textContent;
    const press = async (name: string, times: number) => {
      for (let time = 0; time < times; time += 1) await user.click(screen.getByRole('button', { name }));
    };
    await press('Aumentar', 1);
    expect(size()).toBe('125\u00a0%');
    await press('Aumentar', 9);
    expect(size()).toBe('400\u00a0%');
    expect(screen.getByRole('button', { name: 'Aumentar' }).getAttribute('aria-disabled')).toBe('true');
    await press('Diminuir', 20);
    expect(size()).toBe('50\u00a0%');
  });

  describe('zoom with Ctrl and the wheel', () => {
    const zoom = () => Number.parseInt(screen.getByText(/^\d+ %$/).textContent ?? '', 10);
    const wheel = (turned: object) => Object.assign(new Event('wheel', { cancelable: true }), turned);
    const turn = (...deltas: number[]) => {
      const box = screen.getByRole('region', { name: 'Páginas de Manual' });
      const events = deltas.map((deltaY) => wheel({ deltaY, ctrlKey: true }));
      // All before React renders again.
      act(() => {
        for (const event of events) box.dispatchEvent(event);
      });
      return events.every(({ defaultPrevented }) => defaultPrevented);
    };

    it.each([100, 120, 1_000])('by one small step a notch, also for a delta of %d pixels', async (pixels) => {
      await open();
      expect(turn(-pixels), 'the browser does not zoom the whole screen').toBe(true);
      expect(zoom()).toBeGreaterThan(115);
      expect(zoom()).toBeLessThan(150);
      turn(pixels);
      expect(zoom()).toBe(100);
    });

    it("in fine steps for a touchpad's pinch, whose events add up", async () => {
      await open();
      turn(-5);
      expect(zoom()).toBe(105);
      turn(5);
      turn(...Array<number>(14).fill(-5));
      expect(zoom()).toBe(201);
    });

    it('within bounds, and back at the first turn', async () => {
      await open();
      turn(...Array<number>(20).fill(-120));
      expect(zoom()).toBe(400);
      turn(120);
      expect(zoom()).toBeLessThan(400);
    });

    it('but scroll without Ctrl', async () => {
      await open();
      const event = wheel({ deltaY: -100, ctrlKey: false });
      act(() => void screen.getByRole('region', { name: 'Páginas de Manual' }).dispatchEvent(event));
      expect([event.defaultPrevented, zoom()]).toEqual([false, 100]);
    });
  });

  it('zoom with two fingers and scroll with one', async () => {
    await open();
    const box = screen.getByRole('region', { name: 'Páginas de Manual' });
    const touch = (type: string, ...x: number[]) =>
      fireEvent(
        box,
        Object.assign(new Event(type, { cancelable: true }), {
          touches: x.map((clientX) => ({ clientX, clientY: 0 })),
        }),
      );
    expect(touch('touchstart', 100), 'the browser scrolls').toBe(true);
    touch('touchstart', 100, 200);
    expect(touch('touchmove', 50, 250), 'the browser does not zoom the whole screen').toBe(false);
    expect(screen.getByText('200 %')).toBeTruthy();
    touch('touchend');
    touch('touchstart', 0, 100);
    touch('touchmove', 0, 75);
    expect(screen.getByText('150 %')).toBeTruthy();
  });
});
