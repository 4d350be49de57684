import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import {
  addClassBody,
  addTeacherBody,
  addTeacherForm,
  changeOwnPasswordForm,
  createTeamBody,
  createTeamForm,
  editClassBody,
  editProposalBody,
  editTeacherBody,
  editTeamForm,
  giveBackBody,
  moveTeamBody,
  schoolForm,
  setPasswordBody,
  setTeacherPasswordForm,
} from '#contract/forms.ts';

/** Returns the first message per invalid field, in the schema's order. */
function wrongIn(schema: z.ZodMiniType & { shape: object }, form: unknown): [string, string][] {
  const result = schema.safeParse(form);
  const issues = result.success ? [] : result.error.issues;
  return Object.keys(schema.shape).flatMap((field): [string, string][] => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [[field, issue.message]] : [];
  });
}

const ID = '00000000-0000-4000-8000-000000000001';
const TEAM = {
  school: ID,
  teacherId: ID,
  schoolClass: ID,
  solarId: ID,
  name: 'Os Cometas',
  username: '8a-gp1',
  password: '8a-gp1abcde',
  teamMembers: 'Ana, Rui\n\n Beatriz ',
  permissionWanted: 3,
};
const LONG_NAME = 'Não pode ter mais de 120 caracteres.';

describe('a new team', () => {
  const IN_ORDER = [
    ['school', 'É necessário selecionar uma escola'],
    ['teacherId', 'É necessário selecionar um professor'],
    ['schoolClass', 'É necessário selecionar uma turma'],
    ['solarId', 'É necessário selecionar um sistema solar'],
    ['name', 'O nome da equipa é obrigatório'],
    ['username', 'O nome de utilizador é obrigatório'],
    ['password', 'A palavra-passe é obrigatória'],
  ] as const;

  test('left empty is refused with the texts of the spec, in its order', () => {
    const empty = Object.fromEntries(IN_ORDER.map(([field]) => [field, '']));
    expect(wrongIn(createTeamForm, { ...TEAM, ...empty })).toEqual(IN_ORDER);
  });

  test.each(IN_ORDER.slice(4))('with only spaces as the %s is refused', (field, words) => {
    expect(wrongIn(createTeamForm, { ...TEAM, [field]: '   ' })).toEqual([[field, words]]);
  });

  test('is sent with a list of trimmed member names and trimmed texts, but an untrimmed password', () => {
    const sent = createTeamForm.parse({ ...TEAM, name: ' Os Cometas ', password: ' a b ' });
    expect(sent).toEqual({
      ...TEAM,
      name: 'Os Cometas',
      password: ' a b ',
      teamMembers: ['Ana', 'Rui', 'Beatriz'],
    });
  });

  test.each([
    [{ name: 'a'.repeat(121) }, LONG_NAME],
    [{ username: 'a'.repeat(121) }, LONG_NAME],
    [{ username: 'gp@1' }, 'O nome de utilizador não pode ter o sinal @'],
    [{ password: 'a'.repeat(201) }, 'A palavra-passe é demasiado comprida.'],
    [{ teamMembers: `Ana\n${'a'.repeat(121)}` }, 'O nome de um membro não pode ter mais de 120 caracteres'],
    [{ teamMembers: 'Ana,'.repeat(41) }, 'Uma equipa não pode ter mais de 40 membros'],
  ])('beyond limit %# is refused', (change, words) => {
    expect(wrongIn(createTeamForm, { ...TEAM, ...change })).toEqual([[Object.keys(change)[0], words]]);
    expect(wrongIn(createTeamForm, TEAM)).toEqual([]);
  });

  test('may be sent without school and teacher, and only with the role of a team', () => {
    const { school: _, teacherId: __, ...wire } = { ...TEAM, teamMembers: ['Ana'] };
    expect(wrongIn(createTeamBody, wire)).toEqual([]);
    expect(wrongIn(createTeamBody, { ...wire, permissionWanted: 1 })).toEqual([
      ['permissionWanted', 'Só é possível criar contas de equipa.'],
    ]);
  });
});

