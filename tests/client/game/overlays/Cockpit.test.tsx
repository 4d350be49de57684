// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameView } from '#client/game/flow/view.ts';
import { expectAccessible, QUIZ, show, WRITE } from './harness.tsx';

afterEach(cleanup);

const OK = { label: 'OK', event: { type: 'OK' }, disabled: false } as const;

describe('the cockpit', () => {
  it('shows who plays, where, what is said and what to press', async () => {
    const { send } = show({ hint: 'Leiam.', work: QUIZ, buttons: { left: null, middle: OK, right: null } });
    const team = screen.getByRole('complementary', { name: 'A equipa' });
    expect(team.textContent).toContain('Grupo: Cometas');
    expect(team.textContent).toContain('Membros: Ana, Rui');
    expect(team.textContent).toContain('Nível / Galáxia: 2 / Interculturalidade');
    expect(screen.getByText('Guardado').getAttribute('role')).toBe('status');
    expect(screen.getByText('Olá, tripulação!').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('Leiam.')).toBeTruthy();
    fireEvent.click(screen.getByText('OK'));
    expect(send.mock.calls).toEqual([[{ type: 'OK' }]]);
    await expectAccessible();
  });

  it('the keyboard goes from the message to the work, the buttons and the team', () => {
    show({ canSkip: true, work: WRITE, buttons: { left: null, middle: OK, right: null } });
    const stops = [...document.querySelectorAll<HTMLElement>('main :is(button, textarea)')];
    expect(stops.map((stop) => stop.textContent || stop.tagName)).toEqual(['Avançar', 'TEXTAREA', 'OK', 'Desembarcar']);
  });

  it('a new task takes the focus, the same task leaves it where it is', () => {
    const { update } = show({ work: WRITE });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Tarefa');
    screen.getByRole('textbox').focus();
    update({ work: { ...WRITE, value: 'a' } });
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    update({ work: { ...WRITE, number: 3 } });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Tarefa');
  });

  it('work that opens takes the focus from the message and from nowhere, but not from a button elsewhere', () => {
    const { update } = show({ canSkip: true, work: { ...WRITE, disabled: true } });
    screen.getByText('Avançar').focus();
    update({ work: WRITE });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Tarefa');
    update({ work: { ...WRITE, disabled: true } });
    screen.getByText('Desembarcar').focus();
    update({ work: WRITE });
    expect(document.activeElement?.textContent).toBe('Desembarcar');
  });

  it('work that closes keeps the focus', () => {
    const { update } = show({ work: QUIZ });
    screen.getAllByRole('radio')[0]?.focus();
    update({ work: { ...QUIZ, disabled: true } });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Tarefa');
  });

  it('on a small screen the parts stand one after the other, and a screen that shrinks keeps the focus', () => {
    const { update } = show({ work: WRITE, hint: 'Leiam.' });
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

  it('the carousel has named arrows that end where the row ends', async () => {
    const { send } = show({
      scene: 'hangar',
      buttons: {
        left: { label: 'Nave anterior', event: { type: 'PREVIOUS_SHIP' }, disabled: true },
        middle: { label: 'selecionar', event: { type: 'SELECT_SHIP' }, disabled: false },
        right: { label: 'Nave seguinte', event: { type: 'NEXT_SHIP' }, disabled: false },
      },
    });
    for (const name of ['Nave anterior', 'selecionar', 'Nave seguinte']) {
      fireEvent.click(screen.getByRole('button', { name }));
    }
    expect(send.mock.calls).toEqual([[{ type: 'SELECT_SHIP' }], [{ type: 'NEXT_SHIP' }]]);
    await expectAccessible();
  });

  it.each(['takeOff', 'warp', 'arrival', 'loading'] as const)(
    '%s is a picture with nothing on it but the message',
    (scene) => {
      show({ scene, hint: 'Leiam.' });
      expect(screen.queryByRole('complementary')).toBeNull();
      expect(screen.queryByText('Leiam.')).toBeNull();
      expect(screen.getByText('Olá, tripulação!')).toBeTruthy();
    },
  );

  it.each([
    ['loading', null, 'A carregar...'],
    ['loading', 'Um momento.', 'Um momento.'],
    ['cockpit', null, ''],
  ] as const)('%s with the message %j says %j', (scene, topMessage, words) => {
    show({ scene, topMessage });
    expect(screen.getByTestId('top-screen').textContent).toBe(words);
  });

  it('a failure is told even where there is nothing but the picture', () => {
    const { send } = show({
      scene: 'loading',
      work: { kind: 'failure', text: 'Sem ligação ao servidor.' },
      buttons: {
        left: null,
        middle: { label: 'Tentar de novo', event: { type: 'RETRY' }, disabled: false },
        right: null,
      },
    });
    expect(screen.getByText('Sem ligação ao servidor.')).toBeTruthy();
    fireEvent.click(screen.getByText('Tentar de novo'));
    expect(send.mock.calls).toEqual([[{ type: 'RETRY' }]]);
  });

  it.each([
    ['info', false, 'status'],
    ['error', true, 'alert'],
  ] as const)('a notice of %s (retry: %s) is read as %s', async (tone, canRetry, role) => {
    const { send } = show({ notice: { tone, text: 'Sem ligação: aguardem.', canRetry } });
    expect(screen.getByText('Sem ligação: aguardem.').closest(`[role=${role}]`)).toBeTruthy();
    expect(screen.queryAllByText('Tentar de novo')).toHaveLength(canRetry ? 1 : 0);
    if (canRetry) fireEvent.click(screen.getByText('Tentar de novo'));
    expect(send).toHaveBeenCalledTimes(canRetry ? 1 : 0);
    await expectAccessible();
  });

  it('in test mode nothing is said of saving, and the exit has its other name', () => {
    show({ mode: 'test' }, { saving: null });
    expect(screen.queryByText('Guardado')).toBeNull();
    expect(screen.getByText('Terminar Teste')).toBeTruthy();
  });
});

describe('leaving', () => {
  it('asks first', async () => {
    const { send, update } = show();
    fireEvent.click(screen.getByText('Desembarcar'));
    expect(send.mock.calls).toEqual([[{ type: 'LEAVE' }]]);
    update({ leaveDialog: { text: 'A sessão será terminada. Tens a certeza?', busy: false } });
    const dialog = screen.getByRole('dialog', { name: 'Desembarcar' });
    expect(dialog.textContent).toContain('A sessão será terminada. Tens a certeza?');
    fireEvent.click(screen.getByText('Cancelar'));
    fireEvent.click(dialog.querySelectorAll('footer button')[1] as Element);
    expect(send.mock.calls.slice(1)).toEqual([[{ type: 'CANCEL_LEAVE' }], [{ type: 'CONFIRM_LEAVE' }]]);
    await expectAccessible();
  });

  it('takes no second press while it leaves', () => {
    const { send } = show({ leaveDialog: { text: 'A sair', busy: true } });
    for (const button of document.querySelectorAll<HTMLElement>('dialog footer button')) button.click();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('skipping a message', () => {
  const skip: [string, Partial<GameView>, () => void, number][] = [
    ['Enter on the page', { canSkip: true }, () => fireEvent.keyDown(document.body, { key: 'Enter' }), 1],
    ['Space on the page', { canSkip: true }, () => fireEvent.keyDown(document.body, { key: ' ' }), 1],
    ['the right arrow', { canSkip: true }, () => fireEvent.keyDown(document.body, { key: 'ArrowRight' }), 1],
    ['another key', { canSkip: true }, () => fireEvent.keyDown(document.body, { key: 'a' }), 0],
    ['a key held down', { canSkip: true }, () => fireEvent.keyDown(document.body, { key: ' ', repeat: true }), 0],
    ['a shortcut', { canSkip: true }, () => fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true }), 0],
    ['nothing to skip', { canSkip: false }, () => fireEvent.keyDown(document.body, { key: 'Enter' }), 0],
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
  ];
  it.each(skip)('%s', (_, view, act, times) => {
    const { send } = show(view);
    act();
    expect(send.mock.calls).toEqual(Array.from({ length: times }, () => [{ type: 'SKIP' }]));
  });
});
