// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { isSameDevice, newId, writerName } from '#client/game/world/deviceId.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a reload is the same writer, a second tab is another one of the same device', () => {
  const first = writerName();
  expect(writerName()).toBe(first);
  sessionStorage.clear();
  const tab = writerName();
  expect([tab === first, isSameDevice(tab, first)]).toEqual([false, true]);
  localStorage.clear();
  expect(isSameDevice(writerName(), first)).toBe(false);
});

it('fits what the server takes as a device', () => expect(writerName().length).toBeLessThanOrEqual(64));

it('needs no secure context', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newId()).toMatch(/^[0-9a-f]{24}$/);
  vi.unstubAllGlobals();
});
