import { describe, expect, it } from 'vitest';
import { sentencesOf, wordsOf } from '#client/ui/speech/sentences.ts';

const parts = (text: string) => sentencesOf(text).map(({ from, to }) => text.slice(from, to));

describe('sentences', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['   ', []],
    ['Olá, tripulação! Vamos? Sim.', ['Olá, tripulação!', 'Vamos?', 'Sim.']],
    ['Sem ponto final', ['Sem ponto final']],
    ['O Sr. Silva e a Dra. Lopes vieram. Falaram.', ['O Sr. Silva e a Dra. Lopes vieram.', 'Falaram.']],
    ['Vejam a pág. 12 e a fig. 3. Depois respondam.', ['Vejam a pág. 12 e a fig. 3.', 'Depois respondam.']],
    ['Água, luz, etc. são direitos. Pensem.', ['Água, luz, etc. são direitos.', 'Pensem.']],
    ['A turma do 8.º A plantou árvores. Cresceram.', ['A turma do 8.º A plantou árvores.', 'Cresceram.']],
    ['Custa 1.500,75 euros. É caro.', ['Custa 1.500,75 euros.', 'É caro.']],
    ['São 3. Depois vêm mais.', ['São 3.', 'Depois vêm mais.']],
    ['1. Escolham um problema. 2. Falem dele.', ['1. Escolham um problema.', '2. Falem dele.']],
    ['Disse: «Vamos todos!» E foram.', ['Disse: «Vamos todos!»', 'E foram.']],
    ['«Quem vem?» perguntou a Iris. «Nós.»', ['«Quem vem?» perguntou a Iris.', '«Nós.»']],
    ['— Vens? — Vou.', ['— Vens?', '— Vou.']],
    ['Esperem… já volto. Pronto…', ['Esperem… já volto.', 'Pronto…']],
    ['Esperem... Já volto.', ['Esperem...', 'Já volto.']],
    ['O livro de J. Saramago é bom. Leiam-no.', ['O livro de J. Saramago é bom.', 'Leiam-no.']],
    ['Primeira linha\nSegunda linha. Outra', ['Primeira linha', 'Segunda linha.', 'Outra']],
    ['Visitem www.exemplo.pt agora. Obrigado.', ['Visitem www.exemplo.pt agora.', 'Obrigado.']],
    ['Que bom!!! Sim?! Claro.', ['Que bom!!!', 'Sim?!', 'Claro.']],
  ])('of «%s»', (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it.each([
    ['at a semicolon', `${'palavra '.repeat(12)}fim; ${'outra '.repeat(25)}fim.`, /;$/],
    ['at a comma', `${'palavra '.repeat(12)}fim, ${'outra '.repeat(25)}fim.`, /,$/],
    ['at a space', `${'palavra '.repeat(60)}fim.`, /palavra$/],
    ['anywhere', 'a'.repeat(450), /a$/],
  ])('that are long are divided %s, and nothing is lost', (_, text, end) => {
    const found = parts(text);
    expect(found.length).toBeGreaterThan(1);
    expect(Math.max(...found.map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(found[0]).toMatch(end);
    expect(found.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });
});

describe('words', () => {
  it('are found with their marks, within a part of a text', () => {
    const text = 'Olá, «mundo»! Sim.';
    expect(wordsOf(text).map(({ from, to }) => text.slice(from, to))).toEqual(['Olá,', '«mundo»!', 'Sim.']);
    expect(wordsOf(text, { from: 5, to: 13 })).toEqual([{ from: 5, to: 13 }]);
  });
});
