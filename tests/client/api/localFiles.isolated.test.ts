import { describe, expect, it, vi } from 'vitest';
import { clearLocalFiles, getLocalFile, putLocalFile, removeLocalFile } from '#client/api/localFiles.ts';

let refusesFiles = false;
let isFull = false;

/** The part of idb-keyval that is used: keys are lists, compared by content. */
vi.mock('idb-keyval', () => {
  const kept = new Map<string, unknown>();
  return {
    createStore: () => 'store',
    set: async (key: unknown, value: unknown) => {
      if (isFull) throw new Error('QuotaExceededError');
      if (refusesFiles && value instanceof File) throw new Error('UnknownError');
      kept.set(JSON.stringify(key), value);
    },
    get: async (key: unknown) => kept.get(JSON.stringify(key)),
    del: async (key: unknown) => void kept.delete(JSON.stringify(key)),
    delMany: async (keys: unknown[]) => {
      for (const key of keys) kept.delete(JSON.stringify(key));
    },
    keys: async () => [...kept.keys()].map((key) => JSON.parse(key)),
  };
});

describe('files kept on the device', () => {
  it('load idb-keyval with their module, so that they need no network later', async () => {
    vi.resetModules();
    let isThere = false;
    vi.doMock('idb-keyval', () => {
      isThere = true;
      return { createStore: () => 'store' };
    });
    await import('#client/api/localFiles.ts');
    expect(isThere).toBe(true);
  });

  it('belong to one account', async () => {
    const [a, b] = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
    await putLocalFile('team-1', 'tutorial', a);
    await putLocalFile('team-2', 'tutorial', b);
    expect(await getLocalFile('team-1', 'tutorial')).toBe(a);
    expect(await getLocalFile('team-2', 'tutorial')).toBe(b);
    expect(await getLocalFile('team-3', 'tutorial')).toBeUndefined();
    await clearLocalFiles('team-1');
    expect(await getLocalFile('team-1', 'tutorial')).toBeUndefined();
    expect(await getLocalFile('team-2', 'tutorial')).toBe(b);
  });

  it('are kept as bytes where the browser stores no File, and come back with name, type and date', async () => {
    refusesFiles = true;
    await putLocalFile('team-1', 'w', new File(['abc'], 'w.png', { type: 'image/png', lastModified: 7 }));
    const back = await getLocalFile('team-1', 'w');
    expect([back?.name, back?.type, back?.lastModified, await back?.text()]).toEqual(['w.png', 'image/png', 7, 'abc']);
    refusesFiles = false;
  });

  it('are refused when the device is out of space', async () => {
    isFull = true;
    await expect(putLocalFile('team-1', 'w', new File(['abc'], 'w.png'))).rejects.toThrow('QuotaExceededError');
    isFull = false;
  });

  it('are removed one by one', async () => {
    await putLocalFile('team-1', 'x', new File(['1'], 'x'));
    await putLocalFile('team-1', 'y', new File(['2'], 'y'));
    await removeLocalFile('team-1', 'x');
    expect(await getLocalFile('team-1', 'x')).toBeUndefined();
    expect((await getLocalFile('team-1', 'y'))?.name).toBe('y');
  });
});
