// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveClass } from '#contract/classroom/lessons.ts';
import { FREE } from '#domain/classroom/lesson.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { closePanel, openPanel, type RecordedCall, type StubResponses, stubServer } from '../panelHarness.tsx';
import { AT, aDevice, aLesson, aLiveClass, aLiveTeam, CLASS_ID } from './liveFixtures.ts';

const LIVE = `/classes/${CLASS_ID}/lesson`;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ROWS = { classes: [{ _id: CLASS_ID, class: '8.º A', teacher: { _id: 'x', name: 'Marta' } }] };

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(async () => {
  vi.useRealTimers();
  await closePanel();
});

function open(live: LiveClass | (() => LiveClass | 'offline'), answers: StubResponses = {}): RecordedCall[] {
  const calls = stubServer({
    'GET /classes/all': ROWS,
    [`GET ${LIVE}`]: typeof live === 'function' ? live : () => live,
    ...answers,
  });
  openPanel(`/panel/aula?class=${CLASS_ID}`, 2);
  return calls;
}
const sent = (calls: RecordedCall[], method: string) =>
  calls.filter((one) => one.method === method).map(({ path, body }) => [path, body === '' ? null : JSON.parse(body)]);
const tileOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const CLASSROOM = aLiveClass({
  teams: [
    aLiveTeam(1),
    aLiveTeam(2, { devices: [aDevice({ progressedAt: AT - 5 * 60_000 })], level: 2 }),
    aLiveTeam(3, { hand: { raisedAt: AT - 90_000, answeredAt: null } }),
    aLiveTeam(4, { devices: [aDevice({ seenAt: AT - 60_000 }), aDevice({ seenAt: AT - 70_000, unsent: 2 })] }),
    aLiveTeam(5, { devices: [], ship: null, level: 1 }),
    aLiveTeam(6, { level: 6, devices: [aDevice({ part: null, step: 'council', words: 0 })] }),
  ],
});

describe('the tiles', () => {
  test('say who each team is, where it is, and what it needs', async () => {
    open(CLASSROOM);
    const first = await tileOf('Equipa 1');
    expect(first.getByText('A trabalhar')).toBeDefined();
    expect(first.getByText('Missão 2 · a escrever')).toBeDefined();
    expect(first.getByText('34 palavras')).toBeDefined();
    expect(first.getByText('4 membros')).toBeDefined();
    expect(first.getByText('1 dispositivo')).toBeDefined();
    expect(first.getByRole('img', { name: 'Viagem: na missão 2' })).toBeDefined();
    expect((await tileOf('Equipa 2')).getByText('Parada há 5 min')).toBeDefined();
    expect((await tileOf('Equipa 3')).getByText('Pede ajuda há 1 min')).toBeDefined();
    const offline = await tileOf('Equipa 4');
    expect(offline.getByText('Sem rede há 1 min')).toBeDefined();
    expect(offline.getByText('2 por enviar')).toBeDefined();
    expect((await tileOf('Equipa 5')).getByText('Sem ecrã aberto')).toBeDefined();
    expect((await tileOf('Equipa 6')).getAllByText('No Conselho')).toHaveLength(2);
    await expectAccessible();
  });

  test('come in the order of who needs help, by name, or by progress', async () => {
    open(CLASSROOM);
    await tileOf('Equipa 1');
    expect(names()).toEqual(['Equipa 3', 'Equipa 2', 'Equipa 4', 'Equipa 1', 'Equipa 6', 'Equipa 5']);
    await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Nome');
    await user.click(document.body);
    expect(names()).toEqual(['Equipa 1', 'Equipa 2', 'Equipa 3', 'Equipa 4', 'Equipa 5', 'Equipa 6']);
    await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Progresso');
    expect(names()).toEqual(['Equipa 5', 'Equipa 2', 'Equipa 1', 'Equipa 3', 'Equipa 4', 'Equipa 6']);
  });

  test('are also a table', async () => {
    open(CLASSROOM);
    await tileOf('Equipa 1');
    await user.selectOptions(screen.getByLabelText('Mostrar como'), 'Tabela');
    const row = within(screen.getByRole('row', { name: /^Equipa 4/ }));
    expect(row.getByText('2 dispositivos, sem rede, 2 por enviar')).toBeDefined();
    await expectAccessible();
  });

  test('keep their places while one is pointed at', async () => {
    let live = aLiveClass({ teams: [aLiveTeam(1), aLiveTeam(2)] });
    open(() => live);
    const heading = await screen.findByRole('heading', { name: 'Equipa 2' });
    expect(names()).toEqual(['Equipa 1', 'Equipa 2']);
    await user.hover(heading);
    live = aLiveClass({ teams: [aLiveTeam(1), aLiveTeam(2, { hand: { raisedAt: AT, answeredAt: null } })] });
    expect(await screen.findByText(/^Pede ajuda/, {}, { timeout: 5_000 })).toBeDefined();
    expect(names()).toEqual(['Equipa 1', 'Equipa 2']);
    await user.unhover(heading);
    await user.hover(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(names()).toEqual(['Equipa 2', 'Equipa 1']));
  });

  test('announce politely who needs the teacher', async () => {
    let live = aLiveClass({ teams: [aLiveTeam(1), aLiveTeam(2)] });
    open(() => live);
    await tileOf('Equipa 1');
    live = aLiveClass({ teams: [aLiveTeam(1), aLiveTeam(2, { hand: { raisedAt: AT, answeredAt: null } })] });
    const says = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(says()).toContain('Equipa 2: Pede ajuda.'), { timeout: 5_000 });
  });
});

