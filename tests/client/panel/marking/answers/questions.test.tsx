// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AskedQuestion } from '#contract/marking/feedback.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { htmlMistakes } from '../../../../support/browser/screens/htmlMistakes.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { aTeam } from '../../fixtures.ts';
import { closePanel, type RecordedCall, type StubResponses } from '../../panelHarness.tsx';
import { openSheet } from './openSheet.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(closePanel);

const TEAM = aTeam(4);
const PATH = `GET /team/${TEAM._id}/feedback/questions`;
const PUT = `PUT /team/${TEAM._id}/feedback/2/answer`;
const QUESTION: AskedQuestion = {
  level: 2,
  version: 1,
  text: 'O que é uma razão?',
  askedAt: 1_767_225_600,
  answer: null,
  answeredAt: null,
};
const answered = ({ body }: RecordedCall) => ({
  question: { ...QUESTION, answer: JSON.parse(body).text, answeredAt: 1_767_312_000 },
});

async function open(extra: StubResponses = {}, { questions = [QUESTION], heldUntil = null as string | null } = {}) {
  const calls = await openSheet(user, TEAM, { [PATH]: { heldUntil, questions }, ...extra });
  await screen.findByRole('region', { name: /^Missão 2/ });
  return () => calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/answer'));
}
const question = () => screen.findByRole('region', { name: 'Pergunta da equipa (missão 2)' });
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Resposta à equipa (missão 2)');
const unsent = () => Object.keys(localStorage).filter((key) => key.includes('question-answer'));
const press = () => user.click(screen.getByRole('button', { name: 'Responder à pergunta da missão 2' }));

test('a question stands at its mission, and its answer is sent only by the button', async () => {
  const sent = await open({ [PUT]: answered });
  const asked = within(await question());
  expect(asked.getByText('Não percebemos. O que é uma razão?')).toBeDefined();
  expect(asked.getByText('À espera de resposta')).toBeDefined();
  await user.type(box(), 'É dizer porquê.');
  expect(asked.getByRole('status').textContent).toBe('Ainda não seguiu para a equipa');
  expect(sent()).toEqual([]);
  await press();
  await waitFor(() => expect(asked.getByRole('status').textContent).toBe('Guardado'));
  expect(sent().map(({ body }) => JSON.parse(body))).toEqual([{ version: 1, text: 'É dizer porquê.', seen: [''] }]);
  expect(asked.getByText('Respondida')).toBeDefined();
  expect(box().value).toBe('É dizer porquê.');
  await expectAccessible();
  expect(htmlMistakes()).toEqual([]);
});

test('Ctrl+Enter in the box sends the answer', async () => {
  const sent = await open({ [PUT]: answered });
  const asked = within(await question());
  await user.type(box(), 'É dizer porquê.{Control>}{Enter}{/Control}');
  await waitFor(() => expect(asked.getByRole('status').textContent).toBe('Guardado'));
  expect(sent()).toHaveLength(1);
  expect(box().value).toBe('É dizer porquê.');
});

test('an empty answer is not sent where there was none, but takes a given one back', async () => {
  const sent = await open({ [PUT]: answered });
  const asked = within(await question());
  await press();
  expect(await asked.findByText('Escreva a resposta.')).toBeDefined();
  expect(asked.getByRole('status').textContent).toBe('');
  expect(sent()).toEqual([]);
  await user.type(box(), 'Sim');
  expect(asked.queryByText('Escreva a resposta.')).toBeNull();
  await press();
  await waitFor(() => expect(asked.getByRole('status').textContent).toBe('Guardado'));
  await user.clear(box());
  await press();
  await waitFor(() => expect(sent().map(({ body }) => JSON.parse(body).text)).toEqual(['Sim', '']));
});

