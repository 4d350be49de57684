import { describe, expect, it } from 'vitest';
import type { ImportDefaults } from '#domain/school/imports/importLine.ts';
import { findTheme } from '#domain/school/imports/importText.ts';
import { readImport } from '#domain/school/imports/readImport.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';

const linesOf = (text: string, defaults: ImportDefaults) => readImport(text, defaults).lines;
const NONE = { className: '', solar: '' };
const DEFAULTS = { className: '8.º A', solar: 'ic' };
const line = (changes: object) => ({
  line: 2,
  className: '',
  teamName: '',
  username: '',
  password: '',
  solar: '',
  members: [],
  classOnly: false,
  loose: false,
  ...changes,
});

describe('a table with headings', () => {
  const full = {
    className: '8.º A',
    teamName: 'Cometas',
    username: 'cometas',
    password: 'x y',
    solar: 'DH',
    members: ['Ana', 'Zé'],
  };

  it.each([
    [
      'in the usual order',
      'Turma;Equipa;Utilizador;Palavra-passe;Sistema solar;Membros\n8.º A;Cometas;cometas;x y;DH;Ana, Zé',
    ],
    [
      'in another order',
      'membros;TURMA;sistema  solar;palavra passe;EQUIPA;utilizador\nAna, Zé;8.º A;DH;x y;Cometas;cometas',
    ],
    [
      'in quotes',
      '"turma","equipa","utilizador","palavra-passe","sistema solar","membros"\r\n"8.º A","Cometas","cometas","x y","DH","Ana; Zé"',
    ],
    [
      'with tabs',
      'turma\tequipa\tutilizador\tpalavra-passe\tsistema solar\tmembros\n8.º A\tCometas\tcometas\tx y\tDH\tAna, Zé',
    ],
    [
      'with a byte order mark',
      '\ufeffturma;nome da equipa;nome de utilizador;password;tema;alunos\n8.º A;Cometas;cometas;x y;DH;Ana,Zé',
    ],
    [
      'with a column for each member',
      'turma;equipa;utilizador;palavra-passe;solar system;sistema solar;Membro 1;Membro 2;Membro 3\n8.º A;Cometas;cometas;x y;?;DH;Ana;Zé;',
    ],
    [
      'with commas and members without quotes',
      'turma,equipa,utilizador,palavra-passe,sistema solar,membros\n8.º A,Cometas,cometas,x y,DH,Ana,Zé',
    ],
  ])('is read %s', (_how, text) => {
    expect(linesOf(text, NONE)).toEqual([line(full)]);
  });

  it('gets the default class and solar system in lines without one', () => {
    const rows = linesOf('turma;equipa;sistema solar\n;Um;\n9.º B;Dois;ds', DEFAULTS);
    expect(rows.map(({ className, solar }) => [className, solar])).toEqual([
      ['8.º A', 'ic'],
      ['9.º B', 'ds'],
    ]);
  });

  it('contains only classes when there is no team column', () => {
    expect(linesOf('Turma\n8.º A\n8.º B', NONE).map(({ className, classOnly }) => [className, classOnly])).toEqual([
      ['8.º A', true],
      ['8.º B', true],
    ]);
  });

  it.each([
    ['8.º A;;;;', true],
    ['8.º A;;;;ic', true],
    ['8.º A;Um;;;', false],
    ['8.º A;;um;;', false],
    ['8.º A;;;Ana;', false],
  ])('has a class-only line if no team value is given: %s is %s', (text, classOnly) => {
    const [only] = linesOf(`turma;equipa;utilizador;membros;tema\n${text}`, NONE);
    expect(only?.classOnly).toBe(classOnly);
  });

  it.each([
    ['a title', 'Equipas de 2025/26\n\nturma,equipa,membros\n8.º A,Cometas,"Ana, Rui"', 4],
    ['a title in cells', 'Equipas;;\nturma;equipa;membros\n8.º A;Cometas;Ana, Rui', 3],
    ['a note with commas', 'Olá, bom dia, aqui vai\nturma\tequipa\tmembros\n8.º A\tCometas\tAna, Rui', 3],
  ])('may have its headings below %s', (_what, text, line) => {
    expect(linesOf(text, NONE)).toMatchObject([
      { line, className: '8.º A', teamName: 'Cometas', members: ['Ana', 'Rui'] },
    ]);
  });

  it('does not mistake a team name further down for a heading', () => {
    expect(linesOf('Um\nGrupo\nTrês', DEFAULTS).map(({ teamName }) => teamName)).toEqual(['Um', 'Grupo', 'Três']);
  });

  it('with one pupil per line is grouped by team', () => {
    const text =
      'Nome do aluno;Turma;Equipa;Utilizador\nAna;8.º A;Cometas;c1\nEva;8.º B;Cometas;\nRui;8.º a;COMETAS;\nZé;8.º A;Sóis;\nGil;8.º A;Sóis;outro\nSó;8.º A;;';
    const rows = linesOf(text, NONE).map(({ line: n, teamName, username, members }) => [
      n,
      teamName,
      username,
      members,
    ]);
    expect(rows).toEqual([
      [2, 'Cometas', 'c1', ['Ana', 'Rui']],
      [3, 'Cometas', '', ['Eva']],
      [5, 'Sóis', '', ['Zé']],
      [6, 'Sóis', 'outro', ['Gil']],
      [7, '', '', ['Só']],
    ]);
  });

  it('with all members in a line is not grouped by team', () => {
    expect(linesOf('turma;equipa;membros\n8.º A;Um;Ana\n8.º A;Um;Rui', NONE)).toHaveLength(2);
  });

  it('pasted from Excel is read: tabs, quoted line breaks, an empty last column', () => {
    const text = 'Turma\tEquipa\tMembros\t\r\n8.º A\tCometas\t"Ana\n""Ru"" Sá"\t\r\n\t\t\t\r\n';
    expect(linesOf(text, NONE)).toEqual([
      line({ className: '8.º A', teamName: 'Cometas', members: ['Ana', '"Ru" Sá'] }),
    ]);
  });

  it('marks lines with cells beyond the headings, unless they continue the members', () => {
    expect(linesOf('membros;turma\nAna;8.º A;x', NONE)[0]).toMatchObject({ loose: true, members: ['Ana'] });
    expect(linesOf('turma;membros\n8.º A;Ana;Rui;', NONE)[0]).toMatchObject({
      loose: false,
      members: ['Ana', 'Rui'],
    });
  });

  it('without lines below its headings is empty', () => {
    expect(linesOf('turma;equipa\n\n', NONE)).toEqual([]);
  });
});

