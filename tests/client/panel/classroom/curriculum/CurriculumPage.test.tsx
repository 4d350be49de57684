// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ClassCurriculum } from '#contract/classroom/curriculum.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { inBothThemes } from '../../actions.ts';
import { openPanel, resetPanel, type StubResponse, stubServer } from '../../panelHarness.tsx';
import { NOTHING, TWO_SYSTEMS } from './curriculumFixtures.ts';

afterEach(() => {
  cleanup();
  resetPanel();
  vi.unstubAllGlobals();
});

function open(of: ClassCurriculum) {
  stubServer({ [`GET /classes/${of._id}/curriculum`]: of });
  openPanel(`/panel/management/classes/${of._id}/curriculum`, 2);
}
const report = () => screen.findByRole('article', { name: 'O que a turma 8.º A trabalhou' });

test('tells by how many teams each of the eight dimensions was worked on', async () => {
  open(TWO_SYSTEMS);
  const table = within(await report()).getByRole('table', { name: 'Quantas equipas trabalharam cada dimensão' });
  const rows = within(table).getAllByRole('row').slice(1);
  const texts = rows.map((row) => [
    within(row).getByRole('rowheader').textContent,
    ...within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ]);
  expect(texts).toEqual([
    ['Direitos Humanos', 'Todos os anos', '0 de 3', '2 de 3', '2'],
    ['Democracia e Instituições Políticas', 'Todos os anos', '3 de 3', '0 de 3', '1'],
    ['Desenvolvimento Sustentável', 'Todos os anos', '1 de 3', '1 de 3', '2'],
    ['Literacia Financeira e Empreendedorismo', 'Todos os anos', '0 de 3', '0 de 3', '0'],
    ['Saúde', 'Um ano, pelo menos', '0 de 3', '0 de 3', '0'],
    ['Media', 'Um ano, pelo menos', '0 de 3', '0 de 3', '0'],
    ['Risco e Segurança Rodoviária', 'Um ano, pelo menos', '0 de 3', '0 de 3', '0'],
    ['Pluralismo e Diversidade Cultural', 'Um ano, pelo menos', '2 de 3', '2 de 3', '2'],
  ]);
  await inBothThemes(expectAccessible);
});

test('says what the teams did, when, and what is missing', async () => {
  open(TWO_SYSTEMS);
  const article = within(await report());
  expect(article.getByText('Interculturalidade (2 equipas) e Desenvolvimento Sustentável (1 equipa)')).toBeDefined();
  expect(article.getByText('1 e 2 do percurso de 6 sessões')).toBeDefined();
  expect(article.getByText('22/10/2025, com 3 equipas')).toBeDefined();
  const texts = article.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toContain(
    'Missão 2 · 2 de 2 equipas · de 15/10/2025 a 16/10/2025Contam por escrito como uma palavra, receita, música, jogo ou gesto passou de uma cultura para outra e o que mudou.',
  );
  expect(article.getByText(/^em Interculturalidade, Treino \(2 de 2 equipas\), Missão 1 /)).toBeDefined();
  expect(article.getByRole('heading', { name: '4 dimensões por trabalhar' })).toBeDefined();
  expect(article.getByText(/^O jogo quase não lhe toca: prepara-se uma saída segura/)).toBeDefined();
  expect(article.getByText(/risque as que a turma não usou/)).toBeDefined();
});

test('names no solar system where the class has one, and warns where the game barely touches a dimension', async () => {
  open({
    ...TWO_SYSTEMS,
    groups: [{ theme: 'ds', moments: ['training'], teams: 2 }],
    times: TWO_SYSTEMS.times.slice(5, 6),
    sessions: [{ plan: 8, session: 2, first: 0, last: 0 }],
  });
  const article = within(await report());
  expect(article.getByText('Treino').parentElement?.textContent).toBe('Treino · 2 de 2 equipas · 02/10/2025');
  const finance = article.getByRole('heading', { name: 'Literacia Financeira e Empreendedorismo' }).parentElement;
  expect(finance?.textContent).toContain('O jogo quase não lhe toca');
  expect(finance?.textContent).toContain('ficha m1-fs2 «A aldeia decide»');
  expect(article.queryByText(/^No sistema/)).toBeNull();
  expect(article.getByText('Ainda não')).toBeDefined();
});

test('is printed with one button, by mouse and by key', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  open(TWO_SYSTEMS);
  await report();
  const user = setupUser();
  const button = screen.getByRole('button', { name: 'Imprimir' });
  await user.click(button);
  button.focus();
  await user.keyboard('{Enter}');
  expect(print).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('link', { name: 'Voltar à turma' }).getAttribute('href')).toBe(
    `/panel/management/classes/${TWO_SYSTEMS._id}`,
  );
});

test.each([
  ['without teams', NOTHING, 'Esta turma ainda não tem equipas.'],
  [
    'whose teams have done nothing',
    { ...NOTHING, groups: [{ theme: 'ic', moments: [], teams: 2 }] },
    'Ainda não há trabalho para contar.',
  ],
] as [string, ClassCurriculum, string][])('a class %s is told so, with nothing to print', async (_, of, text) => {
  open(of);
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Imprimir' }).hasAttribute('disabled')).toBe(true);
  await inBothThemes(expectAccessible);
});

test('a refusal is told, and the report can be asked for again', async () => {
  let answer: StubResponse = { status: 403, body: { message: 'Não é sua.', code: 'notYours' } };
  stubServer({ [`GET /classes/${TWO_SYSTEMS._id}/curriculum`]: () => answer });
  openPanel(`/panel/management/classes/${TWO_SYSTEMS._id}/curriculum`, 2);
  expect(within(await screen.findByRole('alert')).getByText('Não é sua.')).toBeDefined();
  answer = TWO_SYSTEMS;
  await setupUser().click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await report()).toBeDefined();
});
