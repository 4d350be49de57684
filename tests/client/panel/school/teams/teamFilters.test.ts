import { describe, expect, test } from 'vitest';
import { isFiltered, readTeamFilters, withoutFilters } from '#client/panel/school/teams/teamFilters.ts';

const read = (query: string) => readTeamFilters(new URLSearchParams(query));

describe('readTeamFilters', () => {
  test('an empty query has no filters', () => {
    expect(read('')).toEqual({ name: '', class: '', solar: '' });
  });

  test('ignores unknown parameters and values', () => {
    expect(read('search=lua&class=8.º+A&tutorial=true&level2=false&level3=talvez&sort=password&order=desc')).toEqual({
      name: '',
      class: '8.º A',
      solar: '',
      tutorial: 'true',
      level2: 'false',
    });
  });
});

test('clearing keeps only the page size', () => {
  const params = new URLSearchParams('size=25&page=2&search=lua&level1=true&sort=class&order=desc');
  expect(withoutFilters(params).toString()).toBe('size=25');
  expect(withoutFilters(new URLSearchParams('page=2')).toString()).toBe('');
});

test.each([
  ['', false],
  ['sort=class&order=desc&page=2', false],
  ['search=a', false],
  ['class=8', true],
  ['level4=false', true],
])('%s narrows the list: %s', (query, expected) => {
  expect(isFiltered(read(query))).toBe(expected);
});
