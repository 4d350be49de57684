// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { COUNCIL, expectAccessible, SETTINGS, show } from './harness.tsx';

afterEach(cleanup);

const SWITCHES = [
  ['Música', 'music'],
  ['Voz', 'voice'],
  ['Efeitos sonoros', 'effects'],
  ['Modo projetor', 'projector'],
  ['Alto contraste', 'highContrast'],
  ['Menos movimento', 'calm'],
] as const;

const open = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return within(screen.getByRole('dialog', { name: 'Menu' }));
};

describe('the menu', () => {
  it.each(SWITCHES)('%s is a switch that tells its standing and turns it', (name, setting) => {
    for (const value of [true, false]) {
      const { onSettings } = show({}, { settings: { ...SETTINGS, [setting]: value } });
      const button = open().getByRole('switch', { name });
      expect(button.getAttribute('aria-checked')).toBe(String(value));
      fireEvent.click(button);
      expect(onSettings.mock.calls).toEqual([[{ [setting]: !value }]]);
      cleanup();
    }
  });

  it('has all of them, and nothing against WCAG', async () => {
    show();
    const menu = open();
    expect(menu.getAllByRole('switch')).toHaveLength(SWITCHES.length);
    expect(menu.getByRole('switch', { name: 'Modo projetor' }).getAttribute('aria-describedby')).toBeTruthy();
    await expectAccessible();
  });

  it.each([
    ['team', 'Desembarcar'],
    ['test', 'Terminar Teste'],
  ] as const)('in the mode %s it leads out by %s, and closes', (mode, label) => {
    const { send } = show({ mode });
    fireEvent.click(open().getByRole('button', { name: label }));
    expect(send.mock.calls).toEqual([[{ type: 'LEAVE' }]]);
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  it('gives the focus back to its button', () => {
    show();
    const button = screen.getByRole('button', { name: 'Menu' });
    button.focus();
    fireEvent.click(open().getByRole('button', { name: 'Fechar' }));
    expect(document.activeElement).toBe(button);
  });

  it.each([
    ['in the cabin', { scene: 'cockpit' }, 1366],
    ['in flight', { scene: 'warp' }, 1366],
    ['while loading', { scene: 'loading' }, 1366],
    ['on a telephone', { scene: 'cockpit' }, 390],
    ['in the council', { scene: 'council', work: COUNCIL }, 1366],
    ['in the council on a telephone', { scene: 'council', work: COUNCIL }, 390],
  ] as const)('is there %s', (_, view, width) => {
    show(view, {}, width);
    expect(screen.getAllByRole('button', { name: 'Menu' })).toHaveLength(1);
    expect(open().getByRole('switch', { name: 'Música' })).toBeTruthy();
  });
});
