import { describe, expect, test } from 'vitest';
import { FILE_EXTENSIONS, FILE_MAX_BYTES } from '#domain/limits.ts';
import {
  canSubmitTeacher,
  canSubmitTeam,
  fileRefusal,
  isAllowedExtension,
  isEmail,
  nameTooLong,
  passwordTooLong,
  type TeacherDraft,
  type TeamDraft,
  usernameRefusal,
  validateClass,
  validateComment,
  validateFiles,
  validateMembers,
  validateProposal,
  validateSchool,
  validateShip,
  validateStars,
  validateTeacher,
  validateTeam,
  validateTextAnswer,
} from '#domain/validation.ts';

const LONG_NAME = 'O nome não pode ter mais de 120 caracteres';
const EMPTY_ANSWER = 'Por favor, escreva a sua resposta antes de submeter.';

describe('texts', () => {
  test.each([
    ['', EMPTY_ANSWER],
    [' \n\t ', EMPTY_ANSWER],
    ['a', null],
    ['a'.repeat(10_000), null],
    [` ${'a'.repeat(10_000)}\n`, null],
    ['a'.repeat(10_001), 'A resposta não pode ter mais de 10 000 caracteres.'],
  ])('answer %#', (text, refusal) => {
    expect(validateTextAnswer(text)).toBe(refusal);
  });

  test.each([
    ['  ', 'O texto da proposta é obrigatório'],
    ['Uma horta', null],
    ['a'.repeat(40_000), null],
    ['a'.repeat(40_001), 'A proposta não pode ter mais de 40 000 caracteres'],
  ])('proposal %#', (text, refusal) => {
    expect(validateProposal(text)).toBe(refusal);
  });

  test.each([
    ['', 'Escrevam o comentário antes de enviar.'],
    [' \n ', 'Escrevam o comentário antes de enviar.'],
    ['!', null],
    ['a'.repeat(1_000), null],
    [` ${'a'.repeat(1_000)} `, null],
    ['a'.repeat(1_001), 'O comentário não pode ter mais de 1000 caracteres.'],
  ])('comment %#', (text, refusal) => {
    expect(validateComment(text)).toBe(refusal);
  });
});

describe('files', () => {
  const none = 'Por favor, selecione pelo menos um ficheiro para continuar.';
  test.each([
    [-1, none],
    [0, none],
    [1, null],
    [10, null],
    [11, 'Só pode enviar até 10 ficheiros em cada resposta.'],
  ])('%i files: %j', (count, refusal) => {
    expect(validateFiles(count)).toBe(refusal);
  });

  test.each(FILE_EXTENSIONS)('.%s is accepted, in capitals too', (extension) => {
    expect(isAllowedExtension(`foto.${extension}`)).toBe(true);
    expect(isAllowedExtension(`Foto 1.V2.${extension.toUpperCase()}`)).toBe(true);
  });

  test.each(['foto', 'pdf', '.pdf', 'foto.', 'foto.pdf.exe', 'foto.pdf ', 'foto.svg', 'foto.html', 'foto.xpdf', ''])(
    '%j is refused',
    (name) => {
      expect(isAllowedExtension(name)).toBe(false);
      expect(fileRefusal(name, 1)).toContain('não é de um tipo aceite');
    },
  );

  test.each([
    ['a.png', 1, null],
    ['a.png', FILE_MAX_BYTES, null],
    ['a.png', FILE_MAX_BYTES + 1, 'O ficheiro «a.png» tem mais de 50 MB.'],
    ['a.png', 0, 'O ficheiro «a.png» está vazio.'],
    [
      'a.exe',
      FILE_MAX_BYTES + 1,
      'O ficheiro «a.exe» não é de um tipo aceite. Tipos aceites: pdf, doc, docx, txt, ppt, pptx, png, jpg, jpeg, gif, bmp, mp4, avi, mkv, webm.',
    ],
  ])('%s of %i bytes: %j', (name, bytes, refusal) => {
    expect(fileRefusal(name, bytes)).toBe(refusal);
  });
});

