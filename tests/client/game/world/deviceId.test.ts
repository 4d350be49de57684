// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { isSameDevice, newId, writerName } from '#client/game/world/drafts/deviceId.ts';
import { wipeLocalItems } from '#client/session/localItems.ts';

const ACCOUNT = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a reload keeps the writer name, a second tab has another one of the same device', () => {
  const first = writerName(ACCOUNT);
  expect(writerName(ACCOUNT)).toBe(first);
  sessionStorage.clear();
  const tab = writerName(ACCOUNT);
  expect([tab === first, isSameDevice(tab, first)]).toEqual([false, true]);
  localStorage.clear();
  expect(isSameDevice(writerName(ACCOUNT), first)).toBe(false);
});

it('a device keeps its name after signing out, and has another one for another account', () => {
  const first = writerName(ACCOUNT);
  wipeLocalItems();
  expect(writerName(ACCOUNT)).toBe(first);
  expect(isSameDevice(writerName(OTHER), first)).toBe(false);
});

it("the writer name fits the server's limit for a device", () =>
  expect(writerName(ACCOUNT).length).toBeLessThanOrEqual(64));

it('newId needs no secure context', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newId()).toMatch(/^[0-9a-f]{24}$/);
  vi.unstubAllGlobals();
});
