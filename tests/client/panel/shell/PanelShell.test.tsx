// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unsentKey } from '#client/session/localItems.ts';
import { useSession } from '#client/session/useSession.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { ACCOUNT_ID, openPanel, resetPanel, stubServer } from '../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
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
const expandSidebar = async () => {
  const widen = screen.queryByRole('button', { name: 'Alargar o menu' });
  if (widen) await user.click(widen);
};

describe('the first link', () => {
  test('moves the focus to the content', async () => {
    stubServer({});
    openPanel('/panel');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Saltar para o conteúdo');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('the sidebar', () => {
  test.each([
    [0, ALL],
    [1, WITHOUT_SCHOOLS],
    [2, WITHOUT_SCHOOLS],
  ] as const)('lists the entries of role %i', (role, titles) => {
    stubServer({});
    openPanel('/panel', role);
    const entries = within(sidebar()).getAllByTitle(/./);
    expect(entries.map((entry) => entry.getAttribute('title'))).toEqual(titles);
  });

  test('expands Testar Jogo to the three themes', async () => {
    stubServer({});
    openPanel('/panel');
    await expandSidebar();
    const group = within(sidebar()).getByRole('button', { name: 'Testar Jogo' });
    expect(group.getAttribute('aria-expanded')).toBe('false');
    await user.click(group);
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
  test('home greets by username and names the role', async () => {
    stubServer({});
    openPanel('/panel', 2);
    expect(screen.getByRole('heading', { level: 1, name: 'Olá marta!' })).toBeDefined();
    expect(screen.getByText('Conta de Professor')).toBeDefined();
    expect(screen.getByText('Em manutenção')).toBeDefined();
    expect(await screen.findByText('Um projeto da Associação de Exemplo.')).toBeDefined();
  });

  test('home greets by name where the account has one', () => {
    stubServer({});
    openPanel('/panel', 2, { name: 'Marta Sousa' });
    expect(screen.getByRole('heading', { level: 1, name: 'Olá Marta Sousa!' })).toBeDefined();
  });

  test.each(['/panel/xyz', '/panel/management', '/panel/manual/x'])('%s is under maintenance', (path) => {
    stubServer({});
    openPanel(path);
    expect(screen.getByRole('heading', { level: 1, name: 'Em manutenção' })).toBeDefined();
  });

  test('a missing manual offers a download and a new tab', async () => {
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
    await user.click(within(sidebar()).getByRole('button', { name: 'Terminar sessão' }));
    await expect.poll(() => useSession.getState().status).toBe('out');
    expect(calls.some(({ path }) => path === '/logout')).toBe(true);
  });

  test('asks before leaving unsaved marks, which stay on the device', async () => {
    const key = unsentKey(ACCOUNT_ID, 'marks:x');
    localStorage.setItem(key, '{"2":{"p1":60}}');
    stubServer({ 'POST /logout': { message: 'ok' } });
    openPanel('/panel');
    await user.click(within(sidebar()).getByRole('button', { name: 'Terminar sessão' }));
    expect(await screen.findByText(/Há avaliações por guardar/)).toBeDefined();
    expect(useSession.getState().status).toBe('in');
    await user.click(screen.getByRole('button', { name: 'Sair mesmo assim' }));
    await expect.poll(() => useSession.getState().status).toBe('out');
    expect(localStorage.getItem(key)).toBe('{"2":{"p1":60}}');
  });
});
