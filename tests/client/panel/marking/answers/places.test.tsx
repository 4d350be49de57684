// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerVersion } from '#contract/marking/guidance.ts';
import type { PlacedComment, PlacedCommentInput } from '#contract/marking/placedComments.ts';
import type { Team } from '#contract/school/teams.ts';
import { PLACED_COMMENT_MAX_CHARS } from '#domain/limits.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { htmlMistakes } from '../../../../support/browser/screens/htmlMistakes.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { aTeam, id } from '../../fixtures.ts';
import { closePanel } from '../../panelHarness.tsx';
import { openSheet } from './openSheet.ts';

let user: UserEvent;
let stored: PlacedComment[];
/** Calls that write, as [method, id, body]. */
let writes: [string, string, PlacedCommentInput | null][];
let refusal: object | null;
beforeEach(() => {
  user = setupUser();
  [stored, writes, refusal] = [[], [], null];
});
afterEach(closePanel);

const TEXT = 'O mar é de todas as pessoas. O rio também.';
const FILES = JSON.stringify([
  { name: 'praia.png', content: '/api/files/praia' },
  { name: 'mapa.pdf', content: '/api/files/mapa' },
]);
const base = aTeam(3);
const answers = base.answers as NonNullable<Team['answers']>;
const TEAM: Team = { ...base, answers: { ...answers, answersLevel2: [TEXT], answersLevel3: [FILES] } };
const PATH = `/api/team/${TEAM._id}/comments`;
const onText = (n: number, quote: string, more: Partial<PlacedComment> = {}): PlacedComment => ({
  _id: id(500 + n),
  level: 2,
  version: 1,
  place: { kind: 'text', step: 0, start: TEXT.indexOf(quote), end: TEXT.indexOf(quote) + quote.length, quote },
  text: `Comentário sobre «${quote}»`,
  readAt: null,
  ...more,
});
const onPicture = (n: number, x: number, y: number): PlacedComment => ({
  ...onText(n, 'mar'),
  level: 3,
  place: { kind: 'picture', step: 0, position: 0, x, y },
});

/** The answer before it was given back. */
const FORMER: AnswerVersion = {
  level: 2,
  version: 1,
  answers: [TEXT],
  acceptedAt: 1_767_225_600,
  returnedAt: 1_767_312_000,
  returnNote: 'Falta a conclusão',
  note: null,
  points: { p1: 20, p2: 0, total: 20, marked: { p1: true, p2: false } },
  proposal: null,
};

/** Opens the answers of the team, over a server that keeps its comments. */
async function open(comments: PlacedComment[] = [], versions: AnswerVersion[] = [], team = TEAM) {
  stored = comments;
  await openSheet(user, team, {
    [`GET /team/${TEAM._id}/versions`]: { versions },
    [`GET /team/${TEAM._id}/comments`]: () => ({ comments: stored }),
  });
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://exemplo.test');
    return pathname.startsWith(PATH) ? answerCall(pathname.slice(PATH.length + 1), init) : others(address, init);
  });
  await screen.findByRole('button', { name: /^Escolher um trecho com o teclado/ });
}

function answerCall(placedId: string, { method = 'GET', body }: RequestInit): Response {
  const reply = (value: object, status = 200) =>
    new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });
  if (method === 'GET') return reply({ comments: stored });
  const sent = body ? (JSON.parse(String(body)) as PlacedCommentInput) : null;
  writes.push([method, placedId, sent]);
  if (refusal !== null) return reply(refusal, 409);
  const before = stored.find(({ _id }) => _id === placedId);
  stored = stored.filter((one) => one !== before);
  if (sent === null) return reply({ _id: placedId, deleted: true });
  const written = { ...sent, _id: placedId, readAt: null } as PlacedComment;
  stored.push(written);
  return reply(written);
}

const answer = () =>
  screen.getByText(
    (_, element) => element?.classList.contains('quoted-answer') === true && element.textContent === TEXT,
  );
