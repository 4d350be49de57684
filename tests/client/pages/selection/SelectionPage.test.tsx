// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { OtherPages } from '#client/pages/OtherPages.tsx';
import type { SelectionResult } from '#contract/council/selection.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const RESULT: SelectionResult = {
  year: 2027,
  publishedAt: 1_800_000_000,
  plans: [
    {
      teamName: 'Cometas',
      classYear: 8,
      school: 'Escola A',
      solar: 'Interculturalidade',
      proposal: 'Uma horta.\n\nCom regas.',
      reason: 'Serve a rua toda.',
    },
    {
      teamName: 'Luas',
      classYear: null,
      school: null,
      solar: 'Direitos Humanos',
      proposal: 'Um muro.',
      reason: 'É justo.',
    },
  ],
};

/** Answers each request with the next of these; null is no connection. Returns the addresses asked for. */
function stub(...answers: (SelectionResult | null)[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
  });
  return asked;
}

const open = (path = '/selecao/2027') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <OtherPages />
    </MemoryRouter>,
  );

describe('the public page of a selection', () => {
  test('shows each plan with team, year, school, solar system and reason', async () => {
    const asked = stub(RESULT);
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Seleção de maio de 2027' })).toBeDefined();
    expect(screen.getByText('ano letivo de 2026/2027', { exact: false })).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Cometas',
      'Luas',
    ]);
    expect(screen.getByText('8.º ano · Escola A · Interculturalidade')).toBeDefined();
    expect(screen.getByText('Direitos Humanos')).toBeDefined();
    expect(screen.getByText('Serve a rua toda.')).toBeDefined();
    expect(asked).toEqual([expect.stringContaining('/selection/results/2027')]);
    await expectAccessible();
  });

  test('says when nothing is published, and looks again', async () => {
    stub({ year: 2027, publishedAt: null, plans: [] }, RESULT);
    open();
    expect(await screen.findByText('A seleção de maio de 2027 ainda não foi publicada.')).toBeDefined();
    await setupUser().click(screen.getByRole('button', { name: 'Ver de novo' }));
    expect(await screen.findByText('Cometas')).toBeDefined();
  });

  test('says when all of its plans are gone', async () => {
    stub({ ...RESULT, plans: [] });
    open();
    expect(await screen.findByText('Nenhuma das propostas escolhidas está à vista neste momento.')).toBeDefined();
  });

  test('tries again after a lost connection', async () => {
    stub(null, RESULT);
    open();
    await setupUser().click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Cometas')).toBeDefined();
  });

  test.each(['/selecao/1999', '/selecao/maio', '/selecao/2027.5'])('knows no %s', async (path) => {
    const asked = stub();
    open(path);
    expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeDefined();
    expect(asked).toEqual([]);
  });
});
