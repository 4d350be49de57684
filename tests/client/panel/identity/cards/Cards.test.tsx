// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sheetsOf } from '#client/panel/identity/cards/sheetsOf.ts';
import { signInLink } from '#domain/identity/signInLink.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { type Answer, forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { aTeacher, id } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
  vi.restoreAllMocks();
});

const CLASS = id(80);
const aCard = (n: number) => ({
  _id: id(n),
  name: `Equipa ${n}`,
  ship: n === 1 ? 0 : null,
  username: `8a-gp${n}`,
  password: n === 2 ? null : `Palavra ${n}`,
  solar: 'Interculturalidade',
});
const cardsOf = (count: number) => ({
  address: 'https://jogo.exemplo.pt',
  className: '8.º A',
  teams: Array.from({ length: count }, (_, index) => aCard(index + 1)),
});

function open(answer: Answer, search = `?class=${CLASS}`) {
  const calls = stubServer({ [`GET /classes/${CLASS}/cards`]: answer });
  openPanel(`/panel/cards${search}`, 2);
  return calls;
}
const card = async (name: string) => within(await screen.findByRole('article', { name: `Cartão de ${name}` }));
const print = () => screen.getByRole('button', { name: 'Imprimir' }) as HTMLButtonElement;

describe('the cards of a class', () => {
  test('say who, where and with what words', async () => {
    const calls = open(cardsOf(3));
    const first = await card('Equipa 1');
    for (const words of ['8.º A · Nave Faísca', 'https://jogo.exemplo.pt', '8a-gp1', 'Palavra 1']) {
      expect(first.getByText(words), words).toBeDefined();
    }
    expect(
      calls.filter(({ path }) => path.endsWith('/cards')),
      'each opening is on record',
    ).toHaveLength(1);
    await expectAccessible();
  });

  test('carry a code that fills in the sign-in form, drawn without styles', async () => {
    open(cardsOf(3));
    const code = (await card('Equipa 3')).getByRole('img', { name: 'Código QR para entrar como Equipa 3' });
    const link = signInLink('https://jogo.exemplo.pt', '8a-gp3', 'Palavra 3');
    const expected = toSvgPath(generate(link, { minCorrectionLevel: correction.M }));
    expect(code.querySelector('path')?.getAttribute('d')).toBe(expected);
    expect(document.querySelectorAll('.team-card [style], .team-card style, .team-card script')).toHaveLength(0);
  });

  test('without a known password there is no code, and it says what to do', async () => {
    open(cardsOf(2));
    const second = await card('Equipa 2');
    expect(second.getByText('Peçam uma nova a quem vos acompanha')).toBeDefined();
    expect(second.queryByRole('img')).toBeNull();
    expect(second.getByText('8.º A · Nave por escolher')).toBeDefined();
  });

  test.each([
    ['http://localhost:3000', 1],
    ['http://127.0.0.1:3000', 1],
    ['http://192.168.1.20:3000', 0],
  ])('with the address %s there is a warning: %i', async (address, warnings) => {
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
    fireEvent.click(print());
    expect(printed).toHaveBeenCalledOnce();
  });

  test.each<[string, Answer, string, string]>([
    ['no teams', cardsOf(0), `?class=${CLASS}`, 'Esta turma ainda não tem equipas.'],
    ['no class', cardsOf(1), '', 'Abra esta página a partir de uma turma.'],
    [
      'another teacher’s',
      { status: 403, body: { message: 'Esta turma não é sua.', code: 'notYours' } },
      `?class=${CLASS}`,
      'Esta turma não é sua.',
    ],
  ])('%s: words, and nothing to print', async (_, answer, search, words) => {
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
])('%i cards', (count, sheets) => {
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

  test('has the address, the given password and a code that fills in the sign-in form', async () => {
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

  test('is not made once the teacher has an own password: nothing is opened', async () => {
    const calls = openCard(true);
    expect(await screen.findByText(/foi definida pelo próprio: não há cartão/)).toBeDefined();
    expect(calls.some(({ path }) => path.startsWith('/credentials/'))).toBe(false);
    expect(print().disabled).toBe(true);
  });
});