describe('pasted lines', () => {
  it.each([
    ['Cometas: Ana, Rui', 'Cometas', ['Ana', 'Rui']],
    ['Cometas:', 'Cometas', []],
    ['Ana, Rui', '', ['Ana', 'Rui']],
    ['Ana; Rui;', '', ['Ana', 'Rui']],
    ['Ana\tRui', '', ['Ana', 'Rui']],
    ['Os  Cometas ', 'Os Cometas', []],
    ['Ana,', '', ['Ana']],
    ['"Ana", Rui', '', ['"Ana"', 'Rui']],
  ])('%j are read as a team', (text, teamName, members) => {
    expect(linesOf(`\n${text}`, DEFAULTS)).toEqual([line({ className: '8.º A', solar: 'ic', teamName, members })]);
  });

  it('skip blank lines but count them', () => {
    expect(linesOf('\ufeffUm\r\n\r\n  \r\nDois', DEFAULTS).map(({ line: n, teamName }) => [n, teamName])).toEqual([
      [1, 'Um'],
      [4, 'Dois'],
    ]);
  });

  it.each(['', '\n \n', '\ufeff'])('are empty in %j', (text) => {
    expect(linesOf(text, DEFAULTS)).toEqual([]);
  });
});

const brief = (text: string) =>
  linesOf(text, DEFAULTS).map(({ className, teamName, members, solar }) => [className, teamName, members, solar]);

