// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Recording } from '#contract/game/recordings.ts';
import { VOICE_ONLY_TEXT } from '#domain/game/recordings.ts';
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

const ID = '7a0c3f0e-5f0a-4c8e-9f2b-0d5f5a3c1b11';
const VOICE: Recording = {
  _id: ID,
  part: 2,
  step: 0,
  name: 'Resposta por voz 1.webm',
  content: '/api/files/t',
  seconds: 65,
  words: '',
};
const BASE = aTeam(4);
const teamWith = (recording: Partial<Recording> = {}) => ({
  ...BASE,
  answers: BASE.answers && {
    ...BASE.answers,
    answersLevel2: [VOICE_ONLY_TEXT],
    recordings: [{ ...VOICE, ...recording }],
  },
});
const PUT = `PUT /team/${BASE._id}/recordings/${ID}/words`;
const DELETE = `DELETE /team/${BASE._id}/recordings/${ID}`;
const written = ({ body }: RecordedCall) => ({ _id: ID, words: JSON.parse(body).text });

async function open(recording: Partial<Recording> = {}, extra: StubResponses = {}) {
  const calls = await openSheet(user, teamWith(recording), { [PUT]: written, ...extra });
  const part = await screen.findByRole('region', { name: /^Resposta por voz/ });
  const puts = () => calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/words'));
  return { part: within(part), puts, calls };
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'O que disseram' });
const unsent = () => Object.keys(localStorage).filter((key) => key.includes('transcript'));

test('an answer by voice stands at its step with a player, and the fixed sentence takes no comments', async () => {
  const { part } = await open();
  expect(part.getByText('Resposta por voz (1:05)')).toBeDefined();
  expect(part.getByText('0:00 de 1:05')).toBeDefined();
  expect(part.getByRole('button', { name: /^Ouvir/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Escolher um trecho com o teclado/ })).toBeNull();
  await expectAccessible();
  expect(htmlMistakes()).toEqual([]);
});

test('what was said saves itself, and stays on the device until then', async () => {
  const { part, puts } = await open();
  fireEvent.change(box(), { target: { value: 'Queremos um recreio. ' } });
  expect(part.getByRole('status').textContent).toBe('Guarda-se dentro de momentos');
  expect(unsent()).toHaveLength(1);
  expect(puts()).toEqual([]);
  await waitFor(() => expect(part.getByRole('status').textContent).toBe('Guardado'), { timeout: 4_000 });
  expect(puts().map(({ body }) => JSON.parse(body))).toEqual([{ text: 'Queremos um recreio.' }]);
  expect(box().value).toBe('Queremos um recreio.');
  expect(unsent()).toEqual([]);
});

test('a refusal is told, and the words stay', async () => {
  const refused = { status: 403, body: { message: 'Não é da sua turma.', code: 'notYours' } };
  const { part } = await open({ words: 'Antes.' }, { [PUT]: refused });
  fireEvent.change(box(), { target: { value: 'Depois.' } });
  expect(await screen.findByText('Não é da sua turma.', {}, { timeout: 4_000 })).toBeDefined();
  expect(box().value).toBe('Depois.');
  expect(part.getByRole('status').textContent).not.toBe('Guardado');
});

test('the voice is deleted once that is confirmed, and the words stay', async () => {
  const { part, calls } = await open({ words: 'Um recreio.' }, { [DELETE]: { _id: ID, deleted: true } });
  await user.click(part.getByRole('button', { name: 'Apagar a voz' }));
  const question = () => within(screen.getByRole('dialog', { name: 'Apagar a voz?' }));
  await user.click(question().getByRole('button', { name: 'Cancelar' }));
  await user.click(part.getByRole('button', { name: 'Apagar a voz' }));
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(question().getByRole('button', { name: 'Apagar a voz' }));
  expect(await part.findByText('A voz foi apagada.')).toBeDefined();
  expect(part.queryByRole('button', { name: /^Ouvir/ })).toBeNull();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Resposta por voz/));
  expect(box().value).toBe('Um recreio.');
});
