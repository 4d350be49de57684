// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  ['Alto contraste', 'highContrast'],
  ['Menos movimento', 'calm'],
  ['Leitura fácil', 'easyRead'],
] as const;

const open = async () => {
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  await menu.findByRole('switch', { name: 'Música' });
  return menu;
};

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
