import { describe, expect, test } from 'vitest';
import { isStaff } from '#domain/permissions.ts';
import { SIDEBAR, type SidebarItem, sidebarFor } from '#domain/sidebar.ts';
import { ROLES } from '#domain/vocabulary.ts';

const nameOf = (item: SidebarItem) => (item.kind === 'divider' ? '-' : item.title);

describe('sidebar', () => {
  test('the entries are in the order of the spec', () => {
    const entries = SIDEBAR.flatMap((item) => (item.kind === 'divider' ? [] : [`${item.segment}: ${item.title}`]));
    expect(entries).toEqual([
      'manual: Manual Pedagógico',
      'game: Testar Jogo',
      'management/classes: Turmas',
      'management/teams: Equipas',
      'solar-systems/answers: Respostas e Avaliação',
      'solar-systems/proposals: Propostas',
      'management/teachers: Professores',
      'management/schools: Escolas',
      'moderation: Moderação',
      'logout: Terminar sessão',
    ]);
  });

  test('items 8, 9 and 10 are those of the spec', () => {
    expect(SIDEBAR.slice(8, 11).map(nameOf)).toEqual(['Professores', '-', 'Escolas']);
  });

  test('a link points to its segment below /panel', () => {
    for (const item of SIDEBAR) if (item.kind === 'link') expect(item.path).toBe(`/panel/${item.segment}`);
  });

  test('Testar Jogo opens each theme', () => {
    const group = SIDEBAR.find((item) => item.kind === 'group');
    expect(group?.children).toEqual([
      { title: 'Interculturalidade', path: '/game?uid=5f1c2f7e-6f0a-4c53-9a3e-0c1d5b9a7e01' },
      { title: 'Direitos Humanos', path: '/game?uid=8b3e9d24-1a57-4e86-b2c4-7d90e6f3a502' },
      { title: 'Desenvolvimento Sustentável', path: '/game?uid=c47a61b0-93d8-4f2b-8e15-2b6f48d0c903' },
    ]);
  });

  const start = [
    'Manual Pedagógico',
    'Testar Jogo',
    '-',
    'Turmas',
    'Equipas',
    '-',
    'Respostas e Avaliação',
    'Propostas',
  ];
  test.each([
    [0, [...start, 'Professores', '-', 'Escolas', 'Moderação', 'Terminar sessão']],
    [1, [...start, '-', 'Moderação', 'Terminar sessão']],
    [2, [...start, 'Moderação', 'Terminar sessão']],
    [3, []],
  ] as const)('role %i sees only its own entries', (role, names) => {
    expect(sidebarFor(role).map(nameOf)).toEqual(names);
  });

  test.each(ROLES.filter(isStaff))('role %i sees no adjacent dividers and none at either end', (role) => {
    const names = sidebarFor(role).map(nameOf);
    expect(`-${names.join('')}-`).not.toContain('--');
  });
});