test('an answer that was not sent is reported before signing out, one that was sent or taken out again is not', async () => {
  await open({ [PUT]: answered });
  await question();
  await user.type(box(), 'Meia');
  await user.click(screen.getByRole('button', { name: 'Terminar sessão' }));
  expect(await screen.findByText(/^Há respostas a perguntas de equipas que ainda não seguiram/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.clear(box());
  expect(unsent()).toEqual([]);
  await user.type(box(), 'Sim');
  expect(unsent()).toHaveLength(1);
  await press();
  await waitFor(() => expect(unsent()).toEqual([]));
});

test.each([
  ['load', () => new Promise<object>(() => {})],
  ['fail', () => ({ status: 500, body: { message: 'Falhou.', code: 'internal' } })],
])(
  'no box is offered while the former answers %s, because the question may be about one of them',
  async (_, versions) => {
    await open({ [`GET /team/${TEAM._id}/versions`]: versions });
    await screen.findAllByText('A equipa lê-o', { exact: false });
    expect(screen.queryByRole('region', { name: /^Pergunta da equipa/ })).toBeNull();
  },
);

test('an answer that was begun stays on the device until it is sent', async () => {
  await open();
  await question();
  await user.type(box(), 'Meia resposta');
  cleanup();
  await open();
  await question();
  expect(box().value).toBe('Meia resposta');
});

test('without a connection the answer waits on this device', async () => {
  await open({ [PUT]: 'offline' });
  const asked = within(await question());
  await user.type(box(), 'É dizer porquê.');
  await press();
  await waitFor(() => expect(asked.getByRole('status').textContent).toBe('Sem ligação: guardado neste dispositivo'));
  expect(box().value).toBe('É dizer porquê.');
});

test('a refused answer is told in the words of the server and keeps its text', async () => {
  const message = 'A esta resposta não há nenhuma pergunta.';
  await open({ [PUT]: { status: 409, body: { message, code: 'noQuestion' } } });
  await question();
  await user.type(box(), 'Tarde demais');
  await press();
  expect(await screen.findByText(message)).toBeDefined();
  expect(box().value).toBe('Tarde demais');
});

test('an answer that somebody else gave meanwhile is shown, and replaced only by pressing again', async () => {
  let given: string | null = null;
  const theirs = { ...QUESTION, answer: 'É explicar.', answeredAt: 1_767_312_000 };
  const sent = await open({
    [PATH]: () => ({ heldUntil: null, questions: [given === null ? QUESTION : theirs] }),
    [PUT]: (made: RecordedCall) => {
      if (given !== null) return answered(made);
      given = theirs.answer;
      return { status: 409, body: { message: 'Já tem outra resposta.', code: 'answeredByOther' } };
    },
  });
  await question();
  await user.type(box(), 'É dizer porquê.');
  await press();
  expect(await screen.findByText('É explicar.')).toBeDefined();
  expect(box().value).toBe('É dizer porquê.');
  await expectAccessible();
  await press();
  await waitFor(() => expect(screen.queryByText('É explicar.')).toBeNull());
  expect(sent().map(({ body }) => JSON.parse(body).seen)).toEqual([[''], ['É explicar.']]);
});

test('a question about a former answer stands with its version only', async () => {
  const version = {
    level: 2,
    version: 1,
    answers: ['O primeiro texto'],
    acceptedAt: 1_767_225_600,
    returnedAt: 1_767_312_000,
    returnNote: 'Falta a conclusão',
    note: null,
    points: { p1: 20, p2: 0, total: 20, marked: { p1: true, p2: true } },
    proposal: null,
  };
  const questions = [{ ...QUESTION, text: '', answer: 'É dizer porquê.', answeredAt: 1_767_312_000 }];
  await open({ [`GET /team/${TEAM._id}/versions`]: { versions: [version] } }, { questions });
  const card = within(await screen.findByRole('article', { name: 'Versão 1 da missão 2', hidden: true }));
  expect(card.getByText('Não percebemos.')).toBeDefined();
  expect(card.getByText('É dizer porquê.')).toBeDefined();
  expect(screen.queryByRole('region', { name: /^Pergunta da equipa/ })).toBeNull();
});

test('says from which day the team reads what is held back', async () => {
  await open({}, { questions: [], heldUntil: '2026-12-18' });
  expect((await screen.findAllByText('Chega à equipa a partir de 18/12/2026')).length).toBeGreaterThan(0);
});
