// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { MadeCorrection } from '#contract/marking/quizCorrections.ts';
import type { MarkSpread, QuizItem } from '#contract/marking/quizItems.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { findDialog, inBothThemes } from '../../actions.ts';
import { id } from '../../ids.ts';
import { openPanel, resetPanel, type StubResponses, stubServer } from '../../panelHarness.tsx';

afterEach(() => {
  cleanup();
  resetPanel();
});

const CLASS = id(77);
const ADDRESS = `/classes/${CLASS}/quiz-corrections`;
const item = (challenge: number, given: Partial<QuizItem> = {}): QuizItem => ({
  challenge,
  question: `Pergunta ${challenge}?`,
  correct: 1,
  options: [
    { label: 'Gritar', teams: 0 },
    { label: 'Ouvir', teams: 0 },
    { label: 'Fugir', teams: 0 },
  ],
  teams: 0,
  facility: null,
  discrimination: null,
  weaknesses: [],
  ...given,
});
const options = (...teams: number[]) =>
  ['Gritar', 'Ouvir', 'Fugir'].map((label, index) => ({ label, teams: teams[index] ?? 0 }));
const FEW = item(1, { teams: 4, options: options(1, 3), facility: 0.75 });
const MANY = item(1, {
  teams: 40,
  options: options(28, 10, 2),
  facility: 0.25,
  discrimination: 0.123,
  weaknesses: ['hard', 'flat', 'trap'],
});
const teacherMarks = (given: Partial<MarkSpread['teachers'][number]>) => ({
  name: null,
  isMine: false,
  teams: 4,
  counts: [1, 1, 2, 0],
  mean: 25,
  ...given,
});
const spreadOf = (teachers: MarkSpread['teachers']): MarkSpread[] => [
  { level: 2, criterion: 'p1', marks: [0, 20, 40, 60], teachers },
  { level: 3, criterion: 'p1', marks: [0, 20, 40, 60], teachers: [] },
];
const correction = (given: Partial<MadeCorrection> = {}): MadeCorrection => ({
  theme: 'ic',
  challenge: 1,
  kind: 'void',
  options: [],
  mayFall: false,
  by: 'Marta Dias',
  at: 1_770_000_000,
  ...given,
});

interface Shown {
  questions?: QuizItem[];
  teachers?: MarkSpread['teachers'];
  corrections?: MadeCorrection[];
  role?: 0 | 2;
  query?: string;
  more?: StubResponses;
}

function open({ questions = [FEW, item(2)], teachers = [], corrections = [], role = 2, query = '', more = {} }: Shown) {
  const pagination = { total: 1, page: 0, limit: 100 };
  const schoolClass = { _id: CLASS, class: '8.º A', teacher: { _id: id(5), name: 'Marta Dias' } };
  const calls = stubServer({
    'GET /quiz-items': { themes: [{ theme: 'ic', questions }] },
    'GET /mark-spread': { school: role === 2 ? 'Escola do Mar' : null, criteria: spreadOf(teachers) },
    [`GET ${ADDRESS}`]: { className: '8.º A', corrections },
    'GET /classes': { classes: [schoolClass], pagination },
    'GET /schools/all': { schools: [{ _id: id(9), name: 'Escola do Mar' }], pagination },
    ...more,
  });
  openPanel(`/panel/solar-systems/answers/items${query}`, role);
  return calls;
}
const card = async (name: RegExp) => within(await screen.findByRole('article', { name }));
const OF_CLASS = `?class=${CLASS}`;

