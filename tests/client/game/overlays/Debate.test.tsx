// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_SAMPLES } from '#client/dev/samples/sessionSamples.ts';
import { NO_COUNCIL_SESSION } from '#client/game/flow/CouncilSession.ts';
import type { CouncilComment } from '#client/game/flow/GameState.ts';
import type { CouncilRow } from '#client/game/flow/view.ts';
import { SENTENCE_STARTERS } from '#content/sentenceStarters.ts';
import { COMMENT_KIND_NAMES, COMMENT_KINDS } from '#domain/council/comments.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { COUNCIL, councilRowOf, expectAccessible, renderOverlays, untilDebate } from './harness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

const said = (_id: string, comment: string, more: Partial<CouncilComment> = {}): CouncilComment => ({
  _id,
  name: 'Cometas',
  comment,
  at: 1_700_000_000,
  ...more,
});
const DEBATE = [
  said('plain', 'Contem connosco!'),
  said('for', 'Concordamos.', { kind: 'for' }),
  said('against', 'Não chega.', { kind: 'against' }),
  said('open', 'Quem vai?', { kind: 'question' }),
  said('answered', 'Quando?', { kind: 'question', answer: { _id: 'r', answer: 'Em maio.', at: 1_700_000_100 } }),
  said('idea', 'E se fosse cá?', { kind: 'suggestion' }),
  said('taken', 'Com flores?', { kind: 'suggestion', accepted: 1_700_000_200 }),
];

async function open(
  row: Partial<CouncilRow> = {},
  work: Partial<typeof COUNCIL> = {},
  props: Parameters<typeof renderOverlays>[1] = {},
) {
  const proposal = councilRowOf('p1', { teamProposal: { comments: DEBATE }, ...row });
  const allowed = { comment: !proposal.own, reply: proposal.own };
  const council = {
    ...COUNCIL,
    proposals: [proposal],
    openComments: 'p1',
    ...work,
    comment: { ...COUNCIL.comment, ...work.comment, allowed: allowed.comment },
    reply: { ...COUNCIL.reply, ...work.reply, allowed: allowed.reply },
  };
  const shown = renderOverlays({ scene: 'council', work: council }, props);
  await untilDebate();
  return shown;
}
const group = (name: string) => within(screen.getByRole('region', { name }));
const textsIn = (name: string) =>
  group(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a debate', () => {
  it('shows for and against, questions with answers, suggestions, and the plain comments', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Comentários (7)' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'A favor (1)' })).toBeTruthy();
    expect(textsIn('A favor')[0]).toContain('Concordamos.');
    expect(textsIn('Contra')[0]).toContain('Não chega.');
    expect(textsIn('Perguntas')[0]).not.toContain('Resposta');
    expect(textsIn('Perguntas')[1]).toContain('Resposta de Equipa p1Em maio.');
    expect(textsIn('Sugestões')[0]).not.toContain('Aceite');
    expect(textsIn('Sugestões')[1]).toContain('Aceite pela equipa');
    expect(textsIn('Outros comentários')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Responder|Aceitamos/ })).toBeNull();
    await expectAccessible();
  });

  it('says beside the box how many of the team’s comments wait for the teacher', async () => {
    const held = (id: string) => said(id, 'Hum', { mine: true, state: 'waiting' });
    await open({ teamProposal: { comments: [...DEBATE, held('h1')] } });
    expect(screen.getByText(/^Um comentário vosso espera por quem vos dá a aula/)).toBeTruthy();
    cleanup();
    await open({ teamProposal: { comments: [held('h1'), held('h2')] } });
    expect(screen.getByText(/^2 comentários vossos esperam/)).toBeTruthy();
    cleanup();
    await open();
    expect(screen.queryByText(/por quem vos dá a aula/)).toBeNull();
  });

  it('shows plain comments alone as before, without headings', async () => {
    await open({ teamProposal: { comments: [said('plain', 'Olá')] } });
    expect(screen.queryByText('Outros comentários')).toBeNull();
    expect(screen.queryByText(/A favor \(/)).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Olá'),
    ]);
  });

  it('keeps both columns when only one side has spoken', async () => {
    await open({ teamProposal: { comments: [said('for', 'Sim', { kind: 'for' })] } });
    expect(group('Contra').getByText('Ainda ninguém escreveu aqui.')).toBeTruthy();
  });

  it('lists an unsent comment under its kind', async () => {
    const unsent = [{ proposalId: 'p1', text: 'Como?', kind: 'question' as const }];
    await open({}, { comment: { ...COUNCIL.comment, unsent } });
    expect(textsIn('Perguntas').at(-1)).toBe('A vossa equipaA enviar…Como?');
  });

  it('reports an answer to the teacher', async () => {
    const { send } = await open();
    await user.click(screen.getByRole('button', { name: 'Denunciar a resposta de Equipa p1' }));
    expect(screen.getByText(/^Querem denunciar esta resposta\?/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sim, denunciar' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'REPORT_COMMENT', commentId: 'r' });
  });
});

