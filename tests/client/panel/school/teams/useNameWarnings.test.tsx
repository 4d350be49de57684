// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useNameWarnings } from '#client/panel/school/teams/useNameWarnings.ts';
import { teamNameFor, usernameFor } from '#domain/identity/credentials.ts';

test('a name that may offend is warned of once the word lists have come; an ordinary or suggested one is not', async () => {
  const { result } = renderHook(() => useNameWarnings());
  expect(result.current.ofName('Os Cabr0es')).toBeUndefined();
  await waitFor(() => expect(result.current.ofName('Os Cabr0es')).toMatch(/pode ofender/));
  expect(result.current.ofName('liga.912345678')).toMatch(/contacto/);
  for (const name of ['Os Cometas', 'demo-ic', teamNameFor('8.º A'), usernameFor('8.º A')])
    expect(result.current.ofName(name)).toBeUndefined();
});

test('so is one of several names of members, at once where the lists are here already', () => {
  const { result } = renderHook(() => useNameWarnings());
  expect(result.current.ofMembers('Ana\n912 345 678')).toMatch(/Um destes nomes/);
  expect(result.current.ofMembers('Ana Sousa\nRui Pinto')).toBeUndefined();
});
