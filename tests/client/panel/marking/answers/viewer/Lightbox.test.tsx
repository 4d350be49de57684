// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { expectAccessible } from '../../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../../support/browser/setupUser.ts';
import { fakeStage, filesOf, showFiles, teamWith, viewer } from './viewerHarness.tsx';

const TRAINING = [{ name: 'equipa.png', content: '/api/files/t' }];
const MISSION = [
  { name: 'rampa.jpg', content: '/api/files/a', caption: 'A rampa da entrada.', place: 'school' as const },
  { name: 'notas.txt', content: '/api/files/n' },
  { name: 'mapa.png', content: '/api/files/b' },
];
const TITLE = 'Imagens de Alfa';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
  fakeStage();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens the lightbox at the picture with this text, which has loaded with 1600 by 800 pixels. */
async function open(text = 'A rampa da entrada.') {
  showFiles(TRAINING, MISSION);
  const opener = screen.getByRole('button', { name: `Ampliar ${text}` });
  await user.click(opener);
  await viewer(TITLE);
  load();
  return opener;
}

function large(): HTMLImageElement {
  const picture = [...document.querySelectorAll<HTMLImageElement>('dialog img')].find(({ alt }) => alt !== '');
  if (!picture) throw new Error('no large picture');
  return picture;
}

function load(): void {
  Object.defineProperties(large(), { naturalWidth: { value: 1_600 }, naturalHeight: { value: 800 } });
  fireEvent.load(large());
}

const tool = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const thumbnails = () => within(within(screen.getByRole('dialog')).getByRole('list')).getAllByRole('button');
const stage = () => large().parentElement as HTMLElement;
const shown = () => large().style.transform.replace('translate(-50%, -50%) ', '');
const said = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
const press = (keys: string) => user.keyboard(keys);
const unzoomed = 'translate(0px, 0px) rotate(0deg) scale(1)';

