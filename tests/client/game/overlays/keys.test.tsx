// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { GameView } from '#client/game/flow/view.ts';
import { preventsDefault } from '../../../support/browser/preventsDefault.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import {
  CAROUSEL,
  COUNCIL,
  councilRowOf,
  OK,
  onlyMiddleButton,
  PROJECTOR,
  QUIZ,
  renderOverlays,
  SUBMIT,
  WRITE,
} from './harness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

/** Presses keys where the focus is; returns whether the last one is left to the browser. */
const press = async (keys: string) => !(await preventsDefault('keydown', () => user.keyboard(keys)));

const pressOn = (element: HTMLElement, keys: string) => {
  element.focus();
  return press(keys);
};

describe('skipping a message', () => {
  const skip: [string, Partial<GameView>, () => Promise<unknown>, GameEvent['type'][]][] = [
    ['Enter on the page', { canSkip: true }, () => press('{Enter}'), ['SKIP']],
    ['Space on the page', { canSkip: true }, () => press(' '), ['SKIP']],
    ['the right arrow', { canSkip: true }, () => press('{ArrowRight}'), ['SKIP']],
    ['another key', { canSkip: true }, () => press('a'), []],
    ['a key held down, once', { canSkip: true }, () => press('[Space>3/]'), ['SKIP']],
    ['a shortcut', { canSkip: true }, () => press('{Control>}{Enter}{/Control}'), []],
    ['PageDown without a projector', { canSkip: true }, () => press('{PageDown}'), []],
    ['nothing to skip', { canSkip: false }, () => press('{Enter}'), []],
    ['Space in the text', { canSkip: true, work: WRITE }, () => pressOn(screen.getByRole('textbox'), ' '), ['TYPE']],
    [
      'Enter on the task itself',
      { canSkip: true, work: WRITE },
      () => pressOn(screen.getByRole('region', { name: 'Tarefa' }), '{Enter}'),
      ['SKIP'],
    ],
    ['Enter on a button', { canSkip: true }, () => pressOn(screen.getByText('Desembarcar'), '{Enter}'), ['LEAVE']],
    ['the button', { canSkip: true }, () => user.click(screen.getByText('Avançar')), ['SKIP']],
    [
      'a press anywhere on the picture',
      { canSkip: true },
      () => user.click(document.querySelector('main > .fixed') as Element),
      ['SKIP'],
    ],
  ];
  it.each(skip)('%s', async (_, view, act, types) => {
    const { send } = renderOverlays(view);
    await act();
    expect(send.mock.calls.map(([{ type }]) => type)).toEqual(types);
  });
});

