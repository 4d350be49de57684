// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FeedbackList } from '#client/diary/feedback/FeedbackList.tsx';
import { newsWords } from '#client/diary/feedback/newsWords.ts';
import type { MissionComments } from '#contract/marking/placedComments.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { setupUser } from '../../support/browser/setupUser.ts';
import { aFeedback, watchedFeedback } from './sampleFeedback.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

const ASKED = { text: 'O que é uma razão?', askedAt: 1_767_225_600, answer: null, answeredAt: null };
const mission = (level: number) => screen.findByRole('article', { name: `Missão ${level}: Título ${level}` });

function open(...given: Parameters<typeof watchedFeedback>) {
  const actions = watchedFeedback(...given);
  // A list has its place in a page with headings above it.
  render(
    <main>
      <h1>O nosso diário</h1>
      <h2>Diário</h2>
      <FeedbackList actions={actions} />
    </main>,
  );
  return actions;
}

describe('what was said of the missions', () => {
  it('stands latest mission first, in sentences and without points, and is marked as read', async () => {
    const actions = open([aFeedback(1, { news: null, comment: null }), aFeedback(2)]);
    const second = within(await mission(2));
    expect(screen.getAllByRole('article').map((one) => one.querySelector('h4')?.textContent)).toEqual([
      'Missão 2: Título 2',
      'Missão 1: Título 1',
    ]);
    expect(second.getByText('Responderam, com algumas razões.')).toBeTruthy();
    expect(second.getByText('Comentário 2')).toBeTruthy();
    expect(second.getByText('Novo')).toBeTruthy();
    const first = within(await mission(1));
    expect(first.queryByText('Novo')).toBeNull();
    expect(first.queryByText('Comentário')).toBeNull();
    expect(actions.see.mock.calls.map(([seen]) => seen.level)).toEqual([2]);
    await expectAccessible();
  });

  it('says that nothing is there yet, and why it cannot be read', async () => {
    open();
    expect(await screen.findByText(/^Ainda não há nada/)).toBeTruthy();
    cleanup();
    const actions = watchedFeedback([aFeedback(1)]);
    actions.read.mockRejectedValueOnce(new Error('Sem ligação ao servidor.'));
    render(<FeedbackList actions={actions} />);
    expect(await screen.findByText('Sem ligação ao servidor.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await mission(1);
    expect(screen.queryByText('Sem ligação ao servidor.')).toBeNull();
  });
});

describe('comments on places', () => {
  const places = (level: 2 | 3 | 4): MissionComments => ({
    level,
    title: `Título ${level}`,
    texts: [{ prompt: 'O que viajou?', text: 'Uma receita da avó.' }],
    pictures: [],
    comments: [
      {
        _id: 'c1',
        revision: 7,
        place: { kind: 'text', step: 0, start: 4, end: 11, quote: 'receita' },
        text: 'De quê?',
        read: false,
      },
    ],
  });

  it('stand in their mission, at their place, and are read when they are opened', async () => {
    const actions = open([aFeedback(2)], [places(2)]);
    const second = within(await mission(2));
    expect(second.queryByText('De quê?')).toBeNull();
    await user.click(second.getByRole('button', { name: 'Comentário 1' }));
    expect(second.getByText('De quê?')).toBeTruthy();
    expect(actions.seeComment.mock.calls).toMatchObject([[{ id: 'c1', revision: 7 }]]);
    expect(second.getByText('Comentário 2'), 'the comment on the whole').toBeTruthy();
    await expectAccessible();
  });

  it('of a mission that was given back stand alone, without marks or a question', async () => {
    open([aFeedback(2)], [places(4)]);
    const fourth = within(await mission(4));
    expect(fourth.getByText(/^Esta missão voltou à equipa/)).toBeTruthy();
    expect(fourth.queryByRole('button', { name: /^Não percebemos/ })).toBeNull();
    expect(within(await mission(2)).queryByText('No vosso trabalho')).toBeNull();
  });
});

describe('the one question', () => {
  const start = async () => {
    await user.click(await screen.findByRole('button', { name: 'Não percebemos o que foi dito da missão 2' }));
    return screen.getByLabelText<HTMLTextAreaElement>('O que não perceberam? (missão 2)');
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Enviar a pergunta' }));

  it('is sent with a sentence of the team, which the device keeps meanwhile', async () => {
    const actions = open([aFeedback(2)]);
    const box = await start();
    expect(document.activeElement).toBe(box);
    await user.type(box, 'O que é uma razão?');
    expect(actions.keepDraft.mock.lastCall?.[1]).toBe('O que é uma razão?');
    expect(box.maxLength).toBe(300);
    await expectAccessible();
    actions.read.mockResolvedValue([aFeedback(2, { question: ASKED })]);
    await send();
    expect(actions.ask.mock.calls.map(([of, text]) => [of.level, text])).toEqual([[2, 'O que é uma razão?']]);
    expect(await screen.findByText('Não percebemos. O que é uma razão?')).toBeTruthy();
    expect(screen.getByText('Ainda não chegou. Vai aparecer aqui.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Não percebemos/ })).toBeNull();
  });

  it('needs no sentence, and may be left', async () => {
    const actions = open([aFeedback(2)]);
    await start();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(actions.ask).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toMatch(/^Não percebemos/);
    await start();
    await send();
    expect(actions.ask.mock.calls[0]?.[1]).toBe('');
  });

  it('that was begun is open again, and leaves the focus where it is', async () => {
    const actions = watchedFeedback([aFeedback(2)]);
    actions.readDraft.mockReturnValue('Meia pergunta');
    render(<FeedbackList actions={actions} />);
    const box = await screen.findByLabelText<HTMLTextAreaElement>('O que não perceberam? (missão 2)');
    expect(box.value).toBe('Meia pergunta');
    expect(document.activeElement).toBe(document.body);
  });

  it('has its answer below it', async () => {
    open([aFeedback(2, { question: { ...ASKED, text: '', answer: 'É dizer porquê.', answeredAt: 1 } })]);
    const said = within(await mission(2));
    expect(said.getByText('Não percebemos.')).toBeTruthy();
    expect(said.getByText('É dizer porquê.')).toBeTruthy();
  });
});

describe('what ORBI says of it', () => {
  const unread = {
    _id: 'c1',
    revision: 1,
    place: { kind: 'text', step: 0, start: 0, end: 3, quote: 'Uma' },
    text: 'De quê?',
  } as const;
  const commented = (level: 2 | 3, read: boolean): MissionComments => ({
    level,
    title: 'T',
    texts: [],
    pictures: [],
    comments: [{ ...unread, read }],
  });
  const isRead = { news: null };
  it.each([
    ['nothing', [], [], null],
    ['nothing new', [aFeedback(1, isRead), aFeedback(2, isRead)], [commented(2, false), commented(3, true)], null],
    ['one mission', [aFeedback(2)], [], 'A missão 2 já foi lida com atenção. Querem saber o que foi dito?'],
    [
      'an answer',
      [aFeedback(2, { news: 'answer' })],
      [],
      'Chegou a resposta à vossa pergunta sobre a missão 2. Querem ler?',
    ],
    [
      'a mission given back',
      [aFeedback(2, isRead)],
      [commented(3, false)],
      'A missão 3 voltou à equipa, com comentários na vossa resposta. Querem ler?',
    ],
    [
      'several',
      [aFeedback(1), aFeedback(2, isRead), aFeedback(4)],
      [commented(3, false)],
      'Há novidades sobre as missões 1, 3 e 4. Querem ler o que foi dito?',
    ],
  ])('%s', (_what, missions, places, words) => {
    expect(newsWords(missions, places)).toBe(words && `Que bom ver-vos! ${words}`);
  });
});