describe('the strip above the files of mission 3', () => {
  test('has all pictures of the team, those of the training too, and opens each', async () => {
    showFiles(TRAINING, MISSION);
    const strip = within(screen.getByRole('list', { name: 'Imagens da equipa' }));
    expect(strip.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Imagem 1 de 3: equipa.png',
      'Imagem 2 de 3: A rampa da entrada.',
      'Imagem 3 de 3: mapa.png',
    ]);
    await expectAccessible();
    await user.click(strip.getByRole('button', { name: /^Imagem 1/ }));
    await viewer(TITLE);
    expect(large().getAttribute('src')).toBe('/api/files/t?inline=1');
  });

  test('is not there without pictures', () => {
    showFiles([], [{ name: 'notas.txt', content: '/api/files/n' }]);
    expect(screen.queryByRole('list', { name: 'Imagens da equipa' })).toBeNull();
  });

  test('an earlier version opens only its own pictures', async () => {
    showFiles(TRAINING, MISSION, true);
    expect(screen.queryByRole('list', { name: 'Imagens da equipa' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ampliar mapa.png' }));
    await viewer(TITLE);
    expect(screen.getByText('Imagem 2 de 2')).toBeDefined();
  });

  test('a thumbnail that cannot be shown has an icon instead', () => {
    showFiles(TRAINING, []);
    const strip = screen.getByRole('list', { name: 'Imagens da equipa' });
    fireEvent.error(strip.querySelector('img') as HTMLImageElement);
    expect(strip.querySelector('img')).toBeNull();
    expect(within(strip).getByRole('button', { name: 'Imagem 1 de 1: equipa.png' })).toBeDefined();
  });
});

describe('the lightbox', () => {
  test('shows picture, position, caption, place, name and download, and is accessible', async () => {
    await open();
    const dialog = within(screen.getByRole('dialog'));
    expect(large().alt).toBe('A rampa da entrada.');
    expect(large().style.width).toBe('800px');
    expect(dialog.getByText('Imagem 2 de 3')).toBeDefined();
    expect(dialog.getByText('Na escola')).toBeDefined();
    expect(dialog.getByText('Missão 3')).toBeDefined();
    expect(dialog.getByRole('link', { name: 'rampa.jpg' }).getAttribute('download')).toBe('rampa.jpg');
    await expectAccessible();
  });

  test('a picture without a caption is called by its file name', async () => {
    await open('mapa.png');
    expect(large().alt).toBe('mapa.png');
  });

  test('Escape closes it and gives the focus back to the picture that was pressed', async () => {
    const opener = await open();
    await press('{ArrowRight}');
    tool('Imagem anterior').focus();
    await press('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test('arrow keys, Home and End lead to the others, with one message each', async () => {
    await open();
    expect(said()).toBe('');
    await press('{ArrowRight}');
    expect([large().alt, said()]).toEqual(['mapa.png', 'Imagem 3 de 3: mapa.png']);
    await press('{ArrowRight}');
    expect(large().alt, 'the last one stays').toBe('mapa.png');
    await press('{Home}');
    expect([large().alt, said()]).toEqual(['equipa.png', 'Imagem 1 de 3: equipa.png']);
    await press('{ArrowLeft}');
    expect(large().alt, 'the first one stays').toBe('equipa.png');
    await press('{End}{ArrowLeft}');
    expect(said()).toBe('Imagem 2 de 3: A rampa da entrada.');
  });

  test('buttons lead to the others, and keep the focus at the ends', async () => {
    await open();
    await user.click(tool('Imagem seguinte'));
    expect(large().alt).toBe('mapa.png');
    expect(tool('Imagem seguinte').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(tool('Imagem seguinte'));
    await user.click(tool('Imagem anterior'));
    expect(large().alt).toBe('A rampa da entrada.');
  });

  test('the strip marks the current picture, is one tab stop, and its focus follows the keys', async () => {
    await open();
    expect(thumbnails().map((one) => [one.getAttribute('aria-current'), one.tabIndex])).toEqual([
      [null, -1],
      ['true', 0],
      [null, -1],
    ]);
    await user.click(thumbnails()[0] as HTMLElement);
    expect(large().alt).toBe('equipa.png');
    await press('{ArrowRight}');
    expect(document.activeElement).toBe(thumbnails()[1]);
  });

  test('keys zoom and turn, and the arrow keys move what is zoomed', async () => {
    await open();
    await press('+');
    expect([shown(), said()]).toEqual(['translate(0px, 0px) rotate(0deg) scale(1.5)', 'Tamanho: 150\u00a0%']);
    await press('{ArrowRight}');
    expect(large().alt, 'the same picture').toBe('A rampa da entrada.');
    expect(shown()).toBe('translate(-80px, 0px) rotate(0deg) scale(1.5)');
    await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(shown(), 'no further than the edge').toBe('translate(200px, 0px) rotate(0deg) scale(1.5)');
    await press('-');
    expect(shown()).toBe(unzoomed);
    await press('r');
    expect(shown()).toBe('translate(0px, 0px) rotate(90deg) scale(1)');
    expect([large().style.width, large().style.height, said()]).toEqual(['600px', '300px', 'Rodada 90 graus']);
    await press('rrr');
    expect(said()).toBe('Sem rotação');
    await press('R');
    expect(shown(), 'always clockwise').toBe('translate(0px, 0px) rotate(450deg) scale(1)');
    expect(said()).toBe('Rodada 90 graus');
  });

  test('buttons zoom between 100 and 400 percent, and turn', async () => {
    await open();
    expect(tool('Diminuir').getAttribute('aria-disabled')).toBe('true');
    for (const _ of [1, 2, 3, 4]) await user.click(tool('Aumentar'));
    expect(shown()).toBe('translate(0px, 0px) rotate(0deg) scale(4)');
    expect(tool('Aumentar').getAttribute('aria-disabled')).toBe('true');
    await user.click(tool('Rodar 90 graus'));
    await user.click(tool('Diminuir'));
    expect(shown()).toMatch(/rotate\(90deg\) scale\(2\.66/);
  });

  test('another picture begins whole and unturned', async () => {
    await open();
    await press('+r');
    await user.click(tool('Imagem seguinte'));
    load();
    expect(shown()).toBe(unzoomed);
  });

  test('keys with Ctrl belong to the browser, and keys in a dialog above it to that dialog', async () => {
    await open();
    await press('{Control>}+{/Control}');
    expect(shown()).toBe(unzoomed);
    render(
      <Dialog open title="Sessão expirada" onClose={() => {}}>
        <input aria-label="Palavra-passe" />
      </Dialog>,
    );
    await user.type(screen.getByLabelText('Palavra-passe'), 'r+{Home}');
    expect(large().alt).toBe('A rampa da entrada.');
    expect(shown()).toBe(unzoomed);
  });

  test('keys work although a press on the picture took the focus from the dialog', async () => {
    await open();
    await user.click(stage());
    (document.activeElement as HTMLElement | null)?.blur();
    await press('{ArrowRight}');
    expect(large().alt).toBe('mapa.png');
  });

  test('the wheel zooms at the pointer, and the page does not scroll', async () => {
    await open();
    // From the middle of the stage: 100 to the right, and in the middle vertically.
    const wheel = (deltaY: number) => {
      // A wheel event of happy-dom has no place.
      const place = { clientX: 500, clientY: 300, bubbles: true, cancelable: true };
      const event = Object.assign(new MouseEvent('wheel', place), { deltaY });
      fireEvent(stage(), event);
      return event;
    };
    expect(wheel(-1_000).defaultPrevented).toBe(true);
    const [, x = '', scale = ''] = /translate\((.+)px, 0px\) .* scale\((.+)\)/.exec(shown()) ?? [];
    expect(Number(scale)).toBeCloseTo(Math.exp(0.24));
    expect(Number(x)).toBeCloseTo(100 * (1 - Math.exp(0.24)));
    wheel(1_000);
    expect(shown()).toBe(unzoomed);
  });

  test('two fingers zoom, one moves what is zoomed', async () => {
    await open();
    const finger = (pointerId: number) => ({
      press: (clientX: number, clientY: number) => fireEvent.pointerDown(stage(), { pointerId, clientX, clientY }),
      move: (clientX: number, clientY: number) => fireEvent.pointerMove(stage(), { pointerId, clientX, clientY }),
      lift: () => fireEvent.pointerUp(stage(), { pointerId }),
      lose: () => fireEvent.pointerCancel(stage(), { pointerId }),
    });
    const [one, other, third] = [finger(7), finger(8), finger(9)];
    one.move(0, 0);
    one.press(300, 300);
    one.move(350, 320);
    expect(shown(), 'a whole picture does not move').toBe(unzoomed);
    one.move(300, 300);
    other.press(500, 300);
    third.press(700, 500);
    third.move(0, 0);
    one.move(200, 300);
    other.move(600, 300);
    expect(shown()).toBe('translate(0px, 0px) rotate(0deg) scale(2)');
    other.lift();
    one.move(230, 260);
    expect(shown()).toBe('translate(30px, -40px) rotate(0deg) scale(2)');
    one.lose();
    one.move(300, 300);
    expect(shown(), 'nothing is pressed').toBe('translate(30px, -40px) rotate(0deg) scale(2)');
  });

  test('a mouse drags what is zoomed, with its first button only', async () => {
    await open();
    await press('+');
    const drag = (keys: string) =>
      user.pointer([
        { keys, target: stage(), coords: { clientX: 400, clientY: 300 } },
        { target: stage(), coords: { clientX: 350, clientY: 300 } },
        { keys: keys.replace('[', '[/').replace('>', '') },
      ]);
    await drag('[MouseRight>]');
    expect(shown()).toBe('translate(0px, 0px) rotate(0deg) scale(1.5)');
    await drag('[MouseLeft>]');
    expect(shown()).toBe('translate(-50px, 0px) rotate(0deg) scale(1.5)');
  });

  test('only changes by buttons and keys are animated', async () => {
    await open();
    await press('+');
    expect(large().className).toContain('transition-transform');
    expect(large().className).toContain('motion-reduce:transition-none');
    fireEvent.wheel(stage(), { deltaY: -10 });
    expect(large().className).not.toContain('transition-transform');
  });

  test('says that a picture cannot be shown, and goes on with the next', async () => {
    await open();
    fireEvent.error(large());
    expect(screen.getByRole('alert').textContent).toBe('Não foi possível mostrar esta imagem.');
    expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'rampa.jpg' })).toBeDefined();
    await press('{ArrowRight}');
    expect(large().alt).toBe('mapa.png');
  });

  test('a list that is fetched again keeps the picture, its zoom and its turn', async () => {
    const view = showFiles(TRAINING, MISSION);
    await user.click(screen.getByRole('button', { name: 'Ampliar mapa.png' }));
    await viewer(TITLE);
    load();
    await press('+r');
    const before = shown();
    const again = MISSION.map((file) => ({ ...file, content: `${file.content}2` }));
    view.rerender(filesOf(teamWith(TRAINING, again)));
    await waitFor(() => expect(large().getAttribute('src')).toBe('/api/files/b2?inline=1'));
    expect(shown()).toBe(before);
  });
});
