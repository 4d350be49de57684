// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { forgetAll, openPanel, stubServer } from '../panelHarness.tsx';
import { aProposal, aSchool, aTeacher, aTeam, id, KEEP, page } from '../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

const CLASS = {
  _id: id(50),
  class: '8.º A',
  teacher: { _id: id(10), name: 'Marta', email: null },
  school: null,
  teamsCount: 3,
  keep: KEEP,
};
const SERVER = {
  'GET /team/all': page('teams', [aTeam()]),
  'GET /team/responses': page('teams', [aTeam()]),
  'GET /schools/all': page('schools', [aSchool(1)]),
  'GET /teachers/all': page('teachers', [aTeacher(11, 1)]),
  'GET /classes': page('classes', [CLASS]),
  'GET /proposals': page('proposals', [aProposal(1, false)]),
};

/** Spec, section 2: the columns of every list, in order, the one that names the row, and what a row without something shows. */
const LISTS: [path: string, columns: string[], named: string, cells: string[]][] = [
  [
    'management/teams',
    ['Nome da equipa', 'Turma', 'Membros', 'Detalhes', 'Credenciais', 'Ações'],
    'Cometas',
    ['8.º A', 'Ana, Rui2 membros'],
  ],
  ['management/schools', ['Escola', 'Agrupamento', 'Professores', 'Turmas', 'Equipas', 'Ações'], 'Escola 1', ['—']],
  [
    'management/teachers',
    ['Nome', 'Email', 'Escola', 'Turmas', 'Equipas', 'Credenciais', 'Ações'],
    'Professora 11',
    ['p@exemplo.pt', 'Escola 1', '2', '0'],
  ],
  [
    'management/classes',
    ['Turma', 'Professor', 'Email do professor', 'Escola', 'Equipas', 'Guardada até', 'Ações'],
    '8.º A',
    ['Marta', '-', '-', '3', '31/08/2027'],
  ],
  [
    'solar-systems/answers',
    ['Respostas', 'Equipa', 'Turma', 'Sistema solar', 'Pontuação total'],
    'Cometas',
    ['Ver Respostas de Cometas', '8.º A', 'Interculturalidade', '80/500provisória'],
  ],
  [
    'solar-systems/proposals',
    ['Nome da equipa', 'Turma', 'Proposta', 'Estrelas', 'Estado', 'Ações'],
    'Equipa 1',
    ['8.º A', 'Proposta 1', '–Sem avaliações', 'Rascunho'],
  ],
];

test.each(LISTS)('%s', async (path, columns, named, cells) => {
  stubServer(SERVER);
  openPanel(`/panel/${path}`);
  expect((await screen.findByRole('rowheader')).textContent).toBe(named);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns);
  const shown = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(shown.slice(0, cells.length)).toEqual(cells);
  expect(screen.getAllByRole('navigation', { name: /^Páginas de/ }), 'above and below').toHaveLength(2);
  await expectAccessible();
});

test('a proposal shows three lines at most', async () => {
  stubServer(SERVER);
  openPanel('/panel/solar-systems/proposals');
  expect((await screen.findByText('Proposta 1')).className).toContain('line-clamp-3');
});

test('Utilizadores loads nothing', async () => {
  const calls = stubServer({});
  openPanel('/panel/management/users');
  expect(await screen.findByText('Sem utilizadores registados!')).toBeDefined();
  expect(calls.filter(({ path }) => path !== '/site')).toEqual([]);
});