describe('the questions', () => {
  test('say that nobody has answered yet', async () => {
    open({ questions: [item(1)] });
    expect(await screen.findByText('Ainda nenhuma equipa respondeu a estas perguntas.')).toBeDefined();
    expect((await card(/^Desafio 1/)).getByText('sem respostas')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Exportar (CSV)' })).toBeNull();
    await inBothThemes(expectAccessible);
  });

  test('show what few teams chose, and that discrimination needs 30', async () => {
    open({});
    const one = await card(/^Desafio 1: Pergunta 1\?$/);
    expect(one.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1. Gritar 1 equipa · 25\u00a0%',
      '2. Ouvir Certa3 equipas · 75\u00a0%',
      '3. Fugir 0 equipas · 0\u00a0%',
    ]);
    expect(one.getByText('a partir de 30 equipas')).toBeDefined();
    expect(one.queryByText(/Muito|confirme a chave/)).toBeNull();
    expect(screen.getByText('Para anular ou corrigir uma pergunta, escolha a turma.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Anular ou corrigir/ })).toBeNull();
    await inBothThemes(expectAccessible);
  });

  test('flag what is weak among many teams in plain words', async () => {
    open({ questions: [MANY, item(2, { teams: 30, options: options(0, 30), facility: 1 })] });
    const one = await card(/^Desafio 1/);
    expect(one.getByText('0,12')).toBeDefined();
    expect(one.getByText(/^Muito difícil: menos de 30 %/)).toBeDefined();
    expect(one.getByText(/^Não distingue/)).toBeDefined();
    expect(one.getByText(/^Uma opção errada foi mais escolhida/)).toBeDefined();
    const two = await card(/^Desafio 2/);
    expect(two.getByText(/responderam todas da mesma maneira/)).toBeDefined();
    await inBothThemes(expectAccessible);
  });

  test('are saved as a table for a spreadsheet', async () => {
    const user = setupUser();
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:ficheiro';
    });
    open({});
    await user.click(await screen.findByRole('button', { name: 'Exportar (CSV)' }));
    const [, ...lines] = (await saved[0]?.text())?.split('\r\n') ?? [];
    expect(lines.slice(0, 2)).toEqual([
      'Interculturalidade;1;Pergunta 1?;1;Gritar;não;1;4;0,75;;',
      'Interculturalidade;1;Pergunta 1?;2;Ouvir;sim;3;4;0,75;;',
    ]);
    expect(screen.getByText('Ficheiro exportado')).toBeDefined();
    vi.restoreAllMocks();
  });

  test('are asked for with the filters of the address, and a school only for administrators', async () => {
    const query = `?solar=Direitos+Humanos&class=${CLASS}&school=${id(9)}`;
    const asked = (calls: ReturnType<typeof open>, path: string) =>
      Object.fromEntries(calls.find((sent) => sent.path === path)?.query ?? []);
    const teacher = open({ query });
    await card(/^Desafio 1/);
    expect(asked(teacher, '/quiz-items')).toEqual({ theme: 'dh', classId: CLASS });
    expect(asked(teacher, '/mark-spread')).toEqual({ theme: 'dh' });
    expect(screen.queryByLabelText('Escola')).toBeNull();
    cleanup();
    resetPanel();
    const admin = open({ query, role: 0 });
    await card(/^Desafio 1/);
    expect(asked(admin, '/quiz-items')).toEqual({ theme: 'dh', classId: CLASS, schoolId: id(9) });
    expect(asked(admin, '/mark-spread')).toEqual({ theme: 'dh', schoolId: id(9) });
  });

  test('can be asked for again when they do not arrive', async () => {
    open({
      more: {
        'GET /quiz-items': { status: 403, body: { message: 'Estes dados pertencem a outra conta.', code: 'notYours' } },
      },
    });
    expect(await screen.findByText('Estes dados pertencem a outra conta.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});

describe('correcting a question of a class', () => {
  test('voids it after saying what that does', async () => {
    const user = setupUser();
    const effect = { teams: 4, rise: 1, fall: 0 };
    let isCorrected = false;
    const calls = open({
      query: OF_CLASS,
      more: {
        [`POST ${ADDRESS}/ic/1/preview`]: effect,
        [`GET ${ADDRESS}`]: () => ({ className: '8.º A', corrections: isCorrected ? [correction()] : [] }),
        [`PUT ${ADDRESS}/ic/1`]: () => {
          isCorrected = true;
          return { corrections: [correction()], effect };
        },
      },
    });
    const one = await card(/^Desafio 1/);
    await user.click(await one.findByRole('button', { name: 'Anular ou corrigir nesta turma no desafio 1' }));
    const { dialog, press } = await findDialog(user, 'Desafio 1: anular ou corrigir nesta turma');
    expect(await dialog.findByText('1 de 4 equipas ganha 20 pontos; ninguém perde pontos.')).toBeDefined();
    await inBothThemes(expectAccessible);
    await press('Não contar esta pergunta');
    expect(await screen.findByText(/^A mudança já vale nesta turma\. 1 de 4 equipas ganha/)).toBeDefined();
    const sent = calls.find(({ method }) => method === 'PUT');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ kind: 'void', options: [], mayFall: false });
    expect(await one.findByText(/^Não conta nesta turma: todas as equipas têm os pontos/)).toBeDefined();
    expect(one.getByText(/^Marta Dias, /)).toBeDefined();
  });

  test('makes other options right, and lets points fall only when asked to', async () => {
    const user = setupUser();
    const calls = open({
      query: OF_CLASS,
      more: {
        [`POST ${ADDRESS}/ic/1/preview`]: ({ body }) =>
          JSON.parse(body).mayFall ? { teams: 4, rise: 1, fall: 3 } : { teams: 4, rise: 1, fall: 0 },
        [`PUT ${ADDRESS}/ic/1`]: { corrections: [], effect: { teams: 4, rise: 1, fall: 3 } },
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Anular ou corrigir nesta turma no desafio 1/ }));
    const { dialog, press } = await findDialog(user, /^Desafio 1/);
    const confirm = () => dialog.getByRole('button', { name: 'Corrigir a resposta certa' }) as HTMLButtonElement;
    await user.click(dialog.getByRole('radio', { name: 'Corrigir a resposta certa' }));
    expect(dialog.getByText('Essa já é a resposta certa do jogo.')).toBeDefined();
    expect(confirm().disabled).toBe(true);
    await user.click(dialog.getByRole('checkbox', { name: '2. Ouvir' }));
    expect(dialog.getByText('Escolha pelo menos uma resposta certa.')).toBeDefined();
    await user.click(dialog.getByRole('checkbox', { name: '3. Fugir' }));
    const keeps = dialog.getByRole('checkbox', { name: 'Ninguém perde pontos' }) as HTMLInputElement;
    expect(keeps.checked).toBe(true);
    expect(await dialog.findByText('1 de 4 equipas ganha 20 pontos; ninguém perde pontos.')).toBeDefined();
    await user.click(keeps);
    expect(await dialog.findByText('1 de 4 equipas ganha 20 pontos; 3 perdem 20 pontos.')).toBeDefined();
    await inBothThemes(expectAccessible);
    await press('Corrigir a resposta certa');
    expect(await screen.findByText(/^A mudança já vale nesta turma/)).toBeDefined();
    const sent = calls.find(({ method }) => method === 'PUT');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ kind: 'correct', options: [2], mayFall: true });
  });

  test('cannot be confirmed while its effect is not known', async () => {
    const user = setupUser();
    const refusal = { status: 409, body: { message: 'Esta pergunta já foi anulada.', code: 'quizCorrected' } };
    open({ query: OF_CLASS, more: { [`POST ${ADDRESS}/ic/1/preview`]: refusal } });
    await user.click(await screen.findByRole('button', { name: /^Anular ou corrigir nesta turma no desafio 1/ }));
    const { dialog } = await findDialog(user, /^Desafio 1/);
    expect(await dialog.findByText('Esta pergunta já foi anulada.')).toBeDefined();
    const confirm = dialog.getByRole('button', { name: 'Não contar esta pergunta' }) as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
  });

  test('is undone by one press', async () => {
    const user = setupUser();
    let corrections = [correction({ kind: 'correct', options: [0, 2], by: null })];
    const calls = open({
      query: OF_CLASS,
      more: {
        [`GET ${ADDRESS}`]: () => ({ className: '8.º A', corrections }),
        [`DELETE ${ADDRESS}/ic/1`]: () => {
          corrections = [];
          return { corrections, effect: { teams: 4, rise: 0, fall: 1 } };
        },
      },
    });
    const one = await card(/^Desafio 1/);
    expect(await one.findByText(/certas as opções 1 e 3, e ninguém perde pontos/)).toBeDefined();
    expect(one.getByText(/^Conta eliminada, /)).toBeDefined();
    await inBothThemes(expectAccessible);
    await user.click(one.getByRole('button', { name: 'Desfazer no desafio 1' }));
    expect(await screen.findByText(/^Desfeito: volta a contar a resposta certa do jogo\./)).toBeDefined();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(await one.findByRole('button', { name: /^Anular ou corrigir/ })).toBeDefined();
  });
});

describe('the spread of marks', () => {
  const three = [
    teacherMarks({ mean: 15 }),
    teacherMarks({ isMine: true, teams: 8, counts: [0, 2, 4, 2], mean: 40 }),
    teacherMarks({ mean: 41.25 }),
  ];

  test('has letters instead of names for a teacher, and the own marks by their own words', async () => {
    open({ teachers: three });
    const table = within(await screen.findByRole('table', { name: 'Missão 2 · Resposta' }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Docente A',
      'Os meus',
      'Docente B',
    ]);
    const [, , own] = table.getAllByRole('row');
    expect(own?.textContent).toBe('Os meus0 (0\u00a0%)2 (25\u00a0%)4 (50\u00a0%)2 (25\u00a0%)408');
    expect(screen.getByRole('heading', { name: 'Como se avalia · Escola do Mar' })).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Missão 3 · Resposta' })).toBeNull();
    await inBothThemes(expectAccessible);
  });

  test('has names for an administrator, once a school is chosen', async () => {
    open({ role: 0 });
    expect(await screen.findByText('Escolha uma escola para ver como se avalia nela.')).toBeDefined();
    await inBothThemes(expectAccessible);
    cleanup();
    resetPanel();
    open({ role: 0, query: `?school=${id(9)}`, teachers: [teacherMarks({ name: 'Ana Mar' })] });
    expect(await screen.findByRole('rowheader', { name: 'Ana Mar' })).toBeDefined();
  });

  test('says that there is not enough to compare', async () => {
    open({});
    expect(await screen.findByText('Ainda não há avaliações que cheguem para comparar.')).toBeDefined();
  });
});
