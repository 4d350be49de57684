// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { COUNCIL, expectAccessible, row, show } from './harness.tsx';

afterEach(cleanup);

const rows = [
  row('p1', { own: true, stars: { average: 3.5, count: 2, mine: null } }),
  row('p2', { school: null, class: '', proposal: '', stars: { average: 4, count: 1, mine: 4 } }),
  row('p3', {
    teamProposal: { comments: [{ _id: 'c1', name: 'Cometas', comment: 'Boa!\n<b>x</b>', at: 1_700_000_000 }] },
  }),
];
const council = { ...COUNCIL, proposals: rows };

describe.each([
  ['a table', 1366],
  ['cards', 768],
])('the council as %s', (shape, width) => {
  const open = (more = {}, rest = {}) => show({ scene: 'council', work: { ...council, ...more }, ...rest }, {}, width);

  it("shows every team's plan, with '-' for what is missing", async () => {
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

  it('the own proposal has no stars to give, the others have', () => {
    const { send } = open();
    expect(screen.getByText('A vossa proposta')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Estrelas para Equipa p1' })).toBeNull();
    const stars = within(screen.getByRole('group', { name: 'Estrelas para Equipa p2' }));
    expect(stars.getByLabelText<HTMLInputElement>('4 estrelas').checked).toBe(true);
    fireEvent.click(stars.getByLabelText('2 estrelas'));
    expect(send.mock.calls).toEqual([[{ type: 'RATE', proposalId: 'p2', stars: 2 }]]);
  });

  it('staff in test mode look at the stars and give none', () => {
    open({}, { mode: 'test' });
    const stars = screen.getAllByRole('group', { name: /^Estrelas para/ });
    expect(stars.map((group) => (group as HTMLFieldSetElement).disabled)).toEqual([true, true]);
  });

  it('opens the comments of the right team', () => {
    const { send } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Comentários (1) de Equipa p3' }));
    expect(send.mock.calls).toEqual([[{ type: 'OPEN_COMMENTS', proposalId: 'p3' }]]);
  });

  it.each([
    ['nothing yet', { proposals: [] }, 'Ainda não há propostas neste sistema solar.'],
    ['loading', { proposals: [], loading: true }, 'A carregar...'],
    ['a list that failed', { proposals: [], failure: 'Sem ligação.' }, 'Sem ligação.'],
  ])('%s is said', async (_, more, words) => {
    open(more);
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    await expectAccessible();
  });

  it('an old list stays in sight while a new one comes or fails, and can be asked for again', () => {
    const { send } = open({ failure: 'Sem ligação.' });
    expect(screen.getByText('Equipa p3', { selector: 'th, h2' })).toBeTruthy();
    fireEvent.click(screen.getByText('Tentar de novo'));
    fireEvent.click(screen.getByText('Atualizar'));
    expect(send.mock.calls).toEqual([[{ type: 'REFRESH_COUNCIL' }], [{ type: 'REFRESH_COUNCIL' }]]);
  });
});

describe('the search', () => {
  const open = (search: Partial<NonNullable<typeof COUNCIL.search>> = {}, proposals = rows) =>
    show({
      scene: 'council',
      work: { ...council, proposals, search: { isSearching: false, found: null, error: null, ...search } },
    });
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: /^Procurar por equipa, escola/ });

  it('is not there where the list is all', () => {
    show({ scene: 'council', work: council });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says which proposals these are, and asks for others', async () => {
    const { send } = open();
    expect(screen.getByText(/^São muitas propostas\. Primeiro estão as da vossa turma/)).toBeTruthy();
    fireEvent.change(field(), { target: { value: ' rampa ' } });
    fireEvent.submit(field());
    expect(send.mock.calls).toEqual([[{ type: 'SEARCH_COUNCIL', words: 'rampa' }]]);
    await expectAccessible();
  });

  it.each([
    ['one', { words: 'rampa', more: false }, rows.slice(0, 1), '1 proposta com «rampa».'],
    ['some', { words: 'rampa', more: false }, rows, '3 propostas com «rampa».'],
    ['too many', { words: 'a', more: true }, rows, 'As primeiras 30 propostas com «a». Há mais: juntem palavras.'],
    ['none', { words: 'xyz', more: false }, [], 'Nenhuma proposta com «xyz».'],
  ])('says that it has found %s, and goes back to the list', async (_, found, proposals, words) => {
    const { send } = open({ found }, proposals);
    expect(screen.getByText(words).getAttribute('role')).toBe('status');
    expect(screen.queryByText('Ainda não há propostas neste sistema solar.')).toBeNull();
    await expectAccessible();
    fireEvent.click(screen.getByRole('button', { name: 'Voltar à lista' }));
    expect(send.mock.calls).toEqual([[{ type: 'SEARCH_COUNCIL', words: '' }]]);
    expect(field().value).toBe('');
  });

  it('that failed says why at the field', () => {
    open({ error: 'Sem ligação.' });
    expect(
      document.getElementById(field().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    ).toBe('Sem ligação.');
  });
});

describe('the comments', () => {
  const open = (openComments: string, comment = COUNCIL.comment) =>
    show({ scene: 'council', work: { ...council, openComments, comment } });

  it('stand under the proposal, as plain text, with who and when', async () => {
    open('p3');
    const dialog = screen.getByRole('dialog', { name: 'Interculturalidade | Equipa: Equipa p3' });
    expect(dialog.textContent).toContain('Proposta:Uma roda de conversa.');
    expect(dialog.textContent).toContain('Comentários (1)');
    expect(dialog.textContent).toContain('<b>x</b>');
    expect(dialog.querySelector('b')).toBeNull();
    expect(dialog.querySelector('time')?.getAttribute('dateTime')).toBe('2023-11-14T22:13:20.000Z');
    await expectAccessible();
  });

  it('keep every key and send the whole text', () => {
    const { send } = open('p3', { ...COUNCIL.comment, value: 'Gosto' });
    fireEvent.change(screen.getByLabelText('O vosso comentário'), { target: { value: 'Gosto muito' } });
    fireEvent.submit(screen.getByLabelText('O vosso comentário'));
    expect(send.mock.calls).toEqual([
      [{ type: 'TYPE', text: 'Gosto muito' }],
      [{ type: 'SEND_COMMENT', text: 'Gosto' }],
    ]);
  });

  it('an error is tied to the field', () => {
    open('p3', { ...COUNCIL.comment, error: 'Escrevam o comentário.' });
    const field = screen.getByLabelText('O vosso comentário');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Escrevam o comentário.',
    );
  });

  it('one that is on its way stands in the list, with where it is, and the next can be written', async () => {
    const comment = { ...COUNCIL.comment, unsent: ['Gosto'] };
    const saving = { text: 'Sem ligação: guardado neste dispositivo', isAtRisk: false };
    const { send } = show({ scene: 'council', work: { ...council, openComments: 'p3', comment } }, { saving });
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('A vossa equipaA enviar…Gosto');
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe(saving.text);
    fireEvent.change(screen.getByLabelText('O vosso comentário'), { target: { value: 'E mais' } });
    expect(send).toHaveBeenCalledWith({ type: 'TYPE', text: 'E mais' });
    await expectAccessible();
  });

  it.each([
    ['the own proposal', 'p1', COUNCIL.comment],
    ['test mode', 'p3', { ...COUNCIL.comment, allowed: false }],
  ])('nothing can be written on %s', (_, id, comment) => {
    open(id, comment);
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('closing tells the game', () => {
    const { send } = open('p3');
    fireEvent.click(screen.getByLabelText('Fechar'));
    expect(send.mock.calls).toEqual([[{ type: 'CLOSE_COMMENTS' }]]);
  });
});

describe('how a comment stands', () => {
  const AT = 1_700_000_000;
  const say = (_id: string, more = {}) => ({ _id, name: `Equipa ${_id}`, comment: `Palavras ${_id}`, at: AT, ...more });
  const comments = [
    say('a'),
    say('b', { mine: true }),
    say('c', { mine: true, state: 'waiting' }),
    say('d', { mine: true, state: 'hidden' }),
    say('e', { reported: true }),
  ];
  const talk = [row('p1'), row('p2', { teamProposal: { comments } as never })];
  const open = (report = COUNCIL.report, openComments: string | null = 'p2') =>
    show({ scene: 'council', work: { ...COUNCIL, proposals: talk, openComments, report } });
  const item = (id: string) => screen.getByText(`Palavras ${id}`).closest('li') as HTMLElement;

  it('is said to the team that wrote it; what others do not see is not counted', async () => {
    open();
    expect(item('c').textContent).toContain('À espera do professor');
    expect(item('c').textContent, 'where to turn').toContain('1411');
    expect(item('d').textContent).not.toContain('1411');
    expect(item('d').textContent).toContain('Escondido pelo professor');
    expect(item('e').textContent).toContain('Denunciado ao professor');
    expect(screen.getByRole('dialog').textContent).toContain('Comentários (3)');
    await expectAccessible();
  });

  it('is counted the same on the list', () => {
    open(COUNCIL.report, null);
    expect(screen.getByRole('button', { name: 'Comentários (3) de Equipa p2' })).toBeTruthy();
  });

  it('only those of other teams can be reported, and the game hears of it after a second press', () => {
    const { send } = open();
    const buttons = screen.getAllByRole('button', { name: /^Denunciar/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Denunciar a proposta de Equipa p2',
      'Denunciar o comentário de Equipa a',
    ]);
    fireEvent.click(buttons[1] as HTMLElement);
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByText('Querem denunciar este comentário? Só o professor fica a saber.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Cancelar');
    fireEvent.click(screen.getByText('Cancelar'));
    fireEvent.click(screen.getByRole('button', { name: /^Denunciar o comentário/ }));
    fireEvent.click(screen.getByText('Sim, denunciar'));
    expect(send.mock.calls).toEqual([[{ type: 'REPORT_COMMENT', commentId: 'a' }]]);
  });

  it('a report that was refused says why, beside its comment', () => {
    open({ ...COUNCIL.report, commentId: 'a', error: 'Sem ligação.' });
    expect(item('a').textContent).toContain('Sem ligação.');
    expect(item('b').textContent).not.toContain('Sem ligação.');
  });

  describe('keeps the focus beside it', () => {
    const others = [say('a'), say('f')];
    const work = (report = COUNCIL.report, comments: object[] = others) => ({
      ...COUNCIL,
      proposals: [row('p2', { teamProposal: { comments } as never })],
      openComments: 'p2',
      report,
    });
    const focused = () => document.activeElement?.textContent;
    const ask = (id: string) => {
      const button = within(item(id)).getByRole('button', { name: /^Denunciar/ });
      button.focus();
      fireEvent.click(button);
    };
    const confirm = () => {
      screen.getByText('Sim, denunciar').focus();
      fireEvent.click(screen.getByText('Sim, denunciar'));
    };
    const sending = { ...COUNCIL.report, commentId: 'a', sending: true };

    it('when the question is taken back', () => {
      show({ scene: 'council', work: work() });
      ask('a');
      fireEvent.click(screen.getByText('Cancelar'));
      expect(focused()).toBe('Denunciar o comentário de Equipa a');
    });

    it('when the report has arrived', async () => {
      const { update } = show({ scene: 'council', work: work() });
      ask('a');
      confirm();
      update({ work: work(sending) });
      update({ work: work(COUNCIL.report, [say('a', { reported: true }), say('f')]) });
      expect(focused()).toBe('Denunciado ao professor');
      await expectAccessible();
    });

    it('when it was refused', () => {
      const { update } = show({ scene: 'council', work: work() });
      ask('a');
      confirm();
      update({ work: work(sending) });
      (document.activeElement as HTMLElement).blur();
      update({ work: work({ ...COUNCIL.report, commentId: 'a', error: 'Sem ligação.' }) });
      expect(focused()).toBe('Sim, denunciar');
    });

    it('and leaves alone who has gone on to write, and who reported nothing', () => {
      const { update } = show({ scene: 'council', work: work() });
      ask('a');
      confirm();
      update({ work: work(sending) });
      screen.getByLabelText('O vosso comentário').focus();
      update({ work: work(COUNCIL.report, [say('a', { reported: true }), say('f')]) });
      expect(document.activeElement).toBe(screen.getByLabelText('O vosso comentário'));
      (document.activeElement as HTMLElement).blur();
      update({ work: work(COUNCIL.report, [say('a', { reported: true }), say('f', { reported: true })]) });
      expect(document.activeElement).toBe(document.body);
    });

    it('while one is on its way the next waits, and says so', async () => {
      const { send, update } = show({ scene: 'council', work: work(sending) });
      ask('f');
      expect(within(item('f')).getByRole('status').textContent).toBe('A enviar outra denúncia…');
      fireEvent.click(within(item('f')).getByText('Sim, denunciar'));
      expect(send).not.toHaveBeenCalled();
      await expectAccessible();
      update({ work: work() });
      fireEvent.click(within(item('f')).getByText('Sim, denunciar'));
      expect(send.mock.calls).toEqual([[{ type: 'REPORT_COMMENT', commentId: 'f' }]]);
    });
  });

  it('another team’s proposal is reported after a second press, and is marked then', async () => {
    const { send, update } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Denunciar a proposta de Equipa p2' }));
    expect(screen.getByText('Querem denunciar esta proposta? Só o professor fica a saber.')).toBeTruthy();
    fireEvent.click(screen.getByText('Sim, denunciar'));
    expect(send.mock.calls).toEqual([[{ type: 'REPORT_PROPOSAL', proposalId: 'p2' }]]);
    const told = row('p2', { reported: true, teamProposal: { comments } as never });
    update({ work: { ...COUNCIL, proposals: [told], openComments: 'p2' } });
    expect(screen.getByText('Denunciada ao professor')).toBeTruthy();
    await expectAccessible();
  });

  it.each([
    ['waiting', 'À espera do professor'],
    ['hidden', 'Escondida pelo professor'],
    ['returned', 'Fora do Conselho até responderem de novo'],
  ] as const)('the own proposal that is %s says so on the list and in its window', async (state, words) => {
    const own = row('p1', { own: true, state });
    const { update } = show({ scene: 'council', work: { ...COUNCIL, proposals: [own], openComments: null } });
    expect(screen.getByText(words)).toBeTruthy();
    update({ work: { ...COUNCIL, proposals: [own], openComments: 'p1' } });
    expect(within(screen.getByRole('dialog')).getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Denunciar/ })).toBeNull();
    await expectAccessible();
  });

  it('in test mode nothing can be reported', () => {
    open({ ...COUNCIL.report, allowed: false });
    expect(screen.queryByRole('button', { name: /^Denunciar/ })).toBeNull();
  });
});

describe('the ranking', () => {
  const place = (rank: number, team: string, more = {}) => ({
    ...{ rank, team, class: '8.º A', school: 'Escola do Rio', solar: 'Interculturalidade' as const },
    ...{ points: 500 - 20 * rank, provisional: false, mine: false },
    ...more,
  });
  const places = {
    rule: ['Primeiro contam os pontos.', 'As equipas iguais em tudo ficam no mesmo lugar.'],
    scope: 'school' as const,
    ranking: [place(3, 'Cometas'), place(4, 'Andorinhas', { mine: true, school: null }), place(5, 'Faróis')],
    first: [place(1, 'Nuvens'), place(1, 'Marés'), place(3, 'Cometas')],
    pagination: { total: 12, page: 0, limit: 6 },
  };
  const opened = { isShown: true, isLoading: false, places, failure: null };
  const open = (ranking: Partial<typeof opened> | null, width = 1366) =>
    show({ scene: 'council', work: { ...council, ranking: ranking as never } }, {}, width);

  it('has no button until the teacher opens it', () => {
    open(null);
    expect(screen.queryByRole('button', { name: 'Classificação' })).toBeNull();
    expect(screen.queryByText('O professor abriu a classificação.')).toBeNull();
  });

  it('is offered as soon as it is open, and said', async () => {
    const { send, update } = open(null);
    update({ work: { ...council, ranking: { ...opened, isShown: false, places: null } } });
    expect(screen.getByText('O professor abriu a classificação.').getAttribute('role')).toBe('status');
    fireEvent.click(screen.getByRole('button', { name: 'Classificação' }));
    expect(send.mock.calls).toEqual([[{ type: 'OPEN_RANKING' }]]);
    await expectAccessible();
  });

  it.each([1366, 768])('at %i shows the own place, its neighbours, the first three and the rule', async (width) => {
    const { send } = open(opened, width);
    const dialog = within(screen.getByRole('dialog', { name: 'Classificação' }));
    expect(dialog.getByText('4.º lugar')).toBeTruthy();
    expect(dialog.getByText('na vossa escola, com 12 equipas')).toBeTruthy();
    const listed = (name: string) =>
      within(dialog.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(listed('Perto da vossa equipa')).toEqual([
      '3.ºCometas8.º A · Escola do Rio440 pontos',
      '4.ºAndorinhas · a vossa equipa8.º A · -420 pontos',
      '5.ºFaróis8.º A · Escola do Rio400 pontos',
    ]);
    expect(listed('Os três primeiros lugares').map((text) => text?.slice(0, 5))).toEqual(['1.ºNu', '1.ºMa', '3.ºCo']);
    expect(listed('Como se faz a classificação')).toEqual(places.rule);
    await expectAccessible();
    fireEvent.click(dialog.getByLabelText('Fechar'));
    expect(send.mock.calls).toEqual([[{ type: 'CLOSE_RANKING' }]]);
  });

  it('calls points provisional that may still change, and says why', async () => {
    const waiting = place(3, 'Cometas', { provisional: true });
    open({ ...opened, places: { ...places, ranking: [place(4, 'Andorinhas', { mine: true }), waiting] } });
    const dialog = within(screen.getByRole('dialog', { name: 'Classificação' }));
    const listed = within(dialog.getByRole('region', { name: 'Perto da vossa equipa' })).getAllByRole('listitem');
    expect(listed.map(({ textContent }) => /provisória/.test(textContent))).toEqual([false, true]);
    expect(dialog.getByText(/ainda pode mudar: o professor não avaliou tudo/)).toBeTruthy();
    await expectAccessible();
    cleanup();
    open(opened);
    expect(within(screen.getByRole('dialog')).queryByText(/provisória/)).toBeNull();
  });

  it('says that it is being read, and why it could not be', async () => {
    open({ ...opened, isLoading: true, places: null as never });
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('A carregar...');
    cleanup();
    const { send } = open({ ...opened, places: null as never, failure: 'Sem ligação.' as never });
    await expectAccessible();
    fireEvent.click(within(screen.getByRole('dialog')).getByText('Tentar de novo'));
    expect(send.mock.calls).toEqual([[{ type: 'OPEN_RANKING' }]]);
  });
});

describe('how much of the council is shown', () => {
  const extent = { shown: 60, total: 340, canGrow: true, isGrowing: false, error: null };
  const open = (more: Partial<typeof extent> | null) =>
    show({ scene: 'council', work: { ...council, extent: more && { ...extent, ...more } } });

  it('is said, and more can be asked for', async () => {
    const { send } = open({});
    expect(screen.getByText('60 de 340 propostas').getAttribute('role')).toBe('status');
    await expectAccessible();
    fireEvent.click(screen.getByRole('button', { name: 'Ver mais propostas' }));
    expect(send.mock.calls).toEqual([[{ type: 'LOAD_MORE' }]]);
  });

  it('offers no more once all are there', () => {
    open({ shown: 340, canGrow: false });
    expect(screen.getByText('340 de 340 propostas')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ver mais/ })).toBeNull();
  });

  it('says why more did not come', async () => {
    open({ error: 'Sem ligação ao servidor.' as never });
    expect(screen.getByRole('alert').textContent).toBe('Sem ligação ao servidor.');
    await expectAccessible();
  });

  it('is not said of a search', () => {
    open(null);
    expect(screen.queryByText(/ propostas$/)).toBeNull();
  });
});

it.each([1366, 768])('at %i a proposal of the demonstration set is marked as an example', async (width) => {
  const proposals = [row('p1', { isExample: true }), row('p2')];
  show({ scene: 'council', mode: 'test', work: { ...council, proposals } }, {}, width);
  const [marked, ...more] = screen.getAllByText('Exemplo');
  expect([marked?.closest('tr, li')?.textContent?.includes('Equipa p1'), more]).toEqual([true, []]);
  await expectAccessible();
});