describe('the kind of a new comment', () => {
  it('is one of four toggles, none pressed at first', async () => {
    const { send } = await open();
    const toggles = within(screen.getByRole('group', { name: 'O que querem dizer?' })).getAllByRole('button');
    expect(toggles.map((toggle) => toggle.textContent?.slice(1))).toEqual(Object.values(COMMENT_KIND_NAMES));
    expect(toggles.map((toggle) => toggle.getAttribute('aria-pressed'))).toEqual(COMMENT_KINDS.map(() => 'false'));
    expect(screen.queryByText('Podem começar assim:')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Contra' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'CHOOSE_KIND', kind: 'against' });
  });

  it('is taken back by a second press', async () => {
    const { send } = await open({}, { comment: { ...COUNCIL.comment, kind: 'question' } });
    await user.click(screen.getByRole('button', { name: 'Pergunta', pressed: true }));
    expect(send).toHaveBeenLastCalledWith({ type: 'CHOOSE_KIND', kind: null });
  });

  it.each(COMMENT_KINDS)('offers openings for %s, which a press writes into the box', async (kind) => {
    const { send } = await open({}, { comment: { ...COUNCIL.comment, kind } });
    const [first = '', second = ''] = SENTENCE_STARTERS[kind];
    await user.click(screen.getByRole('button', { name: `${second}…` }));
    expect(send).toHaveBeenLastCalledWith({ type: 'TYPE', text: `${second} ` });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('O vosso comentário')));
    expect(first).not.toBe(second);
    await expectAccessible();
  });

  it('keeps what is typed when an opening is pressed, and replaces one that stands alone', async () => {
    const [first = '', second = ''] = SENTENCE_STARTERS.for;
    const typed = await open({}, { comment: { ...COUNCIL.comment, kind: 'for', value: 'Gostámos. ' } });
    await user.click(screen.getByRole('button', { name: `${first}…` }));
    expect(typed.send).toHaveBeenLastCalledWith({ type: 'TYPE', text: `Gostámos. ${first} ` });
    cleanup();
    const begun = await open({}, { comment: { ...COUNCIL.comment, kind: 'for', value: `${first} ` } });
    await user.click(screen.getByRole('button', { name: `${second}…` }));
    expect(begun.send).toHaveBeenLastCalledWith({ type: 'TYPE', text: `${second} ` });
  });

  it('does not send an opening that stands alone', async () => {
    const [first = ''] = SENTENCE_STARTERS.question;
    const { send } = await open({}, { comment: { ...COUNCIL.comment, kind: 'question', value: `${first} ` } });
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(screen.getByText('Acabem a frase por palavras vossas.')).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    await expectAccessible();
  });
});

