import { describe, expect, it } from 'vitest';
import { importErrorText, type Known, planImport } from '#domain/school/imports/planImport.ts';
import { readImport } from '#domain/school/imports/readImport.ts';

const team = (name: string, username: string, members: string[] = []) => ({ name, username, members });
const KNOWN: Known = {
  classes: [
    { id: 'a', name: '8.º A', teams: [team('8.º A - Grupo 1', '8a-gp1', ['Ana', 'Rui']), team('Cometas', 'cometas')] },
  ],
  usernames: new Set(['8a-gp1', 'cometas', 'alheia', '9b-gp1', '9b-gp2']),
};
const plan = (text: string, known = KNOWN) =>
  planImport(readImport(text, { className: '', solar: 'ic' }).lines, known, () => 0);
const HEAD = 'turma;equipa;utilizador;palavra-passe;sistema solar;membros';
const row = (text: string) => plan(`${HEAD}\n${text}`)[0];

describe('new teams', () => {
  it('keep the given values', () => {
    expect(row('8.º A;Sóis;sois;segredo;dh;Ana, Zé')).toEqual({
      line: 2,
      className: '8.º A',
      classId: 'a',
      teamName: 'Sóis',
      username: 'sois',
      password: 'segredo',
      solar: 'dh',
      theme: 'dh',
      members: ['Ana', 'Zé'],
      state: 'new',
      errors: [],
      warning: null,
    });
  });

  it('get suggestions for missing values, with the next free number of the class', () => {
    const rows = plan(`${HEAD}\n8.º A;;;;;Zé\n8.º a;;;;;Eva\n8.º A;8.º A - Grupo 3;;;;Gil`);
    expect(rows.map(({ teamName, username, password }) => [teamName, username, password])).toEqual([
      ['8.º A - Grupo 2', '8a-gp2', '8a-gp2aaaaa'],
      ['8.º A - Grupo 4', '8a-gp4', '8a-gp4aaaaa'],
      ['8.º A - Grupo 3', '8a-gp3', '8a-gp3aaaaa'],
    ]);
    expect(rows.map(({ state }) => state)).toEqual(['new', 'new', 'new']);
  });

  it('get the next free username, while the team number counts within the class', () => {
    const [first, second] = plan('turma;membros\n9.º B;Zé\n9.º B;Eva');
    expect([first?.teamName, first?.username, first?.classId]).toEqual(['9.º B - Grupo 1', '9b-gp3', null]);
    expect([second?.teamName, second?.username]).toEqual(['9.º B - Grupo 2', '9b-gp4']);
  });

  it('take the spelling of the existing class, or of the first line with it', () => {
    expect(plan('turma;equipa\n8.º a;Um\n9.º c;Dois\n9.º C;Três').map(({ className }) => className)).toEqual([
      '8.º A',
      '9.º c',
      '9.º c',
    ]);
  });
});

describe('an existing team', () => {
  it.each([
    ['by its name', '8.º A;COMETAS;;;;Outra', 'Cometas', 'cometas'],
    ['by name and username', '8.º A;Cometas;Cometas;nova;ds;', 'Cometas', 'cometas'],
    ['by its username', '8.º A;;8A-GP1;;;', '8.º A - Grupo 1', '8a-gp1'],
    ['by its members, in any order', '8.º A;;;;;Rui, Ana', '8.º A - Grupo 1', '8a-gp1'],
  ])('is recognised %s and not changed', (_how, text, teamName, username) => {
    expect(row(text)).toMatchObject({ state: 'exists', teamName, username, password: null, errors: [] });
  });

  it('is searched in a class of two thousand teams in linear time', () => {
    const people = (of: number) => Array.from({ length: 30 }, (_, pupil) => `Aluno ${of} n.º ${pupil}`);
    let reads = 0;
    const counted = (n: number) => ({
      ...team(`Grupo ${n}`, `grupo-${n}`, []),
      get members() {
        reads += 1;
        return people(n);
      },
    });
    const teams = Array.from({ length: 2_000 }, (_, n) => counted(n));
    const lines = Array.from({ length: 500 }, (_, n) => `8.º A;${people(5_000 + n).join(',')}`);
    const rows = plan(`turma;membros\n${lines.join('\n')}`, { ...KNOWN, classes: [{ id: 'a', name: '8.º A', teams }] });
    expect(rows.filter(({ state }) => state === 'new')).toHaveLength(500);
    expect(reads / teams.length, 'for each team, not for each line').toBeLessThanOrEqual(3);
  });

  it('is distinguished from a new one, as are existing and new classes', () => {
    expect(plan('turma\n8.º A\n9.º C\n9.º c').map(({ state, teamName }) => [state, teamName])).toEqual([
      ['exists', null],
      ['new', null],
      ['new', null],
    ]);
  });
});