const list = () => screen.getByRole('list', { name: /^Comentários: / });
const items = () => within(list()).getAllByRole('listitem');
const dialog = (name: string | RegExp = 'Comentar este lugar') => screen.findByRole('dialog', { name });

/** Selects words of the answer as a mouse or a finger does. */
function select(quote: string): void {
  const walker = document.createTreeWalker(answer(), NodeFilter.SHOW_TEXT);
  const start = TEXT.indexOf(quote);
  const range = document.createRange();
  let before = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { length } = node as Text;
    if (start >= before && start < before + length) range.setStart(node, start - before);
    const end = start + quote.length;
    if (end > before && end <= before + length) range.setEnd(node, end - before);
    before += length;
  }
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  fireEvent(document, new Event('selectionchange'));
}

describe('a comment on part of a text', () => {
  test('is written on the selected words, and then stands in the list and in the text', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Comentar este trecho' })).toBeNull();
    select(' mar é ');
    await user.click(await screen.findByRole('button', { name: 'Comentar este trecho' }));
    const form = within(await dialog());
    expect(form.getByText('mar é')).toBeDefined();
    await expectAccessible();
    await user.type(form.getByRole('textbox', { name: 'Comentário' }), ' Porquê? ');
    await user.click(form.getByRole('button', { name: 'Guardar comentário' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const place = { kind: 'text', step: 0, start: 2, end: 7, quote: 'mar é' };
    expect(writes).toEqual([['PUT', expect.any(String), { level: 2, version: 1, place, text: 'Porquê?' }]]);
    const [item] = items();
    expect(item?.textContent).toContain('«mar é»Porquê?Por ler');
    expect(document.activeElement).toBe(item);
    expect(answer().querySelector('mark')?.textContent).toBe('mar é');
    expect(screen.getByRole('button', { name: 'Comentário 1' }).dataset.number).toBe('1');
    expect(screen.queryByRole('button', { name: 'Comentar este trecho' })).toBeNull();
    await expectAccessible();
    expect(htmlMistakes()).toEqual([]);
  });

  test('has the right words when the selection goes over numbers of other comments', async () => {
    await open([onText(1, 'mar'), onText(2, 'todas')]);
    select('é de todas as');
    await user.click(await screen.findByRole('button', { name: 'Comentar este trecho' }));
    expect(within(await dialog()).getByText('é de todas as')).toBeDefined();
  });

  test.each([
    ['ends at the start of the next block, as a triple click does', 'rio', 'after', 'rio também.'],
    ['begins above the text', 'O mar', 'before', 'O mar'],
  ])('is offered for the words of the answer when the selection %s', async (_, quote, side, expected) => {
    await open();
    select(quote);
    const range = document.getSelection()?.getRangeAt(0).cloneRange() as Range;
    if (side === 'after') range.setEnd(screen.getByRole('heading', { name: /^Missão 3/ }), 0);
    else range.setStart(screen.getByRole('heading', { name: /^Missão 2/ }), 0);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    fireEvent(document, new Event('selectionchange'));
    await user.click(await screen.findByRole('button', { name: 'Comentar este trecho' }));
    expect(within(await dialog()).getByText(expected)).toBeDefined();
  });

  test('is not offered for words outside an answer', async () => {
    await open();
    select('mar');
    await screen.findByRole('button', { name: 'Comentar este trecho' });
    const range = document.createRange();
    range.selectNodeContents(screen.getByRole('heading', { name: /^Missão 2/ }));
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    fireEvent(document, new Event('selectionchange'));
    expect(screen.queryByRole('button', { name: 'Comentar este trecho' })).toBeNull();
  });

  test('can be chosen with the keyboard alone, and what is chosen is announced', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: /^Escolher um trecho com o teclado/ }));
    const region = screen.getByRole('application', { name: /^Escolher um trecho/ });
    expect(document.activeElement).toBe(region);
    const announced = () => screen.getByText(/^Escolhido: /).textContent;
    expect(announced()).toBe('Escolhido: O');
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(announced()).toBe('Escolhido: mar é de');
    await user.keyboard('{ArrowDown}{Shift>}{End}{/Shift}');
    expect(announced()).toBe('Escolhido: O rio também.');
    await expectAccessible();
    await user.keyboard('{Enter}');
    const form = within(await dialog());
    expect(form.getByText('O rio também.')).toBeDefined();
    await user.type(form.getByRole('textbox', { name: 'Comentário' }), 'Que rio?{Control>}{Enter}{/Control}');
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.[2]?.place).toMatchObject({ start: 29, end: 42, quote: 'O rio também.' });
  });

  test('Escape leaves the choice, and the button has the focus again', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: /^Escolher um trecho com o teclado/ }));
    await user.keyboard('{Escape}');
    const button = await screen.findByRole('button', { name: /^Escolher um trecho com o teclado/ });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('application')).toBeNull();
  });

  test('needs words, of which the phrases can be a part', async () => {
    await open();
    select('mar');
    await user.click(await screen.findByRole('button', { name: 'Comentar este trecho' }));
    const form = within(await dialog());
    await user.click(form.getByRole('button', { name: 'Guardar comentário' }));
    expect(await form.findByText('Falta o comentário.')).toBeDefined();
    expect(writes).toEqual([]);
    const box = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comentário' });
    expect(box.maxLength).toBe(PLACED_COMMENT_MAX_CHARS);
    await user.type(box, '/');
    await user.click((await form.findAllByRole('option'))[0] as HTMLElement);
    expect(box.value.length).toBeGreaterThan(10);
    expect(box.value).not.toContain('/');
  });

  test('stays in the form with its words when the server refuses it', async () => {
    refusal = { code: 'tooManyPlaces', message: 'Esta resposta já tem 30 comentários.' };
    await open();
    select('mar');
    await user.click(await screen.findByRole('button', { name: 'Comentar este trecho' }));
    const form = within(await dialog());
    const box = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comentário' });
    await user.type(box, 'Mais um.');
    await user.click(form.getByRole('button', { name: 'Guardar comentário' }));
    expect(await form.findByText('Esta resposta já tem 30 comentários.')).toBeDefined();
    expect(box.value).toBe('Mais um.');
    refusal = null;
    await user.click(form.getByRole('button', { name: 'Guardar comentário' }));
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes[1]?.[1], 'the same comment is sent again').toBe(writes[0]?.[1]);
  });
});

