import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectOnlyFailedCalls } from '../support/browser/browser.ts';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../support/browser/teamPlayer.ts';
import { cameraPhoto } from '../support/cameraPhoto.ts';
import { type Device, engineUnderTest } from '../support/engines/engineUnderTest.ts';
import { eventually } from '../support/eventually.ts';

const VIDEO = Buffer.concat([
  Buffer.from('\0\0\0\x20ftypisom', 'latin1'),
  Buffer.alloc(12 * 1024 * 1024, 'Uma praça para todos. '),
]);
const TIMEOUT = { timeout: 60_000 };

const fixture = productUnderTest();
const engine = engineUnderTest();
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Returns the contents of the files that the server has stored whole. */
async function storedFiles(): Promise<Buffer[]> {
  const entries = await readdir(join(fixture.dataDir, 'files'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name));
  return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name))));
}

describe.sequential('a team that sends files', () => {
  let device: Device;
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    device.page.locator('input[type=file]').setInputFiles([{ name, mimeType, buffer }]);
  const waitForPicker = () => device.page.getByRole('button', { name: 'Escolher ficheiros' }).waitFor(TIMEOUT);

  beforeAll(async () => {
    device = await engine.open(fixture.product.base, 'tablet', { play: true });
    const team = new TeamPlayer(device.page, async () => {}, device.touch);
    await team.signIn(device.proxy.base, 'demo-dh', fixture.password);
    await team.untilWriting();
    await team.write('texto', 'Uma escola com árvores.');
    await waitForPicker();
  });

  it('sends a photograph upright, at most 2560 pixels high and without EXIF data', async () => {
    const photo = await cameraPhoto({ width: 4_000, height: 3_000, orientation: 6 });
    await choose('IMG_0001.JPG', 'image/jpeg', photo);
    await device.page.getByText('Pronto').waitFor(TIMEOUT);
    const [stored = Buffer.alloc(0)] = await storedFiles();
    const { width, height, format, exif, orientation } = await sharp(stored).metadata();
    expect({ width, height, format, exif, orientation }).toEqual({ width: 1_920, height: 2_560, format: 'jpeg' });
    // EXIF orientation 6 turns the left half of the sensor image to the top.
    expect(await dominantColourAt(stored, 960, 400)).toBe('red');
    expect(await dominantColourAt(stored, 960, 2_160)).toBe('blue');
    expect(stored.length).toBeLessThan(photo.length);
    expect(stored.includes('Lisboa-camera')).toBe(false);
    expect(device.errors).toEqual([]);
  });

  it('sends a WebP picture as a JPEG', async () => {
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0a0' } })
      .webp()
      .toBuffer();
    await choose('cartaz.webp', 'image/webp', picture);
    await device.page.getByText('cartaz.jpg').waitFor(TIMEOUT);
    await device.page.getByText('Pronto').nth(1).waitFor(TIMEOUT);
    const formats = await Promise.all(
      (await storedFiles()).map(async (bytes) => (await sharp(bytes).metadata()).format),
    );
    expect(formats).toEqual(['jpeg', 'jpeg']);
    expect(device.errors).toEqual([]);
  });

  it('resumes a video after a lost connection and a reload, and it is stored without a change', async () => {
    const { page, proxy, errors } = device;
    const offsets: number[] = [];
    proxy.deliver = ({ url = '', method, headers }) => {
      if (!url.startsWith('/api/uploads/') || method !== 'PATCH') return 'forward';
      if (offsets.length === 1) return 'drop';
      offsets.push(Number(headers['upload-offset']));
      return 'forward';
    };
    await choose('praça.mp4', 'video/mp4', VIDEO);
    await page.getByText('Sem ligação: o ficheiro está guardado neste dispositivo').waitFor(TIMEOUT);
    const progress = page.getByRole('progressbar', { name: 'Envio de praça.mp4' });
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
    expect(Number(await progress.getAttribute('value'))).toBeLessThan(100);
    await expectAccessible(page, 'envio');
    await page.reload();
    await waitForPicker();
    proxy.deliver = ({ headers, method }) => {
      if (method === 'PATCH') offsets.push(Number(headers['upload-offset']));
      return 'forward';
    };
    await page.getByText('Pronto').nth(2).waitFor(TIMEOUT);
    expect(offsets[0]).toBe(0);
    expect(offsets[1]).toBeGreaterThan(0);
    await eventually(async () => expect((await storedFiles()).map(sha256)).toContain(sha256(VIDEO)));
    expectOnlyFailedCalls(errors);
  });
});

async function dominantColourAt(bytes: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const area = { left: left - 20, top: top - 20, width: 40, height: 40 };
  const [red = 0, , blue = 0] = await sharp(bytes).extract(area).resize(1, 1).removeAlpha().raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}
