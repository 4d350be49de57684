// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { aTeam, page } from '../../fixtures.ts';
import { ACCOUNT_ID, closePanel, openPanel, type StubResponse, stubServer } from '../../panelHarness.tsx';
import { giveMark, rubricOf, shownMark } from './markControls.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(closePanel);

const KEY = {
  solar: [{ _id: THEME_IDS.ic, name: 'Interculturalidade', level: 'l' }],
  data: [{ _id: 'l', level1: [1, 0, 1].map((correct) => ({ options: { correct } })) }],
};
const SERVER = {
  'GET /team/responses': page('teams', [aTeam(2)]),
  [`GET /solar/${THEME_IDS.ic}`]: { ...SOLAR_SYSTEMS.ic, _id: THEME_IDS.ic },
  'GET /solar/correct-quiz-answers': KEY,
};

async function openSheet(extra: Record<string, StubResponse> = {}) {
  const calls = stubServer({ ...SERVER, ...extra });
  openPanel('/panel/solar-systems/answers');
  const toggle = await screen.findByRole('button', { name: /^Ver Respostas/ });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await screen.findByRole('button', { name: 'Guardar avaliações' });
  return calls;
}

const mark = (label: string, value: number) => giveMark(user, label, value);
const shown = (label: string) => screen.getByLabelText(label).textContent;
const save = () => screen.getByRole('button', { name: 'Guardar avaliações' }) as HTMLButtonElement;
const MARKS = 'PUT /team/evaluation';
const TEAMWORK_2 = 'Trabalho de equipa (missão 2)';

describe('the answers', () => {
  test('show tutorial, quiz with points, texts and files', async () => {
    await openSheet();
    expect(screen.getByRole('heading', { name: 'Treino concluído' })).toBeDefined();
    expect(screen.getByRole('heading', { name: /^Missão 2: / })).toBeDefined();
    expect(screen.getByText('O nosso texto')).toBeDefined();
    expect(screen.getByRole('link', { name: 'foto.png' }).getAttribute('href')).toBe('/api/files/abc');
    expect(screen.getByText('Um texto da missão 2')).toBeDefined();
    expect(screen.getByText(SOLAR_SYSTEMS.ic.missions[1].description)).toBeDefined();
    await waitFor(() => expect(screen.getAllByText(/Certa: 20\/20|Certa: 20/)).toHaveLength(2));
    expect(screen.getAllByText(/Errada/)).toHaveLength(1);
  });

  test('a level without answers cannot be marked', async () => {
    await openSheet();
    for (const label of ['Resposta (missão 3)', 'Trabalho de equipa (missão 3)', 'Resposta (missão 4)']) {
      expect(screen.queryByRole('radiogroup', { name: label }), label).toBeNull();
      expect(screen.getByRole('heading', { name: label }).parentElement?.textContent).toContain('Ainda sem resposta');
    }
    expect(rubricOf('Resposta (missão 2)')).toBeDefined();
    expect(screen.queryByRole('radiogroup', { name: 'Resposta (missão 1)' }), 'counted by the quiz').toBeNull();
  });

  test('only the allowed marks are offered', async () => {
    await openSheet();
    const marks = (label: string) => Array.from(rubricOf(label).querySelectorAll('input'), ({ value }) => value);
    expect(marks('Resposta (missão 2)')).toEqual(['0', '20', '40', '60']);
    expect(marks('Trabalho de equipa (missão 1)')).toEqual(['0', '20', '40']);
  });
});

describe('the marks', () => {
  test('every total changes at once with a mark', async () => {
    await openSheet();
    expect(shown('Pontuação Final de Cometas')).toBe('80/500');
    await mark('Resposta (missão 2)', 60);
    await mark('Trabalho de equipa (missão 1)', 40);
    expect(shown('Pontuação da missão 2')).toBe('80/100');
    expect(shown('Pontuação da missão 1')).toBe('80/100');
    expect(shown('Pontuação Final de Cometas')).toBe('160/500');
  });

  test('a total is labelled provisional until every mark is chosen', async () => {
    await openSheet();
    const bar = within(screen.getByLabelText('Pontuação Final de Cometas').closest('[data-bottom-bar]') as HTMLElement);
    const row = screen.getByRole('rowheader').closest('tr') as HTMLElement;
    expect(bar.getByText('provisória')).toBeDefined();
    expect(row.textContent).toContain('provisória');
    await mark('Trabalho de equipa (missão 1)', 0);
    expect(bar.queryByText('provisória')).toBeNull();
    expect(row.textContent).not.toContain('provisória');
  });

  test('unsaved marks survive a reload, for this account only', async () => {
    await openSheet({ [MARKS]: 'offline' });
    await mark(TEAMWORK_2, 40);
    cleanup();
    await openSheet({ [MARKS]: 'offline' });
    expect(shownMark(TEAMWORK_2)).toBe('40');
    expect(shown('Pontuação Final de Cometas')).toBe('100/500');
    expect(Object.keys(localStorage)).toContain(`unsent:${ACCOUNT_ID}:marks:${aTeam()._id}`);
    expect(Object.keys(localStorage).every((key) => key.startsWith(`unsent:${ACCOUNT_ID}:`))).toBe(true);
  });

  test('marks that the server already has are not kept as unsaved, as after a lost answer', async () => {
    const key = `unsent:${ACCOUNT_ID}:marks:${aTeam()._id}`;
    localStorage.setItem(
      key,
      JSON.stringify({ 1: { p2: { value: 40, seen: null } }, 2: { p2: { value: 40, seen: 20 } } }),
    );
    localStorage.setItem(`unsent:${ACCOUNT_ID}:refused:marks:${aTeam()._id}`, '1');
    const { level2 } = aTeam(2).points;
    const points = { ...aTeam(2).points, level2: { ...level2, p2: 40, marked: { ...level2.marked, p2: true } } };
    await openSheet({ 'GET /team/responses': page('teams', [{ ...aTeam(2), points }]) });
    expect(JSON.parse(localStorage.getItem(key) ?? ''), 'only what differs').toEqual({
      1: { p2: { value: 40, seen: null } },
    });
  });

  test('the button sends the changed marks at once, and nothing is left unsaved', async () => {
    const saved = { ...aTeam().points, total: 100, level2: { ...aTeam().points.level2, p2: 40, total: 60 } };
    const calls = await openSheet({ [MARKS]: { points: saved } });
    await mark(TEAMWORK_2, 40);
    await user.click(save());
    expect(await screen.findByText('Avaliações guardadas')).toBeDefined();
    expect(JSON.parse(calls.find(({ method }) => method === 'PUT')?.body ?? '')).toEqual({
      teamId: aTeam()._id,
      points: { level2: { p2: 40 } },
      seen: { level2: { p2: 20 } },
    });
    expect(shown('Pontuação Final de Cometas')).toBe('100/500');
    expect(localStorage.length).toBe(0);
  });

  test('a refusal shows the server’s message and keeps the marks', async () => {
    await openSheet({
      [MARKS]: {
        status: 409,
        body: { message: 'A equipa ainda não respondeu.', code: 'levelNotPosted' },
      },
    });
    await mark(TEAMWORK_2, 40);
    await user.click(save());
    expect(await screen.findByText('A equipa ainda não respondeu.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    expect(shownMark(TEAMWORK_2)).toBe('40');
    expect(screen.getByText('Guardado só neste dispositivo')).toBeDefined();
  });
});
