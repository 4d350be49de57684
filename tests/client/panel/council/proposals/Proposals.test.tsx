// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { fill, findDialog, inBothThemes } from '../../actions.ts';
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

const DRAFT = aProposal(1, false);
const SUBMITTED = aProposal(2, true);

async function open(extra: Parameters<typeof stubServer>[0] = {}) {
  const calls = stubServer({ 'GET /proposals': page('proposals', [DRAFT, SUBMITTED]), ...extra });
  openPanel('/panel/solar-systems/proposals');
  await screen.findByText('Equipa 1');
  return calls;
}

const row = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);
const button = (name: RegExp, team = 'Equipa 1') => row(team).getByRole('button', { name }) as HTMLButtonElement;

describe('the states', () => {
  test('the council is announced even when a search finds nothing', async () => {
    const answer = ({ query }: { query: URLSearchParams }) =>
      query.get('search') === 'x' ? page('proposals', []) : page('proposals', [DRAFT]);
    stubServer({ 'GET /proposals': answer });
    openPanel('/panel/solar-systems/proposals?search=x');
    expect(await screen.findByText('Sem resultados')).toBeDefined();
    expect(await screen.findByText('Hoje é dia de Conselho Galáctico')).toBeDefined();
  });

  test('before the first proposal the banner says when the council opens', async () => {
    stubServer({ 'GET /proposals': page('proposals', []) });
    openPanel('/panel/solar-systems/proposals');
    const words = 'O Conselho Galáctico abre quando a primeira equipa entregar a missão 4.';
    expect(await screen.findByText(words, { exact: false })).toBeDefined();
    expect(screen.queryByText('Hoje é dia de Conselho Galáctico')).toBeNull();
  });

  test('a draft can be edited and submitted', async () => {
    await open();
    expect(row('Equipa 1').getByText('Rascunho')).toBeDefined();
    expect(button(/^Editar/).disabled).toBe(false);
    expect(button(/^Submeter/).disabled).toBe(false);
  });

  test('a submitted proposal can only be read', async () => {
    await open();
    expect(row('Equipa 2').getByText('Submetida')).toBeDefined();
    expect(button(/^Editar/, 'Equipa 2').disabled).toBe(true);
    expect(button(/^Já submetida$/, 'Equipa 2').disabled).toBe(true);
    expect(row('Equipa 2').queryByRole('button', { name: /^Submeter/ })).toBeNull();
    await user.click(button(/^Ver/, 'Equipa 2'));
    expect(within(await screen.findByRole('dialog')).getByText('Proposta 2')).toBeDefined();
  });
});

describe('stars and comments', () => {
  const RATED = { ...DRAFT, stars: { average: 3.5, count: 2, mine: null } };
  const BEST = { ...SUBMITTED, stars: { average: 4.7, count: 1, mine: null } };
  const UNRATED = aProposal(3, false);

  test('the list shows the average of stars and the number of ratings', async () => {
    await open({ 'GET /proposals': page('proposals', [UNRATED, RATED, BEST]) });
    expect(row('Equipa 1').getByText('3,5', { exact: false }).textContent).toBe('3,5(2 avaliações)');
    expect(row('Equipa 2').getByText('4,7', { exact: false }).textContent).toBe('4,7(1 avaliação)');
    expect(row('Equipa 3').getByText('Sem avaliações')).toBeDefined();
  });

  test('the full view shows the stars and each comment with its team and time', async () => {
    const at = Math.floor(Date.now() / 1_000) - 7_300;
    const comments = [{ _id: id(900), name: 'Os Cometas', comment: 'Boa ideia!', at }];
    await open({ 'GET /proposals': page('proposals', [{ ...RATED, teamProposal: { comments } }]) });
    await user.click(button(/^Ver/));
    const view = within(await screen.findByRole('dialog'));
    expect(view.getByText('3,5', { exact: false })).toBeDefined();
    expect(view.getByText('Comentários (1)')).toBeDefined();
    const comment = within(view.getByText('Boa ideia!').closest('li') as HTMLElement);
    expect(comment.getByText('Os Cometas')).toBeDefined();
    expect(comment.getByText('há 2 horas')).toBeDefined();
  });
});

