// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { inBothThemes } from '../../actions.ts';
import { forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { aProposal, id, page } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
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
  test('the council is announced, also while a search finds nothing', async () => {
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

  test('a submitted one can only be read', async () => {
    await open();
    expect(row('Equipa 2').getByText('Submetida')).toBeDefined();
    expect(button(/^Editar/, 'Equipa 2').disabled).toBe(true);
    expect(button(/^Já submetida$/, 'Equipa 2').disabled).toBe(true);
    expect(row('Equipa 2').queryByRole('button', { name: /^Submeter/ })).toBeNull();
    fireEvent.click(button(/^Ver/, 'Equipa 2'));
    expect(within(await screen.findByRole('dialog')).getByText('Proposta 2')).toBeDefined();
  });
});

describe('what the council made of them', () => {
  const RATED = { ...DRAFT, stars: { average: 3.5, count: 2, mine: null } };
  const BEST = { ...SUBMITTED, stars: { average: 4.7, count: 1, mine: null } };
  const UNRATED = aProposal(3, false);

  test('the list shows stars and how many gave them', async () => {
    await open({ 'GET /proposals': page('proposals', [UNRATED, RATED, BEST]) });
    expect(row('Equipa 1').getByText('3,5', { exact: false }).textContent).toBe('3,5(2 avaliações)');
    expect(row('Equipa 2').getByText('4,7', { exact: false }).textContent).toBe('4,7(1 avaliação)');
    expect(row('Equipa 3').getByText('Sem avaliações')).toBeDefined();
  });

  test('the full view has the stars and each comment with its team and when', async () => {
    const at = Math.floor(Date.now() / 1_000) - 7_300;
    const comments = [{ _id: id(900), name: 'Os Cometas', comment: 'Boa ideia!', at }];
    await open({ 'GET /proposals': page('proposals', [{ ...RATED, teamProposal: { comments } }]) });
    fireEvent.click(button(/^Ver/));
    const view = within(await screen.findByRole('dialog'));
    expect(view.getByText('3,5', { exact: false })).toBeDefined();
    expect(view.getByText('Comentários (1)')).toBeDefined();
    const comment = within(view.getByText('Boa ideia!').closest('li') as HTMLElement);
    expect(comment.getByText('Os Cometas')).toBeDefined();
    expect(comment.getByText('há 2 horas')).toBeDefined();
  });
});

describe('what other teams do not see', () => {
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

  test('stands with the reason in its row, and can be approved, hidden or put back there', async () => {
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

  test('is hidden from its row, is read anew, and the toast takes it back', async () => {
    const calls = await open({
      'GET /proposals': page('proposals', [{ ...SHOWN, teamName: 'Equipa 1' }]),
      'POST /moderation/proposals/hide': { changed: 1 },
      'POST /moderation/proposals/undo': { changed: 1 },
    });
    const sent = (path: string) => calls.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));
    fireEvent.click(button(/^Esconder/));
    await screen.findByText('Proposta escondida.');
    expect(sent('/moderation/proposals/hide')).toEqual([{ proposals: [SHOWN._id] }]);
    await waitFor(() => expect(calls.filter(({ path }) => path === '/proposals').length).toBeGreaterThan(1));
    fireEvent.click(screen.getByRole('button', { name: 'Anular' }));
    await screen.findByText('Decisão anulada.');
    expect(sent('/moderation/proposals/undo')).toEqual([{ proposals: [SHOWN._id] }]);
  });

  test('a level 4 that is with its team again is said to be so', async () => {
    await open({
      'GET /proposals': page('proposals', [{ ...DRAFT, state: 'returned', moderation: SHOWN.moderation }]),
    });
    expect(row('Equipa 1').getByText('Devolvida')).toBeDefined();
  });

  test('is shown again after a question where it was hidden and may speak of self-harm', async () => {
    const calls = await open({
      'GET /proposals': page('proposals', [HELD, { ...HIDDEN, moderation: { ...HIDDEN.moderation, selfHarm: true } }]),
      'POST /moderation/proposals/approve': { changed: 1 },
    });
    fireEvent.click(button(/^Repor/, 'Equipa 2'));
    expect(calls.some(({ path }) => path === '/moderation/proposals/approve')).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Mostrar a todas as equipas' }));
    await waitFor(() => {
      const sent = calls.find(({ path }) => path === '/moderation/proposals/approve');
      expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ confirmed: true });
    });
  });

  test('whoever edits what is hidden reads that it stays hidden', async () => {
    await open({ 'GET /proposals': page('proposals', [{ ...HELD, state: 'hidden' }]) });
    fireEvent.click(button(/^Editar/));
    expect(await screen.findByText(/continua escondida/)).toBeDefined();
  });

  test('whoever edits what waits reads that it is approved by it', async () => {
    await open({ 'GET /proposals': page('proposals', [HELD]) });
    fireEvent.click(button(/^Editar/));
    expect(await screen.findByText(/fica aprovada por si/)).toBeDefined();
  });
});

