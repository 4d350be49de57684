// @vitest-environment happy-dom
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { doneText, reasonLines } from '#client/panel/council/moderation/moderationWords.ts';
import { skippedText } from '#client/panel/council/moderation/queueKinds.ts';
import { useRowSelection } from '#client/panel/council/moderation/useQueue.ts';
import type { JudgedComment } from '#contract/council/moderation.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { inBothThemes } from '../../actions.ts';
import { aSchool, id, page } from '../../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const judged = (n: number, more: Partial<JudgedComment> = {}): JudgedComment => ({
  _id: id(n),
  comment: `Palavras ${n}`,
  at: 1_700_000_000,
  team: id(1),
  teamName: `Equipa ${n}`,
  class: '8.º A',
  school: null,
  solar: 'Interculturalidade',
  proposal: { teamName: 'Cometas', class: '8.º B', school: 'Escola do Rio', text: 'Uma horta' },
  state: 'held',
  heldFor: 'words',
  selfHarm: false,
  doubts: [{ kind: 'word', found: 'p.u.t.a' }],
  reports: 0,
  decided: null,
  may: ['approve', 'hide'],
  ...more,
});

const queue = (rows: readonly JudgedComment[]) => ({
  comments: rows,
  pagination: { total: rows.length, page: 0, limit: 10 },
  counts: { waiting: rows.length, reported: 2, selfHarm: rows.filter(({ selfHarm }) => selfHarm).length },
});

async function open(rows: readonly JudgedComment[], answers: Parameters<typeof stubServer>[0] = {}, role: 0 | 2 = 2) {
  const calls = stubServer({ 'GET /moderation': queue(rows), 'POST /moderation/approve': { changed: 1 }, ...answers });
  openPanel('/panel/moderation', role);
  await screen.findByRole('heading', { name: 'Moderação' });
  return {
    calls,
    sent: (path: string) => calls.filter((one) => one.path === path).map(({ body }) => JSON.parse(body)),
  };
}
const row = async (words: string) => (await screen.findByText(words)).closest('tr') as HTMLElement;

test('an older server, which counts no diaries, still has a queue and its counts', async () => {
  const counts = { waiting: 3, reported: 1, selfHarm: 0, proposals: { waiting: 2, reported: 0, selfHarm: 0 } };
  await open([judged(1)], { 'GET /moderation/count': counts });
  expect(await row('Palavras 1')).toBeDefined();
  const kinds = within(screen.getByRole('group', { name: 'O que se modera' }));
  expect(await kinds.findByRole('button', { name: 'Comentários (4 por decidir)' })).toBeDefined();
  expect(kinds.getByRole('button', { name: 'Propostas (2 por decidir)' })).toBeDefined();
  expect(kinds.getByRole('button', { name: 'Diários (0 por decidir)' })).toBeDefined();
});

describe('the texts', () => {
  test.each([
    ['approve', 1, 'Comentário aprovado.'],
    ['approve', 3, '3 comentários aprovados.'],
    ['hide', 2, '2 comentários escondidos.'],
    ['undo', 1, 'Decisão anulada.'],
    ['hide', 0, 'Já estava assim: nada mudou.'],
  ] as const)('%s of %i: %s', (decision, changed, words) => expect(doneText(decision, changed)).toBe(words));

  test.each([
    ['comments', 1, '1 ficou por ver, à parte, porque pode falar de sofrimento.'],
    ['comments', 2, '2 ficaram por ver, um a um, porque podem falar de sofrimento.'],
    ['proposals', 1, '1 ficou por ver, à parte, porque pode falar de sofrimento.'],
    ['proposals', 2, '2 ficaram por ver, uma a uma, porque podem falar de sofrimento.'],
  ] as const)('of %s, %i skipped: %s', (kind, count, words) => expect(skippedText(kind, count)).toBe(words));

  test('give one line for each reason', () => {
    const phone = { kind: 'phone', found: '912345678' } as const;
    expect(reasonLines({ heldFor: 'before', reports: 2, doubts: [phone, phone] })).toEqual([
      'Espera por aprovação, como a escola decidiu',
      '2 denúncias',
      'Telefone: «912345678»',
    ]);
  });
});

