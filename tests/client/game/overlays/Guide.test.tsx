// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameView, MissionGuide, Work } from '#client/game/flow/view.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import {
  COUNCIL,
  expectAccessible,
  OK,
  onlyMiddleButton,
  PROJECTOR,
  QUIZ,
  renderOverlays,
  SUBMIT,
  UPLOAD,
  WRITE,
} from './harness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

const TITLES = ['Palavras com asas', 'A história de uma viagem', 'Trocar, copiar, respeitar'] as const;
const MOMENTS = ['Para preparar a missão', 'Durante a missão', 'Para ir mais longe'] as const;

/** Returns the guide of mission 2 with one current worksheet. */
function guideAt(now: 1 | 2 | 3): MissionGuide {
  return {
    mission: 2,
    title: 'Uma coisa que viajou',
    worksheets: ([1, 2, 3] as const).map((number) => ({
      number,
      title: TITLES[number - 1] ?? '',
      moment: MOMENTS[number - 1] ?? '',
      href: `/game/open-pdf/ic-m2-fs${number}`,
      isForNow: number === now,
    })),
    criteria: [
      {
        name: 'Resposta',
        marks: [
          { points: 60, words: 'Contaram tudo.' },
          { points: 0, words: 'Falta contar.' },
        ],
      },
      { name: 'Trabalho de equipa', marks: [{ points: 40, words: 'Toda a gente participou.' }] },
    ],
    most: 100,
  };
}

const INTRO: Work = {
  kind: 'missionIntro',
  title: 'Uma coisa que viajou',
  place: 'Vaivém',
  briefing: 'Contem.',
  echoes: [],
};
const PRAISE: Work = { kind: 'congratulations', lines: ['Muito bem.'], mission: 2, isWaiting: false };

/** The screen's name and view, the current worksheet, the button's place and label. */
const PLACES: [string, Partial<GameView>, 1 | 2 | 3, 'work' | 'console', string][] = [
  ['introduction', { work: INTRO, buttons: onlyMiddleButton(OK) }, 1, 'work', 'Ficha de trabalho 1: Palavras com asas'],
  ['quiz', { work: QUIZ, hint: 'Conversem.' }, 2, 'console', 'Ficha de trabalho'],
  ['text', { work: WRITE, buttons: onlyMiddleButton(SUBMIT) }, 2, 'console', 'Ficha de trabalho'],
  ['files', { work: UPLOAD, buttons: onlyMiddleButton(SUBMIT) }, 2, 'console', 'Ficha de trabalho'],
  [
    'congratulations',
    { work: PRAISE, buttons: onlyMiddleButton(OK) },
    3,
    'work',
    'Ficha de trabalho 3: Trocar, copiar, respeitar',
  ],
];
const SCREENS = [
  ['a laptop', {}, 1366, 768],
  ['a telephone', {}, 390, 844],
  ['a projector', PROJECTOR, 1920, 1080],
] as const;

const opener = () => screen.getByRole('button', { name: /^Ficha de trabalho/ });
const open = async () => {
  await user.click(opener());
  return within(screen.getByRole('dialog', { name: 'Guia da missão' }));
};

describe.each(SCREENS)('on %s', (_, rest, width, height) => {
  it.each(PLACES)('the %s has one button for the guide, in its place', async (_name, view, now, place, label) => {
    const { send } = renderOverlays({ ...view, guide: guideAt(now) }, rest, width, height);
    expect(screen.getAllByRole('button', { name: label })).toEqual([opener()]);
    expect(opener().closest(`[data-${place}]`)).not.toBeNull();
    const links = await (await open()).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(
      [1, 2, 3].map((n) => (n === now ? 'step' : null)),
    );
    expect(links[now - 1]?.textContent).toContain('Agora');
    expect(screen.getAllByText('Agora')).toHaveLength(1);
    expect(send).not.toHaveBeenCalled();
    await expectAccessible();
  });
});

