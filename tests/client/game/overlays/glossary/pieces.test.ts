import { describe, expect, it } from 'vitest';
import { piecesOf, rememberedPieces } from '#client/game/overlays/glossary/pieces.ts';
import type { GlossaryEntry } from '#content/glossary/GlossaryEntry.ts';
import { GLOSSARY } from '#content/glossary/glossary.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { THEMES } from '#domain/vocabulary.ts';

const WORDS = ['assembleia', 'assembleia municipal', 'queixa'].map((word) => ({ id: word, forms: [word] }));
const shown = (text: string) =>
  piecesOf(text, WORDS as unknown as GlossaryEntry[]).map(({ from, to, entry }) =>
    entry === null ? text.slice(from, to) : `[${text.slice(from, to)}]`,
  );

describe('a text divided at its hard words', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['Nada de novo.', ['Nada de novo.']],
    ['Queixa', ['[Queixa]']],
    ['A assembleia ouve.', ['A ', '[assembleia]', ' ouve.']],
    ['Assembleia municipal: a queixa.', ['[Assembleia municipal]', ': a ', '[queixa]', '.']],
    // A word counts once, where it stands first.
    ['Queixa, queixa e QUEIXA.', ['[Queixa]', ', queixa e QUEIXA.']],
    ['queixa assembleia queixa', ['[queixa]', ' ', '[assembleia]', ' queixa']],
    ['Queixas e queixa-se', ['Queixas e queixa-se']],
  ])('«%s»', (text, pieces) => {
    expect(shown(text)).toEqual(pieces);
  });

  it.each(THEMES)('keeps every character of the texts of %s, and finds some words', (theme) => {
    const { missions, levels } = SOLAR_SYSTEMS[theme];
    const texts = [
      ...Object.values(missions).map(({ briefing }) => briefing),
      ...levels.level1.flatMap(({ question, options }) => [question, ...options.optionsLabel]),
    ];
    const pieces = texts.map((text) => piecesOf(text, GLOSSARY[theme]));
    expect(pieces.map((parts, at) => parts.map(({ from, to }) => texts[at]?.slice(from, to)).join(''))).toEqual(texts);
    expect(pieces.flat().some(({ entry }) => entry !== null)).toBe(true);
  });

  it('is remembered, also among many others', () => {
    const pieces = rememberedPieces(GLOSSARY.ic);
    expect(pieces('A segregação.')).toBe(pieces('A segregação.'));
    for (let index = 0; index < 500; index++) pieces(`texto ${index}`);
    expect(pieces('A segregação.')).toEqual(piecesOf('A segregação.', GLOSSARY.ic));
  });
});