describe('team', () => {
  const full: TeamDraft = {
    schoolId: 's',
    teacherId: 't',
    classId: 'c',
    solarId: 'x',
    name: 'Os Cometas',
    username: '8a-gp1',
    password: '8a-gp1abcde',
  };
  const IN_ORDER: [keyof TeamDraft, string][] = [
    ['schoolId', 'É necessário selecionar uma escola'],
    ['teacherId', 'É necessário selecionar um professor'],
    ['classId', 'É necessário selecionar uma turma'],
    ['solarId', 'É necessário selecionar um sistema solar'],
    ['name', 'O nome da equipa é obrigatório'],
    ['username', 'O nome de utilizador é obrigatório'],
    ['password', 'A palavra-passe é obrigatória'],
  ];
  /** Everything before this field is given, this field and all after it are blank. */
  const blankFrom = (place: number): TeamDraft => ({
    ...full,
    ...Object.fromEntries(IN_ORDER.slice(place).map(([field]) => [field, '  '])),
  });

  test.each(IN_ORDER.map(([field, text], place) => [field, text, place] as const))(
    'without %s: %s, before all that follow',
    (field, text, place) => {
      expect(validateTeam({ ...full, [field]: '' }, 0)).toBe(text);
      expect(validateTeam(blankFrom(place), 1)).toBe(text);
    },
  );

  test.each([0, 1, 2] as const)('a full draft passes for role %i', (role) => {
    expect(validateTeam(full, role)).toBeNull();
  });

  test('a teacher need not choose a teacher, but still a school and a class', () => {
    expect(validateTeam({ ...full, teacherId: null }, 2)).toBeNull();
    expect(validateTeam({ ...full, teacherId: null }, 1)).toBe('É necessário selecionar um professor');
    expect(validateTeam({ ...full, schoolId: null }, 2)).toBe('É necessário selecionar uma escola');
    expect(validateTeam(blankFrom(1), 2)).toBe('É necessário selecionar uma turma');
  });

  test.each<[Partial<TeamDraft>, string | null]>([
    [{ name: 'a'.repeat(120) }, null],
    [{ name: 'a'.repeat(121) }, LONG_NAME],
    [{ username: 'a'.repeat(121) }, 'O nome de utilizador não pode ter mais de 120 caracteres'],
    [{ username: 'gp@1' }, 'O nome de utilizador não pode ter o sinal @'],
    [{ password: 'a'.repeat(201) }, 'A palavra-passe não pode ter mais de 200 caracteres'],
  ])('limits %#', (change, refusal) => {
    expect(validateTeam({ ...full, ...change }, 0)).toBe(refusal);
  });

  test('the button waits for name, username, password, class and solar system only', () => {
    const disabling = IN_ORDER.map(([field]) => field).filter((field) => !canSubmitTeam({ ...full, [field]: '' }));
    expect(disabling).toEqual(['classId', 'solarId', 'name', 'username', 'password']);
    expect(canSubmitTeam(full)).toBe(true);
    expect(canSubmitTeam({ ...full, classId: null })).toBe(false);
  });

  test.each([
    [[], null],
    [Array.from({ length: 40 }, () => 'Ana'), null],
    [Array.from({ length: 41 }, () => 'Ana'), 'Uma equipa não pode ter mais de 40 membros'],
    [['Ana', 'a'.repeat(121)], 'O nome de um membro não pode ter mais de 120 caracteres'],
  ])('members %#', (members, refusal) => {
    expect(validateMembers(members)).toBe(refusal);
  });
});

