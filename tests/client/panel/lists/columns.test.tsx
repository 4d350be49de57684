// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { aProposal, aSchool, aTeacher, aTeam, FAR_RETENTION, id, page } from '../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../panelHarness.tsx';

afterEach(() => {
  cleanup();
  resetPanel();
});

const CLASS = {
  _id: id(50),
  class: '8.º A',
  teacher: { _id: id(10), name: 'Marta', email: null },
  school: null,
  teamsCount: 3,
  keep: FAR_RETENTION,
};
const SERVER = {
  'GET /team/all': page('teams', [aTeam()]),
  'GET /team/responses': page('teams', [aTeam()]),
  'GET /schools/all': page('schools', [aSchool(1)]),
  'GET /teachers/all': page('teachers', [aTeacher(11, 1)]),
  'GET /classes': page('classes', [CLASS]),
  'GET /proposals': page('proposals', [aProposal(1, false)]),
};

/** Spec, section 2: the columns of each list in order, the row header, and the first cells, also of missing values. */
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

test.each(LISTS)('%s shows its columns and cells', async (path, columns, named, cells) => {
  stubServer(SERVER);
  openPanel(`/panel/${path}`);
  expect((await screen.findByRole('rowheader')).textContent).toBe(named);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns);
  const shown = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(shown.slice(0, cells.length)).toEqual(cells);
  expect(screen.getAllByRole('navigation', { name: /^Páginas de/ }), 'above and below').toHaveLength(2);
  await expectAccessible();
});

test('a proposal is cut after three lines', async () => {
  stubServer(SERVER);
  openPanel('/panel/solar-systems/proposals');
  expect((await screen.findByText('Proposta 1')).className).toContain('line-clamp-3');
});

test('Utilizadores makes no call', async () => {
  const calls = stubServer({});
  openPanel('/panel/management/users');
  expect(await screen.findByText('Sem utilizadores registados!')).toBeDefined();
  expect(calls.filter(({ path }) => path !== '/site')).toEqual([]);
});
