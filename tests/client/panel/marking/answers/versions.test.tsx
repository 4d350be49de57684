// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AnswerVersion } from '#contract/marking/guidance.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { htmlMistakes } from '../../../../support/browser/screens/htmlMistakes.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { aTeam, page } from '../../fixtures.ts';
import { closePanel } from '../../panelHarness.tsx';
import { openSheet } from './openSheet.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(closePanel);

const TEAM = aTeam(4);
const PATH = `GET /team/${TEAM._id}/versions`;
const FIRST: AnswerVersion = {
  level: 2,
  version: 1,
  answers: ['O primeiro texto'],
  acceptedAt: 1_767_225_600,
  returnedAt: 1_767_312_000,
  returnNote: 'Falta a conclusão',
  note: 'Pouco desenvolvido',
  points: { p1: 20, p2: 0, total: 20, marked: { p1: true, p2: false } },
  proposal: null,
};

async function open(versions: AnswerVersion[], team = TEAM) {
  await openSheet(user, team, { [PATH]: { versions }, 'GET /team/responses': page('teams', [team]) });
  return (level: number) => within(screen.getByRole('region', { name: new RegExp(`^Missão ${level}`) }));
}
const version = (n: number, level = 2) =>
  within(screen.getByRole('article', { name: `Versão ${n} da missão ${level}`, hidden: true }));
/** Returns the <details> that holds the versions of a level. */
const comparison = (level: number) =>
  version(1, level).getByRole('heading', { hidden: true }).closest('details') as HTMLDetailsElement;

test('a level that was answered again shows every version with its marks and notes', async () => {
  const level = await open([FIRST]);
  await level(2).findByText('Versão 1 · Versão 2');
  const [one, two] = [version(1), version(2)];
  for (const words of ['O primeiro texto', 'Pouco desenvolvido', 'Falta a conclusão', '20/60', '—/40', '20/100']) {
    expect(one.getByText(words), words).toBeDefined();
  }
  expect(one.getByText(/^Respondida a .* devolvida a /)).toBeDefined();
  for (const words of ['Um texto da missão 2', 'A resposta atual', '40/100']) {
    expect(two.getByText(words), words).toBeDefined();
  }
  expect(level(1).queryByText(/Versão/), 'answered once').toBeNull();
  await expectAccessible();
  expect(htmlMistakes()).toEqual([]);
});

test('the versions are expanded until the new answer is marked', async () => {
  await open([{ ...FIRST, level: 1, answers: ['2. Ouvir'] }, FIRST]);
  await screen.findByText('O primeiro texto');
  expect(comparison(1).open, 'teamwork of level 1 is not marked').toBe(true);
  expect(comparison(2).open, 'level 2 is marked').toBe(false);
});

test('files of a former answer can be opened, and a changed proposal is shown once', async () => {
  const files = JSON.stringify([{ name: 'antiga.png', content: '/api/files/antiga' }]);
  await open([
    { ...FIRST, level: 3, answers: [files] },
    { ...FIRST, level: 4, answers: ['plano', 'orçamento'], proposal: 'plano mudado' },
    { ...FIRST, level: 4, version: 2, answers: ['plano', 'orçamento'], proposal: 'plano\n\norçamento' },
  ]);
  const link = await screen.findByText('antiga.png');
  expect(link.closest('a')?.getAttribute('href')).toBe('/api/files/antiga');
  expect(screen.getByText('Versão 1 · Versão 2 · Versão 3')).toBeDefined();
  expect(screen.getAllByText('Proposta, como ficou')).toHaveLength(1);
  expect(screen.getByText('plano mudado')).toBeDefined();
});

test('the newest version is labelled given back while the team reworks it', async () => {
  const { accepted } = TEAM.status;
  const status = {
    ...TEAM.status,
    accepted: { ...accepted, level2: false },
    returned: { level: 2, note: 'Outra vez' },
  };
  await open([FIRST], { ...TEAM, status });
  const two = within(await screen.findByRole('article', { name: 'Versão 2 da missão 2', hidden: true }));
  expect(two.getByText('Devolvida à equipa')).toBeDefined();
  expect(two.getByText('Outra vez')).toBeDefined();
});

test('versions that fail to load show an error and can be retried', async () => {
  await openSheet(user, TEAM, {
    [PATH]: { status: 503, body: { message: 'O servidor está a recuperar.', code: 'databaseDown' } },
  });
  expect(await screen.findByText(/O servidor está a recuperar/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined();
});
