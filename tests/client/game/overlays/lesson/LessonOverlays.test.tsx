// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LessonView, NO_LESSON } from '#client/game/flow/LessonView.ts';
import { LessonOverlays } from '#client/game/overlays/lesson/LessonOverlays.tsx';
import { PRACTICE } from '#content/practice/practice.ts';
import type { Part } from '#domain/vocabulary.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { setPageVisibility } from '../../../../support/setPageVisibility.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

function show(given: Partial<LessonView>, part: Part | null = 2, members = ['Ana', 'Rui', 'Eva']) {
  const actions = {
    raiseHand: vi.fn<() => void>(),
    lowerHand: vi.fn<() => void>(),
    seeMessage: vi.fn<(id: string) => void>(),
    takeAttendance: vi.fn<(present: readonly string[] | null) => void>(),
    reflect: vi.fn<() => void>(),
    dismissEnd: vi.fn<() => void>(),
  };
  const send = vi.fn();
  const speak = vi.fn();
  const element = (more: Partial<LessonView>) => (
    <main>
      <LessonOverlays
        lesson={{ view: { ...NO_LESSON, id: 'l', ...given, ...more }, actions }}
        send={send}
        speak={speak}
        theme="ic"
        easyRead={false}
        members={members}
        part={part}
        isLeaving={false}
      />
    </main>
  );
  const { rerender } = render(element({}));
  return { actions, send, speak, update: (more: Partial<LessonView>) => rerender(element(more)) };
}
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('a pause covers the game with ORBI’s words', async () => {
  show({ isPaused: true });
  expect(dialog('Pausa: olhem para a frente').getByText(/O que escreveram fica aqui/)).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
  await expectAccessible();
});

test('the focus is where it was after a pause', () => {
  const { update } = show({});
  const box = document.createElement('textarea');
  document.body.append(box);
  box.focus();
  update({ isPaused: true });
  update({ isPaused: false });
  expect(document.activeElement).toBe(box);
  box.remove();
});

