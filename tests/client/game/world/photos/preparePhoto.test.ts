import { describe, expect, it, vi } from 'vitest';
import { drawPicture } from '#client/game/world/photos/drawPicture.ts';
import { preparePhoto } from '#client/game/world/photos/preparePhoto.ts';

vi.mock('#client/game/world/photos/drawPicture.ts', () => ({ drawPicture: vi.fn() }));

describe('a picture that this page cannot read, but the browser can', () => {
  const odd = (name: string) => new File(['GPS: Lisboa'], name, { lastModified: 7 });

  it.each([
    ['Praça.JPG', 'image/jpeg'],
    ['mapa.png', 'image/png'],
  ])('%s is drawn anew, under its name and date', async (name, type) => {
    vi.mocked(drawPicture).mockResolvedValueOnce(new Blob(['drawn'], { type }));
    const ready = await preparePhoto(odd(name));
    expect(vi.mocked(drawPicture).mock.lastCall?.slice(1)).toEqual([1, type]);
    expect([ready.name, ready.type, ready.lastModified, await ready.text()]).toEqual([name, type, 7, 'drawn']);
  });

  it('stays what it is where the browser can only make another kind of it', async () => {
    vi.mocked(drawPicture).mockResolvedValueOnce(new Blob(['drawn'], { type: 'image/png' }));
    const same = odd('a.jpg');
    expect(await preparePhoto(same)).toBe(same);
  });
});
