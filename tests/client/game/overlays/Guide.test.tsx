// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameView, MissionGuide, Work } from '#client/game/flow/view.ts';
import { COUNCIL, expectAccessible, OK, only, PROJECTOR, QUIZ, SUBMIT, show, UPLOAD, WRITE } from './harness.tsx';

afterEach(cleanup);

const TITLES = ['Palavras com asas', 'A história de uma viagem', 'Trocar, copiar, respeitar'] as const;
const MOMENTS = ['Para preparar a missão', 'Durante a missão', 'Para ir mais longe'] as const;

/** Of mission 2, with one worksheet for now. */
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

const INTRO: Work = { kind: 'missionIntro', title: 'Uma coisa que viajou', place: 'Vaivém', briefing: 'Contem.' };
const PRAISE: Work = { kind: 'congratulations', lines: ['Muito bem.'], mission: 2, isWaiting: false };

/** What is shown, where the button stands, and what it is called. */
const PLACES: [string, Partial<GameView>, 1 | 2 | 3, 'work' | 'console', string][] = [
  ['introduction', { work: INTRO, buttons: only(OK) }, 1, 'work', 'Ficha de trabalho 1: Palavras com asas'],
  ['quiz', { work: QUIZ, hint: 'Conversem.' }, 2, 'console', 'Ficha de trabalho'],
  ['text', { work: WRITE, buttons: only(SUBMIT) }, 2, 'console', 'Ficha de trabalho'],
  ['files', { work: UPLOAD, buttons: only(SUBMIT) }, 2, 'console', 'Ficha de trabalho'],
  ['congratulations', { work: PRAISE, buttons: only(OK) }, 3, 'work', 'Ficha de trabalho 3: Trocar, copiar, respeitar'],
];
const SCREENS = [
  ['a laptop', {}, 1366, 768],
  ['a telephone', {}, 390, 844],
  ['a projector', PROJECTOR, 1920, 1080],
] as const;

const opener = () => screen.getByRole('button', { name: /^Ficha de trabalho/ });
const open = () => {
  fireEvent.click(opener());
  return within(screen.getByRole('dialog', { name: 'Guia da missão' }));
};

describe.each(SCREENS)('on %s', (_, rest, width, height) => {
  it.each(PLACES)('the %s offers it once, in its place', async (_name, view, now, place, label) => {
    const { send } = show({ ...view, guide: guideAt(now) }, rest, width, height);
    expect(screen.getAllByRole('button', { name: label })).toEqual([opener()]);
    expect(opener().closest(`[data-${place}]`)).not.toBeNull();
    const links = open().getAllByRole('link');
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
  it('has the worksheets with title and moment, each in a tab of its own', () => {
    show({ work: WRITE, guide: guideAt(2) });
    const links = open().getAllByRole('link');
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

  it('tells how the mission is marked', () => {
    show({ work: WRITE, guide: guideAt(2) });
    const marks = within(open().getByRole('region', { name: 'Como se pontua' }));
    expect(marks.getByText('Esta missão vale até 100 pontos.')).toBeTruthy();
    expect(marks.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Resposta',
      'Trabalho de equipa',
    ]);
    const told = (tag: string) => [...document.querySelectorAll(`dialog ${tag}`)].map(({ textContent }) => textContent);
    expect([told('dt'), told('dd')]).toEqual([
      ['60', '0', '40'],
      ['Contaram tudo.', 'Falta contar.', 'Toda a gente participou.'],
    ]);
  });

  it('leaves what is being written as it is, and gives the focus back', () => {
    const { send } = show({ work: { ...WRITE, value: 'Metade de uma frase' }, guide: guideAt(2) });
    opener().focus();
    fireEvent.click(open().getByRole('button', { name: 'Fechar' }));
    expect(document.activeElement).toBe(opener());
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Metade de uma frase');
    expect(send).not.toHaveBeenCalled();
  });

  it('follows the mission while it is open, goes with it, and does not come back by itself', () => {
    const { update } = show({ work: QUIZ, guide: guideAt(2) });
    open();
    update({ work: PRAISE, guide: guideAt(3) });
    expect(screen.getByRole('dialog').querySelector('[aria-current]')?.textContent).toContain(TITLES[2]);
    update({ scene: 'warp', work: { kind: 'none' }, guide: null });
    expect(screen.queryByRole('dialog')).toBeNull();
    update({ scene: 'missionArrival', work: INTRO, guide: guideAt(1) });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['in the tutorial', { work: WRITE, buttons: only(SUBMIT) }],
    ['in the council', { scene: 'council', work: COUNCIL }],
  ] as const)('is not there %s', (_, view) => {
    show(view);
    expect(screen.queryByRole('button', { name: /Ficha/ })).toBeNull();
  });

  it('stands after the button that goes on, for the keyboard and for the arrows of a projector', () => {
    show({ work: WRITE, buttons: only(SUBMIT), guide: guideAt(2) }, PROJECTOR, 1920, 1080);
    const named = () => document.activeElement?.textContent;
    screen.getByText('Submeter').closest('button')?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    expect(named()).toBe('Ficha de trabalho');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    expect(named()).toBe('Desembarcar');
  });

  it('takes the projector’s keys while it is open', () => {
    const { send } = show({ work: INTRO, buttons: only(OK), guide: guideAt(1), canSkip: true }, PROJECTOR, 1920, 1080);
    const dialog = open();
    dialog.getAllByRole('link')[0]?.focus();
    for (const key of ['PageDown', 'ArrowRight', 'Enter', ' ']) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
    }
    expect(send).not.toHaveBeenCalled();
  });

  it('says one word where a notice brings a button of its own', () => {
    const notice = { tone: 'info', text: 'Guião de reserva.', canRetry: true } as const;
    show({ work: WRITE, buttons: only(SUBMIT), guide: guideAt(2), notice });
    expect(opener().querySelector('.sr-only')?.textContent).toBe(' de trabalho');
    expect(screen.getByText('Tentar de novo')).toBeTruthy();
  });
});
