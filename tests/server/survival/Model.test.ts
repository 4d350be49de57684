import { expect, it } from 'vitest';
import { Model } from '../../support/product/Model.ts';

const rows = (...pairs: [string, string][]) => {
  const all = new Map<string, string[]>();
  for (const [key, value] of pairs) all.set(key, [...(all.get(key) ?? []), value]);
  return all;
};

it('finds what was acknowledged and is gone, what is there twice, and what nobody sent', () => {
  const model = new Model();
  model.sending({ 'draft/a': '1', 'comment/a': 'said' })();
  model.sending({ 'stars/a': '5' })();
  const found = model.compare(rows(['comment/a', 'said'], ['comment/a', 'said'], ['stars/a', '4'], ['team/x', 'X']));
  expect(found.lost).toEqual([
    'draft/a: 1 was acknowledged, nothing is there',
    'stars/a: 5 was acknowledged, 4 is there',
  ]);
  expect(found.twice).toEqual(['comment/a: 2']);
  expect(found.foreign).toEqual(['team/x']);
  expect(model.writes).toBe(2);
});

it.each([
  ['did not arrive', rows(['draft/a', '1']), []],
  ['arrived', rows(['draft/a', '2']), []],
  ['took the old one away', rows(), ['draft/a: 1 was acknowledged, nothing is there']],
])('a write that is not answered yet may have arrived or not: it %s', (_what, found, lost) => {
  const model = new Model();
  model.sending({ 'draft/a': '1' })();
  model.sending({ 'draft/a': '2' });
  expect(model.compare(found).lost).toEqual(lost);
});
