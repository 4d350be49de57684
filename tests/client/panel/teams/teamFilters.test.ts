import { describe, expect, test } from 'vitest';
import { isFiltered, readTeamFilters, withFilter, withoutFilters } from '#client/panel/teams/teamFilters.ts';

const read = (query: string) => readTeamFilters(new URLSearchParams(query));

describe('readTeamFilters', () => {
  test('an empty address means everything, by name', () => {
    expect(read('')).toEqual({ search: '', name: '', class: '', solar: '', sort: 'name', order: 'asc' });
  });

  test('reads what it knows and nothing else', () => {
    expect(read('search=lua&class=8.º+A&tutorial=true&level2=false&level3=talvez&sort=password&order=desc')).toEqual({
      search: 'lua',
      name: '',
      class: '8.º A',
      solar: '',
      tutorial: 'true',
      level2: 'false',
      sort: 'name',
      order: 'desc',
    });
  });
});

describe('withFilter', () => {
  test.each([
    ['page=4&size=25', 'search', 'lua', 'size=25&search=lua'],
    ['search=lua', 'search', '', ''],
    ['tutorial=true', 'tutorial', '', ''],
    ['', 'sort', 'class', 'sort=class'],
    ['sort=class', 'sort', 'name', ''],
    ['order=desc', 'order', 'asc', ''],
  ] as const)('%s with %s=%s', (query, name, value, expected) => {
    expect(withFilter(new URLSearchParams(query), name, value).toString()).toBe(expected);
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
  ['search=a', true],
  ['level4=false', true],
])('%s narrows the list: %s', (query, expected) => {
  expect(isFiltered(read(query))).toBe(expected);
});