describe('a comment that was begun', () => {
  const begin = async (words: string) => {
    select('mar');
    await user.click(await screen.findByRole('button', { name: 'Comentar este trecho' }));
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: 'Comentário' }), words);
    return form;
  };
  const drafts = () => Object.keys(localStorage).filter((key) => key.includes('placed-comment'));

  test('is kept when the dialog is closed, offered at its place, and saved from there', async () => {
    await open();
    await begin('Que mar?');
    await user.keyboard('{Escape}');
    expect(screen.getByText('Comentário por guardar')).toBeDefined();
    const resume = screen.getByRole('button', { name: /^Continuar o comentário «Que mar\?»/ });
    expect(document.activeElement).toBe(resume);
    await expectAccessible();
    await user.click(resume);
    const form = within(await dialog());
    expect(form.getByRole('region', { name: 'Trecho comentado' }).textContent).toBe('mar');
    expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comentário' }).value).toBe('Que mar?');
    await user.click(form.getByRole('button', { name: 'Guardar comentário' }));
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(writes[0]?.[2]).toMatchObject({ version: 1, place: { start: 2, end: 5 }, text: 'Que mar?' });
    expect(screen.queryByText('Comentário por guardar')).toBeNull();
    expect(drafts()).toEqual([]);
    expect(htmlMistakes()).toEqual([]);
  });

  test('is there again after a reload, and is told before signing out', async () => {
    await open();
    await begin('Que mar?');
    cleanup();
    await open();
    expect(screen.getByRole('button', { name: /^Continuar o comentário «Que mar/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Terminar sessão' }));
    expect(await screen.findByText(/Há comentários a lugares por guardar/)).toBeDefined();
  });

  test("is dropped by 'Cancelar', or by 'Apagar' beside the answer", async () => {
    await open();
    const form = await begin('Que mar?');
    await user.click(form.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByText('Comentário por guardar')).toBeNull();
    await begin('Que mar?');
    await user.keyboard('{Escape}');
    const discard = () => user.click(screen.getByRole('button', { name: /^Apagar o comentário «Que mar/ }));
    await discard();
    expect(document.activeElement?.textContent).toMatch(/^Escolher um trecho com o teclado/);
    expect(screen.queryByText('Comentário por guardar')).toBeNull();
    expect([drafts(), writes]).toEqual([[], []]);
    await user.click(await screen.findByRole('button', { name: 'Anular' }));
    expect(screen.getByText('Comentário por guardar')).toBeDefined();
    await discard();
    expect(drafts()).toEqual([]);
  });

  test('an edit that was begun is kept too, until the comment has its words', async () => {
    const comment = onText(1, 'mar');
    await open([comment]);
    const edit = async () => {
      await user.click(await screen.findByRole('button', { name: 'Editar o comentário 1' }));
      return within(await dialog('Editar o comentário 1')).getByRole<HTMLTextAreaElement>('textbox', {
        name: 'Comentário',
      });
    };
    await user.type(await edit(), ' Porquê?{Escape}');
    cleanup();
    await open([comment]);
    expect(screen.getByRole('button', { name: /^Continuar o comentário/ })).toBeDefined();
    const box = await edit();
    expect(box.value).toBe(`${comment.text} Porquê?`);
    await user.type(box, '{Backspace>8/}{Escape}');
    expect(screen.queryByText('Comentário por guardar')).toBeNull();
    expect(drafts()).toEqual([]);
    expect(writes).toEqual([]);
  });

  test('on a picture comes back with its point', async () => {
    await open();
    await user.click(await screen.findByRole('button', { name: 'Comentar um ponto de praia.png' }));
    await dialog();
    screen.getByRole('application', { name: 'Ponto na imagem' }).focus();
    await user.keyboard('{ArrowRight}{Enter}Aqui?{Escape}');
    await user.click(screen.getByRole('button', { name: /^Continuar o comentário «Aqui/ }));
    const form = within(await dialog());
    await user.click(form.getByRole('button', { name: 'Guardar comentário' }));
    await waitFor(() => expect(writes[0]?.[2]?.place).toMatchObject({ position: 0, x: 0.52, y: 0.5 }));
  });

  test('on a former answer shows its words, which have no place any more', async () => {
    await open();
    await begin('Que mar?');
    cleanup();
    await open([], [FORMER]);
    expect(await screen.findByText('A resposta mudou ou foi devolvida.')).toBeDefined();
    expect(screen.getByText('Que mar?')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Continuar o comentário/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Apagar o comentário «Que mar/ }));
    expect(drafts()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Missão 2/ }));
  });

  test('keeps the version that was shown when a newer answer arrives under the open dialog', async () => {
    const versions: AnswerVersion[] = [];
    await open([], versions);
    const form = await begin('Que mar?');
    versions.push(FORMER);
    refusal = { code: 'answerReplaced', message: 'A equipa respondeu de novo.' };
    await user.click(form.getByRole('button', { name: 'Guardar comentário' }));
    await screen.findByRole('article', { name: 'Versão 1 da missão 2', hidden: true });
    await user.click(form.getByRole('button', { name: 'Guardar comentário' }));
    await waitFor(() => expect(writes.map(([, , sent]) => sent?.version)).toEqual([1, 1]));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('A resposta mudou ou foi devolvida.')).toBeDefined();
  });
});

