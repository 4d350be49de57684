import { expect, it } from 'vitest';
import { PHRASES_HEADINGS, phraseCells } from '#domain/marking/phraseRows.ts';

const PHRASE = { text: 'Boa.', shortcut: 'boa', level: 2, criterion: 'p2', uses: 3 } as const;

it('has a cell for each heading, with the criterion in words', () => {
  expect(phraseCells(PHRASE)).toEqual(['Boa.', 'boa', 2, 'Trabalho de equipa', 3]);
  expect(PHRASES_HEADINGS).toHaveLength(phraseCells(PHRASE).length);
});

it('leaves cells empty for any mission, any criterion and no shortcut', () => {
  expect(phraseCells({ ...PHRASE, shortcut: null, level: null, criterion: null })).toEqual([
    'Boa.',
    null,
    null,
    null,
    3,
  ]);
});
