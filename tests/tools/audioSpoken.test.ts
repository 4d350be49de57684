import { describe, expect, it } from 'vitest';
import { LEXICON } from '../../tools/audio/narration/lexicon.ts';
import { narrationLines } from '../../tools/audio/narration/narrationLines.ts';
import { cardinal, ordinal } from '../../tools/audio/narration/numbers.ts';
import { spokenWordCount, spokenWords } from '../../tools/audio/narration/spokenWords.ts';
import { synthesise } from '../../tools/audio/narration/synthesiser.ts';

function spoken(text: string): string {
  return spokenWords({ id: 'ds/tutorial/intro/1', text })
    .map((word) => word.spoken)
    .join(' ');
}

describe('the spoken text', () => {
  it.each([
    ['Às vezes, há quem diga: «Não.»', 'Ás vezes, á quêm diga: Não.'],
    ['Eu sou a ORBI, a inteligência', 'Eu sôu a Órbi, a inteligência'],
    ['em 1987: satisfazer', 'em mil novecentos e oitenta e sete: satisfazer'],
    ['a 1.ª missão e o 4.º artigo.', 'a primeira missão e o quarto artigo.'],
    ['50% do CO2, Sr. Silva', 'cinquenta por cento do Cê ó dois, Senhor Silva'],
    ['deem-lhe vida com elas', 'dêem-lhe vida cõ élas'],
    ['14\u00a0anos', 'catorze anos'],
    ['2 missões, 21\u00a0línguas e 200 pessoas', 'duas missões, vinte e uma línguas e duzentas pessoas'],
    ['2 planetas, 21 dias e 200 países', 'dois planêtas, vinte e um dias e duzentos países'],
    ['Em 2022, pessoas', 'Em dois mil e vinte e dois, pessoas'],
    ['21% das pessoas', 'vinte e um por cento das pessoas'],
    ['1.º e 22.ª', 'primeiro e vigésima segunda'],
    ['O último resultado da cultura azul: a cultura', 'O último resulltado da culltura azull: a culltura'],
    ['Ele queixou-se: «Esse olho vê às horas?»', 'Ele keichou-se: Êsse ôlho vê ás óras?'],
    ['a ação do Conselho Galáctico.', "a [[as'&U~]] do Conselho Galácktico."],
  ])('of %j is %j', (written, expected) => {
    expect(spoken(written)).toBe(expected);
  });

  it('keeps the position of each written word', () => {
    const text = 'Em 2015, os «países».';
    const words = spokenWords({ id: 'x/1', text });
    expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(['Em', '2015,', 'os', '«países».']);
  });

  it('attaches a lone dash to the word before it, as a pause', () => {
    const text = 'antes de descolar - 3 desafios.';
    const words = spokenWords({ id: 'x/1', text });
    expect(words.map(({ from, to }) => text.slice(from, to))[2]).toBe('descolar -');
    expect(spoken(text)).toBe('antes de descolar, três desafios.');
  });

  it.each([
    ['Somos duas equipas.', 3],
    ['A 21.ª ideia, em 1987', 11],
    ['Levem-na já - em PDF', 6],
    ['a ação', 2],
  ])('of %j is %d words long', (text, count) => {
    expect(spokenWordCount(spokenWords({ id: 'x/1', text }))).toBe(count);
  });

  it('has no digits or quotation marks and covers every written word, in all lines of all themes', () => {
    for (const line of narrationLines()) {
      const words = spokenWords(line);
      const said = words.map((word) => word.spoken).join(' ');
      expect(said.replaceAll(/\[\[[^\s\]]+\]\]/g, 'som'), line.id).toMatch(/^[\p{L}\s.,:;!?…-]+$/u);
      const gaps = words.map(({ from }, index) => line.text.slice(words[index - 1]?.to ?? 0, from));
      expect([...gaps, line.text.slice(words.at(-1)?.to)].join('').trim()).toBe('');
    }
  });
});

describe('the lexicon', () => {
  it('has lower-case keys, and respellings in letters or in phonemes between brackets', () => {
    for (const [written, said] of Object.entries(LEXICON)) {
      expect(written).toBe(written.toLowerCase());
      expect(said, written).toMatch(/^(?:[\p{Ll} ]+|\[\[[\w*'&~^,]+\]\])$/u);
      expect(said).not.toBe(written);
    }
  });

  /** Words that espeak-ng 1.51 mispronounces, with its pronunciation. */
  it.each([
    ['quero', 'kéru with a closed e'],
    ['queixou', 'stress on quei'],
    ['galáctico', 'no c'],
    ['está', 'e-s-ta'],
    ['sou', 'suu'],
    ['ser', 'sir'],
    ['esse', 'an open e'],
    ['essas', 'a closed e'],
    ['olho', 'an open o'],
    ['propostas', 'a closed o'],
    ['muitas', 'no nasal'],
    ['letivo', 'a mute e'],
    ['ação', 'a dark a'],
    ['às', 'a long dark a'],
  ])('respells %s', (word) => {
    expect(spoken(`Já ${word}.`)).not.toContain(` ${word}.`);
  });

  it('has only phonemes that the synthesiser does not spell out letter by letter', async () => {
    const lengthOf = async (text: string) => (await synthesise([{ from: 0, to: 1, spoken: text }])).sound.length;
    for (const said of Object.values(LEXICON).filter((text) => text.startsWith('[['))) {
      expect(await lengthOf(said), said).toBeLessThan(1.2 * 48_000);
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
    [1, 'uma'],
    [2, 'duas'],
    [12, 'doze'],
    [42, 'quarenta e duas'],
    [201, 'duzentas e uma'],
    [2500, 'duas mil e quinhentas'],
  ])('%i with a feminine noun is %s', (value, words) => {
    expect(cardinal(value, 'feminine')).toBe(words);
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
