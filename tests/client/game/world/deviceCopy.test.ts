// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceCopies } from '#client/game/world/drafts/deviceCopy.ts';
import { wipeLocalItems } from '#client/session/localItems.ts';
import { progressWith } from './draftHarness.ts';

const copies = deviceCopies('team-1');
const copy = (typed: string, isSent: boolean, part: 1 | 2 | null = 2) => ({
  base: 3,
  isSent,
  writer: 'a.1',
  progress: progressWith(typed, part),
});

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

describe('the device copies', () => {
  it('are stored one for each part, and one for the council', () => {
    for (const part of [1, 2, null] as const) copies.write(copy(`texto ${part}`, false, part));
    for (const part of [1, 2, null] as const) expect(copies.read(part)).toEqual(copy(`texto ${part}`, false, part));
    copies.remove(2);
    expect([copies.read(2), copies.read(1)?.progress.typed]).toEqual([null, 'texto 1']);
  });

  it.each([
    [false, 'olá'],
    [true, undefined],
  ])('signing out (sent: %s) leaves %s', (isSent, left) => {
    copies.write(copy('olá', isSent));
    wipeLocalItems();
    expect(copies.read(2)?.progress.typed).toBe(left);
  });

  it('are removed at signing out once they are sent, but not with new changes', () => {
    copies.write(copy('um', false));
    copies.write(copy('um', true));
    expect(localStorage.length).toBe(1);
    copies.write(copy('um dois', false));
    expect(localStorage.length).toBe(1);
    wipeLocalItems();
    expect(copies.read(2)?.progress.typed).toBe('um dois');
  });

  it('cannot be read by another account', () => {
    copies.write(copy('segredo', false));
    copies.writeAside([copy('segredo', false)]);
    const other = deviceCopies('team-2');
    expect([other.read(2), other.readAside()]).toEqual([null, []]);
  });

  it('that were put aside outlive signing out, at most 20', () => {
    copies.writeAside(Array.from({ length: 25 }, (_, index) => copy(`x${index}`, false)));
    wipeLocalItems();
    expect(copies.readAside().map(({ progress }) => progress.typed)).toEqual(
      Array.from({ length: 20 }, (_, index) => `x${index + 5}`),
    );
    copies.writeAside([]);
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['no JSON', '{'],
    ['another thing', '"olá"'],
    ['without a base', JSON.stringify({ ...copy('a', false), base: undefined })],
    ['without a writer', JSON.stringify({ ...copy('a', false), writer: undefined })],
    ['without progress', JSON.stringify({ ...copy('a', false), progress: {} })],
    ['of another part', JSON.stringify(copy('a', false, 1))],
  ])('are ignored when damaged (%s)', (_, text) => {
    copies.write(copy('a', false));
    const key = localStorage.key(0) ?? '';
    localStorage.setItem(key, text);
    expect(copies.read(2)).toBeNull();
    expect(copies.readAside()).toEqual([]);
  });

  it('may fail to be stored without an error', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const forbidden = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(copies.write(copy('a', false))).toBe(false);
    expect(copies.writeAside([copy('a', false)])).toBe(false);
    expect(() => copies.remove(2)).not.toThrow();
    expect(copies.read(2)).toBeNull();
    expect(log).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