describe('without a connection', () => {
  test('the page says how old it is, and goes on when the server is back', async () => {
    let isOnline = true;
    open(() => (isOnline ? CLASSROOM : 'offline'));
    await tileOf('Equipa 1');
    isOnline = false;
    expect(await screen.findByText(/O que se vê é de há \d+ s/, {}, { timeout: 12_000 })).toBeDefined();
    isOnline = true;
    await waitFor(() => expect(screen.queryByText(/O que se vê é de há/)).toBeNull(), { timeout: 12_000 });
  }, 30_000);
});

describe('steering', () => {
  const before = [{ teamId: null, ...FREE }];
  const CAN = { [`PUT ${LIVE}/steering`]: { before } };

  test('all teams, and undoing it', async () => {
    const calls = open(CLASSROOM, CAN);
    await user.click(await screen.findByRole('button', { name: 'Pausar' }));
    expect(await screen.findByText('Todas as equipas estão em pausa')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByText('Anulado')).toBeDefined();
    expect(sent(calls, 'PUT')).toEqual([
      [`${LIVE}/steering`, { changes: [{ teamId: null, paused: true }] }],
      [`${LIVE}/steering`, { changes: before }],
    ]);
  });

  test('the pace and the silence of all', async () => {
    const calls = open(CLASSROOM, CAN);
    await user.click(await screen.findByRole('button', { name: /Todas as missões abertas/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Até à missão 2' }));
    await screen.findByText('Até à missão 2, para todas as equipas');
    await user.click(screen.getByRole('button', { name: 'Silêncio' }));
    await screen.findByText('Música e voz desligadas em todos os dispositivos');
    expect(sent(calls, 'PUT').map(([, body]) => body.changes[0])).toEqual([
      { teamId: null, pace: 2 },
      { teamId: null, silent: true },
    ]);
  });

  test('one team from its menu; a tile shows what differs from the class', async () => {
    const paused = aLiveTeam(1, { steering: { ...FREE, paused: true } });
    const calls = open(aLiveClass({ teams: [paused] }), CAN);
    expect((await tileOf('Equipa 1')).getByText('Em pausa')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Ações de Equipa 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Retomar' }));
    await screen.findByText('Equipa 1: continua');
    expect(sent(calls, 'PUT')[0]?.[1]).toEqual({ changes: [{ teamId: paused._id, paused: false }] });
  });

  test('that fails says so', async () => {
    const body = { message: 'Não há nenhuma aula a decorrer nesta turma.', code: 'noLesson' };
    open(CLASSROOM, { [`PUT ${LIVE}/steering`]: { status: 409, body } });
    await user.click(await screen.findByRole('button', { name: 'Pausar' }));
    expect(await screen.findByText(body.message)).toBeDefined();
  });
});

test('a hand is answered and lowered', async () => {
  const raised = aLiveTeam(3, { hand: { raisedAt: AT - 90_000, answeredAt: null } });
  const path = `/team/${raised._id}/hand`;
  const calls = open(aLiveClass({ teams: [raised] }), { [`PUT ${path}`]: { hand: null } });
  await user.click(await screen.findByRole('button', { name: 'A caminho de Equipa 3' }));
  await waitFor(() => expect(sent(calls, 'PUT')).toEqual([[path, { state: 'coming' }]]));
  await user.click(await screen.findByRole('button', { name: 'Baixar a mão de Equipa 3' }));
  await waitFor(() => expect(sent(calls, 'PUT').at(-1)).toEqual([path, { state: 'lowered' }]));
});

test('a message is written, sent, counted and withdrawn', async () => {
  const message = { _id: 'b0b0b0b0-0000-4000-8000-000000000001', text: 'Olá', teamId: null, sentAt: AT, seenBy: 2 };
  const calls = open(
    { ...CLASSROOM, messages: [message] },
    {
      [`POST ${LIVE}/messages`]: message,
      [`DELETE /lesson-messages/${message._id}`]: { _id: message._id },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Mensagem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mensagem às equipas' }));
  expect(dialog.getByText(/vista por 2 de 6 equipas/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Faltam cinco minutos.' }));
  await user.selectOptions(dialog.getByLabelText('Para'), 'Equipa 2');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Enviar' }));
  const said = { _id: expect.stringMatching(UUID), teamId: aLiveTeam(2)._id, text: 'Faltam cinco minutos.' };
  await waitFor(() => expect(sent(calls, 'POST').at(-1)).toEqual([`${LIVE}/messages`, said]));
  await waitFor(() => expect(dialog.getByLabelText<HTMLTextAreaElement>('Mensagem').value).toBe(''));
  await user.click(dialog.getByRole('button', { name: 'Retirar «Olá»' }));
  await waitFor(() => expect(sent(calls, 'DELETE')).toHaveLength(1));
});

test('a message whose reply was lost is sent again with the same id, and the next with another', async () => {
  const message = { _id: 'b0b0b0b0-0000-4000-8000-000000000001', text: 'Olá', teamId: null, sentAt: AT, seenBy: 0 };
  let isLost = true;
  const answer = () =>
    isLost ? { status: 503, body: { message: 'O servidor está ocupado.', code: 'busy' } } : message;
  const calls = open(CLASSROOM, { [`POST ${LIVE}/messages`]: answer });
  await user.click(await screen.findByRole('button', { name: 'Mensagem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mensagem às equipas' }));
  const send = async (times: number) => {
    await user.click(dialog.getByRole('button', { name: 'Faltam cinco minutos.' }));
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(sent(calls, 'POST')).toHaveLength(times));
  };
  await send(1);
  isLost = false;
  await screen.findByText('O servidor está ocupado.');
  await send(2);
  await waitFor(() => expect(dialog.getByLabelText<HTMLTextAreaElement>('Mensagem').value).toBe(''));
  await send(3);
  const ids = sent(calls, 'POST').map(([, body]) => (body as { _id: string })._id);
  expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false]);
});

describe('the lesson', () => {
  test('is started from the page', async () => {
    const settings = { plan: 6, nextSession: 3, stuckMinutes: 4 } as const;
    const idle = aLiveClass({ lesson: null, settings, teams: [aLiveTeam(1)] });
    const started = aLiveClass({ settings, lesson: aLesson({ session: 3, sessions: 6 }), teams: idle.teams });
    const calls = open(idle, { [`POST ${LIVE}`]: started });
    await user.click(await screen.findByRole('button', { name: 'Começar a sessão 3 de 6' }));
    expect(await screen.findByText(/Sessão 3 de 6 · Minuto 12/)).toBeDefined();
    expect(sent(calls, 'POST')).toEqual([[LIVE, { session: 3, pace: 2 }]]);
  });

  test('asks before it ends, and can be taken up again', async () => {
    const ended = aLiveClass({ lesson: null, ended: { _id: aLesson()._id, endedAt: AT }, teams: CLASSROOM.teams });
    const calls = open(CLASSROOM, { [`POST ${LIVE}/end`]: ended, [`POST ${LIVE}/resume`]: CLASSROOM });
    await user.click(await screen.findByRole('button', { name: 'Terminar a aula' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Terminar a aula?' }));
    expect(dialog.getByText('Ainda há 1 equipa a trabalhar.')).toBeDefined();
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Terminar a aula' }));
    expect(await screen.findByText('A aula terminou', { selector: 'h2' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    expect(await screen.findByRole('button', { name: 'Pausar' })).toBeDefined();
    expect(sent(calls, 'POST').map(([path]) => path)).toEqual([`${LIVE}/end`, `${LIVE}/resume`]);
  });
});

test('attendance and roles of a team are corrected', async () => {
  const team = aLiveTeam(1, { attendance: { present: ['Ana', 'Rui'], roles: { pilot: 'Ana', scribe: 'Rui' } } });
  const calls = open(aLiveClass({ teams: [team] }), { [`PUT /team/${team._id}/attendance`]: team.attendance ?? {} });
  expect((await tileOf('Equipa 1')).getByText('2 de 4 presentes')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Ações de Equipa 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Presenças e funções' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText('Eva'));
  await user.click(dialog.getByLabelText('Rui'));
  await user.selectOptions(dialog.getByLabelText('Vigia'), 'Eva');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'PUT')[0]?.[1]).toEqual({ present: ['Ana', 'Eva'], roles: { pilot: 'Ana', navigator: 'Eva' } });
});

test('two members of one name have a tick each', async () => {
  const team = aLiveTeam(1, { members: ['Ana', 'Rui', 'Ana'], attendance: { present: ['Rui', 'Ana'], roles: {} } });
  const calls = open(aLiveClass({ teams: [team] }), { [`PUT /team/${team._id}/attendance`]: team.attendance ?? {} });
  await user.click(await screen.findByRole('button', { name: 'Ações de Equipa 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Presenças e funções' }));
  const dialog = within(await screen.findByRole('dialog'));
  const ticks = () => dialog.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(ticks()).toEqual([true, true, false]);
  await user.click(dialog.getAllByLabelText('Ana')[1] as HTMLElement);
  await user.click(dialog.getByLabelText('Rui'));
  expect(ticks()).toEqual([true, false, true]);
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent(calls, 'PUT')[0]?.[1]).toEqual({ present: ['Ana', 'Ana'], roles: {} }));
});

describe('the class', () => {
  test('is chosen where there are several', async () => {
    const other = { ...ROWS.classes[0], _id: 'f0f0f0f0-0000-4000-8000-000000000001', class: '9.º B' };
    stubServer({ 'GET /classes/all': { classes: [...ROWS.classes, other] }, [`GET ${LIVE}`]: CLASSROOM });
    openPanel('/panel/aula', 2);
    expect(await screen.findByText('Escolha a turma que está em aula.')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('Turma'), '8.º A');
    expect(await screen.findByRole('heading', { name: 'Equipa 1' })).toBeDefined();
    expect(screen.getByTestId('address').textContent).toContain(CLASS_ID);
  });

  test('that belongs to somebody else is refused in words', async () => {
    const body = { message: 'Estes dados pertencem a outra conta.', code: 'notYours' };
    open(CLASSROOM, { [`GET ${LIVE}`]: { status: 403, body } });
    expect(await screen.findByText(body.message)).toBeDefined();
  });
});

test('the top bar tells that a lesson is live and how many teams ask for help', async () => {
  stubServer({ 'GET /lessons/live': { lessons: [{ classId: CLASS_ID, className: '8.º A', hands: 2 }] } });
  openPanel('/panel/manual', 2);
  const link = await screen.findByRole('link', { name: /^Aula em direto ?, a decorrer 2 equipas pedem ajuda$/ });
  expect(link.getAttribute('href')).toBe(`/panel/aula?class=${CLASS_ID}`);
});