describe('editing', () => {
  test('saves the text and shows it in its row', async () => {
    const calls = await open({ [`PUT /proposal/${DRAFT.team}`]: { ...DRAFT, proposal: 'Outro texto' } });
    fireEvent.click(button(/^Editar/));
    const area = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
    expect(area.getAttribute('rows')).toBe('8');
    fireEvent.change(area, { target: { value: ' Outro texto ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
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
    fireEvent.click(button(/^Editar/));
    const area = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
    fireEvent.change(area, { target: { value: '  ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('O texto da proposta é obrigatório')).toBeDefined();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    fireEvent.change(area, { target: { value: 'Um texto' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.getAllByText('Já foi submetida.'), 'toast and dialog').toHaveLength(2));
    expect(area.value).toBe('Um texto');
  });
});

describe('leaving the edit', () => {
  const pressEscape = (area: HTMLElement) => fireEvent.keyDown(area, { key: 'Escape' });
  const question = () => screen.queryByRole('dialog', { name: 'Descartar as alterações?' });
  test('Escape closes it while nothing is changed, and asks otherwise', async () => {
    await open();
    fireEvent.click(button(/^Editar/));
    const area = await screen.findByRole('textbox');
    fireEvent.change(area, { target: { value: 'Meia frase' } });
    pressEscape(area);
    expect(question()).not.toBeNull();
    fireEvent.keyDown(question() as HTMLElement, { key: 'Escape' });
    expect(question(), 'Escape goes on editing').toBeNull();
    expect((area as HTMLTextAreaElement).value).toBe('Meia frase');
    fireEvent.change(area, { target: { value: DRAFT.proposal } });
    pressEscape(area);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('what is discarded is gone, and the text is the server’s', async () => {
    await open();
    fireEvent.click(button(/^Editar/));
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Meia frase' } });
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(row('Equipa 1').getByText(DRAFT.proposal)).toBeDefined();
  });
});

describe('submitting', () => {
  const ask = async () => {
    fireEvent.click(button(/^Submeter/));
    expect(await screen.findByText('Tem a certeza que pretende submeter esta proposta?')).toBeDefined();
    expect(within(screen.getByRole('dialog')).getByText('Equipa 1'), 'which one').toBeDefined();
    expect(screen.getByText('Após a submissão, não será possível editar a proposta.')).toBeDefined();
  };

  test('asks first, and Cancelar sends nothing', async () => {
    const calls = await open();
    await ask();
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('is celebrated, and the state is final', async () => {
    const calls = await open({
      [`POST /proposal/${DRAFT.team}/submit`]: { status: 201, body: { ...DRAFT, submitted: true } },
    });
    await ask();
    fireEvent.click(screen.getByRole('button', { name: 'Sim, Submeter' }));
    expect(await screen.findByText('Parabéns! Missão cumprida!')).toBeDefined();
    expect(screen.getByText(/em maio/)).toBeDefined();
    expect(row('Equipa 1').getByText('Submetida')).toBeDefined();
    expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '')).toMatchObject({
      proposalId: id(301),
      team: DRAFT.team,
      teamClass: '8.º A',
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
    const see = row('Equipa 1').getByRole('button', { name: 'Ver a proposta de Equipa 1' });
    await waitFor(() => expect(document.activeElement, 'its own button does nothing any more').toBe(see));
  });

  test('a failure says the spec’s sentence and the server’s reason, once', async () => {
    const calls = await open({
      [`POST /proposal/${DRAFT.team}/submit`]: { status: 409, body: { message: 'Já foi submetida.', code: 'x' } },
    });
    await ask();
    fireEvent.click(screen.getByRole('button', { name: 'Sim, Submeter' }));
    expect(await screen.findByText('Erro ao submeter proposta. Verifique a consola para mais detalhes.')).toBeDefined();
    expect(screen.getByText('Já foi submetida.')).toBeDefined();
    expect(screen.queryByText('Tem a certeza que pretende submeter esta proposta?')).toBeNull();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a failure can be tried again from where it is told', async () => {
    let tries = 0;
    const calls = await open({
      [`POST /proposal/${DRAFT.team}/submit`]: () => {
        tries += 1;
        return tries < 3 ? 'offline' : { status: 201, body: { ...DRAFT, submitted: true } };
      },
    });
    await ask();
    fireEvent.click(screen.getByRole('button', { name: 'Sim, Submeter' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(tries).toBe(2));
    const again = () => screen.getByRole('button', { name: 'Tentar de novo' }) as HTMLButtonElement;
    await waitFor(() => expect(again().disabled).toBe(false));
    fireEvent.click(again());
    expect(await screen.findByText('Parabéns! Missão cumprida!')).toBeDefined();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(3);
  });

  test('a double press submits once and tells no failure', async () => {
    const calls = await open({
      [`POST /proposal/${DRAFT.team}/submit`]: { status: 201, body: { ...DRAFT, submitted: true } },
    });
    await ask();
    const yes = screen.getByRole('button', { name: 'Sim, Submeter' });
    fireEvent.click(yes);
    fireEvent.click(yes);
    expect(await screen.findByText('Parabéns! Missão cumprida!')).toBeDefined();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

test('the server sorts, searches and pages; what it answers is shown in its order', async () => {
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
  fireEvent.click(head);
  fireEvent.click(head);
  fireEvent.change(screen.getByPlaceholderText('Pesquisar em todas as propostas'), { target: { value: 'rampa' } });
  await expect.poll(asked).toEqual({ page: '0', limit: '5', sort: 'stars', order: 'desc', search: 'rampa' });
});

test('a page beyond the end becomes the last one', async () => {
  stubServer({ 'GET /proposals': page('proposals', [DRAFT], { total: 7, limit: 5 }) });
  openPanel('/panel/solar-systems/proposals?size=5&page=9');
  await screen.findByText('Equipa 1');
  await expect
    .poll(() => screen.getByTestId('address').textContent)
    .toBe('/panel/solar-systems/proposals?size=5&page=1');
});