describe('a message', () => {
  const messages = [
    { id: 'm1', text: 'Faltam cinco minutos.' },
    { id: 'm2', text: 'Boa!' },
  ];

  test('is shown, said and reported, and stays until the team closes it', async () => {
    const { actions, speak, update } = show({ messages });
    expect(screen.getByRole('alert').textContent).toContain('Faltam cinco minutos.');
    expect(actions.seeMessage.mock.calls).toEqual([['m1']]);
    expect(speak.mock.calls).toEqual([['Faltam cinco minutos.']]);
    update({ messages: messages.slice(1) });
    expect(screen.getByRole('alert').textContent).toContain('Faltam cinco minutos.');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Está bem' }));
    expect(screen.getByRole('alert').textContent).toContain('Boa!');
    update({ messages: [] });
    await user.click(screen.getByRole('button', { name: 'Está bem' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a message on a hidden page', () => {
  const messages = [{ id: 'm1', text: 'Faltam cinco minutos.' }];
  beforeEach(() => setPageVisibility(false));
  afterEach(() => setPageVisibility(true, { dispatchEvent: false }));

  test('counts as seen, and is said, when the page is seen', () => {
    const { actions, speak } = show({ messages });
    expect([actions.seeMessage.mock.calls, speak.mock.calls]).toEqual([[], []]);
    act(() => setPageVisibility(true));
    act(() => setPageVisibility(true));
    expect([actions.seeMessage.mock.calls, speak.mock.calls]).toEqual([[['m1']], [['Faltam cinco minutos.']]]);
  });

  test('is not shown once it is withdrawn', () => {
    const { actions, update } = show({ messages });
    update({ messages: [] });
    act(() => setPageVisibility(true));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(actions.seeMessage).not.toHaveBeenCalled();
  });
});

test('a message can be read and closed over a dialog, and is said once', async () => {
  const messages = [{ id: 'm1', text: 'Faltam cinco minutos.' }];
  const { speak, update } = show({ messages, pace: 2 }, 3);
  const waiting = screen.getByRole('dialog', { name: 'Em órbita, à espera da turma' });
  expect(waiting.contains(screen.getByRole('alert'))).toBe(true);
  update({ pace: null, messages: [] });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Faltam cinco minutos.');
  expect(speak.mock.calls).toEqual([['Faltam cinco minutos.']]);
  await user.click(screen.getByRole('button', { name: 'Está bem' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('who is there', () => {
  test('is ticked, and the roles are shown', async () => {
    const { actions, update } = show({ asksAttendance: true });
    const asked = dialog('Quem está hoje na nave?');
    await expectAccessible();
    await user.click(asked.getByLabelText('Rui'));
    await user.click(asked.getByRole('button', { name: 'Distribuir as funções' }));
    expect(actions.takeAttendance.mock.calls).toEqual([[['Ana', 'Eva']]]);
    update({ asksAttendance: false, roles: { pilot: 'Ana', scribe: 'Eva' } });
    expect(dialog('As vossas funções nesta aula').getByText('Piloto')).toBeDefined();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Vamos!' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is asked of each of two members with one name', async () => {
    const { actions } = show({ asksAttendance: true }, 2, ['Ana', 'Rui', 'Ana']);
    const [first] = dialog('Quem está hoje na nave?').getAllByLabelText('Ana');
    await user.click(first as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Distribuir as funções' }));
    expect(actions.takeAttendance.mock.calls).toEqual([[['Rui', 'Ana']]]);
  });

  test('can be skipped', async () => {
    const { actions } = show({ asksAttendance: true });
    await user.click(screen.getByRole('button', { name: 'Saltar' }));
    expect(actions.takeAttendance.mock.calls).toEqual([[null]]);
  });
});

describe('the pace', () => {
  test.each<[Part | null, Part | null, boolean]>([
    [3, 2, true],
    [2, 2, false],
    [1, 0, true],
    [0, 0, false],
    [4, null, false],
    [null, 1, false],
  ])('a team in part %j with the class at %j waits: %j', (part, pace, waits) => {
    show({ pace }, part);
    expect(screen.queryByRole('dialog', { name: 'Em órbita, à espera da turma' }) !== null).toBe(waits);
  });

  test.each<[Part, Part, string | null]>([
    [1, 0, null],
    [3, 0, '/game/open-pdf/ic-m2-fs3'],
    [4, 1, '/game/open-pdf/ic-m3-fs3'],
  ])('the worksheet is of the mission that the team has finished last: %j, %j', (part, pace, address) => {
    show({ pace }, part);
    expect(screen.queryByRole('link', { name: /Ficha 3/ })?.getAttribute('href') ?? null).toBe(address);
  });

  test('a team that is ahead first says who is there', async () => {
    const { update } = show({ pace: 2, asksAttendance: true }, 3);
    const titles = () => screen.getAllByRole('dialog').map(({ textContent }) => textContent);
    expect(titles()).toEqual([expect.stringContaining('Quem está hoje na nave?')]);
    update({ asksAttendance: false, roles: { pilot: 'Ana' } });
    expect(titles()).toEqual([expect.stringContaining('As vossas funções nesta aula')]);
    await user.click(screen.getByRole('button', { name: 'Vamos!' }));
    expect(titles()).toEqual([expect.stringContaining('Em órbita, à espera da turma')]);
  });

  test('a team that waits can practise, and is back in orbit afterwards', async () => {
    show({ pace: 2 }, 3);
    await user.click(dialog('Em órbita, à espera da turma').getByRole('button', { name: 'Treino extra' }));
    const practice = dialog('Treino extra');
    await practice.findByRole('heading', { name: PRACTICE.ic[0]?.question ?? '' });
    await user.click(practice.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog', { name: 'Treino extra' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Em órbita, à espera da turma' })).toBeDefined();
  });

  test('a team that waits has the third worksheet, and can ask for help or leave', async () => {
    const { actions, send } = show({ pace: 2 }, 3);
    const waiting = dialog('Em órbita, à espera da turma');
    expect(waiting.getByRole('link', { name: /Ficha 3/ }).getAttribute('href')).toBe('/game/open-pdf/ic-m2-fs3');
    await expectAccessible();
    await user.click(waiting.getByRole('button', { name: 'Pedir ajuda' }));
    expect(actions.raiseHand).toHaveBeenCalledTimes(1);
    await user.click(waiting.getByRole('button', { name: 'Desembarcar' }));
    expect(send.mock.calls).toEqual([[{ type: 'LEAVE' }]]);
  });
});

test('the end of a lesson says what is done and what comes', async () => {
  const { actions, send } = show({ isEnded: true }, 3);
  const end = dialog('Até à próxima!');
  expect(end.getByText(/o treino e as missões 1 a 2/)).toBeDefined();
  expect(end.getByText(/a missão 3, onde ficaram/)).toBeDefined();
  await expectAccessible();
  await user.click(end.getByRole('button', { name: 'Continuar a jogar' }));
  expect(actions.dismissEnd).toHaveBeenCalledTimes(1);
  await user.click(end.getByRole('button', { name: 'Desembarcar' }));
  expect(send.mock.calls).toEqual([[{ type: 'LEAVE' }]]);
});
