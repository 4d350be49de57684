// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../../support/browser/setupUser.ts';
import { resetPanel } from '../../../panelHarness.tsx';
import { button, formTeams, openImports, readNames, teamsOnPage } from './formingHarness.tsx';

let user: UserEvent;
beforeEach(async () => {
  user = setupUser();
  await openImports();
  await readNames(user);
  await formTeams(user, 3);
});
afterEach(() => {
  cleanup();
  resetPanel();
  vi.restoreAllMocks();
});

const memberButton = (name: string) => button(`${name}: mover para outra equipa`);
const focused = () => document.activeElement?.textContent ?? '';
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('by keys', () => {
  test('a member moves to a team of the menu, which says so and keeps the focus on the member', async () => {
    const [first, , last] = teamsOnPage();
    const name = first?.members[0] ?? '';
    memberButton(name).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    expect(screen.getByText(`Mover ${name} para…`)).toBeDefined();
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(items, 'the other teams, with the number of their members').toHaveLength(2);
    await expectAccessible();
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const after = teamsOnPage();
    expect(after[0]?.members).toEqual(first?.members.slice(1));
    expect(after[2]?.members).toEqual([...(last?.members ?? []), name]);
    await waitFor(() => expect(focused()).toContain(name));
    const left = (first?.members.length ?? 0) - 1;
    const got = (last?.members.length ?? 0) + 1;
    expect(said()).toContain(
      `${name} passou de ${first?.name}, que fica com ${left}, para ${last?.name}, que fica com ${got}.`,
    );
    await user.click(button('Desfazer'));
    expect(teamsOnPage()[0]?.members).toEqual(first?.members);
    expect(said()).toContain('Última mudança desfeita.');
  });

  test('Escape closes the menu, and the focus returns', async () => {
    const before = teamsOnPage();
    const name = before[1]?.members[0] ?? '';
    memberButton(name).focus();
    await user.keyboard(' ');
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(focused()).toContain(name));
    expect(teamsOnPage()).toEqual(before);
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menu'), 'and it opens again').toBeDefined();
  });

  test('a press elsewhere closes the menu and keeps the focus there', async () => {
    await user.click(memberButton(teamsOnPage()[0]?.members[0] ?? ''));
    await screen.findByRole('menu');
    const field = screen.getByLabelText(/^Nome da equipa 2/);
    await user.click(field);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await new Promise((done) => setTimeout(done, 50));
    expect(document.activeElement).toBe(field);
  });

  test('a team may lose all its members', async () => {
    const [first] = teamsOnPage();
    for (const name of first?.members ?? []) {
      await user.click(memberButton(name));
      const [item] = await screen.findAllByRole('menuitem');
      await user.click(item as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    expect(teamsOnPage()[0]?.members).toEqual([]);
    expect(screen.getByText('Sem membros')).toBeDefined();
    await expectAccessible();
  });
});

describe('by dragging', () => {
  /** Presses on an element, moves to a team (or elsewhere, for null), and ends the drag. */
  function drag(from: Element, team: number | null, { pointerType = 'mouse', end = 'pointerup' } = {}) {
    const target = team === null ? document.body : document.querySelector(`[data-team="${team}"]`);
    document.elementFromPoint = () => target;
    const at = { pointerId: 1, pointerType, isPrimary: true, button: 0 };
    fireEvent(from, new PointerEvent('pointerdown', { ...at, bubbles: true, clientX: 10, clientY: 200 }));
    for (const clientX of [12, 60, 80]) {
      act(() => void window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX, clientY: 300 })));
    }
    act(() => void window.dispatchEvent(end === 'keydown' ? pressOfEscape() : new PointerEvent(end, at)));
  }
  const pressOfEscape = () => new KeyboardEvent('keydown', { key: 'Escape' });
  const gripOf = (name: string) => memberButton(name).closest('li')?.querySelector('[data-grip]') as Element;

  test('a mouse moves a member from anywhere on it, and the press does not open the menu', async () => {
    const [first, second] = teamsOnPage();
    const name = first?.members[0] ?? '';
    drag(memberButton(name), 1);
    fireEvent.click(memberButton(name));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(teamsOnPage()[1]?.members).toEqual([...(second?.members ?? []), name]);
    await new Promise((done) => setTimeout(done));
    fireEvent.click(memberButton(name));
    expect(await screen.findByRole('menu'), 'a later press opens it').toBeDefined();
  });

  test('a finger moves a member by its dots only', () => {
    const [first, second] = teamsOnPage();
    const name = first?.members[0] ?? '';
    drag(memberButton(name), 1, { pointerType: 'touch' });
    expect(teamsOnPage()[0]?.members).toEqual(first?.members);
    drag(gripOf(name), 1, { pointerType: 'touch' });
    expect(teamsOnPage()[1]?.members).toEqual([...(second?.members ?? []), name]);
  });

  test.each(['pointercancel', 'keydown'])('%s cancels it', (end) => {
    const before = teamsOnPage();
    drag(gripOf(before[0]?.members[0] ?? ''), 1, { end });
    expect(teamsOnPage()).toEqual(before);
  });

  test('a drop beside the teams or on the own one changes nothing', () => {
    const before = teamsOnPage();
    const grip = () => gripOf(before[0]?.members[0] ?? '');
    drag(grip(), null);
    drag(grip(), 0);
    expect(teamsOnPage()).toEqual(before);
    expect(button('Desfazer').getAttribute('aria-disabled')).toBe('true');
  });

  test('near the edge of the window the page scrolls', async () => {
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    document.elementFromPoint = () => null;
    const at = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 };
    const member = gripOf(teamsOnPage()[0]?.members[0] ?? '');
    fireEvent(member, new PointerEvent('pointerdown', { ...at, bubbles: true, clientX: 10, clientY: 200 }));
    const move = (clientY: number) =>
      act(() => void window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientY })));
    move(window.innerHeight - 10);
    await waitFor(() => expect(scroll.mock.calls.at(-1)?.[1]).toBeGreaterThan(0));
    move(10);
    await waitFor(() => expect(scroll.mock.calls.at(-1)?.[1]).toBeLessThan(0));
    act(() => void window.dispatchEvent(new PointerEvent('pointerup', at)));
    scroll.mockClear();
    await new Promise((done) => setTimeout(done, 50));
    expect(scroll).not.toHaveBeenCalled();
  });
});
