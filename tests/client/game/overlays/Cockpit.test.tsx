// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cockpitLayout, type Rect } from '#client/game/flow/cockpitLayout.ts';
import type { GameView } from '#client/game/flow/view.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import {
  CAROUSEL,
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

const SHIP = { kind: 'ship', number: 0, name: 'Faísca', color: '#ED8A58', canPrevious: false, canNext: true } as const;

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

const RETRY = { label: 'Tentar de novo', event: { type: 'RETRY' }, disabled: false } as const;
const INTRO = {
  kind: 'missionIntro',
  title: 'Pontes',
  place: 'Babélia',
  briefing: 'Três desafios.',
  echoes: [],
} as const;

const rounded = ({ x, y, width, height }: Rect) => [x, y, width, height].map((length) => length.toFixed(2));

/** Returns the rectangle of the nearest positioned element around an element. */
function placeOf(element: Element | null): string[] | null {
  for (let box = element; box instanceof HTMLElement; box = box.parentElement) {
    const { position, left, top, width, height } = box.style;
    if (position) {
      const [x = 0, y = 0, wide = 0, high = 0] = [left, top, width, height].map(Number.parseFloat);
      return rounded({ x, y, width: wide, height: high });
    }
  }
  return null;
}

const SIZES = [
  [1366, 768],
  [1024, 768],
  [768, 1024],
  [1280, 800],
] as const;

describe.each(SIZES)('every text lies on its screen at %i x %i', (width, height) => {
  it.each([
    ['none', { kind: 'none' }],
    ['card', INTRO],
    ['form', WRITE],
    ['form', QUIZ],
    ['form', UPLOAD],
  ] as const)('raised %s', (raised, work) => {
    for (const rest of [{}, PROJECTOR]) {
      renderOverlays({ work, hint: 'Leiam.', buttons: onlyMiddleButton(OK) }, rest, width, height);
      const layout = cockpitLayout(width, height, { raised, projector: rest === PROJECTOR });
      if (layout.mode === 'stacked') throw new Error('stacked');
      expect(placeOf(screen.getByTestId('caption'))).toEqual(rounded(layout.top));
      expect(placeOf(screen.getByText('Leiam.'))).toEqual(rounded(layout.console));
      expect(placeOf(screen.getByRole('button', { name: 'OK' }))).toEqual(rounded(layout.console));
      expect(placeOf(screen.getByRole('complementary'))).toEqual(rounded(layout.right));
      expect(placeOf(screen.getByRole('button', { name: 'Menu' }))).toEqual(rounded(layout.menu));
      const task = screen.queryByRole('region', { name: 'Tarefa' });
      expect(placeOf(task)).toEqual(raised === 'none' ? null : rounded(layout.work));
      cleanup();
    }
  });
});

