// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { unsentKey } from '#client/session/localItems.ts';
import { useSession } from '#client/session/useSession.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { ACCOUNT, forgetAll, openPanel, stubServer } from '../panelHarness.tsx';

afterEach(() => {
  cleanup();
  forgetAll();
});

const ALL = [
  'Manual Pedagógico',
  'Testar Jogo',
  'Turmas',
  'Equipas',
  'Respostas e Avaliação',
  'Propostas',
  'Professores',
  'Escolas',
  'Moderação',
  'Terminar sessão',
];
const WITHOUT_SCHOOLS = ALL.filter((title) => title !== 'Professores' && title !== 'Escolas');

const sidebar = () => screen.getByRole('navigation', { name: 'Painel' });
const expanded = () => {
  const widen = screen.queryByRole('button', { name: 'Alargar o menu' });
  if (widen) fireEvent.click(widen);
};

describe('the sidebar', () => {
  test.each([
    [0, ALL],
    [1, WITHOUT_SCHOOLS],
    [2, WITHOUT_SCHOOLS],
  ] as const)('role %i', (role, titles) => {
    stubServer({});
    openPanel('/panel', role);
    const entries = within(sidebar()).getAllByTitle(/./);
    expect(entries.map((entry) => entry.getAttribute('title'))).toEqual(titles);
  });

  test('Testar Jogo opens into the three themes', () => {
    stubServer({});
    openPanel('/panel');
    expanded();
    const group = within(sidebar()).getByRole('button', { name: 'Testar Jogo' });
    expect(group.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(group);
    const hrefs = ['Interculturalidade', 'Direitos Humanos', 'Desenvolvimento Sustentável'].map((name) =>
      within(sidebar()).getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(Object.values(THEME_IDS).map((uid) => `/game?uid=${uid}`));
  });

  test('a team has no panel', () => {
    stubServer({});
    openPanel('/panel', 3);
    expect(screen.queryByText('Painel de Controlo')).toBeNull();
  });
});

describe('the pages', () => {
  test('home greets and says what the account is', async () => {
    stubServer({});
    openPanel('/panel', 2);
    expect(screen.getByRole('heading', { level: 1, name: 'Olá marta!' })).toBeDefined();
    expect(screen.getByText('Conta de Professor')).toBeDefined();
    expect(screen.getByText('Em manutenção')).toBeDefined();
    expect(await screen.findByText('Um projeto da Associação de Exemplo.')).toBeDefined();
  });

  test('home greets a person by name where the account has one', () => {
    stubServer({});
    openPanel('/panel', 2, { name: 'Marta Sousa' });
    expect(screen.getByRole('heading', { level: 1, name: 'Olá Marta Sousa!' })).toBeDefined();
  });

  test.each(['/panel/xyz', '/panel/management', '/panel/manual/x'])('%s is under maintenance', (path) => {
    stubServer({});
    openPanel(path);
    expect(screen.getByRole('heading', { level: 1, name: 'Em manutenção' })).toBeDefined();
  });

  test('the manual that is not there offers a download and another try', async () => {
    stubServer({});
    openPanel('/panel/manual');
    expect(await screen.findByText('Não foi possível carregar o PDF')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe('/pdf/manual.pdf');
    expect(screen.getByRole('link', { name: 'Tentar num novo separador' })).toBeDefined();
  });
});

describe('Terminar sessão', () => {
  test('ends the session', async () => {
    const calls = stubServer({ 'POST /logout': { message: 'ok' } });
    openPanel('/panel');
    fireEvent.click(within(sidebar()).getByRole('button', { name: 'Terminar sessão' }));
    await expect.poll(() => useSession.getState().status).toBe('out');
    expect(calls.some(({ path }) => path === '/logout')).toBe(true);
  });

  test('says that marks are unsaved and asks; the marks stay on the device', async () => {
    const key = unsentKey(ACCOUNT, 'marks:x');
    localStorage.setItem(key, '{"2":{"p1":60}}');
    stubServer({ 'POST /logout': { message: 'ok' } });
    openPanel('/panel');
    fireEvent.click(within(sidebar()).getByRole('button', { name: 'Terminar sessão' }));
    expect(await screen.findByText(/Há avaliações por guardar/)).toBeDefined();
    expect(useSession.getState().status).toBe('in');
    fireEvent.click(screen.getByRole('button', { name: 'Sair mesmo assim' }));
    await expect.poll(() => useSession.getState().status).toBe('out');
    expect(localStorage.getItem(key)).toBe('{"2":{"p1":60}}');
  });
});
