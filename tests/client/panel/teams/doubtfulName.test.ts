import { expect, test } from 'vitest';
import { doubtfulName, doubtfulNames } from '#client/panel/teams/doubtfulName.ts';
import { teamNameFor, usernameFor } from '#domain/credentials.ts';

test('a name that may offend is said to be so, an ordinary or suggested one is not', () => {
  expect(doubtfulName('Os Cabr0es')).toMatch(/pode ofender/);
  expect(doubtfulName('liga.912345678')).toMatch(/contacto/);
  for (const name of ['Os Cometas', 'demo-ic', teamNameFor('8.º A'), usernameFor('8.º A')])
    expect(doubtfulName(name)).toBeUndefined();
});

test('so is one of several names of members', () => {
  expect(doubtfulNames('Ana\n912 345 678')).toMatch(/Um destes nomes/);
  expect(doubtfulNames('Ana Sousa\nRui Pinto')).toBeUndefined();
});