describe('a debated proposal', () => {
  const at = 1_700_000_000;
  const said = (n: number, comment: string) => ({ _id: id(900 + n), name: 'Os Cometas', comment, at });
  const comments = [
    { ...said(1, 'Quem vai?'), kind: 'question' as const },
    { ...said(2, 'Quando?'), kind: 'question' as const, answer: { _id: id(910), answer: 'Em maio.', at } },
    { ...said(3, 'Ao sábado?'), kind: 'suggestion' as const, accepted: at },
    said(4, 'Boa!'),
  ];
  const versions = [
    { version: 1, proposal: 'Uma horta.', at, until: at + 60, cause: 'suggestion' as const, suggestedBy: 'Os Cometas' },
    { version: 2, proposal: 'Uma horta da Ana.', at, until: at + 90, cause: 'edit' as const, withheld: true as const },
  ];

  test('shows kinds, answers, accepted suggestions and former texts', async () => {
    const debated = { ...DRAFT, proposal: 'Uma horta ao sábado.', teamProposal: { comments }, versions };
    await open({ 'GET /proposals': page('proposals', [debated]) });
    await user.click(button(/^Ver/));
    const view = within(await screen.findByRole('dialog'));
    const item = (words: string) => view.getByText(words).closest('li')?.textContent;
    expect(item('Quem vai?')).toContain('PerguntaSem resposta');
    expect(item('Quando?')).toContain('Resposta de Equipa 1Em maio.');
    expect(item('Ao sábado?')).toContain('SugestãoAceite pela equipa');
    expect(item('Boa!')).toMatch(/Boa!$/);
    await user.click(view.getByText('Versões anteriores (2)'));
    expect(item('Uma horta.')).toContain('Mudou com a sugestão de Os Cometas.AntesUma horta.DepoisUma horta da Ana.');
    const edited = view.getByText('Uma pessoa adulta corrigiu o texto.').closest('li')?.textContent;
    expect(edited).toContain('As outras equipas não a veem');
    expect(edited).toContain('DepoisUma horta ao sábado.');
    await inBothThemes(expectAccessible);
  });
});

describe('a moderated proposal', () => {
  const moderation = { heldFor: 'words', selfHarm: false, doubts: [], reports: 0, may: ['approve', 'hide'] } as const;
  const HELD = {
    ...DRAFT,
    state: 'waiting' as const,
    moderation: { ...moderation, doubts: [{ kind: 'phone', found: '912345678' }] },
  };
  const HIDDEN = {
    ...SUBMITTED,
    state: 'hidden' as const,
    moderation: { ...moderation, heldFor: null, may: ['approve', 'undo'] },
  };
  const SHOWN = { ...aProposal(3, false), moderation: { ...moderation, heldFor: null, reports: 2 } };

  test('shows the reason in its row, and can be approved, hidden or restored there', async () => {
    await open({ 'GET /proposals': page('proposals', [HELD, HIDDEN, SHOWN]) });
    expect(row('Equipa 1').getByText('À espera')).toBeDefined();
    expect(row('Equipa 1').getByText('Telefone: «912345678»')).toBeDefined();
    expect(button(/^Aprovar a proposta de Equipa 1/)).toBeDefined();
    expect(button(/^Esconder/)).toBeDefined();
    expect(row('Equipa 2').getByText('Escondida')).toBeDefined();
    expect(button(/^Repor a proposta de Equipa 2/, 'Equipa 2')).toBeDefined();
    expect(row('Equipa 2').queryByRole('button', { name: /^Esconder/ })).toBeNull();
    expect(row('Equipa 3').getByText('2 denúncias')).toBeDefined();
    expect(row('Equipa 3').queryByRole('button', { name: /^(Aprovar|Repor)/ })).toBeNull();
    await inBothThemes(expectAccessible);
  });

  test('is hidden from its row; the list is refetched and the toast undoes it', async () => {
    const calls = await open({
      'GET /proposals': page('proposals', [{ ...SHOWN, teamName: 'Equipa 1' }]),
      'POST /moderation/proposals/hide': { changed: 1 },
      'POST /moderation/proposals/undo': { changed: 1 },
    });
    const sent = (path: string) => calls.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));
    await user.click(button(/^Esconder/));
    await screen.findByText('Proposta escondida.');
    expect(sent('/moderation/proposals/hide')).toEqual([{ proposals: [SHOWN._id] }]);
    await waitFor(() => expect(calls.filter(({ path }) => path === '/proposals').length).toBeGreaterThan(1));
    await user.click(screen.getByRole('button', { name: 'Anular' }));
    await screen.findByText('Decisão anulada.');
    expect(sent('/moderation/proposals/undo')).toEqual([{ proposals: [SHOWN._id] }]);
  });

  test('is called returned while level 4 is given back to its team', async () => {
    await open({
      'GET /proposals': page('proposals', [{ ...DRAFT, state: 'returned', moderation: SHOWN.moderation }]),
    });
    expect(row('Equipa 1').getByText('Devolvida')).toBeDefined();
  });

  test('is restored only after a confirmation if it may speak of self-harm', async () => {
    const calls = await open({
      'GET /proposals': page('proposals', [HELD, { ...HIDDEN, moderation: { ...HIDDEN.moderation, selfHarm: true } }]),
      'POST /moderation/proposals/approve': { changed: 1 },
    });
    await user.click(button(/^Repor/, 'Equipa 2'));
    expect(calls.some(({ path }) => path === '/moderation/proposals/approve')).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Mostrar a todas as equipas' }));
    await waitFor(() => {
      const sent = calls.find(({ path }) => path === '/moderation/proposals/approve');
      expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ confirmed: true });
    });
  });

  test('says while it is edited that a hidden one stays hidden', async () => {
    await open({ 'GET /proposals': page('proposals', [{ ...HELD, state: 'hidden' }]) });
    await user.click(button(/^Editar/));
    expect(await screen.findByText(/continua escondida/)).toBeDefined();
  });

  test('says while it is edited that saving approves a held one', async () => {
    await open({ 'GET /proposals': page('proposals', [HELD]) });
    await user.click(button(/^Editar/));
    expect(await screen.findByText(/fica aprovada por si/)).toBeDefined();
  });
});

