import { expect, it, test } from 'vitest';
import { familyWords } from '#domain/marking/familyWords.ts';
import { MISSION_LEVELS, THEMES } from '#domain/vocabulary.ts';

const wordsOf = (posted: readonly (1 | 2 | 3 | 4)[], isProvisional = false) =>
  familyWords({ theme: 'ic', posted, isProvisional });

test.each([
  [[], 'Ainda não entregou nenhuma missão.'],
  [[1], 'Até agora respondeu a três perguntas na missão 1.'],
  [[1, 2], 'Até agora respondeu a três perguntas na missão 1 e escreveu um texto na missão 2.'],
  [
    [1, 2, 3],
    'Até agora respondeu a três perguntas na missão 1, escreveu um texto na missão 2 e procurou exemplos e juntou ficheiros, como fotografias, na missão 3.',
  ],
] as const)('missions %j are told in one sentence', (posted, words) => {
  expect(wordsOf(posted).did).toContain(words);
});

it('says that points may change while a mission is open, and while a mark is missing', () => {
  expect(wordsOf([1, 2]).points).toContain('Ainda há missões por fazer');
  expect(wordsOf(MISSION_LEVELS).points).not.toContain('Ainda há missões por fazer');
  expect(wordsOf(MISSION_LEVELS, true).points).toContain('A pontuação é provisória');
  expect(wordsOf(MISSION_LEVELS).points).not.toContain('provisória');
});

it('asks about the last mission', () => {
  expect(wordsOf([]).talk).toContain('O que já descobriram no jogo?');
  expect(wordsOf([1, 2, 3]).talk).toContain('Onde encontraram o que mostram');
});

it('names each subject, and neither compares nor genders pupils', () => {
  const all = THEMES.map((theme) => familyWords({ theme, posted: MISSION_LEVELS, isProvisional: true }));
  expect(new Set(all.map(({ did }) => did)).size).toBe(THEMES.length);
  const text = all.flatMap((words) => Object.values(words)).join(' ');
  expect(text).not.toMatch(/vocês|alun[oa]s?\b|filh[oa]s?\b|melhor|pior|educand/i);
});
