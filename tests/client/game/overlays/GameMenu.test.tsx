// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { COUNCIL, expectAccessible, renderOverlays, SETTINGS } from './harness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

const SWITCHES = [
  ['Música', 'music'],
  ['Voz', 'voice'],
  ['Efeitos sonoros', 'effects'],
  ['Modo projetor', 'projector'],
] as const;

const open = async () => {
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  await menu.findByRole('switch', { name: 'Música' });
  return menu;
};

const openSupports = async () => {
  await user.click((await open()).getByRole('button', { name: 'Escolher apoios' }));
  return within(screen.getByRole('dialog', { name: 'Apoios' }));
};

describe('the supports in the menu', () => {
  it.each([
    ['Leitura fácil', 'easyRead'],
    ['Mais espaço entre letras', 'letterSpacing'],
    ['Mais espaço entre linhas', 'lineSpacing'],
    ['Régua de leitura', 'ruler'],
    ['Alto contraste', 'contrast'],
    ['Menos movimento', 'calm'],
  ] as const)('%s is a switch with one line of help that toggles its support', async (name, support) => {
    for (const value of [true, false]) {
      const onSupports = vi.fn();
      renderOverlays({}, { supports: { ...NO_SUPPORTS, [support]: value }, onSupports });
      const button = (await openSupports()).getByRole('switch', { name });
      expect(button.getAttribute('aria-checked')).toBe(String(value));
      expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/\.$/);
      await user.click(button);
      expect(onSupports.mock.calls).toEqual([[{ [support]: !value }]]);
      cleanup();
    }
  });

  it('offers three sizes of letters, of which one is chosen', async () => {
    const onSupports = vi.fn();
    renderOverlays({}, { supports: { ...NO_SUPPORTS, letterSize: 125 }, onSupports });
    const dialog = await openSupports();
    const sizes = dialog.getAllByRole<HTMLInputElement>('radio');
    expect(sizes.map(({ checked }) => checked)).toEqual([false, true, false]);
    await user.click(dialog.getByRole('radio', { name: 'Muito grande' }));
    expect(onSupports.mock.calls).toEqual([[{ letterSize: 150 }]]);
  });

  it('are named in the menu, grouped in their dialog, and have no WCAG violation', async () => {
    renderOverlays({}, { supports: { ...NO_SUPPORTS, easyRead: true, letterSize: 150 } });
    const menu = await open();
    expect(menu.getByText('leitura fácil, letra muito grande')).toBeTruthy();
    await user.click(menu.getByRole('button', { name: 'Escolher apoios' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Apoios' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Ler',
      'Letra',
      'Ver e mover',
      'Responder',
    ]);
    expect(dialog.getByText(/Ficam com a conta da equipa/)).toBeTruthy();
    await expectAccessible();
  });

  it('stay on the device in test mode, and the dialog says so', async () => {
    renderOverlays({ mode: 'test' });
    expect((await openSupports()).getByText('No modo de teste, ficam só neste dispositivo.')).toBeTruthy();
  });
});

describe('the menu', () => {
  it.each(SWITCHES)('%s is a switch that shows its setting and toggles it', async (name, setting) => {
    for (const value of [true, false]) {
      const { onSettings } = renderOverlays({}, { settings: { ...SETTINGS, [setting]: value } });
      const button = (await open()).getByRole('switch', { name });
      expect(button.getAttribute('aria-checked')).toBe(String(value));
      await user.click(button);
      expect(onSettings.mock.calls).toEqual([[{ [setting]: !value }]]);
      cleanup();
    }
  });

  it('has all switches and no WCAG violation', async () => {
    renderOverlays();
    const menu = await open();
    expect(menu.getAllByRole('switch')).toHaveLength(SWITCHES.length);
    expect(menu.getByRole('switch', { name: 'Modo projetor' }).getAttribute('aria-describedby')).toBeTruthy();
    await expectAccessible();
  });

  it('opens the diary of the team where there is one, and closes itself', async () => {
    renderOverlays();
    expect((await open()).queryByRole('button', { name: 'O nosso diário' })).toBeNull();
    cleanup();
    for (const work of [{}, { work: COUNCIL }]) {
      const onOurDiary = vi.fn();
      renderOverlays(work, { onOurDiary });
      await user.click((await open()).getByRole('button', { name: 'O nosso diário' }));
      expect(onOurDiary).toHaveBeenCalledTimes(1);
      expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
      cleanup();
    }
  });

  it('offers the practice questions in the council, and not before', async () => {
    renderOverlays();
    expect((await open()).queryByRole('button', { name: 'Treino extra' })).toBeNull();
    cleanup();
    renderOverlays({ work: COUNCIL });
    await user.click((await open()).getByRole('button', { name: 'Treino extra' }));
    await screen.findByRole('list', { name: 'Perguntas do treino extra' });
    await expectAccessible();
  });

  it.each([
    ['team', 'Desembarcar'],
    ['test', 'Terminar Teste'],
  ] as const)('in the mode %s the button %s leaves and closes the menu', async (mode, label) => {
    const { send } = renderOverlays({ mode });
    await user.click((await open()).getByRole('button', { name: label }));
    expect(send.mock.calls).toEqual([[{ type: 'LEAVE' }]]);
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  it('gives the focus back to its button', async () => {
    renderOverlays();
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click((await open()).getByRole('button', { name: 'Fechar' }));
    expect(document.activeElement).toBe(button);
  });

  it.each([
    ['in the cabin', { scene: 'cockpit' }, 1366],
    ['in flight', { scene: 'warp' }, 1366],
    ['while loading', { scene: 'loading' }, 1366],
    ['on a telephone', { scene: 'cockpit' }, 390],
    ['in the council', { scene: 'council', work: COUNCIL }, 1366],
    ['in the council on a telephone', { scene: 'council', work: COUNCIL }, 390],
  ] as const)('is available %s', async (_, view, width) => {
    renderOverlays(view, {}, width);
    expect(screen.getAllByRole('button', { name: 'Menu' })).toHaveLength(1);
    expect((await open()).getByRole('switch', { name: 'Música' })).toBeTruthy();
  });
});
