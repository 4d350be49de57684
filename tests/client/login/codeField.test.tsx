// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '#client/login/LoginPage.tsx';
import { SignInAgain } from '#client/login/SignInAgain.tsx';
import { useSession } from '#client/session/useSession.ts';
import { codeLink } from '#domain/identity/signInLink.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { setupUser } from '../../support/browser/setupUser.ts';
import { type FakeAnswer, fakeFetch } from '../api/fakeFetch.ts';
import { gameStart, TEACHER, TEAM, tokenOf } from '../session/sessionHarness.ts';

const SITE = { title: 'Conselho Galáctico', footer: '', about: [], howToPlay: [], partners: [], issuers: [] };
const CODE = 'abacate luz abelha zebra';
const right = () => ({
  'POST /api/login/code': { status: 200, body: { token: tokenOf('a', Date.now() - (Date.now() % 1_000)), user: TEAM } },
  'GET /api/game/start': { status: 200, body: gameStart() },
});

let user: UserEvent;

beforeEach(() => {
  user = setupUser();
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  window.location.hash = '';
  act(() => {
    useSession.setState({ token: null, auth: false, expiry: null, user: null, gameStatus: null, status: 'out' });
  });
  vi.unstubAllGlobals();
});

type Answers = Parameters<typeof fakeFetch>[0];

function show(answers: Answers = {}, hash = '') {
  window.history.replaceState({}, '', `/login${hash}`);
  const calls = fakeFetch({ 'GET /api/site': { status: 200, body: SITE }, ...answers });
  render(<LoginPage />);
  return calls;
}
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Código da equipa' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const places = () => [...document.querySelectorAll('.team-code-slots > li')].map(({ textContent }) => textContent);

async function openCode(answers: Answers = {}) {
  const calls = show(answers);
  await press('Usar o código da equipa');
  const input = await field();
  await waitFor(() => expect(document.activeElement).toBe(input));
  calls.length = 0;
  return { calls, input };
}

