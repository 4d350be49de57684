import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PICTURES } from '#client/game/stage/assets/bundles.ts';
import { fetchPicture, fileOf } from '#client/game/stage/assets/fetchPicture.ts';

vi.mock('#client/game/stage/assets/packs.ts', () => ({
  PACKS: [{ address: '/robot.pack', parts: { 'robot/body': [0, 4], 'robot/head': [4, 9] } }],
}));

const fetched = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => new Response('BodyHeads'));
});

const textOf = async (key: Parameters<typeof fetchPicture>[0]) => (await fetchPicture(key)).text();

describe('a picture of a pack', () => {
  it('is cut out of the pack, which is fetched once for all that are asked for together', async () => {
    expect(fileOf('robot/head')).toBe('/robot.pack');
    expect(await Promise.all([textOf('robot/head'), textOf('robot/body')])).toEqual(['Heads', 'Body']);
    expect(fetched.mock.calls).toEqual([['/robot.pack']]);
    expect((await fetchPicture('robot/body')).type).toBe('image/webp');
  });

  it('asks again for a pack that failed', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    await expect(fetchPicture('robot/body')).rejects.toThrow('/robot.pack: 503');
    expect(await textOf('robot/body')).toBe('Body');
  });
});

describe('any other picture', () => {
  it('is a file of its own', async () => {
    expect(fileOf('login/earth')).toBe(PICTURES.get('login/earth'));
    expect(await textOf('login/earth')).toBe('BodyHeads');
    expect(fetched.mock.calls).toEqual([[PICTURES.get('login/earth')]]);
  });
});
