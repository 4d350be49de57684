// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { doneProposalText, proposalDecisionWord } from '#client/panel/council/moderation/moderationWords.ts';
import type { JudgedProposal } from '#contract/council/proposalModeration.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { inBothThemes } from '../../actions.ts';
import { id } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const judged = (n: number, more: Partial<JudgedProposal> = {}): JudgedProposal => ({
  _id: id(n),
  proposal: `Plano ${n}`,
  at: 1_700_000_000,
  team: id(1),
  teamName: `Equipa ${n}`,
  class: '8.º A',
  school: null,
  solar: 'Interculturalidade',
  state: 'held',
  returned: false,
  heldFor: 'words',
  selfHarm: false,
  doubts: [{ kind: 'phone', found: '912 345 678' }],
  reports: 0,
  decided: null,
  may: ['approve', 'hide'],
  ...more,
});

async function open(rows: readonly JudgedProposal[], answers: Parameters<typeof stubServer>[0] = {}) {
  const calls = stubServer({
    'GET /moderation/proposals': {
      proposals: rows,
      pagination: { total: rows.length, page: 0, limit: 10 },
      counts: { waiting: rows.length, reported: 1, selfHarm: rows.filter(({ selfHarm }) => selfHarm).length },
    },
    'GET /moderation/count': {
      waiting: 2,
      reported: 0,
      selfHarm: 0,
      proposals: { waiting: 1, reported: 1, selfHarm: 0 },
      diary: { waiting: 0, reported: 0, selfHarm: 0 },
    },
    ...answers,
  });
  openPanel('/panel/moderation?kind=proposals', 2);
  await screen.findByRole('heading', { name: 'Moderação' });
  return {
    calls,
    sent: (path: string) => calls.filter((one) => one.path === path).map(({ body }) => JSON.parse(body)),
  };
}
const row = async (words: string) => (await screen.findByText(words)).closest('tr') as HTMLElement;

describe('the texts', () => {
  test.each([
    ['approve', 1, 'Proposta aprovada.'],
    ['hide', 1, 'Proposta escondida.'],
    ['hide', 3, '3 propostas escondidas.'],
    ['undo', 1, 'Decisão anulada.'],
    ['hide', 0, 'Já estava assim: nada mudou.'],
  ] as const)('%s of %i: %s', (decision, changed, words) => expect(doneProposalText(decision, changed)).toBe(words));

  test('approving is called Repor for a hidden proposal and Aprovar for a held one', () => {
    expect([proposalDecisionWord('approve', 'hidden'), proposalDecisionWord('approve', 'held')]).toEqual([
      'Repor',
      'Aprovar',
    ]);
  });
});

test('a row shows proposal, team and reason as plain text; a long proposal can be expanded', async () => {
  const long = `<b>x</b> ${'palavras '.repeat(80)}fim do plano`;
  await open([judged(1), judged(2, { proposal: long, returned: true, decided: { by: 'Marta', at: 1_700_000_000 } })]);
  const text = (await row('Plano 1')).textContent ?? '';
  for (const words of ['Equipa 1', '8.º A · Sem escola · Interculturalidade', 'À espera', 'Telefone: «912 345 678»'])
    expect(text).toContain(words);
  expect(screen.getByText('Devolvida')).toBeDefined();
  expect(screen.getByText('Ler tudo')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Propostas (2 por decidir)' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Denunciadas (1)' })).toBeDefined();
  await inBothThemes(expectAccessible);
});

test('a proposal is hidden, and a hidden one restored, from its row', async () => {
  const { sent } = await open([judged(1), judged(2, { state: 'hidden', heldFor: null, may: ['approve', 'undo'] })], {
    'POST /moderation/proposals/hide': { changed: 1 },
    'POST /moderation/proposals/approve': { changed: 1 },
  });
  await user.click(within(await row('Plano 1')).getByRole('button', { name: 'Esconder a proposta de Equipa 1' }));
  await screen.findByText('Proposta escondida.');
  await user.click(screen.getByRole('button', { name: 'Fechar o aviso' }));
  await user.click(within(await row('Plano 2')).getByRole('button', { name: 'Repor a proposta de Equipa 2' }));
  await screen.findByText('Proposta aprovada.');
  expect(sent('/moderation/proposals/hide')).toEqual([{ proposals: [id(1)] }]);
  expect(sent('/moderation/proposals/approve')).toEqual([{ proposals: [id(2)] }]);
});

test('several proposals are approved in one call', async () => {
  const { sent } = await open([judged(1), judged(2)], { 'POST /moderation/proposals/approve': { changed: 2 } });
  await row('Plano 1');
  await user.click(screen.getByLabelText('Escolher todas'));
  await user.click(screen.getByRole('button', { name: 'Aprovar selecionadas (2)' }));
  await screen.findByText('2 propostas aprovadas.');
  expect(sent('/moderation/proposals/approve')).toEqual([{ proposals: [id(1), id(2)] }]);
});

test('the queue switches between comments and proposals', async () => {
  const empty = { pagination: { total: 0, page: 0, limit: 10 }, counts: { waiting: 0, reported: 0 } };
  const { calls } = await open([], { 'GET /moderation': { ...empty, comments: [] } });
  await screen.findByText('Nenhuma proposta está à espera.');
  await user.click(screen.getByRole('button', { name: 'Comentários (2 por decidir)' }));
  await screen.findByText('Nenhum comentário está à espera.');
  await user.click(screen.getByRole('button', { name: 'Propostas (2 por decidir)' }));
  await screen.findByText('Nenhuma proposta está à espera.');
  expect(calls.map(({ path }) => path)).toContain('/moderation');
});

test('a proposal that may speak of self-harm is announced, and approved alone after a confirmation', async () => {
  const despair = judged(1, { heldFor: 'self-harm', selfHarm: true });
  const { sent } = await open([despair, judged(2)], { 'POST /moderation/proposals/approve': { changed: 1 } });
  expect(within(await row('Plano 1')).getByText('Precisa de atenção')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Precisa de atenção: pode falar de autoagressão' })).toBeDefined();
  await user.click(within(await row('Plano 1')).getByRole('button', { name: 'Aprovar a proposta de Equipa 1' }));
  await screen.findByRole('dialog', { name: 'Mostrar esta proposta?' });
  expect(sent('/moderation/proposals/approve')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Mostrar a todas as equipas' }));
  await screen.findByText('Proposta aprovada.');
  expect(sent('/moderation/proposals/approve')).toEqual([{ proposals: [id(1)], confirmed: true }]);
});