describe('written comments', () => {
  test('are listed in order of place, with the day on which the team read them', async () => {
    await open([onText(1, 'rio'), onText(2, 'mar', { readAt: 1_767_225_600 + 12 * 3_600 })]);
    const texts = (await waitFor(() => items())).map(({ textContent }) => textContent);
    expect(texts).toEqual(['«mar»Comentário sobre «mar»Lido a 01/01/2026', '«rio»Comentário sobre «rio»Por ler']);
    expect([...answer().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['mar', 'rio']);
    await user.click(screen.getByRole('button', { name: 'Comentário 2' }));
    expect(document.activeElement).toBe(items()[1]);
    expect(screen.getByRole('button', { name: 'Comentário 2' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('button', { name: 'Comentário 1' }).getAttribute('aria-current')).toBeNull();
  });

  test('are edited at their place', async () => {
    const comment = onText(1, 'rio');
    await open([comment]);
    await user.click(await screen.findByRole('button', { name: 'Editar o comentário 1' }));
    const form = within(await dialog('Editar o comentário 1'));
    const box = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comentário' });
    expect(box.value).toBe(comment.text);
    await user.clear(box);
    await user.type(box, 'Qual?');
    await user.click(form.getByRole('button', { name: 'Guardar comentário' }));
    await waitFor(() => expect(items()[0]?.textContent).toContain('Qual?'));
    expect(writes).toEqual([['PUT', comment._id, { level: 2, version: 1, place: comment.place, text: 'Qual?' }]]);
  });

  test('are deleted at once, which one press undoes', async () => {
    const comment = onText(1, 'rio');
    await open([comment, onText(2, 'mar')]);
    await user.click(await screen.findByRole('button', { name: 'Apagar o comentário 2' }));
    await waitFor(() => expect(items()).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Anular' }));
    await waitFor(() => expect(items()).toHaveLength(2));
    const { level, version, place, text } = comment;
    expect(writes).toEqual([
      ['DELETE', comment._id, null],
      ['PUT', comment._id, { level, version, place, text }],
    ]);
  });

  test('lead the focus to the next one when they are deleted, and then to the button for a new one', async () => {
    await open([onText(1, 'mar'), onText(2, 'rio')]);
    await user.click(await screen.findByRole('button', { name: 'Apagar o comentário 1' }));
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(document.activeElement).toBe(items()[0]);
    await user.click(screen.getByRole('button', { name: 'Apagar o comentário 1' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: /^Comentários: / })).toBeNull());
    expect(document.activeElement?.textContent).toMatch(/^Escolher um trecho com o teclado/);
  });

  test('stay with their version, where they are only read', async () => {
    const now = { ...TEAM, answers: { ...answers, answersLevel2: ['Outro texto, novo.'] } };
    await open([onText(1, 'rio')], [FORMER], now);
    const one = within(await screen.findByRole('article', { name: 'Versão 1 da missão 2', hidden: true }));
    expect(await one.findByText('Comentário sobre «rio»')).toBeDefined();
    expect(one.queryByRole('button', { name: /^(Editar|Apagar|Escolher)/, hidden: true })).toBeNull();
    expect(screen.getAllByText('Comentário sobre «rio»'), 'not on the new answer').toHaveLength(1);
  });

  test('on the new answer are also in its card of the comparison, where they are only read', async () => {
    await open([onText(1, 'rio', { version: 2 })], [{ ...FORMER, answers: ['Antes.'] }]);
    await waitFor(() => expect(screen.getAllByText('Comentário sobre «rio»')).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: 'Editar o comentário 1', hidden: true })).toHaveLength(1);
    const [first, second] = screen.getAllByRole('button', { name: 'Comentário 1', hidden: true });
    await user.click(second as HTMLElement);
    const card = screen.getByRole('article', { name: 'Versão 2 da missão 2', hidden: true });
    expect(card.contains(document.activeElement)).toBe(true);
    await user.click(first as HTMLElement);
    expect(card.contains(document.activeElement)).toBe(false);
    expect(htmlMistakes()).toEqual([]);
  });

  test('are only read while the mission is given back', async () => {
    const { accepted } = TEAM.status;
    const status = {
      ...TEAM.status,
      accepted: { ...accepted, level2: false },
      returned: { level: 2, note: 'Outra vez' },
    };
    stored = [onText(1, 'rio')];
    await openSheet(user, { ...TEAM, status }, { [`GET /team/${TEAM._id}/comments`]: { comments: stored } });
    expect(await screen.findByText('Comentário sobre «rio»')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Apagar o comentário 1' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Escolher um trecho/ })).toBeNull();
  });
});

describe('a comment on a picture', () => {
  const region = () => screen.getByRole('application', { name: 'Ponto na imagem' });

  test('is put on a point with the arrow keys and Enter', async () => {
    await open([onPicture(1, 0.9, 0.9)]);
    await user.click(await screen.findByRole('button', { name: 'Comentar um ponto de praia.png' }));
    const form = within(await dialog());
    region().focus();
    await user.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowLeft}{/Shift}');
    expect(form.getByRole('status').textContent).toBe('Ponto a 42% da esquerda e 48% de cima');
    await expectAccessible();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: 'Comentário' }));
    await user.keyboard('Que praia é?');
    await user.click(form.getByRole('button', { name: 'Guardar comentário' }));
    await waitFor(() => expect(writes).toHaveLength(1));
    const place = { kind: 'picture', step: 0, position: 0, x: 0.42, y: 0.48 };
    expect(writes[0]?.[2]).toEqual({ level: 3, version: 1, place, text: 'Que praia é?' });
    await waitFor(() => expect(items().map(({ textContent }) => textContent?.slice(0, 12))).toHaveLength(2));
    expect(items()[0]?.textContent).toContain('Que praia é?');
  });

  test('is put on the pressed point of the picture as it is shown', async () => {
    await open();
    await user.click(await screen.findByRole('button', { name: 'Comentar um ponto de praia.png' }));
    const form = within(await dialog());
    const picture = within(region()).getByRole('img', { name: 'praia.png' });
    picture.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
    await user.type(form.getByRole('textbox', { name: 'Comentário' }), 'Aqui?');
    await user.click(form.getByRole('button', { name: 'Guardar comentário' }));
    expect(await form.findByText('Falta escolher o ponto na imagem.')).toBeDefined();
    fireEvent.pointerUp(picture, { clientX: 300, clientY: 100, button: 2 });
    await user.click(form.getByRole('button', { name: 'Guardar comentário' }));
    expect(form.getByText('Falta escolher o ponto na imagem.')).toBeDefined();
    fireEvent.pointerUp(picture, { clientX: 200, clientY: 200 });
    await user.click(form.getByRole('button', { name: 'Guardar comentário' }));
    await waitFor(() => expect(writes[0]?.[2]?.place).toMatchObject({ x: 0.25, y: 0.75 }));
  });

  test('is offered for pictures only', async () => {
    await open();
    const buttons = await screen.findAllByRole('button', { name: /^Comentar um ponto/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Comentar um ponto de praia.png']);
  });

  test('keeps its point when its words are edited', async () => {
    const comment = onPicture(1, 0.25, 0.5);
    await open([comment]);
    await user.click(await screen.findByRole('button', { name: 'Editar o comentário 1' }));
    await dialog('Editar o comentário 1');
    expect(screen.queryByRole('application')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Guardar comentário' }));
    await waitFor(() => expect(writes[0]?.[2]?.place).toEqual(comment.place));
  });
});
