// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deedsOf, deedsText, longDay } from '#client/panel/council/session/certificates/certificateWords.ts';
import type { Council } from '#contract/council/session/councils.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { openPanel, resetPanel, type StubResponses, stubServer } from '../../panelHarness.tsx';
import { aCouncil, aCouncilTeam, aPlan, CLASS_ID, COUNCIL_ID, inPhase } from './councilFixtures.ts';

afterEach(() => {
  cleanup();
  resetPanel();
});

const STRENGTH = 'Ajudaram a melhorar planos de outras equipas: 3 sugestões aceites.';

function open(council: Council, more: StubResponses = {}) {
  const teams = council.teams.map(({ _id, name }) => ({ _id, name, strength: STRENGTH }));
  stubServer({
    [`GET /councils/${COUNCIL_ID}`]: council,
    [`GET /classes/${CLASS_ID}/strengths`]: { teams },
    ...more,
  });
  openPanel(`/panel/council/${COUNCIL_ID}/certificates`, 2);
}
const shown = inPhase('earth', {
  resultShown: true,
  toEarth: aPlan(2)._id,
  teams: [1, 2, 3, 4].map((n) => aCouncilTeam(n, { voted: true })),
});

test('every team has a page, with what it is good at; only the winner’s plan goes to Earth', async () => {
  open(shown);
  const pages = await screen.findAllByRole('article');
  expect(pages.map((page) => page.getAttribute('aria-label'))).toEqual([
    'Certificado de Andrómeda',
    'Certificado de Boreal',
    'Certificado de Cometas',
    'Certificado de Dragões',
  ]);
  for (const page of pages) expect(within(page).getByText(STRENGTH)).toBeDefined();
  expect(pages.map((page) => within(page).queryByText('A vossa proposta segue para a Terra!') !== null)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  await expectAccessible();
});

test('prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open(shown);
  await screen.findAllByRole('article');
  await setupUser().click(screen.getByRole('button', { name: 'Imprimir certificados' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a tie, or a result that is not shown yet, names no winner', async () => {
  open({ ...shown, toEarth: null });
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  expect(screen.queryByText('A vossa proposta segue para a Terra!')).toBeNull();
});

test('a council without a vote has certificates too, and one that has not started has none', async () => {
  open(inPhase('read'));
  expect(await screen.findAllByRole('article')).toHaveLength(4);
  cleanup();
  open(aCouncil({ state: 'prepared', phase: null, startedAt: null }));
  expect(await screen.findByText('O conselho ainda não começou.')).toBeDefined();
  expect((screen.getByRole('button', { name: 'Imprimir certificados' }) as HTMLButtonElement).disabled).toBe(true);
});

test('a failure is told instead of certificates without the sentence', async () => {
  open(shown, {
    [`GET /classes/${CLASS_ID}/strengths`]: { status: 403, body: { message: 'Não é sua.', code: 'notYours' } },
  });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Não é sua.'));
  expect(screen.queryByRole('article')).toBeNull();
});

describe('the words', () => {
  const { plans } = aCouncil();

  test('name only what a team did', () => {
    const quiet = aCouncilTeam(9, { read: 0 });
    expect(deedsText(deedsOf(quiet, { plans }))).toBe('Participaram no conselho da turma.');
    const reader = aCouncilTeam(9, { read: 1, readings: 4 });
    expect(deedsText(deedsOf(reader, { plans }))).toBe('Leram 1 proposta de outras equipas.');
    const full = aCouncilTeam(2, { read: 4, readings: 4, voted: true });
    expect(deedsText(deedsOf(full, { plans }))).toBe(
      'Apresentaram uma proposta à turma, leram com atenção todas as propostas que receberam e responderam à votação.',
    );
  });

  test('write the day out', () => {
    expect(longDay(new Date(2026, 10, 7, 12).getTime())).toBe('7 de novembro de 2026');
  });
});