describe("a clicker in 'Modo projetor'", () => {
  const correct = { label: 'Corrigir', event: { type: 'CORRECT' }, disabled: false } as const;
  const atTheEnd: GameView['buttons'] = {
    ...CAROUSEL,
    left: { label: 'Nave anterior', event: { type: 'PREVIOUS_SHIP' }, disabled: false },
    right: { label: 'Nave seguinte', event: { type: 'NEXT_SHIP' }, disabled: true },
  };
  const table: [string, Partial<GameView>, 'PageDown' | 'PageUp', string | null][] = [
    ['on: skips the message first', { canSkip: true, buttons: onlyMiddleButton(OK) }, 'PageDown', 'SKIP'],
    ['on: presses the button', { buttons: onlyMiddleButton(OK) }, 'PageDown', 'OK'],
    ['on: not a disabled button', { buttons: onlyMiddleButton({ ...OK, disabled: true }) }, 'PageDown', null],
    ['on: submits', { work: WRITE, buttons: onlyMiddleButton(SUBMIT) }, 'PageDown', 'SUBMIT'],
    ['on: the next ship, never the choice', { buttons: CAROUSEL }, 'PageDown', 'NEXT_SHIP'],
    ['on: after the last ship nothing', { buttons: atTheEnd }, 'PageDown', null],
    ['on: no option is chosen', { work: QUIZ }, 'PageDown', null],
    ['back: the ship before', { buttons: atTheEnd }, 'PageUp', 'PREVIOUS_SHIP'],
    ['back: before the first ship nothing', { buttons: CAROUSEL }, 'PageUp', null],
    [
      'back: to the answer that was refused',
      { buttons: { ...onlyMiddleButton(OK), left: correct } },
      'PageUp',
      'CORRECT',
    ],
    ['back: nothing without a left button', { canSkip: true, buttons: onlyMiddleButton(OK) }, 'PageUp', null],
  ];
  it.each(table)('%s', async (_, view, key, type) => {
    const { send } = renderOverlays(view, PROJECTOR);
    const isLeftToThePage = await press(`{${key}}`);
    expect(send.mock.calls).toEqual(type === null ? [] : [[{ type }]]);
    expect(isLeftToThePage).toBe(type === null);
  });

  it('never submits while the text has the focus', async () => {
    const { send } = renderOverlays({ canSkip: true, work: WRITE, buttons: onlyMiddleButton(SUBMIT) }, PROJECTOR);
    screen.getByRole('textbox').focus();
    expect(await press('{PageDown}')).toBe(true);
    expect(send).not.toHaveBeenCalled();
  });

  it('does nothing while a dialog is open, and presses once when it is held down', async () => {
    const { send, update } = renderOverlays({ buttons: onlyMiddleButton(OK) }, PROJECTOR);
    await press('{PageDown>3/}');
    expect(send).toHaveBeenCalledOnce();
    update({ leaveDialog: { text: 'Tens a certeza?', busy: false } });
    await press('{PageDown}');
    expect(send).toHaveBeenCalledOnce();
  });
});

