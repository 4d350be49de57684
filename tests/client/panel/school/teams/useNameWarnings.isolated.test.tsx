// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useNameWarnings } from '#client/panel/school/teams/useNameWarnings.ts';
import { teamNameFor, usernameFor } from '#domain/identity/credentials.ts';

test('an offensive name gets a warning once the word lists are loaded; an ordinary or suggested one does not', async () => {
  const { result } = renderHook(() => useNameWarnings());
  expect(result.current.ofName('Os Cabr0es')).toBeUndefined();
  await waitFor(() => expect(result.current.ofName('Os Cabr0es')).toMatch(/pode ofender/));
  expect(result.current.ofName('liga.912345678')).toMatch(/contacto/);
  for (const name of ['Os Cometas', 'demo-ic', teamNameFor('8.º A'), usernameFor('8.º A')])
    expect(result.current.ofName(name)).toBeUndefined();
});

test('one of several member names gets a warning, at once when the lists are loaded', () => {
  const { result } = renderHook(() => useNameWarnings());
  expect(result.current.ofMembers('Ana\n912 345 678')).toMatch(/Um destes nomes/);
  expect(result.current.ofMembers('Ana Sousa\nRui Pinto')).toBeUndefined();
});
