// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OtherPages } from '#client/pages/OtherPages.tsx';
import { SURVEY, SURVEY_ANSWERS } from '#content/survey.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type FakeAnswer = { status: number; body: object } | 'offline';

const OPEN = { status: 200, body: { className: '8.º A', open: 'before' } };

/** Opens the page; `answers` answer what is sent, one after the other, then all is well. Returns what was sent. */
function open(asked: FakeAnswer = OPEN, ...answers: FakeAnswer[]): { url: string; body: unknown }[] {
  const sent: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'PUT') sent.push({ url, body: JSON.parse(String(body)) });
    const answer = method === 'PUT' ? (answers.shift() ?? { status: 200, body: { ok: true } }) : asked;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    const headers = { 'Content-Type': 'application/json' };
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
  });
  render(
    <MemoryRouter initialEntries={['/questionario/abcd2345']}>
      <OtherPages />
    </MemoryRouter>,
  );
  return sent;
}
const sheet = () => screen.findByRole('heading', { level: 1, name: 'O que pensas, antes da viagem' });
const item = (index: number) => within(screen.getByRole('group', { name: new RegExp(`^${index + 1}\\. `) }));
const send = () => user.click(screen.getByRole('button', { name: 'Enviar respostas' }));

describe('the questionnaire of a class', () => {
  test('asks every item with the same answers, and sends nothing that was left out', async () => {
    const sent = open();
    await sheet();
    expect(screen.getByText('Turma 8.º A')).toBeDefined();
    const groups = screen.getAllByRole('group');
    expect(groups).toHaveLength(SURVEY.length);
    for (const group of groups) expect(within(group).getAllByRole('radio')).toHaveLength(SURVEY_ANSWERS.length);
    await expectAccessible();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar respostas' }).disabled).toBe(true);
    await user.click(item(0).getByRole('radio', { name: 'Concordo muito' }));
    await user.click(item(7).getByRole('radio', { name: 'Discordo muito' }));
    expect(screen.getByText(/^2 de 8 respondidas/)).toBeDefined();
    await send();
    await screen.findByRole('heading', { name: 'Respostas enviadas!' });
    expect(sent).toEqual([
      {
        url: expect.stringMatching(/\/api\/surveys\/abcd2345\/answers\/[0-9a-f-]{36}$/),
        body: { moment: 'before', answers: [5, ...Array(6).fill(null), 1] },
      },
    ]);
    await expectAccessible();
  });

  test('hands on to the next person with an empty sheet and another id', async () => {
    const sent = open();
    await sheet();
    await user.click(item(2).getByRole('radio', { name: 'Concordo' }));
    await send();
    await user.click(await screen.findByRole('button', { name: 'Outra pessoa responde' }));
    expect(document.activeElement).toBe(await sheet());
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    await user.click(item(2).getByRole('radio', { name: 'Discordo' }));
    await send();
    await screen.findByRole('heading', { name: 'Respostas enviadas!' });
    expect(new Set(sent.map(({ url }) => url)).size).toBe(2);
  });

  test('keeps the answers when they cannot be sent, and sends them again as the same', async () => {
    const closed = { status: 409, body: { code: 'surveyClosed', message: 'O questionário está fechado.' } };
    const sent = open(OPEN, 'offline', closed);
    await sheet();
    await user.click(item(4).getByRole('radio', { name: 'Nem uma coisa nem outra' }));
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('As respostas continuam aqui.');
    await send();
    expect(await screen.findByText(/^O questionário está fechado\. As respostas/)).toBeDefined();
    await send();
    await screen.findByRole('heading', { name: 'Respostas enviadas!' });
    expect([sent.length, new Set(sent.map(({ url }) => url)).size]).toEqual([3, 1]);
  });

  test.each<[string, FakeAnswer, string]>([
    ['closed', { status: 200, body: { className: '8.º A', open: null } }, 'O questionário está fechado.'],
    [
      'unknown',
      { status: 404, body: { code: 'notFound', message: 'Nenhum questionário tem este código agora.' } },
      'Nenhum questionário tem este código agora.',
    ],
    ['out of reach', 'offline', 'Sem ligação ao servidor.'],
  ])('says that it is %s', async (_, answer, title) => {
    open(answer);
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    await expectAccessible();
  });
});
