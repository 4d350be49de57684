import { describe, expect, it } from 'vitest';
import { narrationLines } from '../../tools/audio/narration/narrationLines.ts';
import { cardinal, ordinal } from '../../tools/audio/narration/numbers.ts';
import { spokenWords } from '../../tools/audio/narration/spokenWords.ts';

function spoken(text: string): string {
  return spokenWords({ id: 'ds/tutorial/intro/1', text })
    .map((word) => word.spoken)
    .join(' ');
}

describe('the spoken text', () => {
  it.each([
    ['Às vezes, há quem diga: «Não.»', 'Ás vezes, á quêm diga: Não.'],
    ['Eu sou a ORBI, a inteligência', 'Eu sou a Órbi, a inteligência'],
    ['em 1987: satisfazer', 'em mil novecentos e oitenta e sete: satisfazer'],
    ['a 1.ª missão e o 4.º artigo.', 'a primeira missão e o quarto artigo.'],
    ['50% do CO2, Sr. Silva', 'cinquenta por cento do Cê ó dois, Senhor Silva'],
    ['deem-lhe vida com elas', 'dêem-lhe vida cõ élas'],
    ['14\u00a0anos', 'catorze anos'],
  ])('of %j is %j', (written, expected) => {
    expect(spoken(written)).toBe(expected);
  });

  it('keeps the place of each written word', () => {
    const text = 'Em 2015, os «países».';
    const words = spokenWords({ id: 'x/1', text });
    expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(['Em', '2015,', 'os', '«países».']);
  });

  it('gives a lone dash to the word before it, as a pause', () => {
    const text = 'antes de descolar - 3 desafios.';
    const words = spokenWords({ id: 'x/1', text });
    expect(words.map(({ from, to }) => text.slice(from, to))[2]).toBe('descolar -');
    expect(spoken(text)).toBe('antes de descolar, três desafios.');
  });

  it('leaves no digit and no quotation mark, and covers every written word, in all lines of all themes', () => {
    for (const line of narrationLines()) {
      const words = spokenWords(line);
      expect(words.map((word) => word.spoken).join(' ')).toMatch(/^[\p{L}\s.,:;!?…-]+$/u);
      const gaps = words.map(({ from }, index) => line.text.slice(words[index - 1]?.to ?? 0, from));
      expect([...gaps, line.text.slice(words.at(-1)?.to)].join('').trim()).toBe('');
    }
  });
});

describe('numbers', () => {
  it.each([
    [0, 'zero'],
    [16, 'dezasseis'],
    [17, 'dezassete'],
    [19, 'dezanove'],
    [21, 'vinte e um'],
    [100, 'cem'],
    [101, 'cento e um'],
    [230, 'duzentos e trinta'],
    [1000, 'mil'],
    [1100, 'mil e cem'],
    [1500, 'mil e quinhentos'],
    [1948, 'mil novecentos e quarenta e oito'],
    [2015, 'dois mil e quinze'],
    [2030, 'dois mil e trinta'],
    [13_107, 'treze mil cento e sete'],
  ])('%i is %s', (value, words) => {
    expect(cardinal(value)).toBe(words);
  });

  it.each([
    [1, 'feminine', 'primeira'],
    [12, 'masculine', 'décimo segundo'],
    [40, 'masculine', 'quadragésimo'],
    [42, 'feminine', 'quadragésima segunda'],
  ] as const)('%i in the %s is %s', (value, gender, words) => {
    expect(ordinal(value, gender)).toBe(words);
  });

  it.each([-1, 1.5, 1_000_000])('refuses %d', (value) => {
    expect(() => cardinal(value)).toThrow('Número por escrever');
  });

  it.each([0, 100])('refuses the ordinal of %d', (value) => {
    expect(() => ordinal(value, 'masculine')).toThrow('Ordinal por escrever');
  });
});
