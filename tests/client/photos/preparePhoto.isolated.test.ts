import { describe, expect, it, vi } from 'vitest';
import { drawPicture } from '#client/photos/drawPicture.ts';
import { preparePhoto } from '#client/photos/preparePhoto.ts';

vi.mock('#client/photos/drawPicture.ts', () => ({ drawPicture: vi.fn() }));

describe('a picture that only the browser can decode', () => {
  const odd = (name: string) => new File(['GPS: Lisboa'], name, { lastModified: 7 });

  it.each([
    ['Praça.JPG', 'image/jpeg'],
    ['mapa.png', 'image/png'],
  ])('%s is redrawn with its name and date', async (name, type) => {
    vi.mocked(drawPicture).mockResolvedValueOnce(new Blob(['drawn'], { type }));
    const ready = await preparePhoto(odd(name));
    expect(vi.mocked(drawPicture).mock.lastCall?.slice(1)).toEqual([1, type]);
    expect([ready.name, ready.type, ready.lastModified, await ready.text()]).toEqual([name, type, 7, 'drawn']);
  });

  it('stays as it is when the browser can only encode another type', async () => {
    vi.mocked(drawPicture).mockResolvedValueOnce(new Blob(['drawn'], { type: 'image/png' }));
    const same = odd('a.jpg');
    expect(await preparePhoto(same)).toBe(same);
  });
});
