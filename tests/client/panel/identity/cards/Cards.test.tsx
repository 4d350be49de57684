// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sheetsOf } from '#client/panel/identity/cards/sheetsOf.ts';
import { codeLink, signInLink } from '#domain/identity/signInLink.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { aTeacher, id } from '../../fixtures.ts';
import { openPanel, resetPanel, type StubResponse, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
  vi.restoreAllMocks();
});

const CLASS = id(80);
const aCard = (n: number) => ({
  _id: id(n),
  name: `Equipa ${n}`,
  ship: n === 1 ? 0 : null,
  username: `8a-gp${n}`,
  password: n === 2 ? null : `Palavra ${n}`,
  code: n === 2 || n === 3 ? null : `abacate luz abelha zebra`,
  solar: 'Interculturalidade',
});
const cardsOf = (count: number) => ({
  address: 'https://jogo.exemplo.pt',
  className: '8.º A',
  teams: Array.from({ length: count }, (_, index) => aCard(index + 1)),
});

function open(answer: StubResponse, search = `?class=${CLASS}`) {
  const calls = stubServer({ [`GET /classes/${CLASS}/cards`]: answer });
  openPanel(`/panel/cards${search}`, 2);
  return calls;
}
const card = async (name: string) => within(await screen.findByRole('article', { name: `Cartão de ${name}` }));
const print = () => screen.getByRole('button', { name: 'Imprimir' }) as HTMLButtonElement;

describe('the cards of a class', () => {
  test('show class, ship, code, address, username and password', async () => {
    const calls = open(cardsOf(3));
    const first = await card('Equipa 1');
    for (const words of [
      '8.º A · Nave Faísca',
      'abacate luz abelha zebra',
      'https://jogo.exemplo.pt',
      '8a-gp1',
      'Palavra 1',
    ]) {
      expect(first.getByText(words), words).toBeDefined();
    }
    expect(
      calls.filter(({ path }) => path.endsWith('/cards')),
      'every request is audited',
    ).toHaveLength(1);
    await expectAccessible();
  });

  test.each([
    [1, 'the code', codeLink('https://jogo.exemplo.pt', 'abacate luz abelha zebra')],
    [
      3,
      'username and password while the code is revoked',
      signInLink('https://jogo.exemplo.pt', '8a-gp3', 'Palavra 3'),
    ],
  ])('have a QR code, drawn without inline styles: card %i with %s', async (n, _what, link) => {
    open(cardsOf(3));
    const code = (await card(`Equipa ${n}`)).getByRole('img', { name: `Código QR para entrar como Equipa ${n}` });
    const expected = toSvgPath(generate(link, { minCorrectionLevel: correction.M }));
    expect(code.querySelector('path')?.getAttribute('d')).toBe(expected);
    expect(document.querySelectorAll('.team-card [style], .team-card style, .team-card script')).toHaveLength(0);
  });

  test('show advice instead of a QR code where neither code nor password is known', async () => {
    open(cardsOf(2));
    const second = await card('Equipa 2');
    expect(second.getByText('Peçam uma nova a quem vos dá a aula')).toBeDefined();
    expect(second.getByText('Sem código: entrem com o utilizador e a palavra-passe.')).toBeDefined();
    expect(second.queryByRole('img')).toBeNull();
    expect(second.getByText('8.º A · Nave por escolher')).toBeDefined();
  });

  test.each([
    ['http://localhost:3000', 1],
    ['http://127.0.0.1:3000', 1],
    ['http://192.168.1.20:3000', 0],
  ])('for the address %s show this many warnings: %i', async (address, warnings) => {
    open({ ...cardsOf(1), address });
    await card('Equipa 1');
    expect(screen.queryAllByText(/só abre neste computador/)).toHaveLength(warnings);
  });

  test('are printed by the button', async () => {
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    open(cardsOf(9));
    await card('Equipa 9');
    expect(screen.getAllByRole('region', { name: 'Folha de cartões' })).toHaveLength(2);
    await user.click(print());
    expect(printed).toHaveBeenCalledOnce();
  });

  test.each<[string, StubResponse, string, string]>([
    ['no teams', cardsOf(0), `?class=${CLASS}`, 'Esta turma ainda não tem equipas.'],
    ['no class', cardsOf(1), '', 'Abra esta página a partir de uma turma.'],
    [
      'another teacher’s',
      { status: 403, body: { message: 'Esta turma não é sua.', code: 'notYours' } },
      `?class=${CLASS}`,
      'Esta turma não é sua.',
    ],
  ])('%s: a message and a disabled print button', async (_, answer, search, words) => {
    open(answer, search);
    expect(await screen.findByText(words)).toBeDefined();
    expect(print().disabled).toBe(true);
  });
});

test.each([
  [0, []],
  [1, [1]],
  [8, [8]],
  [9, [8, 1]],
  [16, [8, 8]],
])('%i cards are split into sheets of eight', (count, sheets) => {
  expect(sheetsOf(Array.from({ length: count }, (_, n) => n)).map(({ length }) => length)).toEqual(sheets);
});

describe('the card of a teacher', () => {
  const TEACHER = aTeacher(11, 1);
  const OPENED = { username: 'prof', password: 'rio-lobo-mel', address: 'https://jogo.exemplo.pt' };
  const openCard = (isOwn: boolean) => {
    const calls = stubServer({
      [`GET /teachers/${TEACHER._id}`]: { ...TEACHER, credentials: { ...TEACHER.credentials, isOwn } },
      [`GET /credentials/${TEACHER._id}`]: OPENED,
    });
    openPanel(`/panel/cards?teacher=${TEACHER._id}`);
    return calls;
  };

  test('has the address, the given password and a QR code of the sign-in link', async () => {
    const calls = openCard(false);
    const only = await card('Professora 11');
    for (const words of ['Escola 1', OPENED.address, OPENED.username, OPENED.password]) {
      expect(only.getByText(words), words).toBeDefined();
    }
    const code = only.getByRole('img', { name: 'Código QR para entrar como Professora 11' });
    const link = signInLink(OPENED.address, OPENED.username, OPENED.password);
    const expected = toSvgPath(generate(link, { minCorrectionLevel: correction.M }));
    expect(code.querySelector('path')?.getAttribute('d')).toBe(expected);
    expect(calls.filter(({ path }) => path.startsWith('/credentials/'))).toHaveLength(1);
    expect(print().disabled).toBe(false);
    await expectAccessible();
  });

  test('is not made once the teacher has chosen a password, which is not requested', async () => {
    const calls = openCard(true);
    expect(await screen.findByText(/foi definida pelo próprio: não há cartão/)).toBeDefined();
    expect(calls.some(({ path }) => path.startsWith('/credentials/'))).toBe(false);
    expect(print().disabled).toBe(true);
  });
});
