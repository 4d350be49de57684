import { describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { WORKSHEETS_BY_THEME } from '#content/worksheets/worksheets.ts';
import { findDoubts, isDoubtful } from '#domain/council/wordFilter/findDoubts.ts';
import { CONTACTS, GIVEN_NAMES, HARMLESS, INSULTS } from './doubtLines.ts';
import { HOSTILE_UNITS } from './hostileUnits.ts';

describe('a doubtful text', () => {
  it('is tested with enough lines', () => {
    expect(INSULTS.length).toBeGreaterThanOrEqual(60);
    expect(CONTACTS.length).toBeGreaterThanOrEqual(20);
    expect(HARMLESS.length).toBeGreaterThanOrEqual(120);
  });

  it.each(INSULTS)('with an insult is held: %s', (line) => {
    expect(findDoubts(line).map(({ kind }) => kind)).toContain('word');
  });

  it.each(CONTACTS)('with a contact (%s) is held: %s', (kind, line) => {
    expect(findDoubts(line).map((doubt) => doubt.kind)).toContain(kind);
  });
});

describe('a harmless text is not held', () => {
  it.each(HARMLESS)('as a line: %s', (line) => {
    expect(findDoubts(line, 'label')).toEqual([]);
    // Some words are an insult as a whole message but harmless as a label.
    if (line.includes(' ')) expect(findDoubts(line)).toEqual([]);
  });

  it.each(GIVEN_NAMES)('as a given name: %s', (name) => {
    expect(findDoubts(name)).toEqual([]);
  });

  it.each(['Burro', 'vacas', 'Baleias', 'Porco preto'])('as a label: «%s»', (name) => {
    expect(findDoubts(name, 'label')).toEqual([]);
  });

  /** Words of people in questions on racism and on school: in a text of a pupil the filter is right to ask about them. */
  const QUOTED = /(volta para a tua terra|tem vergonha|aprende a ler)$/i;

  it('in the three solar systems and the worksheets', () => {
    const texts = [...textsIn(SOLAR_SYSTEMS), ...textsIn(WORKSHEETS_BY_THEME)];
    expect(texts.length).toBeGreaterThan(500);
    const found = texts.flatMap((text) => findDoubts(text).map((doubt) => doubt.found));
    expect(found.filter((words) => !QUOTED.test(words))).toEqual([]);
  });
});

describe('findDoubts', () => {
  it('returns each doubt as it is written, in the order of the text', () => {
    const told = findDoubts('Que M€RDA, seus p.u.t.a.s! Liga 912 345 678 ou ana@exemplo.pt');
    expect(told).toEqual([
      { kind: 'word', harm: 'profanity', found: 'M€RDA' },
      { kind: 'word', harm: 'gender-slur', found: 'p.u.t.a.s' },
      { kind: 'phone', harm: 'contact', found: '912 345 678' },
      { kind: 'email', harm: 'contact', found: 'ana@exemplo.pt' },
    ]);
  });

  it('returns an email address or link once, not as both', () => {
    expect(findDoubts('escreve para ana@gmail.com')).toEqual([
      { kind: 'email', harm: 'contact', found: 'ana@gmail.com' },
    ]);
    expect(findDoubts('www.exemplo.pt/escola')).toEqual([
      { kind: 'link', harm: 'contact', found: 'www.exemplo.pt/escola' },
    ]);
  });

  it('truncates a doubt to 60 characters', () => {
    expect(findDoubts(`http://${'a'.repeat(500)}`)[0]?.found).toHaveLength(60);
  });

  it('treats decomposed and composed accents alike', () => {
    expect(isDoubtful('e\u0301s um lixo')).toBe(true);
    expect(isDoubtful('um ca\u0301gado')).toBe(false);
  });
});

it('terminates on long hostile texts', () => {
  for (const unit of HOSTILE_UNITS) {
    const text = unit.repeat(Math.ceil(10_000 / unit.length));
    expect(findDoubts(text).length).toBeLessThanOrEqual(text.length);
  }
});

it('reads a text a hundred times as long as the longest comment', () => {
  const text = `${'a'.repeat(50_000)} ${'Boa ideia, gostámos. '.repeat(2_500)}`;
  expect(findDoubts(text)).toEqual([]);
  expect(findDoubts(`${text} puta`)).toHaveLength(1);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
