import { describe, expect, test } from 'vitest';
import { FILE_EXTENSIONS, FILE_MAX_BYTES } from '#domain/limits.ts';
import {
  isAllowedExtension,
  isEmail,
  nameTooLong,
  passwordTooLong,
  validateAnswer,
  validateComment,
  validateFile,
  validateFiles,
  validateMembers,
  validateNewPlan,
  validateShip,
  validateStars,
  validateTextAnswer,
  validateUsername,
} from '#domain/validation.ts';

const EMPTY_ANSWER = 'Escrevam a vossa resposta antes de submeter.';

describe('texts', () => {
  test.each([
    ['', EMPTY_ANSWER],
    [' \n\t ', EMPTY_ANSWER],
    ['a', null],
    ['a'.repeat(10_000), null],
    [` ${'a'.repeat(10_000)}\n`, null],
    ['a'.repeat(10_001), 'A resposta não pode ter mais de 10\u00a0000 caracteres.'],
  ])('answer %# is validated by its length', (text, refusal) => {
    expect(validateTextAnswer(text)).toBe(refusal);
  });

  test.each([
    ['', 'Escrevam o comentário antes de enviar.'],
    [' \n ', 'Escrevam o comentário antes de enviar.'],
    ['!', null],
    ['a'.repeat(1_000), null],
    [` ${'a'.repeat(1_000)} `, null],
    ['a'.repeat(1_001), 'O comentário não pode ter mais de 1000 caracteres.'],
  ])('comment %# is validated by its length', (text, refusal) => {
    expect(validateComment(text)).toBe(refusal);
  });
});

describe('files', () => {
  const none = 'Escolham pelo menos um ficheiro para continuar.';
  test.each([
    [-1, none],
    [0, none],
    [1, null],
    [10, null],
    [11, 'Cada resposta pode ter até 10 ficheiros.'],
  ])('%i files: %j', (count, refusal) => {
    expect(validateFiles(count)).toBe(refusal);
  });

  test.each(FILE_EXTENSIONS)('.%s is accepted in lower and upper case', (extension) => {
    expect(isAllowedExtension(`foto.${extension}`)).toBe(true);
    expect(isAllowedExtension(`Foto 1.V2.${extension.toUpperCase()}`)).toBe(true);
  });

  test.each(['foto', 'pdf', '.pdf', 'foto.', 'foto.pdf.exe', 'foto.pdf ', 'foto.svg', 'foto.html', 'foto.xpdf', ''])(
    '%j is refused',
    (name) => {
      expect(isAllowedExtension(name)).toBe(false);
      expect(validateFile(name, 1)).toContain('não é de um tipo aceite');
    },
  );

  test.each([
    ['a.png', 1, null],
    ['a.png', FILE_MAX_BYTES, null],
    ['a.png', FILE_MAX_BYTES + 1, 'O ficheiro «a.png» tem mais de 50\u00a0MB.'],
    ['a.png', 0, 'O ficheiro «a.png» está vazio.'],
    [
      'a.exe',
      FILE_MAX_BYTES + 1,
      'O ficheiro «a.exe» não é de um tipo aceite. Tipos aceites: pdf, doc, docx, txt, ppt, pptx, png, jpg, jpeg, gif, bmp, mp4, avi, mkv, webm.',
    ],
  ])('%s of %i bytes: %j', (name, bytes, refusal) => {
    expect(validateFile(name, bytes)).toBe(refusal);
  });
});

describe('members and email', () => {
  test.each([
    [[], null],
    [Array.from({ length: 40 }, () => 'Ana'), null],
    [Array.from({ length: 41 }, () => 'Ana'), 'Uma equipa não pode ter mais de 40 membros'],
    [['Ana', 'a'.repeat(121)], 'O nome de um membro não pode ter mais de 120 caracteres'],
  ])('member list %# is validated by count and length', (members, refusal) => {
    expect(validateMembers(members)).toBe(refusal);
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
  ])('email %# (%s) is valid: %s', (text, valid) => {
    expect(isEmail(text)).toBe(valid);
  });
});

describe('numbers and lengths', () => {
  test('stars are whole numbers from 1 to 5', () => {
    const accepted = [-1, 0, 0.5, 1, 2, 3, 4, 4.5, 5, 6, Number.NaN].filter((n) => validateStars(n) === null);
    expect(accepted).toEqual([1, 2, 3, 4, 5]);
    expect(validateStars(6)).toBe('A avaliação tem de ser de 1 a 5 estrelas.');
  });

  test.each([
    ['Porque sim.', null],
    [' \n', 'Escrevam a resposta antes de enviar.'],
    ['a'.repeat(1_000), null],
    ['a'.repeat(1_001), 'A resposta não pode ter mais de 1000 caracteres.'],
  ])('answer %# to a question is validated', (text, refusal) => expect(validateAnswer(text)).toBe(refusal));

  test.each([
    ['Uma horta ao sábado.', null],
    [' Uma horta. ', 'O plano ficou igual. Mudem o que a sugestão pede.'],
    ['', 'O plano não pode ficar vazio.'],
    ['a'.repeat(40_001), 'O plano não pode ter mais de 40000 caracteres.'],
  ])('new plan %# is validated', (text, refusal) => expect(validateNewPlan(text, 'Uma horta.')).toBe(refusal));

  test('ships are whole numbers from 0 to 9', () => {
    const accepted = [-1, 0, 0.5, 4, 9, 10, Number.NaN].filter((n) => validateShip(n) === null);
    expect(accepted).toEqual([0, 4, 9]);
    expect(validateShip(10)).toBe('A nave tem de ser uma das 10 do hangar.');
  });

  test('spaces around a name do not count towards its length, those of a password do', () => {
    expect(nameTooLong(` ${'a'.repeat(120)} `)).toBeNull();
    expect(validateUsername(` ${'a'.repeat(120)} `)).toBeNull();
    expect(passwordTooLong('a'.repeat(200))).toBeNull();
    expect(passwordTooLong(`${'a'.repeat(200)} `)).not.toBeNull();
  });
});