describe('the guide', () => {
  it('lists the worksheets with title and moment, each opening in a new tab', async () => {
    renderOverlays({ work: WRITE, guide: guideAt(2) });
    const links = await (await open()).findAllByRole('link');
    for (const [index, link] of links.entries()) {
      expect(link.textContent).toContain(`Ficha ${index + 1}`);
      expect(link.textContent).toContain(TITLES[index]);
      expect(link.textContent).toContain(MOMENTS[index]);
      expect(link.textContent).toContain('abre num novo separador');
      expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
        `/game/open-pdf/ic-m2-fs${index + 1}`,
        '_blank',
        'noopener',
      ]);
    }
  });

  it('explains how the mission is marked', async () => {
    renderOverlays({ work: WRITE, guide: guideAt(2) });
    const marks = within(await (await open()).findByRole('region', { name: 'Como se pontua' }));
    expect(marks.getByText('Esta missão vale até 100 pontos.')).toBeTruthy();
    expect(marks.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Resposta',
      'Trabalho de equipa',
    ]);
    const texts = (tag: string) =>
      [...document.querySelectorAll(`dialog ${tag}`)].map(({ textContent }) => textContent);
    expect([texts('dt'), texts('dd')]).toEqual([
      ['60', '0', '40'],
      ['Contaram tudo.', 'Falta contar.', 'Toda a gente participou.'],
    ]);
  });

  it('leaves the typed text as it is, and gives the focus back', async () => {
    const { send } = renderOverlays({ work: { ...WRITE, value: 'Metade de uma frase' }, guide: guideAt(2) });
    await user.click((await open()).getByRole('button', { name: 'Fechar' }));
    expect(document.activeElement).toBe(opener());
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Metade de uma frase');
    expect(send).not.toHaveBeenCalled();
  });

  it('follows the mission while it is open, closes with it and does not reopen by itself', async () => {
    const { update } = renderOverlays({ work: QUIZ, guide: guideAt(2) });
    await open();
    update({ work: PRAISE, guide: guideAt(3) });
    expect(screen.getByRole('dialog').querySelector('[aria-current]')?.textContent).toContain(TITLES[2]);
    update({ scene: 'warp', work: { kind: 'none' }, guide: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    update({ scene: 'missionArrival', work: INTRO, guide: guideAt(1) });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['in the tutorial', { work: WRITE, buttons: onlyMiddleButton(SUBMIT) }],
    ['in the council', { scene: 'council', work: COUNCIL }],
  ] as const)('is not offered %s', (_, view) => {
    renderOverlays(view);
    expect(screen.queryByRole('button', { name: /Ficha/ })).toBeNull();
  });

  it('comes after the button that goes on, also for the arrow keys of a projector', async () => {
    renderOverlays({ work: WRITE, buttons: onlyMiddleButton(SUBMIT), guide: guideAt(2) }, PROJECTOR, 1920, 1080);
    const named = () => document.activeElement?.textContent;
    screen.getByText('Submeter').closest('button')?.focus();
    await user.keyboard('{ArrowRight}');
    expect(named()).toBe('Ficha de trabalho');
    await user.keyboard('{ArrowRight}');
    expect(named()).toBe('Desembarcar');
  });

  it('blocks the keys of a projector while it is open', async () => {
    const { send } = renderOverlays(
      { work: INTRO, buttons: onlyMiddleButton(OK), guide: guideAt(1), canSkip: true },
      PROJECTOR,
      1920,
      1080,
    );
    const dialog = await open();
    (await dialog.findAllByRole('link'))[0]?.focus();
    // Enter follows the link, which happy-dom would fetch.
    Reflect.get(window, 'happyDOM').settings.navigation.disableChildPageNavigation = true;
    await user.keyboard('{PageDown}{ArrowRight}{Enter} ');
    expect(send).not.toHaveBeenCalled();
  });

  it('shortens its button where a notice has one too', () => {
    const notice = { tone: 'info', text: 'Guião de reserva.', canRetry: true } as const;
    renderOverlays({ work: WRITE, buttons: onlyMiddleButton(SUBMIT), guide: guideAt(2), notice });
    expect(opener().querySelector('.sr-only')?.textContent).toBe(' de trabalho');
    expect(screen.getByText('Tentar de novo')).toBeTruthy();
  });
});
