// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameView } from '#client/game/flow/view.ts';
import { CAROUSEL, COUNCIL, OK, only, PROJECTOR, QUIZ, row, SUBMIT, show, WRITE } from './harness.tsx';

afterEach(cleanup);

const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

describe('skipping a message', () => {
  const skip: [string, Partial<GameView>, () => void, number][] = [
    ['Enter on the page', { canSkip: true }, () => press('Enter'), 1],
    ['Space on the page', { canSkip: true }, () => press(' '), 1],
    ['the right arrow', { canSkip: true }, () => press('ArrowRight'), 1],
    ['another key', { canSkip: true }, () => press('a'), 0],
    ['a key held down', { canSkip: true }, () => press(' ', { repeat: true }), 0],
    ['a shortcut', { canSkip: true }, () => press('Enter', { ctrlKey: true }), 0],
    ['PageDown without a projector', { canSkip: true }, () => press('PageDown'), 0],
    ['nothing to skip', { canSkip: false }, () => press('Enter'), 0],
    [
      'Space in the text',
      { canSkip: true, work: WRITE },
      () => fireEvent.keyDown(screen.getByRole('textbox'), { key: ' ' }),
      0,
    ],
    [
      'Enter on the task itself',
      { canSkip: true, work: WRITE },
      () => fireEvent.keyDown(screen.getByRole('region', { name: 'Tarefa' }), { key: 'Enter' }),
      1,
    ],
    [
      'Enter on a button',
      { canSkip: true },
      () => fireEvent.keyDown(screen.getByText('Desembarcar'), { key: 'Enter' }),
      0,
    ],
    ['the button', { canSkip: true }, () => fireEvent.click(screen.getByText('Avançar')), 1],
    [
      'a press anywhere on the picture',
      { canSkip: true },
      () => fireEvent.click(document.querySelector('main > .fixed') as Element),
      1,
    ],
  ];
  it.each(skip)('%s', (_, view, act, times) => {
    const { send } = show(view);
    act();
    expect(send.mock.calls).toEqual(Array.from({ length: times }, () => [{ type: 'SKIP' }]));
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
    ['on: skips the message first', { canSkip: true, buttons: only(OK) }, 'PageDown', 'SKIP'],
    ['on: presses the button', { buttons: only(OK) }, 'PageDown', 'OK'],
    ['on: not a closed button', { buttons: only({ ...OK, disabled: true }) }, 'PageDown', null],
    ['on: submits', { work: WRITE, buttons: only(SUBMIT) }, 'PageDown', 'SUBMIT'],
    ['on: the next ship, never the choice', { buttons: CAROUSEL }, 'PageDown', 'NEXT_SHIP'],
    ['on: after the last ship nothing', { buttons: atTheEnd }, 'PageDown', null],
    ['on: no option is chosen', { work: QUIZ }, 'PageDown', null],
    ['back: the ship before', { buttons: atTheEnd }, 'PageUp', 'PREVIOUS_SHIP'],
    ['back: before the first ship nothing', { buttons: CAROUSEL }, 'PageUp', null],
    ['back: to the answer that was refused', { buttons: { ...only(OK), left: correct } }, 'PageUp', 'CORRECT'],
    ['back: nothing where there is no way', { canSkip: true, buttons: only(OK) }, 'PageUp', null],
  ];
  it.each(table)('%s', (_, view, key, type) => {
    const { send } = show(view, PROJECTOR);
    const isLeftToThePage = press(key);
    expect(send.mock.calls).toEqual(type === null ? [] : [[{ type }]]);
    expect(isLeftToThePage).toBe(type === null);
  });

  it('never sends a text while somebody writes', () => {
    const { send } = show({ canSkip: true, work: WRITE, buttons: only(SUBMIT) }, PROJECTOR);
    screen.getByRole('textbox').focus();
    expect(press('PageDown')).toBe(true);
    expect(send).not.toHaveBeenCalled();
  });

  it('means nothing while a dialog asks, or when it is held down', () => {
    const { send, update } = show({ buttons: only(OK) }, PROJECTOR);
    press('PageDown', { repeat: true });
    update({ leaveDialog: { text: 'Tens a certeza?', busy: false } });
    press('PageDown');
    expect(send).not.toHaveBeenCalled();
  });
});

describe("the arrows in 'Modo projetor'", () => {
  const named = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

  it('begin at the work, and go on in the order of reading', () => {
    show({ work: { kind: 'ending', lines: ['Fim.'] }, buttons: only(OK) }, PROJECTOR);
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowUp'].map(
      (key) => {
        press(key);
        return named();
      },
    );
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

  it('begin at the buttons where there is no work', () => {
    show({ buttons: CAROUSEL }, PROJECTOR);
    press('ArrowDown');
    expect(named()).toBe('Nave anterior');
  });

  it('come to the options as one stop: among them the browser goes on, and Enter presses', () => {
    const { send } = show({ work: QUIZ }, PROJECTOR);
    press('ArrowDown');
    const [first, second] = screen.getAllByRole('radio');
    expect(document.activeElement).toBe(first);
    expect(press('ArrowDown')).toBe(true);
    press('Enter');
    expect(send.mock.calls).toEqual([[{ type: 'CHOOSE', index: 0 }]]);
    screen.getByText('Desembarcar').focus();
    press('ArrowUp');
    expect(document.activeElement).toBe(first);
    expect(second?.closest('fieldset')).toBeTruthy();
  });

  it('leave the options at their ends', () => {
    show({ work: QUIZ, buttons: only(OK) }, PROJECTOR);
    const radios = screen.getAllByRole('radio');
    radios.at(-1)?.focus();
    expect(press('ArrowUp')).toBe(true);
    expect(press('ArrowDown')).toBe(false);
    expect(named()).toBe('OK');
    radios[0]?.focus();
    press('ArrowUp');
    expect(named()).toBe('Menu');
  });

  it.each([
    ['a press', (radio: Element) => fireEvent.pointerDown(radio)],
    ['assistive technology, without a press', () => {}],
  ])('that left the options do not keep %s from confirming the locked one', (_, begin) => {
    const options = QUIZ.options.map(
      ({ label }, index) => ({ label, state: index === 2 ? 'locked' : 'open' }) as const,
    );
    const { send } = show({ work: { ...QUIZ, options }, buttons: only(OK) }, PROJECTOR);
    const last = screen.getByLabelText(/Três/);
    last.focus();
    press('ArrowDown');
    fireEvent.keyUp(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(named()).toBe('OK');
    begin(last);
    fireEvent.click(last);
    expect(send.mock.calls).toEqual([[{ type: 'CHOOSE', index: 2 }]]);
  });

  it('pass over a control that does not take the focus, as a hidden one', () => {
    show({ work: QUIZ, buttons: only(OK) }, PROJECTOR);
    screen.getByRole('button', { name: 'OK' }).focus = () => {};
    screen.getAllByRole('radio').at(-1)?.focus();
    press('ArrowDown');
    expect(named()).toBe('Desembarcar');
  });

  it('give no stars on their way down the list: left and right do that', () => {
    const { send } = show({ work: { ...COUNCIL, proposals: [row('p1'), row('p2')] } }, PROJECTOR, 1920, 1080);
    const [first] = screen.getAllByRole('radio');
    first?.focus();
    expect(press('ArrowRight')).toBe(true);
    expect(press('ArrowDown')).toBe(false);
    expect(named()).toContain('Comentários');
    expect(send).not.toHaveBeenCalled();
  });

  it('come to the option that was pressed', () => {
    const options = QUIZ.options.map(
      ({ label }, index) => ({ label, state: index === 2 ? 'locked' : 'open' }) as const,
    );
    show({ work: { ...QUIZ, options } }, PROJECTOR);
    press('ArrowDown');
    expect(document.activeElement).toBe(screen.getByLabelText(/Três/));
  });

  it('skip a message before they move', () => {
    const { send } = show({ canSkip: true, buttons: only(OK) }, PROJECTOR);
    press('ArrowRight');
    expect(send.mock.calls).toEqual([[{ type: 'SKIP' }]]);
    expect(document.activeElement).toBe(document.body);
    press('ArrowDown');
    expect(named()).toBe('OK');
  });

  it('stay in a text and in a dialog', () => {
    const { update } = show({ work: WRITE }, PROJECTOR);
    screen.getByRole('textbox').focus();
    expect(press('ArrowDown')).toBe(true);
    update({ leaveDialog: { text: 'Tens a certeza?', busy: false } });
    const inDialog = document.activeElement;
    expect(press('ArrowDown')).toBe(true);
    expect(document.activeElement).toBe(inDialog);
  });

  it('scroll a box that still can', () => {
    show({ work: { ...COUNCIL, proposals: [row('p1')] } }, PROJECTOR, 1920, 1080);
    const table = screen.getByRole('region', { name: 'Propostas do Conselho Galáctico' });
    Object.defineProperties(table, { scrollHeight: { value: 900 }, clientHeight: { value: 400 } });
    table.focus();
    expect(press('ArrowDown')).toBe(true);
    table.scrollTop = 500;
    expect(press('ArrowDown')).toBe(false);
    expect(document.activeElement?.tagName).not.toBe('SECTION');
  });

  it('do nothing of this without a projector', () => {
    show({ buttons: only(OK) });
    press('ArrowDown');
    expect(document.activeElement).toBe(document.body);
  });
});