test('a row shows comment, team, proposal and reason as plain text', async () => {
  await open([judged(1, { comment: '<b>x</b>', decided: { by: null, at: 1_700_000_000 } })]);
  const text = (await row('<b>x</b>')).textContent ?? '';
  for (const words of [
    'Equipa 1',
    '8.º A · Sem escola',
    'Cometas',
    'Uma horta',
    'À espera',
    'Palavra: «p.u.t.a»',
    'conta eliminada',
  ])
    expect(text).toContain(words);
  expect(screen.getByRole('button', { name: 'Denunciados (2)' })).toBeDefined();
  await inBothThemes(expectAccessible);
});

test('a comment is approved from its row, and the list is refetched', async () => {
  const { calls, sent } = await open([judged(1)]);
  await user.click(within(await row('Palavras 1')).getByRole('button', { name: /^Aprovar/ }));
  await screen.findByText('Comentário aprovado.');
  expect(sent('/moderation/approve')).toEqual([{ comments: [id(1)] }]);
  await waitFor(() => expect(calls.filter(({ path }) => path === '/moderation').length).toBeGreaterThan(1));
});

test('selected comments are approved in one call, without those that cannot be approved', async () => {
  const rows = [...Array.from({ length: 9 }, (_, n) => judged(n + 1)), judged(10, { may: ['hide'] })];
  const { sent } = await open(rows);
  await row('Palavras 1');
  await user.click(screen.getByRole('button', { name: 'Aprovar selecionados (0)' }));
  await screen.findByText('Escolha primeiro os comentários.');
  await user.click(screen.getByLabelText('Escolher todos'));
  await user.click(screen.getByLabelText('Escolher o comentário de Equipa 3'));
  await user.click(screen.getByRole('button', { name: 'Aprovar selecionados (8)' }));
  await waitFor(() => expect(sent('/moderation/approve')).toHaveLength(1));
  expect(sent('/moderation/approve')[0].comments).toEqual([1, 2, 4, 5, 6, 7, 8, 9].map(id));
  await waitFor(() => expect(screen.queryByText('Escolha primeiro os comentários.')).toBeNull());
  await screen.findByRole('button', { name: 'Aprovar selecionados (0)' });
});

