import { expect, test } from 'vitest';
import { doubtfulName } from '#client/panel/teams/doubtfulName.ts';
import { teamNameFor, usernameFor } from '#domain/credentials.ts';

test('a name that may offend is said to be so, an ordinary or suggested one is not', () => {
  expect(doubtfulName('Os Cabr0es')).toMatch(/pode ofender/);
  expect(doubtfulName('liga.912345678')).toMatch(/contacto/);
  for (const name of ['Os Cometas', 'demo-ic', teamNameFor('8.º A'), usernameFor('8.º A')])
    expect(doubtfulName(name)).toBeUndefined();
});
