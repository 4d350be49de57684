import { describe, expect, it } from 'vitest';
import {
  type ComparedAnswer,
  groupSimilar,
  normalised,
  SIMILARITY_THRESHOLD,
  similarity,
} from '#domain/marking/similarAnswers.ts';

const PLAN = 'Na nossa escola há pessoas novas que não falam português e ficam sozinhas no recreio todos os dias.';

function answers(...texts: string[]): ComparedAnswer[] {
  return texts.map((text, index) => ({ teamId: `t${index + 1}`, solar: 'ic', text }));
}

describe('groupSimilar', () => {
  it.each<[string, string[], string[][]]>([
    ['equal texts', [PLAN, PLAN], [['t1', 't2']]],
    ['texts that differ in accents, case, punctuation and blanks', ['Olá,  Mundo!', 'ola mundo'], [['t1', 't2']]],
    ['one word changed in a long text', [PLAN, PLAN.replace('recreio', 'refeitório')], [['t1', 't2']]],
    ['different texts', [PLAN, 'Plantar árvores no pátio e medir a sombra em junho, com a ajuda da autarquia.'], []],
    ['half of a text', [PLAN, PLAN.slice(0, 50)], []],
    ['short texts that differ in one letter', ['A água', 'A agua.', 'A aguia'], [['t1', 't2']]],
    ['empty texts', ['', ' … ', ''], []],
    [
      'two groups, in the order of the answers',
      ['sol', PLAN, 'Sol', `${PLAN}!`, 'lua'],
      [
        ['t1', 't3'],
        ['t2', 't4'],
      ],
    ],
  ])('of %s', (_what, texts, groups) => {
    expect(groupSimilar(answers(...texts))).toEqual(groups);
  });

  it('never joins answers of different solar systems, because their tasks differ', () => {
    const [first, second] = answers(PLAN, PLAN) as [ComparedAnswer, ComparedAnswer];
    expect(groupSimilar([first, { ...second, solar: 'dh' }])).toEqual([]);
  });

  it('compares with the first answer of a group, so that small steps never join unlike answers', () => {
    const words = PLAN.split(' ');
    const step = (changed: number) => words.map((word, at) => (at < changed ? 'outra' : word)).join(' ');
    const steps = Array.from({ length: words.length + 1 }, (_, changed) => step(changed));
    const groups = groupSimilar(answers(...steps));
    for (const group of groups) {
      const texts = group.map((id) => steps[Number(id.slice(1)) - 1] as string);
      for (const text of texts)
        expect(similarity(texts[0] as string, text)).toBeGreaterThanOrEqual(SIMILARITY_THRESHOLD);
    }
    expect(groups.length).toBeGreaterThan(1);
  });
});

it.each([
  ['abc', 'abc', 1],
  ['', '', 1],
  ['abc', 'xyz', 0],
  // '  abc ' has the trigrams '  a', ' ab', 'abc', 'bc '; '  abd ' shares two of four: 2 of 6 distinct ones.
  ['abc', 'abd', 2 / 6],
])('similarity of %j and %j is %d', (a, b, share) => {
  expect(similarity(a, b)).toBeCloseTo(share, 10);
});

it('normalises letters of every script and keeps digits', () => {
  expect(normalised('  «Ação» n.º 12: Україна…\n')).toBe('acao n o 12 украіна');
});