describe("the arrows in 'Modo projetor'", () => {
  const named = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

  it('begin at the work, and go on in reading order', async () => {
    renderOverlays({ work: { kind: 'ending', lines: ['Fim.'] }, buttons: onlyMiddleButton(OK) }, PROJECTOR);
    const seen = [];
    for (const direction of ['Down', 'Down', 'Right', 'Right', 'Up', 'Left', 'Up']) {
      await press(`{Arrow${direction}}`);
      seen.push(named());
    }
    expect(seen).toEqual([
      'Propostas das outras equipas',
      'OK',
      'Desembarcar',
      'Desembarcar',
      'OK',
      'Propostas das outras equipas',
      'Menu',
    ]);
  });

  it('begin at the buttons when there is no work', async () => {
    renderOverlays({ buttons: CAROUSEL }, PROJECTOR);
    await press('{ArrowDown}');
    expect(named()).toBe('Nave anterior');
  });

  it('reach the options as one stop, where Enter chooses and the browser moves between them', async () => {
    const { send } = renderOverlays({ work: QUIZ }, PROJECTOR);
    await press('{ArrowDown}');
    const [first, second] = screen.getAllByRole('radio');
    expect(document.activeElement).toBe(first);
    await press('{Enter}');
    expect(send.mock.calls).toEqual([[{ type: 'CHOOSE', index: 0 }]]);
    expect(await press('{ArrowDown}')).toBe(true);
    expect(document.activeElement).toBe(second);
    screen.getByText('Desembarcar').focus();
    await press('{ArrowUp}');
    expect(document.activeElement).toBe(first);
    expect(second?.closest('fieldset')).toBeTruthy();
  });

  it('leave the options at their ends', async () => {
    renderOverlays({ work: QUIZ, buttons: onlyMiddleButton(OK) }, PROJECTOR);
    const radios = screen.getAllByRole('radio');
    radios.at(-1)?.focus();
    expect(await press('{ArrowDown}')).toBe(false);
    expect(named()).toBe('OK');
    radios.at(-1)?.focus();
    expect(await press('{ArrowUp}')).toBe(true);
    radios[0]?.focus();
    await press('{ArrowUp}');
    expect(named()).toBe('Menu');
  });

  it.each([
    ['a press', (radio: Element) => user.click(radio)],
    ['assistive technology, without a press', (radio: Element) => fireEvent.click(radio)],
  ])('do not keep %s from confirming the locked option after they left the group', async (_, click) => {
    const options = QUIZ.options.map(
      ({ label }, index) => ({ label, state: index === 2 ? 'locked' : 'open' }) as const,
    );
    const { send } = renderOverlays({ work: { ...QUIZ, options }, buttons: onlyMiddleButton(OK) }, PROJECTOR);
    const last = screen.getByLabelText(/Três/);
    last.focus();
    await press('{ArrowDown}');
    expect(named()).toBe('OK');
    await click(last);
    expect(send.mock.calls).toEqual([[{ type: 'CHOOSE', index: 2 }]]);
  });

  it('skip a control that does not take the focus, such as a hidden one', async () => {
    renderOverlays({ work: QUIZ, buttons: onlyMiddleButton(OK) }, PROJECTOR);
    screen.getByRole('button', { name: 'OK' }).focus = () => {};
    screen.getAllByRole('radio').at(-1)?.focus();
    await press('{ArrowDown}');
    expect(named()).toBe('Desembarcar');
  });

  it('give stars only to the left and right', async () => {
    const { send } = renderOverlays(
      { work: { ...COUNCIL, proposals: [councilRowOf('p1'), councilRowOf('p2')] } },
      PROJECTOR,
      1920,
      1080,
    );
    const [first] = screen.getAllByRole('radio');
    first?.focus();
    expect(await press('{ArrowDown}')).toBe(false);
    expect(named()).toContain('Comentários');
    expect(send).not.toHaveBeenCalled();
    first?.focus();
    expect(await press('{ArrowRight}')).toBe(true);
    expect(send.mock.calls).toEqual([[{ type: 'RATE', proposalId: 'p1', stars: 2 }]]);
  });

  it('reach the options at the locked one', async () => {
    const options = QUIZ.options.map(
      ({ label }, index) => ({ label, state: index === 2 ? 'locked' : 'open' }) as const,
    );
    renderOverlays({ work: { ...QUIZ, options } }, PROJECTOR);
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByLabelText(/Três/));
  });

  it('skip a message before they move', async () => {
    const { send } = renderOverlays({ canSkip: true, buttons: onlyMiddleButton(OK) }, PROJECTOR);
    await press('{ArrowRight}');
    expect(send.mock.calls).toEqual([[{ type: 'SKIP' }]]);
    expect(document.activeElement).toBe(document.body);
    await press('{ArrowDown}');
    expect(named()).toBe('OK');
  });

  it('stay in a text and in a dialog', async () => {
    const { update } = renderOverlays({ work: WRITE }, PROJECTOR);
    screen.getByRole('textbox').focus();
    expect(await press('{ArrowDown}')).toBe(true);
    update({ leaveDialog: { text: 'Tens a certeza?', busy: false } });
    const inDialog = document.activeElement;
    expect(await press('{ArrowDown}')).toBe(true);
    expect(document.activeElement).toBe(inDialog);
  });

  it('scroll a box that still can', async () => {
    renderOverlays({ work: { ...COUNCIL, proposals: [councilRowOf('p1')] } }, PROJECTOR, 1920, 1080);
    const table = screen.getByRole('region', { name: 'Propostas do Conselho Galáctico' });
    Object.defineProperties(table, { scrollHeight: { value: 900 }, clientHeight: { value: 400 } });
    table.focus();
    expect(await press('{ArrowDown}')).toBe(true);
    table.scrollTop = 500;
    expect(await press('{ArrowDown}')).toBe(false);
    expect(document.activeElement?.tagName).not.toBe('SECTION');
  });

  it('do not move the focus without the projector setting', async () => {
    renderOverlays({ buttons: onlyMiddleButton(OK) });
    await press('{ArrowDown}');
    expect(document.activeElement).toBe(document.body);
  });
});