describe('editing', () => {
  test('saves the text and shows it in its row', async () => {
    const calls = await open({ [`PUT /proposal/${DRAFT.team}`]: { ...DRAFT, proposal: 'Outro texto' } });
    await user.click(button(/^Editar/));
    const area = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
    expect(area.getAttribute('rows')).toBe('8');
    await fill(user, area, ' Outro texto ');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(row('Equipa 1').getByText('Outro texto')).toBeDefined();
    expect(JSON.parse(calls.find(({ method }) => method === 'PUT')?.body ?? '')).toEqual({ proposal: 'Outro texto' });
  });

  test('an empty text is not sent; a refusal keeps the text', async () => {
    const calls = await open({
      [`PUT /proposal/${DRAFT.team}`]: {
        status: 409,
        body: { message: 'Já foi submetida.', code: 'alreadySubmitted' },
      },
    });
    await user.click(button(/^Editar/));
    const area = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
    await fill(user, area, '  ');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    const missing = 'O texto da proposta é obrigatório';
    await waitFor(() => expect(screen.getAllByText(missing), 'field and toast').toHaveLength(2));
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await fill(user, area, 'Um texto');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.getAllByText('Já foi submetida.'), 'toast and dialog').toHaveLength(2));
    expect(area.value).toBe('Um texto');
  });
});