describe('a class', () => {
  it.each(['8.º A', '8.ºA', '8ºA', '8º a', '8A', '8 A', '8 a.'])('%j is the existing one', (className) => {
    expect(plan(`turma;equipa\n${className};Nova`)).toMatchObject([{ classId: 'a', className: '8.º A' }]);
  });

  it.each(['8.º B', '8.º AA', '18.º A', '8.º A+'])('%j is a new one', (className) => {
    expect(plan(`turma;equipa\n${className};Nova`)).toMatchObject([{ classId: null, className }]);
  });

  it('with exactly this name is preferred to a similar one', () => {
    const known = { ...KNOWN, classes: [...KNOWN.classes, { id: 'b', name: '8A', teams: [] }] };
    expect(plan('turma;equipa\n8A;Um\n8.º A;Dois', known).map(({ classId }) => classId)).toEqual(['b', 'a']);
  });

  it('spelt in two ways is created once', () => {
    expect(plan('turma;equipa\n9.º C;Um\n9C;Dois').map(({ className }) => className)).toEqual(['9.º C', '9.º C']);
  });
});

describe('two teams with the same name in a class', () => {
  it('are created with a warning, since editing teams allows it too', () => {
    const rows = plan(`${HEAD}\n8.º A;Um;;;;Ana\n8ºA;UM;;;;Rui\n8.º A;Cometas;outro;;;\n9.º C;Um;;;;`);
    expect(rows.map(({ state }) => state)).toEqual(['new', 'new', 'new', 'new']);
    expect(rows.map(({ warning }) => warning)).toEqual([
      null,
      'Linha 3: a linha 2 tem na mesma turma uma equipa com o nome «UM». Ficam duas com o mesmo nome.',
      'Linha 4: já há nesta turma uma equipa com o nome «Cometas». Ficam duas com o mesmo nome.',
      null,
    ]);
  });
});

describe('an error', () => {
  const long = 'x'.repeat(121);
  it.each([
    [';Um;;;;', 'className', 'Falta a turma.'],
    [`${long};Um;;;;`, 'className', 'O nome não pode ter mais de 120 caracteres'],
    ['8.º A;Um;;;Marte;', 'solar', 'O sistema solar «Marte» não existe.'],
    [`8.º A;${long};;;;`, 'teamName', 'O nome não pode ter mais de 120 caracteres'],
    [`8.º A;Um;${long};;;`, 'username', 'O nome de utilizador não pode ter mais de 120 caracteres'],
    ['8.º A;Um;um@exemplo.pt;;;', 'username', 'O nome de utilizador não pode ter o sinal @'],
    [`8.º A;Um;;${'x'.repeat(201)};;`, 'password', 'A palavra-passe não pode ter mais de 200 caracteres'],
    [`8.º A;Um;;;;${'Ana,'.repeat(41)}`, 'members', 'Uma equipa não pode ter mais de 40 membros'],
    [`8.º A;Um;;;;${long}`, 'members', 'O nome de um membro não pode ter mais de 120 caracteres'],
    ['8.º A;Um;ALHEIA;;;', 'username', 'Este nome de utilizador já existe. Escolha outro.'],
  ])('of %j is in %s', (text, field, message) => {
    expect(row(text)).toMatchObject({ state: 'error', errors: [{ field, message }] });
  });

  it('names the earlier line with the same username', () => {
    const rows = plan(`${HEAD}\n8.º A;Um;eu;;;\n8.º A;UM;Eu;;;\n9.º C;Um;;;;`);
    expect(rows.map(({ state }) => state)).toEqual(['new', 'error', 'new']);
    expect(rows[1]?.errors.map(({ message }) => message)).toEqual(['Repete o utilizador da linha 2.']);
  });

  it('is reported for every fault of a line at once', () => {
    expect(row(';;a@b.c;;Marte;')?.errors.map(({ field }) => field)).toEqual(['className', 'solar', 'username']);
    expect(plan('equipa;turma\nUm;8.º A;resto')[0]?.errors[0]?.message).toBe(
      'A linha tem mais células do que o cabeçalho.',
    );
  });

  it('is reported for a missing solar system without a default', () => {
    const [only] = planImport(readImport('turma;equipa\n8.º A;Um', { className: '', solar: '' }).lines, KNOWN, () => 0);
    expect(only?.errors[0]).toMatchObject({ field: 'solar', message: 'Falta o sistema solar.' });
  });

  it('names its line and column', () => {
    expect(importErrorText(3, { field: 'className', message: 'Falta a turma.' })).toBe(
      'Linha 3, coluna «turma»: Falta a turma.',
    );
  });
});

it('plans 500 lines of a class whose suggested usernames are all taken', () => {
  const usernames = new Set(Array.from({ length: 20_000 }, (_, i) => `8a-gp${i + 1}`));
  const rows = plan(`turma;membros\n${'8.º A;Zé\n'.repeat(500)}`, { classes: [], usernames });
  expect(new Set(rows.map(({ username }) => username)).size).toBe(500);
  expect(rows.every(({ state }) => state === 'new')).toBe(true);
});