describe('a school list with one pupil per line', () => {
  it.each([
    ['Nº,Nome,Turma,Grupo\n1,Ana,8.º B,Sol\n2,Rui,8ºB,Sol', ['«Nº»']],
    ['N.º;Aluno;Turma;Equipa;Obs.\n1;Ana;8.º B;Sol;x\n2;Rui;8 B;sol;', ['«N.º»', '«Obs.»']],
    ['Nome;Grupo;Turma\nAna;Sol;8.º B\nRui;Sol;8.º B', []],
  ])('%j is grouped by team, and unused columns are noted', (text, ignored) => {
    expect(brief(text)).toEqual([['8.º B', 'Sol', ['Ana', 'Rui'], 'ic']]);
    const notes = readImport(text, DEFAULTS).notes.join(' ');
    expect(notes.match(/«[^»]*»/g) ?? []).toEqual(ignored);
  });

  it('without a team column gives only classes, and unused columns are noted', () => {
    const { lines, notes } = readImport('Nº;Nome;Turma\n1;Ana;8.º B', DEFAULTS);
    expect(lines).toMatchObject([{ className: '8.º B', classOnly: true }]);
    expect(notes).toEqual(['Estas colunas não são usadas: «Nº», «Nome».']);
  });
});

describe('a table without headings', () => {
  const row = ['8.º B', 'Cometas', ['Ana', 'Rui'], 'dh'];
  it.each([
    ['8.º B;Cometas;Ana, Rui;dh', row],
    ['8.º B\tCometas\tAna, Rui, Zé, Gil\tdh', ['8.º B', 'Cometas', ['Ana', 'Rui', 'Zé', 'Gil'], 'dh']],
    ['8.º B,Cometas,Ana,Rui,dh', row],
    ['Cometas;8.º B;Ana, Rui;Direitos Humanos', ['8.º B', 'Cometas', ['Ana', 'Rui'], 'Direitos Humanos']],
    ['Cometas;Ana;Rui;dh', ['8.º A', 'Cometas', ['Ana', 'Rui'], 'dh']],
    ['8.º B;Ana, Rui', ['8.º B', '', ['Ana', 'Rui'], 'ic']],
    ['10ºCT1;Cometas', ['10ºCT1', 'Cometas', [], 'ic']],
    ['1;Ana;8.º B;Grupo 1\n2;Rui;8.º B;Grupo 1', ['8.º B', 'Grupo 1', ['Ana', 'Rui'], 'ic']],
    ['Cometas;Ana, Rui', ['8.º A', 'Cometas', ['Ana', 'Rui'], 'ic']],
  ])('%j is interpreted by the format of its cells, with a note', (text, wanted) => {
    expect(brief(text)).toEqual([wanted]);
    expect(readImport(text, DEFAULTS).notes[0]).toContain('não tem títulos');
  });

  it.each([
    ['Cometas, Ana, Rui', /Se «Cometas» é uma equipa/],
    ['Ana\nRui\nZé', /Há 3 linhas com um só nome/],
  ])('%j is ambiguous, which a note says', (text, words) => {
    expect(readImport(text, DEFAULTS).notes.join(' ')).toMatch(words);
  });

  it.each(['Cometas: Ana, Rui', 'Cometas', 'turma;equipa\n8.º B;Um'])('%j needs no note', (text) => {
    expect(readImport(text, DEFAULTS).notes).toEqual([]);
  });
});

it('reads the maximum number of cells in linear time', () => {
  const start = performance.now();
  for (const cell of ['a,', ';', '8.º B,', 'ic;']) linesOf(cell.repeat(150_000), DEFAULTS);
  expect(performance.now() - start).toBeLessThan(10_000);
});

describe('findTheme', () => {
  it.each([
    ['Interculturalidade', 'ic'],
    ['DIREITOS HUMANOS', 'dh'],
    ['desenvolvimento sustentavel', 'ds'],
    ['Desenv. Sust.', null],
    ['Direitos', 'dh'],
    ['Desenvolvimento', 'ds'],
    ['ds', 'ds'],
    [THEME_IDS.ic.toUpperCase(), 'ic'],
    ['d', null],
    ['di', null],
    ['Marte', null],
    ['', null],
  ])('%j means %s', (words, theme) => {
    expect(findTheme(words)).toBe(theme);
  });
});