describe('a teacher', () => {
  const FULL = { name: 'Rui Sá', email: 'rui@exemplo.pt', school: null, password: 'abcdefgh', confirm: 'abcdefgh' };
  const TWICE = ['confirm', 'As palavras-passe não coincidem'];
  const SHORT = ['password', 'A palavra-passe deve ter pelo menos 6 caracteres'];
  const CHOSEN = ['password', 'Escolha uma palavra-passe com 8 caracteres ou mais'];
  const EMAIL = ['email', 'Formato de email inválido'];
  test.each([
    [{}, []],
    [{ email: '  rui@exemplo.pt ' }, []],
    [{ school: ID }, []],
    [{ email: 'x', password: 'a', confirm: 'b' }, [TWICE, SHORT, EMAIL]],
    [{ confirm: 'abcdefgh ' }, [TWICE]],
    [{ password: 'abcdefg', confirm: 'abcdefg' }, [CHOSEN]],
    [{ email: 'x', password: 'abcde', confirm: 'abcde' }, [SHORT, EMAIL]],
    [{ name: '  ' }, [['name', 'O nome do professor é obrigatório']]],
    [{ school: 'x' }, [['school', 'A escola não existe.']]],
  ])('case %# is refused for all invalid fields, in the order of the spec', (change, wrong) => {
    expect(wrongIn(addTeacherForm, { ...FULL, ...change })).toEqual(wrong);
  });

  test('may have a password of 6 characters in the call, as in the spec', () => {
    const body = { ...FULL, username: 'rui', classes: [] };
    expect(wrongIn(addTeacherBody, { ...body, password: 'abcdef' })).toEqual([]);
    expect(wrongIn(addTeacherBody, { ...body, password: 'abcde' })).toEqual([SHORT]);
  });

  test('cannot be changed to a username with an @', () => {
    expect(wrongIn(editTeacherBody, { ...FULL, email: 'x', username: 'a@b' })).toEqual([
      EMAIL,
      ['username', 'O nome de utilizador não pode ter o sinal @'],
    ]);
  });
});

describe('the other dialogs', () => {
  test.each([
    ['team', editTeamForm, { name: ' ', username: '', teamMembers: '', solarId: '' }, ['name', 'username', 'solarId']],
    ['move', moveTeamBody, { classId: '' }, ['classId']],
    ['class', addClassBody, { name: ' ', teacherId: '' }, ['name', 'teacherId']],
    ['changed class', editClassBody, { name: ' ', teacherId: '' }, ['name', 'teacherId']],
    ['a teacher’s changed class', editClassBody, { name: '8.º A', teacherId: undefined }, []],
    ['school', schoolForm, { name: ' ', group: ' ' }, ['name', 'group']],
    ['team password', setPasswordBody, { password: 'a' }, []],
    ['blank password', setPasswordBody, { password: '  ' }, ['password']],
    ['teacher password', setTeacherPasswordForm, { password: 'abcde' }, ['password']],
    [
      'own password',
      changeOwnPasswordForm,
      { current: '', password: 'abcde', repeat: 'x' },
      ['current', 'password', 'repeat'],
    ],
    ['proposal', editProposalBody, { proposal: ' \n ' }, ['proposal']],
    ['long proposal', editProposalBody, { proposal: 'a'.repeat(40_001) }, ['proposal']],
    ['note', giveBackBody, { note: ' ' }, ['note']],
  ])('%s: invalid fields %j', (_, schema, form, fields) => {
    expect(wrongIn(schema, form).map(([field]) => field)).toEqual(fields);
  });

  test.each([
    [wrongIn(addClassBody, { name: '', teacherId: '' }), 'O nome da turma é obrigatório'],
    [wrongIn(addClassBody, { name: 'A', teacherId: '' }), 'É necessário selecionar um professor'],
    [wrongIn(schoolForm, { name: '', group: '' }), 'O nome da escola é obrigatório'],
    [wrongIn(schoolForm, { name: 'A', group: '' }), 'O nome do agrupamento é obrigatório'],
    [wrongIn(editProposalBody, { proposal: '' }), 'O texto da proposta é obrigatório'],
  ])('the first message of case %# has the text of the spec', (wrong, words) => {
    expect(wrong[0]?.[1]).toBe(words);
  });
});