describe('the field for a code', () => {
  it('is offered beside username and password, which stay the first way and come back', async () => {
    show();
    expect(screen.getByLabelText('Nome de Utilizador')).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
    await press('Usar o código da equipa');
    await field();
    expect(screen.queryByLabelText('Nome de Utilizador')).toBeNull();
    await press('Usar a palavra-passe');
    expect(document.activeElement).toBe(screen.getByLabelText('Nome de Utilizador'));
  });

  it('is accessible, closed and with suggestions', async () => {
    const { input } = await openCode();
    await expectAccessible();
    await user.type(input, 'abe');
    expect(options()).toEqual(['abelha', 'abeto']);
    await expectAccessible();
  });

  it('takes no correction, capitals or words of the browser', async () => {
    const { input } = await openCode();
    const attributes = ['autocapitalize', 'autocorrect', 'autocomplete', 'spellcheck'];
    expect(attributes.map((name) => input.getAttribute(name))).toEqual(['off', 'off', 'off', 'false']);
  });

  it('finishes a word at its last letter, and at a space after its first letters', async () => {
    const { input } = await openCode();
    await user.type(input, 'abac luz');
    expect(input.value).toBe('abacate luz ');
    expect(places()).toEqual(['abacate', 'luz', '3', '4']);
    expect(screen.getByText('2 de 4 palavras: abacate, luz.').getAttribute('role')).toBe('status');
    await user.keyboard('{Backspace}{Backspace}');
    expect(input.value).toBe('abacate lu');
  });

  it.each(['{Enter}', '{Tab}', ' '])('accepts the chosen suggestion with %j and stays in the field', async (key) => {
    const { input, calls } = await openCode();
    await user.type(input, 'abe');
    expect(input.getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    expect([chosen.textContent, input.getAttribute('aria-activedescendant')]).toEqual(['abeto', chosen.id]);
    await user.keyboard(key);
    expect([input.value, options(), document.activeElement]).toEqual(['abeto ', [], input]);
    expect(calls).toEqual([]);
  });

  it('goes round the suggestions with the arrow keys and closes them with Escape', async () => {
    const { input } = await openCode();
    await user.type(input, 'abe{ArrowUp}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('abeto');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('abelha');
    await user.keyboard('{ArrowUp}{Escape}');
    expect([options(), input.getAttribute('aria-expanded')]).toEqual([[], 'false']);
    await user.keyboard('l');
    expect(options()).toEqual(['abelha']);
  });

  it('accepts a suggestion that is pressed, without taking the focus', async () => {
    const { input } = await openCode();
    await user.type(input, 'abe');
    await user.click(screen.getByRole('option', { name: 'abelha' }));
    expect([input.value, document.activeElement]).toEqual(['abelha ', input]);
  });

  it('chooses nothing by itself between two words: a space leaves them open, and the field says so', async () => {
    const { input } = await openCode();
    await user.type(input, 'abe l');
    expect(input.value).toBe('abe l');
    expect(screen.getByText('«abe»: é «abelha» ou «abeto»?')).toBeDefined();
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('leaves the text alone while a keyboard composes a word', async () => {
    const { input } = await openCode();
    fireEvent(input, new InputEvent('input', { bubbles: true }));
    input.focus();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const compose = (value: string, isComposing: boolean) => {
      set?.call(input, value);
      const event = new InputEvent('input', { bubbles: true });
      Object.defineProperty(event, 'isComposing', { value: isComposing });
      fireEvent(input, event);
    };
    compose('luz', true);
    expect(input.value).toBe('luz');
    compose('luz ', false);
    expect(input.value).toBe('luz ');
    expect(places()[0]).toBe('luz');
  });
});

describe('signing in with a code', () => {
  it('sends the whole words', async () => {
    const { input, calls } = await openCode(right());
    await user.type(input, 'ABAC-luz abelha zeb{Enter}');
    await waitFor(() => expect(useSession.getState().status).toBe('in'));
    expect([calls[0]?.url, calls[0]?.body]).toEqual(['/api/login/code', JSON.stringify({ code: CODE })]);
    expect(useSession.getState().user?._id).toBe(TEAM._id);
  });

  it('sends nothing until there are four words, and says so', async () => {
    const { input, calls } = await openCode();
    await user.type(input, 'abac luz abelha');
    await press('Jogar');
    expect(await screen.findByText('Escrevam as quatro palavras do código.')).toBeDefined();
    expect(calls).toEqual([]);
  });

  it('shows why it failed and keeps the words', async () => {
    const message = 'Este código não existe ou já não vale. Confirmem as quatro palavras do cartão.';
    const wrong: FakeAnswer = { status: 401, body: { message, code: 'wrongCode' } };
    const { input } = await openCode({ 'POST /api/login/code': wrong });
    await user.type(input, `${CODE}{Enter}`);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    expect(input.value).toBe(CODE);
  });

  it('is filled in by the link of a card, which leaves the address bar, and needs one press', async () => {
    const calls = show(right(), new URL(codeLink('http://a.test', CODE)).hash);
    const input = await field();
    expect([input.value, places(), window.location.hash]).toEqual([CODE, CODE.split(' '), '']);
    expect(document.activeElement).not.toBe(input);
    await press('Jogar');
    await waitFor(() => expect(useSession.getState().status).toBe('in'));
    expect(calls.some(({ body }) => body === JSON.stringify({ code: CODE }))).toBe(true);
  });

  it('follows the link of a second card, with a code or with a password', async () => {
    show({}, '#u=8a-gp1&p=um');
    expect(screen.getByLabelText<HTMLInputElement>('Nome de Utilizador').value).toBe('8a-gp1');
    const follow = (hash: string) =>
      act(async () => {
        window.location.hash = hash;
        window.dispatchEvent(new Event('hashchange'));
      });
    await follow('#c=luz-luz-luz-luz');
    expect((await field()).value).toBe('luz luz luz luz');
    await follow('#u=8a-gp2&p=dois');
    expect(screen.getByLabelText<HTMLInputElement>('Nome de Utilizador').value).toBe('8a-gp2');
  });
});

describe('in the window for signing in again', () => {
  const expire = (account = TEAM) =>
    act(() => useSession.setState({ user: account, token: 't', auth: true, expiry: 1, status: 'expired' }));

  it('a team may use its code, and the server is told which team it must be', async () => {
    const calls = fakeFetch(right());
    render(<SignInAgain />);
    expire();
    await press('Usar o código da equipa');
    await user.type(await field(), `${CODE}{Enter}`);
    await waitFor(() => expect(screen.queryByText('A sessão expirou')).toBeNull());
    expect(calls[0]?.body).toBe(JSON.stringify({ code: CODE, teamId: TEAM._id }));
  });

  it('stays open for the code of another team, and the session stays expired', async () => {
    const message = 'Este código é de outra equipa.';
    fakeFetch({ 'POST /api/login/code': { status: 401, body: { message, code: 'wrongCode' } } });
    render(<SignInAgain />);
    expire();
    await press('Usar o código da equipa');
    await user.type(await field(), `${CODE}{Enter}`);
    const dialog = within(screen.getByRole('dialog', { name: 'A sessão expirou' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(message));
    expect(useSession.getState().status).toBe('expired');
  });

  it('is not offered to teachers', () => {
    render(<SignInAgain />);
    expire(TEACHER);
    expect(screen.queryByRole('button', { name: 'Usar o código da equipa' })).toBeNull();
  });
});