describe('teacher', () => {
  const full: TeacherDraft = { name: 'Rui Sá', email: 'rui@exemplo.pt', password: 'abcdef', confirm: 'abcdef' };

  test.each<[Partial<TeacherDraft>, string | null]>([
    [{}, null],
    [{ email: '  rui@exemplo.pt ' }, null],
    [{ name: '', email: 'x', password: 'a', confirm: 'b' }, 'As senhas não coincidem'],
    [{ confirm: 'abcdef ' }, 'As senhas não coincidem'],
    [{ name: '', email: 'x', password: 'abcde', confirm: 'abcde' }, 'A senha deve ter pelo menos 6 caracteres'],
    [{ name: '', email: 'x' }, 'Formato de email inválido'],
    [{ email: '' }, 'Formato de email inválido'],
    [{ name: '  ' }, 'O nome do professor é obrigatório'],
    [{ name: 'a'.repeat(121) }, LONG_NAME],
    [{ email: `${'a'.repeat(120)}@b.pt` }, 'O email não pode ter mais de 120 caracteres'],
    [{ password: 'a'.repeat(201), confirm: 'a'.repeat(201) }, 'A palavra-passe não pode ter mais de 200 caracteres'],
  ])('%#', (change, refusal) => {
    expect(validateTeacher({ ...full, ...change })).toBe(refusal);
  });

  test('the button waits for all four fields', () => {
    expect(canSubmitTeacher(full)).toBe(true);
    for (const field of ['name', 'email', 'password', 'confirm']) {
      expect(canSubmitTeacher({ ...full, [field]: '' })).toBe(false);
    }
  });

  test.each([
    ['a@b.pt', true],
    ['ana.silva+x@escola.edu.pt', true],
    ['a@b', false],
    ['a@.pt', false],
    ['a@b..pt', false],
    ['a@b.pt.', false],
    ['@b.pt', false],
    ['a@b@c.pt', false],
    ['a b@c.pt', false],
    ['a@b.pt ', false],
    ['', false],
    [`a@${'.'.repeat(50_000)}`, false],
  ])('email %#: %s', (text, valid) => {
    expect(isEmail(text)).toBe(valid);
  });
});

describe('class and school', () => {
  test.each([
    [{ name: '8.º A', teacherId: 't' }, null],
    [{ name: ' ', teacherId: null }, 'O nome da turma é obrigatório'],
    [{ name: '8.º A', teacherId: '' }, 'É necessário selecionar um professor'],
    [{ name: '8.º A', teacherId: null }, 'É necessário selecionar um professor'],
    [{ name: 'a'.repeat(121), teacherId: 't' }, LONG_NAME],
  ])('class %#', (draft, refusal) => {
    expect(validateClass(draft)).toBe(refusal);
  });

  test.each([
    [{ name: 'Escola do Sol', group: 'nenhum' }, null],
    [{ name: 'Escola do Sol', group: 'Agrupamento do Mar' }, null],
    [{ name: ' ', group: '' }, 'O nome da escola é obrigatório'],
    [{ name: 'Escola do Sol', group: ' ' }, 'O nome do agrupamento é obrigatório'],
    [{ name: 'a'.repeat(121), group: 'nenhum' }, LONG_NAME],
    [{ name: 'Escola do Sol', group: 'a'.repeat(121) }, LONG_NAME],
  ])('school %#', (draft, refusal) => {
    expect(validateSchool(draft)).toBe(refusal);
  });
});

describe('numbers and lengths', () => {
  test('only 1 to 5 whole stars', () => {
    const accepted = [-1, 0, 0.5, 1, 2, 3, 4, 4.5, 5, 6, Number.NaN].filter((n) => validateStars(n) === null);
    expect(accepted).toEqual([1, 2, 3, 4, 5]);
    expect(validateStars(6)).toBe('A avaliação tem de ser de 1 a 5 estrelas.');
  });

  test('only ships 0 to 9', () => {
    const accepted = [-1, 0, 0.5, 4, 9, 10, Number.NaN].filter((n) => validateShip(n) === null);
    expect(accepted).toEqual([0, 4, 9]);
    expect(validateShip(10)).toBe('A nave tem de ser uma das 10 do hangar.');
  });

  test('spaces around a name do not count, those of a password do', () => {
    expect(nameTooLong(` ${'a'.repeat(120)} `)).toBeNull();
    expect(usernameRefusal(` ${'a'.repeat(120)} `)).toBeNull();
    expect(passwordTooLong('a'.repeat(200))).toBeNull();
    expect(passwordTooLong(`${'a'.repeat(200)} `)).not.toBeNull();
  });
});