describe("the team's own plan", () => {
  const own = { own: true };

  it('answers a question: the box takes the focus, and gives it back when it is cancelled', async () => {
    const { send, update } = await open(own);
    expect(screen.queryByLabelText('O vosso comentário')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Responder à pergunta de Cometas' }));
    const box = screen.getByLabelText('A vossa resposta a Cometas');
    expect(document.activeElement).toBe(box);
    await expectAccessible();
    await user.paste('Nós.');
    expect(send).toHaveBeenLastCalledWith({ type: 'TYPE_REPLY', commentId: 'open', text: 'Nós.' });
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Responder à pergunta de Cometas' }));
    update({});
  });

  it('sends the answer and shows it on its way, with the focus on it', async () => {
    const reply = { ...COUNCIL.reply, allowed: true, begun: { open: 'Nós.' } };
    const { send, update } = await open(own, { reply });
    expect(document.activeElement).not.toBe(screen.getByLabelText('A vossa resposta a Cometas'));
    await user.click(screen.getByRole('button', { name: 'Enviar a resposta' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'SEND_REPLY', commentId: 'open', text: 'Nós.' });
    const row = councilRowOf('p1', { own: true, teamProposal: { comments: DEBATE } });
    const unsent = [{ proposalId: 'p1', commentId: 'open', to: 'question' as const, text: 'Nós.' }];
    update({
      work: { ...COUNCIL, proposals: [row], openComments: 'p1', reply: { ...reply, begun: {}, unsent } },
    });
    expect(textsIn('Perguntas')[0]).toContain('Resposta de Equipa p1Nós.A enviar…');
    expect(document.activeElement?.textContent).toContain('A enviar…');
    expect(within(screen.getByRole('dialog')).getByText('Guardado')).toBeTruthy();
  });

  it('shows why an answer was refused', async () => {
    const error = { commentId: 'open', message: 'Já responderam.' };
    await open(own, { reply: { ...COUNCIL.reply, begun: { open: 'Sim' }, error } });
    const box = screen.getByLabelText('A vossa resposta a Cometas');
    expect(document.getElementById(box.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent).toBe(
      'Já responderam.',
    );
  });

  it('accepts a suggestion with a changed plan', async () => {
    const { send } = await open(own);
    await user.click(screen.getByRole('button', { name: 'Aceitamos a sugestão de Cometas' }));
    const box = screen.getByLabelText<HTMLTextAreaElement>('O vosso plano, já com a sugestão');
    expect(box.value).toBe('Uma roda de conversa.');
    await user.click(box);
    await user.paste(' Cá.');
    expect(send).toHaveBeenLastCalledWith({
      type: 'TYPE_REPLY',
      commentId: 'idea',
      text: 'Uma roda de conversa. Cá.',
    });
    await user.click(screen.getByRole('button', { name: 'Guardar o novo plano' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'SEND_REPLY', commentId: 'idea', text: 'Uma roda de conversa.' });
  });

  it.each([
    ['votar-estrelas', 'p3', true],
    ['votar-estrelas', 'fora', false],
    ['debater', 'p3', false],
  ] as const)(
    'in the session sample %s, with the plan %s in it, accepting is closed: %s',
    async (sample, _id, isClosed) => {
      const council = {
        view: { ...NO_COUNCIL_SESSION.view, session: SESSION_SAMPLES[sample] },
        actions: NO_COUNCIL_SESSION.actions,
      };
      await open({ ...own, _id }, { openComments: _id }, { council });
      const button = screen.getByRole('button', { name: 'Aceitamos a sugestão de Cometas' }) as HTMLButtonElement;
      expect(button.disabled).toBe(isClosed);
      expect(screen.queryByText('O plano só pode mudar depois da votação.') !== null).toBe(isClosed);
      if (isClosed) await expectAccessible();
    },
  );

  it('takes no suggestion once it is submitted, but still answers', async () => {
    await open({ ...own, submitted: true });
    expect(screen.queryByRole('button', { name: /Aceitamos/ })).toBeNull();
    expect(screen.getByText(/^O vosso plano já foi submetido e não muda/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Responder/ })).toBeTruthy();
  });

  it('shows an own answer that waits for the teacher', async () => {
    const answer = { _id: 'r', answer: 'Hum', at: 1, mine: true, state: 'waiting' } as const;
    await open({ ...own, teamProposal: { comments: [said('q', 'Como?', { kind: 'question', answer })] } });
    expect(group('Perguntas').getByText('À espera de quem vos dá a aula')).toBeTruthy();
  });
});

describe('former versions of a plan', () => {
  it('are listed newest first, each with the text that replaced it and the credit', async () => {
    const version = { at: 1_700_000_000, until: 1_700_000_500 };
    await open({
      own: true,
      proposal: 'Três',
      versions: [
        { version: 1, proposal: 'Um', cause: 'suggestion', suggestedBy: 'Faróis', ...version },
        { version: 2, proposal: 'Dois', cause: 'edit', withheld: true, ...version },
      ],
    });
    await user.click(screen.getByText('Versões anteriores (2)'));
    const details = screen.getByText('Versões anteriores (2)').closest('details') as HTMLElement;
    const items = within(details).getAllByRole('listitem');
    expect(items[0]?.textContent).toContain('Uma pessoa adulta corrigiu o texto.');
    expect(items[0]?.textContent).toContain('AntesDoisDepoisTrês');
    expect(items[0]?.textContent).toContain('Só a vossa equipa e quem vos dá a aula a veem');
    expect(items[1]?.textContent).toContain('Mudou com a sugestão de Faróis.');
    expect(items[1]?.textContent).toContain('AntesUmDepoisDois');
    expect(items[1]?.textContent).toMatch(/^Versão de \d\d\/\d\d\/\d{4} \d\d:\d\d/);
    await expectAccessible();
  });
});