describe('closing the editor', () => {
  const question = () => screen.queryByRole('dialog', { name: 'Descartar as alterações?' });
  test('Escape closes it while nothing is changed, and asks otherwise', async () => {
    await open();
    await user.click(button(/^Editar/));
    const area = await screen.findByRole('textbox');
    await fill(user, area, 'Meia frase');
    await user.keyboard('{Escape}');
    expect(question()).not.toBeNull();
    await (await findDialog(user, 'Descartar as alterações?')).pressEscape();
    expect(question(), 'Escape in the question continues the edit').toBeNull();
    expect((area as HTMLTextAreaElement).value).toBe('Meia frase');
    await fill(user, area, DRAFT.proposal);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('discarding restores the server’s text', async () => {
    await open();
    await user.click(button(/^Editar/));
    await fill(user, await screen.findByRole('textbox'), 'Meia frase');
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row('Equipa 1').getByText(DRAFT.proposal)).toBeDefined();
  });
});

describe('submitting', () => {
  const ask = async () => {
    await user.click(button(/^Submeter/));
    expect(await screen.findByText('Tem a certeza de que quer submeter esta proposta?')).toBeDefined();
    expect(within(screen.getByRole('dialog')).getByText('Equipa 1'), 'the team').toBeDefined();
    expect(screen.getByText('Após a submissão, não será possível editar a proposta.')).toBeDefined();
  };

  test('asks first, and Cancelar sends nothing', async () => {
    const calls = await open();
    await ask();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('shows a celebration and the submitted state', async () => {
    const calls = await open({
      [`POST /proposal/${DRAFT.team}/submit`]: { status: 201, body: { ...DRAFT, submitted: true } },
    });
    await ask();
    await user.click(screen.getByRole('button', { name: 'Sim, Submeter' }));
    expect(await screen.findByText('Parabéns! Missão cumprida!')).toBeDefined();
    expect(screen.getByText(/em maio/)).toBeDefined();
    expect(row('Equipa 1').getByText('Submetida')).toBeDefined();
    expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '')).toMatchObject({
      proposalId: id(301),
      team: DRAFT.team,
      teamClass: '8.º A',
    });
    await user.click(screen.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
    const see = row('Equipa 1').getByRole('button', { name: 'Ver a proposta de Equipa 1' });
    await waitFor(() => expect(document.activeElement, 'the submit button is disabled now').toBe(see));
  });

  test('a failure shows the spec’s sentence and the server’s message once', async () => {
    const calls = await open({
      [`POST /proposal/${DRAFT.team}/submit`]: { status: 409, body: { message: 'Já foi submetida.', code: 'x' } },
    });
    await ask();
    await user.click(screen.getByRole('button', { name: 'Sim, Submeter' }));
    expect(await screen.findByText('Erro ao submeter proposta. Verifique a consola para mais detalhes.')).toBeDefined();
    expect(screen.getByText('Já foi submetida.')).toBeDefined();
    expect(screen.queryByText('Tem a certeza de que quer submeter esta proposta?')).toBeNull();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a failure can be retried from its message', async () => {
    let tries = 0;
    const calls = await open({
      [`POST /proposal/${DRAFT.team}/submit`]: () => {
        tries += 1;
        return tries < 3 ? 'offline' : { status: 201, body: { ...DRAFT, submitted: true } };
      },
    });
    await ask();
    await user.click(screen.getByRole('button', { name: 'Sim, Submeter' }));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(tries).toBe(2));
    const again = () => screen.getByRole('button', { name: 'Tentar de novo' }) as HTMLButtonElement;
    await waitFor(() => expect(again().disabled).toBe(false));
    await user.click(again());
    expect(await screen.findByText('Parabéns! Missão cumprida!')).toBeDefined();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(3);
  });

  test('a double click submits once and shows no failure', async () => {
    const calls = await open({
      [`POST /proposal/${DRAFT.team}/submit`]: { status: 201, body: { ...DRAFT, submitted: true } },
    });
    await ask();
    await user.dblClick(screen.getByRole('button', { name: 'Sim, Submeter' }));
    expect(await screen.findByText('Parabéns! Missão cumprida!')).toBeDefined();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

test('the server sorts, searches and pages, and the list keeps its order', async () => {
  const calls = stubServer({
    'GET /proposals': ({ query }) =>
      page('proposals', [SUBMITTED, DRAFT], { total: 7, page: Number(query.get('page')), limit: 5 }),
  });
  openPanel('/panel/solar-systems/proposals?size=5&page=1');
  await screen.findByText('Equipa 1');
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['Equipa 2', 'Equipa 1']);
  expect(screen.getAllByText('6–7 de 7')).toHaveLength(2);
  const asked = () => Object.fromEntries(calls.filter(({ path }) => path === '/proposals').at(-1)?.query ?? []);
  expect(asked()).toEqual({ page: '1', limit: '5', sort: 'team', order: 'asc' });
  const head = within(screen.getByRole('columnheader', { name: 'Estrelas' })).getByRole('button');
  await user.click(head);
  await user.click(head);
  await fill(user, screen.getByPlaceholderText('Pesquisar em todas as propostas'), 'rampa');
  await expect.poll(asked).toEqual({ page: '0', limit: '5', sort: 'stars', order: 'desc', search: 'rampa' });
});

test('a page beyond the end is replaced by the last page', async () => {
  stubServer({ 'GET /proposals': page('proposals', [DRAFT], { total: 7, limit: 5 }) });
  openPanel('/panel/solar-systems/proposals?size=5&page=9');
  await screen.findByText('Equipa 1');
  await expect
    .poll(() => screen.getByTestId('address').textContent)
    .toBe('/panel/solar-systems/proposals?size=5&page=1');
});

describe('the dossier', () => {
  test('is prepared from the full view of a proposal', async () => {
    const stored = { revision: 0, saved: null, other: null, submitted: false };
    await open({ [`GET /proposal/${DRAFT.team}/dossier/answers`]: stored });
    await user.click(button(/^Ver/));
    const view = within(await screen.findByRole('dialog', { name: 'Proposta de Equipa 1' }));
    await user.click(view.getByRole('button', { name: 'Preparar dossiê' }));
    const dossier = within(await screen.findByRole('dialog', { name: 'Dossiê da Terra: Equipa 1' }));
    expect(await dossier.findByLabelText('O problema')).toBeDefined();
    expect(dossier.getByRole('button', { name: 'Descarregar dossiê (PDF)' })).toBeDefined();
    await expectAccessible();
    await user.click(dossier.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
