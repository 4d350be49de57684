// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { COUNCIL, councilRowOf, expectAccessible, renderOverlays, untilDebate } from './harness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

const rows = [
  councilRowOf('p1', { own: true, stars: { average: 3.5, count: 2, mine: null } }),
  councilRowOf('p2', { school: null, class: '', proposal: '', stars: { average: 4, count: 1, mine: 4 } }),
  councilRowOf('p3', {
    teamProposal: { comments: [{ _id: 'c1', name: 'Cometas', comment: 'Boa!\n<b>x</b>', at: 1_700_000_000 }] },
  }),
];
const council = { ...COUNCIL, proposals: rows };

describe.each([
  ['a table', 1366],
  ['cards', 768],
])('the council as %s', (shape, width) => {
  const open = (more = {}, rest = {}) =>
    renderOverlays({ scene: 'council', work: { ...council, ...more }, ...rest }, {}, width);

  it("shows every team's proposal, with '-' for missing values", async () => {
    open();
    expect(screen.queryAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      shape === 'a table' ? ['ESCOLA', 'TURMA', 'GRUPO', 'PROPOSTA'] : [],
    );
    const second = screen.getByText('Equipa p2', { selector: 'th, h2' }).closest('tr, li') as HTMLElement;
    expect(second.textContent?.match(/-/g)).toHaveLength(3);
    expect(second.textContent).toContain('Média 4,0 · 1 avaliação');
    expect(screen.getByText('Média 3,5 · 2 avaliações')).toBeTruthy();
    expect(screen.getByText('Sem avaliações')).toBeTruthy();
    await expectAccessible();
  });

  it('the proposals of other teams can be rated, the team’s own cannot', async () => {
    const { send } = open();
    expect(screen.getByText('A vossa proposta')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Estrelas para Equipa p1' })).toBeNull();
    const stars = within(screen.getByRole('group', { name: 'Estrelas para Equipa p2' }));
    expect(stars.getByLabelText<HTMLInputElement>('4 estrelas').checked).toBe(true);
    await user.click(stars.getByLabelText('2 estrelas'));
    expect(send.mock.calls).toEqual([[{ type: 'RATE', proposalId: 'p2', stars: 2 }]]);
  });

  it('says which plan the council of the class sent to Earth, and marks those of other councils', async () => {
    open({ proposals: [...rows, councilRowOf('p4', { chosen: 'byOthers' })] });
    expect(screen.queryByRole('region', { name: 'Escolha do conselho' })).toBeNull();
    expect(screen.getAllByText('Escolhida em conselho')).toHaveLength(1);
    cleanup();
    open({ proposals: [councilRowOf('p1', { own: true, chosen: 'byOwnClass' })] });
    expect(screen.getByText(/^O conselho da vossa turma escolheu o vosso plano/)).toBeTruthy();
    cleanup();
    open({ proposals: [...rows, councilRowOf('p5', { chosen: 'byOwnClass' })] });
    expect(screen.getByText(/^O conselho da vossa turma escolheu o plano de Equipa p5/)).toBeTruthy();
    await expectAccessible();
  });

  it('the stars are disabled for staff in test mode', () => {
    open({}, { mode: 'test' });
    const stars = screen.getAllByRole('group', { name: /^Estrelas para/ });
    expect(stars.map((group) => (group as HTMLFieldSetElement).disabled)).toEqual([true, true]);
  });

  it('opens the comments of the chosen team', async () => {
    const { send } = open();
    await user.click(screen.getByRole('button', { name: 'Comentários (1) de Equipa p3' }));
    expect(send.mock.calls).toEqual([[{ type: 'OPEN_COMMENTS', proposalId: 'p3' }]]);
  });

  it.each([
    ['no proposals', { proposals: [] }, 'Ainda não há propostas neste sistema solar.'],
    ['loading', { proposals: [], loading: true }, 'A carregar...'],
    ['a list that failed', { proposals: [], failure: 'Sem ligação.' }, 'Sem ligação.'],
  ])('shows a message for %s', async (_, more, words) => {
    open(more);
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    await expectAccessible();
  });

  it('keeps the old list when a refresh fails, and can request it again', async () => {
    const { send } = open({ failure: 'Sem ligação.' });
    expect(screen.getByText('Equipa p3', { selector: 'th, h2' })).toBeTruthy();
    await user.click(screen.getByText('Tentar de novo'));
    await user.click(screen.getByText('Atualizar'));
    expect(send.mock.calls).toEqual([[{ type: 'REFRESH_COUNCIL' }], [{ type: 'REFRESH_COUNCIL' }]]);
  });
});

describe('the search', () => {
  const open = async (search: Partial<NonNullable<typeof COUNCIL.search>> = {}, proposals = rows) => {
    const shown = renderOverlays({
      scene: 'council',
      work: { ...council, proposals, search: { isSearching: false, found: null, error: null, ...search } },
    });
    await screen.findByRole('searchbox');
    return shown;
  };
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: /^Procurar por equipa, escola/ });

  it('is hidden when the list is complete', () => {
    renderOverlays({ scene: 'council', work: council });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('explains which proposals are listed, and searches for others', async () => {
    const { send } = await open();
    expect(screen.getByText(/^São muitas propostas\. Primeiro estão as da vossa turma/)).toBeTruthy();
    await user.type(field(), ' rampa {Enter}');
    expect(send.mock.calls).toEqual([[{ type: 'SEARCH_COUNCIL', words: 'rampa' }]]);
    await expectAccessible();
  });

  it.each([
    ['one', { words: 'rampa', more: false }, rows.slice(0, 1), '1 proposta com «rampa».'],
    ['some', { words: 'rampa', more: false }, rows, '3 propostas com «rampa».'],
    ['too many', { words: 'a', more: true }, rows, 'As primeiras 30 propostas com «a». Há mais: juntem palavras.'],
    ['none', { words: 'xyz', more: false }, [], 'Nenhuma proposta com «xyz».'],
  ])('reports the results (%s) and returns to the list', async (_, found, proposals, words) => {
    const { send } = await open({ found }, proposals);
    expect(screen.getByText(words).getAttribute('role')).toBe('status');
    expect(screen.queryByText('Ainda não há propostas neste sistema solar.')).toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Voltar à lista' }));
    expect(send.mock.calls).toEqual([[{ type: 'SEARCH_COUNCIL', words: '' }]]);
    expect(field().value).toBe('');
  });

  it('shows an error at the field', async () => {
    await open({ error: 'Sem ligação.' });
    expect(
      document.getElementById(field().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    ).toBe('Sem ligação.');
  });
});

describe('the comments', () => {
  const open = async (openComments: string, comment = COUNCIL.comment) => {
    const shown = renderOverlays({ scene: 'council', work: { ...council, openComments, comment } });
    await untilDebate();
    return shown;
  };

  it('are listed below the proposal as plain text, with author and time', async () => {
    await open('p3');
    const dialog = screen.getByRole('dialog', { name: 'Interculturalidade | Equipa: Equipa p3' });
    expect(dialog.textContent).toContain('Proposta:Uma roda de conversa.');
    expect(dialog.textContent).toContain('Comentários (1)');
    expect(dialog.textContent).toContain('<b>x</b>');
    expect(dialog.querySelector('b')).toBeNull();
    expect(dialog.querySelector('time')?.getAttribute('dateTime')).toBe('2023-11-14T22:13:20.000Z');
    await expectAccessible();
  });

  it('report every change and send the whole text', async () => {
    const { send } = await open('p3', { ...COUNCIL.comment, value: 'Gosto' });
    await user.click(screen.getByLabelText('O vosso comentário'));
    await user.paste(' muito');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(send.mock.calls).toEqual([
      [{ type: 'TYPE', text: 'Gosto muito' }],
      [{ type: 'SEND_COMMENT', text: 'Gosto' }],
    ]);
  });

  it('an error describes the field', async () => {
    await open('p3', { ...COUNCIL.comment, error: 'Escrevam o comentário.' });
    const field = screen.getByLabelText('O vosso comentário');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Escrevam o comentário.',
    );
  });

  it('an unsent comment is listed with the saving status, and the next can be written', async () => {
    const comment = { ...COUNCIL.comment, unsent: [{ proposalId: 'p3', text: 'Gosto' }] };
    const saving = { text: 'Sem ligação: guardado neste dispositivo', isAtRisk: false };
    const { send } = renderOverlays(
      { scene: 'council', work: { ...council, openComments: 'p3', comment } },
      { saving },
    );
    await untilDebate();
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('A vossa equipaA enviar…Gosto');
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe(saving.text);
    await user.click(screen.getByLabelText('O vosso comentário'));
    await user.paste('E mais');
    expect(send).toHaveBeenCalledWith({ type: 'TYPE', text: 'E mais' });
    await expectAccessible();
  });

  it.each([
    ['the team’s own proposal', 'p1', COUNCIL.comment],
    ['a proposal in test mode', 'p3', { ...COUNCIL.comment, allowed: false }],
  ])('%s takes no comment', async (_, id, comment) => {
    await open(id, comment);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('closing sends CLOSE_COMMENTS', async () => {
    const { send } = await open('p3');
    await user.click(screen.getByLabelText('Fechar'));
    expect(send.mock.calls).toEqual([[{ type: 'CLOSE_COMMENTS' }]]);
  });
});

describe('the moderation status of a comment', () => {
  const AT = 1_700_000_000;
  const commentOf = (_id: string, more = {}) => ({
    _id,
    name: `Equipa ${_id}`,
    comment: `Palavras ${_id}`,
    at: AT,
    ...more,
  });
  const comments = [
    commentOf('a'),
    commentOf('b', { mine: true }),
    commentOf('c', { mine: true, state: 'waiting' }),
    commentOf('d', { mine: true, state: 'hidden' }),
    commentOf('e', { reported: true }),
  ];
  const talk = [councilRowOf('p1'), councilRowOf('p2', { teamProposal: { comments } as never })];
  const open = async (report = COUNCIL.report) => {
    const shown = renderOverlays({
      scene: 'council',
      work: { ...COUNCIL, proposals: talk, openComments: 'p2', report },
    });
    await untilDebate();
    return shown;
  };
  const item = (id: string) => screen.getByText(`Palavras ${id}`).closest('li') as HTMLElement;

  it('is shown to the team that wrote it; held and hidden comments are not counted', async () => {
    await open();
    expect(item('c').textContent).toContain('À espera de quem vos dá a aula');
    expect(item('c').textContent, 'the helpline').toContain('1411');
    expect(item('d').textContent).not.toContain('1411');
    expect(item('d').textContent).toContain('Escondido por quem vos dá a aula');
    expect(item('e').textContent).toContain('Denunciado a quem vos dá a aula');
    expect(screen.getByRole('dialog').textContent).toContain('Comentários (3)');
    await expectAccessible();
  });

  it('gives the same count in the list', () => {
    renderOverlays({ scene: 'council', work: { ...COUNCIL, proposals: talk } });
    expect(screen.getByRole('button', { name: 'Comentários (3) de Equipa p2' })).toBeTruthy();
  });

  it('a comment of another team can be reported, after a confirmation', async () => {
    const { send } = await open();
    const buttons = screen.getAllByRole('button', { name: /^Denunciar/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Denunciar a proposta de Equipa p2',
      'Denunciar o comentário de Equipa a',
    ]);
    await user.click(buttons[1] as HTMLElement);
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByText('Querem denunciar este comentário? Só quem vos dá a aula fica a saber.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Cancelar');
    await user.click(screen.getByText('Cancelar'));
    await user.click(screen.getByRole('button', { name: /^Denunciar o comentário/ }));
    await user.click(screen.getByText('Sim, denunciar'));
    expect(send.mock.calls).toEqual([[{ type: 'REPORT_COMMENT', commentId: 'a' }]]);
  });

  it('a refused report shows its error beside the comment', async () => {
    await open({ ...COUNCIL.report, commentId: 'a', error: 'Sem ligação.' });
    expect(item('a').textContent).toContain('Sem ligação.');
    expect(item('b').textContent).not.toContain('Sem ligação.');
  });

  describe('a report keeps the focus at its comment', () => {
    const others = [commentOf('a'), commentOf('f')];
    const work = (report = COUNCIL.report, comments: object[] = others) => ({
      ...COUNCIL,
      proposals: [councilRowOf('p2', { teamProposal: { comments } as never })],
      openComments: 'p2',
      report,
    });
    const focused = () => document.activeElement?.textContent;
    const ask = async (id: string) => {
      await user.click(within(item(id)).getByRole('button', { name: /^Denunciar/ }));
    };
    const confirm = () => user.click(screen.getByText('Sim, denunciar'));
    const sending = { ...COUNCIL.report, commentId: 'a', sending: true };

    it('when it is cancelled', async () => {
      renderOverlays({ scene: 'council', work: work() });
      await untilDebate();
      await ask('a');
      await user.click(screen.getByText('Cancelar'));
      expect(focused()).toBe('Denunciar o comentário de Equipa a');
    });

    it('when it is stored', async () => {
      const { update } = renderOverlays({ scene: 'council', work: work() });
      await untilDebate();
      await ask('a');
      await confirm();
      update({ work: work(sending) });
      update({ work: work(COUNCIL.report, [commentOf('a', { reported: true }), commentOf('f')]) });
      expect(focused()).toBe('Denunciado a quem vos dá a aula');
      await expectAccessible();
    });

    it('when it was refused', async () => {
      const { update } = renderOverlays({ scene: 'council', work: work() });
      await untilDebate();
      await ask('a');
      await confirm();
      update({ work: work(sending) });
      (document.activeElement as HTMLElement).blur();
      update({ work: work({ ...COUNCIL.report, commentId: 'a', error: 'Sem ligação.' }) });
      expect(focused()).toBe('Sim, denunciar');
    });

    it('but not when the focus has moved on or nothing was reported', async () => {
      const { update } = renderOverlays({ scene: 'council', work: work() });
      await untilDebate();
      await ask('a');
      await confirm();
      update({ work: work(sending) });
      screen.getByLabelText('O vosso comentário').focus();
      update({ work: work(COUNCIL.report, [commentOf('a', { reported: true }), commentOf('f')]) });
      expect(document.activeElement).toBe(screen.getByLabelText('O vosso comentário'));
      (document.activeElement as HTMLElement).blur();
      update({ work: work(COUNCIL.report, [commentOf('a', { reported: true }), commentOf('f', { reported: true })]) });
      expect(document.activeElement).toBe(document.body);
    });

    it('and waits while another report is being sent', async () => {
      const { send, update } = renderOverlays({ scene: 'council', work: work(sending) });
      await untilDebate();
      await ask('f');
      expect(within(item('f')).getByRole('status').textContent).toBe('A enviar outra denúncia…');
      await user.click(within(item('f')).getByText('Sim, denunciar'));
      expect(send).not.toHaveBeenCalled();
      await expectAccessible();
      update({ work: work() });
      await user.click(within(item('f')).getByText('Sim, denunciar'));
      expect(send.mock.calls).toEqual([[{ type: 'REPORT_COMMENT', commentId: 'f' }]]);
    });
  });

  it('another team’s proposal can be reported, after a confirmation, and is marked', async () => {
    const { send, update } = await open();
    await user.click(screen.getByRole('button', { name: 'Denunciar a proposta de Equipa p2' }));
    expect(screen.getByText('Querem denunciar esta proposta? Só quem vos dá a aula fica a saber.')).toBeTruthy();
    await user.click(screen.getByText('Sim, denunciar'));
    expect(send.mock.calls).toEqual([[{ type: 'REPORT_PROPOSAL', proposalId: 'p2' }]]);
    const reportedRow = councilRowOf('p2', { reported: true, teamProposal: { comments } as never });
    update({ work: { ...COUNCIL, proposals: [reportedRow], openComments: 'p2' } });
    expect(screen.getByText('Denunciada a quem vos dá a aula')).toBeTruthy();
    await expectAccessible();
  });

  it.each([
    ['waiting', 'À espera de quem vos dá a aula'],
    ['hidden', 'Escondida por quem vos dá a aula'],
    ['returned', 'Fora do conselho até responderem de novo'],
  ] as const)('the team’s own proposal that is %s says so in the list and in its dialog', async (state, words) => {
    const own = councilRowOf('p1', { own: true, state });
    const { update } = renderOverlays({ scene: 'council', work: { ...COUNCIL, proposals: [own], openComments: null } });
    expect(screen.getByText(words)).toBeTruthy();
    update({ work: { ...COUNCIL, proposals: [own], openComments: 'p1' } });
    await untilDebate();
    expect(within(screen.getByRole('dialog')).getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Denunciar/ })).toBeNull();
    await expectAccessible();
  });

  it('test mode has no reports', async () => {
    await open({ ...COUNCIL.report, allowed: false });
    expect(screen.queryByRole('button', { name: /^Denunciar/ })).toBeNull();
  });
});

describe('the ranking', () => {
  const place = (rank: number, team: string, more = {}) => ({
    ...{ rank, team, class: '8.º A', school: 'Escola do Rio', solar: 'Interculturalidade' as const },
    ...{ points: 500 - 20 * rank, participation: 10 - rank, provisional: false, mine: false },
    ...more,
  });
  const places = {
    rule: ['Primeiro contam os pontos.', 'As equipas iguais em tudo ficam no mesmo lugar.'],
    scope: 'school' as const,
    ranking: [place(3, 'Cometas'), place(4, 'Andorinhas', { mine: true, school: null }), place(5, 'Faróis')],
    first: [place(1, 'Nuvens'), place(1, 'Marés'), place(3, 'Cometas')],
    pagination: { total: 12, page: 0, limit: 6 },
    strength: 'Deram razões a favor e contra.',
  };
  const opened = { isShown: true, isLoading: false, places, failure: null };
  const open = (ranking: Partial<typeof opened> | null, width = 1366) =>
    renderOverlays({ scene: 'council', work: { ...council, ranking: ranking as never } }, {}, width);

  it('has no button until the teacher opens it', () => {
    open(null);
    expect(screen.queryByRole('button', { name: 'Classificação' })).toBeNull();
    expect(screen.queryByText('A classificação está aberta.')).toBeNull();
  });

  it('is announced and gets a button when the teacher opens it', async () => {
    const { send, update } = open(null);
    update({ work: { ...council, ranking: { ...opened, isShown: false, places: null } } });
    expect(screen.getByText('A classificação está aberta.').getAttribute('role')).toBe('status');
    await user.click(screen.getByRole('button', { name: 'Classificação' }));
    expect(send.mock.calls).toEqual([[{ type: 'OPEN_RANKING' }]]);
    await expectAccessible();
  });

  it.each([1366, 768])('shows the own place, its neighbours, the first three and the rule at %i px', async (width) => {
    const { send } = open(opened, width);
    const dialog = within(screen.getByRole('dialog', { name: 'Classificação' }));
    expect(await dialog.findByText('4.º lugar')).toBeTruthy();
    expect(dialog.getByText('na vossa escola, com 12 equipas')).toBeTruthy();
    expect(dialog.getByText('O vosso ponto forte').parentElement?.textContent).toContain(places.strength);
    const listed = (name: string) =>
      within(dialog.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(listed('Perto da vossa equipa')).toEqual([
      '3.ºCometas8.º A · Escola do Rio440 pontos participação 7',
      '4.ºAndorinhas · a vossa equipa8.º A · -420 pontos participação 6',
      '5.ºFaróis8.º A · Escola do Rio400 pontos participação 5',
    ]);
    expect(listed('Os três primeiros lugares').map((text) => text?.slice(0, 5))).toEqual(['1.ºNu', '1.ºMa', '3.ºCo']);
    expect(listed('Como se faz a classificação')).toEqual(places.rule);
    await expectAccessible();
    await user.click(dialog.getByLabelText('Fechar'));
    expect(send.mock.calls).toEqual([[{ type: 'CLOSE_RANKING' }]]);
  });

  it('marks points that may still change as provisional, and says why', async () => {
    const waiting = place(3, 'Cometas', { provisional: true });
    open({ ...opened, places: { ...places, ranking: [place(4, 'Andorinhas', { mine: true }), waiting] } });
    const dialog = within(screen.getByRole('dialog', { name: 'Classificação' }));
    const near = await dialog.findByRole('region', { name: 'Perto da vossa equipa' });
    const listed = within(near).getAllByRole('listitem');
    expect(listed.map(({ textContent }) => /provisória/.test(textContent))).toEqual([false, true]);
    expect(dialog.getByText(/ainda pode mudar: falta avaliar parte do que/)).toBeTruthy();
    await expectAccessible();
    cleanup();
    open(opened);
    const settled = within(screen.getByRole('dialog'));
    await settled.findByText('4.º lugar');
    expect(settled.queryByText(/provisória/)).toBeNull();
  });

  it('shows that it is loading, and why it failed', async () => {
    open({ ...opened, isLoading: true, places: null as never });
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('A carregar...');
    cleanup();
    const { send } = open({ ...opened, places: null as never, failure: 'Sem ligação.' as never });
    await expectAccessible();
    await user.click(within(screen.getByRole('dialog')).getByText('Tentar de novo'));
    expect(send.mock.calls).toEqual([[{ type: 'OPEN_RANKING' }]]);
  });
});

describe('the extent of the list', () => {
  const extent = { shown: 60, total: 340, canGrow: true, isGrowing: false, error: null };
  const open = (more: Partial<typeof extent> | null) =>
    renderOverlays({ scene: 'council', work: { ...council, extent: more && { ...extent, ...more } } });

  it('is shown, and more proposals can be loaded', async () => {
    const { send } = open({});
    expect(screen.getByText('60 de 340 propostas').getAttribute('role')).toBe('status');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Ver mais propostas' }));
    expect(send.mock.calls).toEqual([[{ type: 'LOAD_MORE' }]]);
  });

  it('has no button when all proposals are loaded', () => {
    open({ shown: 340, canGrow: false });
    expect(screen.getByText('340 de 340 propostas')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ver mais/ })).toBeNull();
  });

  it('shows why loading more failed', async () => {
    open({ error: 'Sem ligação ao servidor.' as never });
    expect(screen.getByRole('alert').textContent).toBe('Sem ligação ao servidor.');
    await expectAccessible();
  });

  it('is not shown for a search', () => {
    open(null);
    expect(screen.queryByText(/ propostas$/)).toBeNull();
  });
});

it.each([1366, 768])('marks a proposal of the demonstration set as an example at %i px', async (width) => {
  const proposals = [councilRowOf('p1', { isExample: true }), councilRowOf('p2')];
  renderOverlays({ scene: 'council', mode: 'test', work: { ...council, proposals } }, {}, width);
  const [marked, ...more] = screen.getAllByText('Exemplo');
  expect([marked?.closest('tr, li')?.textContent?.includes('Equipa p1'), more]).toEqual([true, []]);
  await expectAccessible();
});

it('a team opens the dossier of its plan, and staff in test mode cannot', async () => {
  const onDossier = vi.fn();
  renderOverlays({ scene: 'council', work: council }, { onDossier });
  await user.click(screen.getByRole('button', { name: 'Dossiê da Terra' }));
  expect(onDossier).toHaveBeenCalledTimes(1);
  cleanup();
  renderOverlays({ scene: 'council', work: council, mode: 'test' });
  expect(screen.queryByRole('button', { name: 'Dossiê da Terra' })).toBeNull();
});
