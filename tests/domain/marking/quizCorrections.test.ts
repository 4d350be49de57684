import { describe, expect, test } from 'vitest';
import {
  correctionEffect,
  correctionWords,
  effectWords,
  isSameCorrection,
  tidyCorrection,
  validateCorrection,
} from '#domain/marking/quizCorrections.ts';
import type { QuizCorrection } from '#domain/marking/scoring.ts';

const correction = (given: Partial<QuizCorrection> = {}): QuizCorrection => ({
  challenge: 1,
  kind: 'correct',
  options: [1],
  mayFall: false,
  ...given,
});
const QUESTION = { correct: 0, options: 4 };

describe('a correction', () => {
  test.each([
    ['sorts its options and has each once', { options: [3, 1, 3] }, { options: [1, 3] }],
    ['keeps whether points may fall', { mayFall: true }, { mayFall: true }],
    [
      'has neither options nor falling points when it voids',
      { kind: 'void', mayFall: true },
      { kind: 'void', options: [] },
    ],
  ] as const)('%s', (_what, given, wanted) => {
    expect(tidyCorrection(correction(given))).toEqual(correction(wanted));
  });

  test.each([
    ['no option', { options: [] }, 'Escolha pelo menos uma resposta certa.'],
    ['an option that the question does not have', { options: [1, 4] }, 'Esta pergunta não tem essa opção.'],
    ['the option that is right anyway', { options: [0] }, 'Essa já é a resposta certa do jogo.'],
    ['another option', { options: [3] }, null],
    ['the right option with another one', { options: [0, 1] }, null],
    ['a voided question', { kind: 'void', options: [] }, null],
  ] as const)('with %s is judged', (_what, given, words) => {
    expect(validateCorrection(correction(given), QUESTION)).toBe(words);
  });

  test.each([
    ['itself', {}, true],
    ['other options', { options: [2] }, false],
    ['more options', { options: [1, 2] }, false],
    ['points that may fall', { mayFall: true }, false],
    ['a voided question', { kind: 'void' }, false],
  ] as const)('compared with %s', (_what, given, same) => {
    expect(isSameCorrection(correction(), correction(given))).toBe(same);
  });

  test.each([
    [{ kind: 'void', options: [] }, 'Não conta nesta turma: todas as equipas têm os pontos desta pergunta'],
    [{ options: [1], mayFall: true }, 'Resposta certa corrigida nesta turma: certa a opção 2'],
    [{ options: [0, 2, 3] }, 'Resposta certa corrigida nesta turma: certas as opções 1, 3 e 4, e ninguém perde pontos'],
  ] as const)('%j is said in words', (given, words) => {
    expect(correctionWords(correction(given))).toBe(words);
  });
});

test('the effect counts the teams whose points rise and fall', () => {
  expect(correctionEffect([])).toEqual({ teams: 0, rise: 0, fall: 0 });
  const teams = [
    { before: 20, after: 40 },
    { before: 0, after: 20 },
    { before: 60, after: 40 },
    { before: 40, after: 40 },
  ];
  expect(correctionEffect(teams)).toEqual({ teams: 4, rise: 2, fall: 1 });
});

test.each([
  [0, 0, 0, 'Ainda nenhuma equipa respondeu: vale para as que responderem.'],
  [8, 0, 0, 'Nenhuma pontuação muda: 8 equipas responderam.'],
  [1, 0, 0, 'Nenhuma pontuação muda: 1 equipa respondeu.'],
  [8, 3, 1, '3 de 8 equipas ganham 20 pontos; 1 perde 20 pontos.'],
  [8, 1, 2, '1 de 8 equipas ganha 20 pontos; 2 perdem 20 pontos.'],
  [8, 2, 0, '2 de 8 equipas ganham 20 pontos; ninguém perde pontos.'],
  [8, 0, 2, 'Ninguém ganha pontos; 2 perdem 20 pontos.'],
])('%i teams, %i that rise and %i that fall are said in words', (teams, rise, fall, words) => {
  expect(effectWords({ teams, rise, fall })).toBe(words);
});
