import { expect, it } from 'vitest';
import { WriteLedger } from '../../support/product/WriteLedger.ts';

const rows = (...pairs: [string, string][]) => {
  const all = new Map<string, string[]>();
  for (const [key, value] of pairs) all.set(key, [...(all.get(key) ?? []), value]);
  return all;
};

it('reports acknowledged writes that are missing, duplicates, and rows that were never sent', () => {
  const model = new WriteLedger();
  model.recordSending({ 'draft/a': '1', 'comment/a': 'said' })();
  model.recordSending({ 'stars/a': '5' })();
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
  ['was lost', rows(['draft/a', '1']), []],
  ['arrived', rows(['draft/a', '2']), []],
  ['removed the former value', rows(), ['draft/a: 1 was acknowledged, nothing is there']],
])('accepts either state for an unacknowledged write that %s', (_what, found, lost) => {
  const model = new WriteLedger();
  model.recordSending({ 'draft/a': '1' })();
  model.recordSending({ 'draft/a': '2' });
  expect(model.compare(found).lost).toEqual(lost);
});