describe('the cockpit', () => {
  it('shows the team, the place, the message and the buttons', async () => {
    const { send } = renderOverlays({ hint: 'Leiam.', work: QUIZ, buttons: onlyMiddleButton(OK) });
    const team = screen.getByRole('complementary', { name: 'A equipa' });
    expect(team.textContent).toContain('Grupo: Cometas');
    expect(team.textContent).toContain('Membros: Ana, Rui');
    expect(team.textContent).toContain('Missão / Sistema solar: 2 / Interculturalidade');
    expect(screen.getByText('Guardado').querySelector('[role=status]')?.textContent).toBe('');
    expect(screen.getByTestId('caption').textContent).toBe('Olá, tripulação!');
    expect(screen.getByText('Leiam.')).toBeTruthy();
    await user.click(screen.getByText('OK'));
    expect(send.mock.calls).toEqual([[{ type: 'OK' }]]);
    await expectAccessible();
  });

  it('at rest, no task is raised and the console shows the hint and the buttons', () => {
    renderOverlays({ hint: 'Leiam.', buttons: onlyMiddleButton(OK) });
    expect(screen.queryByRole('region', { name: 'Tarefa' })).toBeNull();
    expect(screen.getByText('Leiam.').closest('[data-console]')).toBe(screen.getByText('OK').closest('[data-console]'));
  });

  it('a raised task moves up from the console; a raised task that only grows appears in place', () => {
    const { update } = renderOverlays({ work: INTRO });
    const spot = () => screen.getByRole('region', { name: 'Tarefa' }).parentElement as HTMLElement;
    const card = cockpitLayout(1366, 768, { raised: 'card' });
    if (card.mode === 'stacked') throw new Error('stacked');
    expect(spot().className).toBe('animate-raise-card');
    expect(spot().style.getPropertyValue('--raise-scale')).toBe(`${card.console.width / card.work.width}`);
    const way = Number.parseFloat(spot().style.getPropertyValue('--raise-y'));
    expect(card.work.y + card.work.height / 2 + way).toBeCloseTo(card.console.y + card.console.height / 2);
    update({ work: QUIZ });
    expect(spot().className).toBe('animate-appear');
  });

  it('the stage paints the glass in the cabin, and CSS draws it in a column', () => {
    renderOverlays({ work: QUIZ, hint: 'Leiam.' });
    const surfaces = () =>
      [...document.querySelectorAll('.glass, .painted-glass')].map(({ classList }) => classList[0]);
    expect(surfaces()).toEqual(['painted-glass', 'painted-glass', 'painted-glass']);
    cleanup();
    renderOverlays({ work: QUIZ, hint: 'Leiam.' }, {}, 390, 844);
    expect(new Set(surfaces())).toEqual(new Set(['glass', 'flex']));
  });

  it('the tab order is the reading order: message, menu, work, buttons, team', () => {
    renderOverlays({ canSkip: true, work: WRITE, buttons: onlyMiddleButton(SUBMIT) });
    const stops = [...document.querySelectorAll<HTMLElement>('main :is(button, textarea)')];
    expect(stops.map((stop) => stop.getAttribute('aria-label') ?? (stop.textContent || stop.tagName))).toEqual([
      'Avançar',
      'Menu',
      'TEXTAREA',
      'Submeter',
      'Desembarcar',
    ]);
  });

  it('a small screen stacks the parts, and a window that shrinks keeps the focus', () => {
    const { update } = renderOverlays({ work: WRITE, hint: 'Leiam.' });
    const text = screen.getByRole('textbox');
    text.focus();
    act(() => {
      Object.assign(window, { innerWidth: 390, innerHeight: 844 });
      window.dispatchEvent(new Event('resize'));
    });
    update({});
    expect(document.activeElement).toBe(text);
    const parts = [...screen.getByRole('main').children].filter((part) => part instanceof HTMLDivElement);
    expect(parts.map((part) => part.style.position)).toEqual(parts.map(() => ''));
    expect(screen.getByRole('main').className).toContain('overflow-y-auto');
  });

  it('the arrows of the carousel have names and stay focusable at the ends', async () => {
    const { send } = renderOverlays({ scene: 'hangar', work: SHIP, buttons: CAROUSEL });
    const previous = screen.getByRole<HTMLButtonElement>('button', { name: 'Nave anterior' });
    expect([previous.disabled, previous.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    for (const name of ['Nave anterior', 'Nave seguinte']) await user.click(screen.getByRole('button', { name }));
    expect(send.mock.calls).toEqual([[{ type: 'NEXT_SHIP' }]]);
    await expectAccessible();
  });

  it('the choice of the ship, which is final, asks for confirmation', async () => {
    const { send } = renderOverlays({ scene: 'hangar', work: SHIP, buttons: CAROUSEL });
    await user.click(screen.getByRole('button', { name: 'selecionar' }));
    await user.click(within(screen.getByRole('dialog', { name: 'Nave Faísca' })).getByText('Ver outras'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'selecionar' }));
    expect(send).not.toHaveBeenCalled();
    await user.click(screen.getByText('Sim, é esta'));
    expect(send.mock.calls).toEqual([[{ type: 'SELECT_SHIP' }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await expectAccessible();
  });

  it('a double tap on OK does not choose the ship that comes in its place', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { send, update } = renderOverlays({ buttons: onlyMiddleButton(OK) });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    update({ scene: 'hangar', work: SHIP, buttons: CAROUSEL });
    vi.advanceTimersByTime(300);
    await user.click(screen.getByRole('button', { name: 'selecionar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    vi.advanceTimersByTime(300);
    await user.click(screen.getByRole('button', { name: 'selecionar' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(send.mock.calls).toEqual([[{ type: 'OK' }]]);
    vi.useRealTimers();
  });

  it.each(['takeOff', 'warp', 'arrival', 'loading'] as const)(
    'the scene %s shows only the message and the menu',
    (scene) => {
      renderOverlays({ scene, hint: 'Leiam.' });
      expect(screen.queryByRole('complementary')).toBeNull();
      expect(screen.queryByText('Leiam.')).toBeNull();
      expect(screen.getByTestId('caption').textContent).toBe('Olá, tripulação!');
      expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Menu']);
    },
  );

  it.each([
    ['loading', null, 'A carregar...'],
    ['loading', 'Um momento.', 'Um momento.'],
    ['cockpit', null, ''],
  ] as const)('the scene %s with the message %j shows %j', (scene, topMessage, words) => {
    renderOverlays({ scene, topMessage });
    expect(screen.getByTestId('caption').textContent).toBe(words);
  });

  it('a failure is shown on its own glass in a scene without screens', async () => {
    const { send } = renderOverlays({
      scene: 'loading',
      work: { kind: 'failure', text: 'Sem ligação ao servidor.' },
      buttons: onlyMiddleButton(RETRY),
    });
    expect(screen.getByText('Sem ligação ao servidor.').closest('section')?.className).toMatch(/^glass /);
    await user.click(screen.getByText('Tentar de novo'));
    expect(send.mock.calls).toEqual([[{ type: 'RETRY' }]]);
  });

  it('test mode shows no saving status and renames the exit', () => {
    renderOverlays({ mode: 'test' }, { saving: null });
    expect(screen.queryByText('Guardado')).toBeNull();
    expect(screen.getByText('Terminar Teste')).toBeTruthy();
  });
});

describe('a notice', () => {
  it.each([
    ['info', false, 'status'],
    ['error', true, 'alert'],
  ] as const)('of tone %s (retry: %s) has the role %s', async (tone, canRetry, role) => {
    const { send } = renderOverlays({ notice: { tone, text: 'Sem ligação: aguardem.', canRetry } });
    expect(screen.getByText('Sem ligação: aguardem.').closest(`[role=${role}]`)).toBeTruthy();
    expect(screen.queryAllByText('Tentar de novo')).toHaveLength(canRetry ? 1 : 0);
    if (canRetry) await user.click(screen.getByText('Tentar de novo'));
    expect(send).toHaveBeenCalledTimes(canRetry ? 1 : 0);
    await expectAccessible();
  });

  const notice = { tone: 'info', text: 'Guião de reserva.', canRetry: true } as const;
  const places: [string, Partial<GameView>, readonly [number, number], boolean, number][] = [
    ['is on the console in the cabin', { buttons: onlyMiddleButton(OK) }, [1366, 768], true, 1],
    ['does not double the retry button', { buttons: onlyMiddleButton(RETRY) }, [1366, 768], true, 1],
    ['has no retry button beside the carousel', { buttons: CAROUSEL }, [1366, 768], true, 0],
    ['is below the message outside of the cabin', { scene: 'warp' }, [1366, 768], false, 1],
    ['is at the top of a column', { buttons: onlyMiddleButton(OK) }, [390, 844], false, 1],
  ];
  it.each(places)('%s', (_, view, [width, height], isOnConsole, retries) => {
    renderOverlays({ notice, ...view }, {}, width, height);
    expect(screen.getByText('Guião de reserva.').closest('[data-console]') !== null).toBe(isOnConsole);
    expect(screen.queryAllByText('Tentar de novo')).toHaveLength(retries);
  });
});

describe('leaving', () => {
  it('asks for confirmation', async () => {
    const { send, update } = renderOverlays();
    await user.click(screen.getByText('Desembarcar'));
    expect(send.mock.calls).toEqual([[{ type: 'LEAVE' }]]);
    update({ leaveDialog: { text: 'A sessão será terminada. Têm a certeza?', busy: false } });
    const dialog = screen.getByRole('dialog', { name: 'Desembarcar' });
    expect(dialog.textContent).toContain('A sessão será terminada. Têm a certeza?');
    await user.click(screen.getByText('Cancelar'));
    await user.click(within(dialog).getByRole('button', { name: 'Desembarcar' }));
    expect(send.mock.calls.slice(1)).toEqual([[{ type: 'CANCEL_LEAVE' }], [{ type: 'CONFIRM_LEAVE' }]]);
    await expectAccessible();
  });

  it('ignores presses while it is under way', async () => {
    const { send } = renderOverlays({ leaveDialog: { text: 'A sair', busy: true } });
    const buttons = within(screen.getByRole('dialog')).getAllByRole('button');
    expect(buttons).toHaveLength(3);
    for (const button of buttons) await user.click(button);
    expect(send).not.toHaveBeenCalled();
  });
});