test('a message says when no selected comment can be approved or hidden', async () => {
  const { calls } = await open([judged(1), judged(2, { may: ['hide'] }), judged(3, { may: ['approve'] })]);
  await row('Palavras 1');
  await user.click(screen.getByLabelText('Escolher o comentário de Equipa 2'));
  expect(screen.getByRole('button', { name: 'Esconder selecionados (1)' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Aprovar selecionados (0)' }));
  await screen.findByText('Nenhum dos comentários escolhidos pode ser aprovado.');
  await user.click(screen.getByLabelText('Escolher o comentário de Equipa 2'));
  await user.click(screen.getByLabelText('Escolher o comentário de Equipa 3'));
  await user.click(screen.getByRole('button', { name: 'Esconder selecionados (0)' }));
  await screen.findByText('Nenhum dos comentários escolhidos pode ser escondido.');
  expect(screen.queryByText('Escolha primeiro os comentários.')).toBeNull();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('a row that leaves the list and returns is no longer selected', () => {
  const [one, two] = [judged(1), judged(2)];
  const { result, rerender } = renderHook((rows: JudgedComment[]) => useRowSelection(rows), {
    initialProps: [one, two],
  });
  act(() => result.current.chooseAll(true));
  expect(result.current.chosen).toEqual([one, two]);
  rerender([two]);
  expect(result.current.chosen).toEqual([two]);
  rerender([one, two]);
  expect(result.current.chosen).toEqual([two]);
  expect(result.current.isChosen(one._id)).toBe(false);
});

test('the toast undoes a decision', async () => {
  const { sent } = await open([judged(1)], {
    'POST /moderation/hide': { changed: 1 },
    'POST /moderation/undo': { changed: 1 },
  });
  await user.click(within(await row('Palavras 1')).getByRole('button', { name: /^Esconder/ }));
  await screen.findByText('Comentário escondido.');
  await user.click(screen.getByRole('button', { name: 'Anular' }));
  await screen.findByText('Decisão anulada.');
  expect(sent('/moderation/undo')).toEqual([{ comments: [id(1)] }]);
});

test("a refusal shows the server's message", async () => {
  const message = 'Outra pessoa decidiu sobre este comentário.';
  await open([judged(1)], { 'POST /moderation/approve': { status: 409, body: { message, code: 'decidedByOther' } } });
  await user.click(within(await row('Palavras 1')).getByRole('button', { name: /^Aprovar/ }));
  await screen.findByText(message);
});

test('the chosen part of the queue is sent to the server', async () => {
  const { calls } = await open([]);
  await screen.findByText('Nenhum comentário está à espera.');
  await user.click(screen.getByRole('button', { name: 'Escondidos' }));
  await screen.findByText('Nenhum comentário está escondido.');
  expect(calls.at(-1)?.query.get('part')).toBe('hidden');
});

test('the menu shows how many decisions are waiting', async () => {
  await open([], {
    'GET /moderation/count': {
      waiting: 2,
      reported: 1,
      selfHarm: 0,
      proposals: { waiting: 3, reported: 1, selfHarm: 0 },
      diary: { waiting: 2, reported: 0, selfHarm: 0 },
    },
  });
  expect(await screen.findByRole('link', { name: 'Moderação 9 por decidir' })).toBeDefined();
});

describe('a comment that may speak of self-harm', () => {
  const despair = judged(1, { heldFor: 'self-harm', selfHarm: true });
  const HEADING = 'Precisa de atenção: pode falar de autoagressão';

  test('is announced above the queue, with advice and phone numbers', async () => {
    await open([despair, judged(2)]);
    expect(within(await row('Palavras 1')).getByText('Precisa de atenção')).toBeDefined();
    expect(within(await row('Palavras 2')).queryByText('Precisa de atenção')).toBeNull();
    const section = screen.getByRole('region', { name: HEADING });
    for (const words of [
      'Fale com a equipa e avise o Serviço de Psicologia e Orientação da escola; em perigo imediato, 112.',
      '1411',
      '808 24 24 24',
    ])
      expect(section.textContent).toContain(words);
    expect(section.compareDocumentPosition(screen.getByRole('button', { name: /^À espera/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await inBothThemes(expectAccessible);
  });

  test('is not announced where there is none', async () => {
    await open([judged(2)]);
    await row('Palavras 2');
    expect(screen.queryByText(HEADING)).toBeNull();
  });

  test('is approved alone, after a confirmation', async () => {
    const { sent } = await open([despair]);
    await user.click(within(await row('Palavras 1')).getByRole('button', { name: /^Aprovar/ }));
    const question = await screen.findByRole('dialog', { name: 'Mostrar este comentário?' });
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('/moderation/approve')).toEqual([]);
    await user.click(within(await row('Palavras 1')).getByRole('button', { name: /^Aprovar/ }));
    await user.click(await screen.findByRole('button', { name: 'Mostrar a todas as equipas' }));
    await screen.findByText('Comentário aprovado.');
    expect(sent('/moderation/approve')).toEqual([{ comments: [id(1)], confirmed: true }]);
  });

  test('is skipped when several are approved, and hidden like the others', async () => {
    const { sent } = await open([despair, judged(2)], {
      'POST /moderation/approve': { changed: 1, skipped: [id(1)] },
      'POST /moderation/hide': { changed: 2 },
    });
    await row('Palavras 1');
    await user.click(screen.getByLabelText('Escolher todos'));
    await user.click(screen.getByRole('button', { name: 'Aprovar selecionados (1)' }));
    await screen.findByText('Comentário aprovado. 1 ficou por ver, à parte, porque pode falar de sofrimento.');
    expect(sent('/moderation/approve')).toEqual([{ comments: [id(1), id(2)] }]);
    await screen.findByRole('button', { name: 'Aprovar selecionados (0)' });
    await user.click(screen.getByLabelText('Escolher todos'));
    await user.click(screen.getByRole('button', { name: 'Esconder selecionados (2)' }));
    await waitFor(() => expect(sent('/moderation/hide')).toEqual([{ comments: [id(1), id(2)] }]));
  });

  test('gives a message without undo when all selected ones were skipped', async () => {
    const { sent } = await open([judged(1), judged(2)], {
      'POST /moderation/approve': { changed: 0, skipped: [id(1), id(2)] },
    });
    await row('Palavras 1');
    await user.click(screen.getByLabelText('Escolher todos'));
    await user.click(screen.getByRole('button', { name: 'Aprovar selecionados (2)' }));
    await screen.findByText('2 ficaram por ver, um a um, porque podem falar de sofrimento.');
    expect(screen.queryByText(/nada mudou/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Anular' })).toBeNull();
    expect(sent('/moderation/approve')).toHaveLength(1);
  });

  test('is not part of the undo in the toast', async () => {
    const { sent } = await open([despair, judged(2)], {
      'POST /moderation/approve': { changed: 1, skipped: [id(1)] },
      'POST /moderation/undo': { changed: 1 },
    });
    await row('Palavras 1');
    await user.click(screen.getByLabelText('Escolher todos'));
    await user.click(screen.getByRole('button', { name: 'Aprovar selecionados (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(sent('/moderation/undo')).toEqual([{ comments: [id(2)] }]));
  });

  test('is not sent when no other selected comment can be approved', async () => {
    const { calls } = await open([despair, judged(2, { may: ['hide'] })]);
    await row('Palavras 1');
    await user.click(screen.getByLabelText('Escolher todos'));
    await user.click(screen.getByRole('button', { name: 'Aprovar selecionados (0)' }));
    await screen.findByText('Nenhum dos comentários escolhidos pode ser aprovado.');
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('is announced in the menu and on the home page', async () => {
    stubServer({
      'GET /moderation/count': {
        waiting: 2,
        reported: 0,
        selfHarm: 1,
        proposals: { waiting: 0, reported: 0, selfHarm: 0 },
        diary: { waiting: 0, reported: 0, selfHarm: 0 },
      },
    });
    openPanel('/panel', 2);
    expect(await screen.findByRole('link', { name: 'Moderação 2 por decidir, 1 precisa de atenção' })).toBeDefined();
    const banner = screen.getByRole('region', { name: HEADING });
    expect(within(banner).getByRole('link', { name: 'Abrir a Moderação' }).getAttribute('href')).toBe(
      '/panel/moderation?kind=comments',
    );
  });
});

test('a teacher sets the moderation of the own school, and each option explains itself', async () => {
  const { calls } = await open([], {
    'GET /schools/all': page('schools', [aSchool(5)]),
    [`PUT /schools/${id(5)}/moderation`]: { moderation: 'before' },
  });
  await user.click(screen.getByRole('button', { name: 'Definição da escola' }));
  const select = await screen.findByLabelText('Quando aparecem os comentários e as propostas');
  expect(screen.getByText('Escola 5')).toBeDefined();
  await user.selectOptions(select, 'before');
  await screen.findByText(/Ninguém vê um comentário ou uma proposta antes de ser aprovado/);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Definição guardada com sucesso!');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toBe('{"moderation":"before"}');
});

test('an account without a school reads that there is nothing to set', async () => {
  await open([], { 'GET /schools/all': page('schools', []) });
  await user.click(screen.getByRole('button', { name: 'Definição da escola' }));
  await screen.findByText(/Esta conta ainda não tem escola/);
});

test('shows the kind of a comment, an accepted suggestion, and what an answer replies to', async () => {
  const asked = { teamName: 'Faróis', text: 'Quem vai?' };
  await open([
    judged(1, { kind: 'against' }),
    judged(2, { kind: 'suggestion', accepted: true, state: 'shown', heldFor: null }),
    judged(3, { question: asked }),
    judged(4, { question: { ...asked, text: null } }),
  ]);
  expect((await row('Palavras 1')).textContent).toContain('Contra');
  expect((await row('Palavras 2')).textContent).toContain('SugestãoAceite pela equipa');
  expect((await row('Palavras 3')).textContent).toContain('Resposta à pergunta de Faróis: «Quem vai?»');
  expect((await row('Palavras 4')).textContent).toContain('Resposta à pergunta de Faróis, que não está à vista');
  await inBothThemes(expectAccessible);
});
