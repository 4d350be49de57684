// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { aDiary, anEntry } from '../../../diary/sampleActions.ts';
import { inBothThemes } from '../../actions.ts';
import { aProposal, id, page } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const PLAN = aProposal(2, true);
const HELD = anEntry(id(41), {
  state: 'waiting',
  moderation: { heldFor: 'words', selfHarm: false, doubts: [], may: ['approve', 'hide'] },
});
const path = `/diary/${PLAN.team}`;

async function open(answers: Parameters<typeof stubServer>[0] = {}) {
  const calls = stubServer({
    'GET /proposals': page('proposals', [PLAN]),
    [`GET ${path}`]: aDiary([HELD]),
    ...answers,
  });
  openPanel('/panel/solar-systems/proposals');
  await user.click(await screen.findByRole('button', { name: /^Ver a proposta/ }));
  await screen.findByText(HELD.text);
  const sent = (where: string) => calls.filter((one) => one.path === where).map(({ body }) => JSON.parse(body));
  return { sent };
}

test('the diary of a submitted plan is on its page; the teacher corrects an entry of the team', async () => {
  const { sent } = await open({ [`PUT ${path}/${HELD._id}`]: HELD });
  await inBothThemes(expectAccessible);
  await user.click(screen.getByRole('button', { name: /^Corrigir a entrada/ }));
  await user.clear(screen.getByLabelText(/^O que aconteceu/));
  await user.type(screen.getByLabelText(/^O que aconteceu/), 'A direção aprovou.');
  await user.selectOptions(screen.getByLabelText(/^Estado do plano/), 'Aprovado');
  await user.click(screen.getByRole('button', { name: 'Guardar no diário' }));
  await screen.findByText('Guardado no diário.');
  const said = { text: 'A direção aprovou.', progress: 'approved', reason: '', day: HELD.day, photos: [] };
  expect(sent(`${path}/${HELD._id}`)).toEqual([said]);
});

test('an entry is approved where it is read', async () => {
  const { sent } = await open({ 'POST /moderation/diary/approve': { changed: 1 } });
  await user.click(screen.getByRole('button', { name: `Aprovar a entrada de ${PLAN.teamName}` }));
  await screen.findByText('Entrada aprovada.');
  expect(sent('/moderation/diary/approve')).toEqual([{ entries: [id(41)] }]);
});

test('the story is shared and kept back', async () => {
  const { sent } = await open({ [`PUT ${path}/sharing`]: ({ body }) => JSON.parse(body) });
  const share = () => screen.getByRole('switch', { name: 'Partilhar a história deste plano' });
  expect(share().getAttribute('aria-checked')).toBe('false');
  await user.click(share());
  await waitFor(() => expect(share().getAttribute('aria-checked')).toBe('true'));
  expect(sent(`${path}/sharing`)).toEqual([{ shared: true }]);
});

test('the queue of entries shows what waits, and hides it', async () => {
  const judged = {
    _id: id(42),
    entry: 'Palavras duvidosas',
    reason: 'Porque sim.',
    progress: 'impossible',
    day: '2026-02-03',
    at: 1_700_000_000,
    photos: [],
    team: PLAN.team,
    teamName: 'Cometas',
    class: '8.º A',
    school: null,
    solar: 'Interculturalidade',
    state: 'held',
    heldFor: 'words',
    selfHarm: false,
    doubts: [{ kind: 'word', found: 'duvidosas' }],
    decided: null,
    may: ['approve', 'hide'],
  };
  const counts = { waiting: 1, reported: 0, selfHarm: 0 };
  const none = { waiting: 0, reported: 0, selfHarm: 0 };
  const calls = stubServer({
    'GET /moderation/diary': { entries: [judged], pagination: { total: 1, page: 0, limit: 10 }, counts },
    'GET /moderation/count': { ...none, proposals: none, diary: counts },
    'POST /moderation/diary/hide': { changed: 1 },
  });
  openPanel('/panel/moderation?kind=diary', 2);
  const row = within((await screen.findByText('Palavras duvidosas')).closest('tr') as HTMLElement);
  for (const words of ['03/02/2026 · Não foi possível', 'Porque: Porque sim.', 'Palavra: «duvidosas»', 'À espera'])
    expect(row.getByText(words)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Diários (1 por decidir)' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: /^Denunciadas/ })).toBeNull();
  await inBothThemes(expectAccessible);
  await user.click(row.getByRole('button', { name: 'Esconder a entrada de Cometas' }));
  await screen.findByText('Entrada escondida.');
  expect(calls.filter((one) => one.path === '/moderation/diary/hide').map(({ body }) => JSON.parse(body))).toEqual([
    { entries: [id(42)] },
  ]);
});
