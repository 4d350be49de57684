import { expect, test } from 'vitest';
import { byteRange } from '#server/files/byteRange.ts';

const FILE = { bytes: 100, etag: '"x"' };

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['lines=0-9', null],
  [undefined, null],
])('%s', (range, expected) => {
  expect(byteRange({ range }, FILE)).toEqual(expected);
});

test('an empty file has no ranges', () => {
  expect(byteRange({ range: 'bytes=0-' }, { bytes: 0, etag: '"x"' })).toBe('unsatisfiable');
});

test('If-Range with another version returns the whole file', () => {
  expect(byteRange({ range: 'bytes=0-9', 'if-range': '"y"' }, FILE)).toBeNull();
  expect(byteRange({ range: 'bytes=0-9', 'if-range': '"x"' }, FILE)).toEqual({ start: 0, end: 9 });
});
