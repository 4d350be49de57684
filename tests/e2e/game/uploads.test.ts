import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectAccessible, picture, type Visitor, visitToPlay } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { MIN_TARGET_PX } from '../../support/browser/targets.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { cameraPhoto } from '../../support/cameraPhoto.ts';
import { eventually } from '../../support/eventually.ts';

const VIDEO = Buffer.concat([
  Buffer.from('\0\0\0\x20ftypisom', 'latin1'),
  Buffer.alloc(12 * 1024 * 1024, 'Uma praça para todos. '),
]);
const TIMEOUT = { timeout: 60_000 };

const fixture = productUnderTest();
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function storedFiles(): Promise<Buffer[]> {
  const folder = join(fixture.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name));
  const contents = await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name))));
  // The pieces of the video stay in the folder until the next cleanup.
  return contents.filter((bytes) => !isPieceOf(VIDEO, bytes));
}
const isPieceOf = (video: Buffer, bytes: Buffer) => bytes.length < video.length && video.includes(bytes);

async function playToUpload(username: string): Promise<Visitor> {
  const visitor = await visitToPlay(fixture.browser, 'tablet', { touch: true });
  const team = new TeamPlayer(visitor.page, async () => {});
  await team.signIn(fixture.product.base, username, fixture.password);
  await team.untilWriting();
  await team.write('texto', 'Uma escola com árvores.');
  await waitForFilePicker(visitor.page);
  return visitor;
}
const waitForFilePicker = (page: Page) => page.getByRole('button', { name: 'Escolher ficheiros' }).waitFor(TIMEOUT);
const chooseFile = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles([{ name, mimeType, buffer }]);

/** Faults injected into the uploads of a page. */
interface UploadFaults {
  /** Pieces (PATCH requests) that still reach the server; later ones fail. */
  remainingPieces: number;
  /** How later pieces fail: no connection, no response, or the server has deleted the upload. */
  failure: 'disconnect' | 'hang' | 'deleted';
  /** Offsets in bytes of the pieces that reached the server. */
  offsets: number[];
}

async function injectUploadFaults(page: Page): Promise<UploadFaults> {
  const faults: UploadFaults = { remainingPieces: Number.POSITIVE_INFINITY, failure: 'disconnect', offsets: [] };
  await page.route('**/api/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH')
      return faults.remainingPieces > 0 ? route.continue() : route.abort('connectionfailed');
    if (faults.remainingPieces > 0) {
      faults.remainingPieces -= 1;
      faults.offsets.push(Number(request.headers()['upload-offset']));
      return route.continue();
    }
    if (faults.failure === 'disconnect') return route.abort('connectionfailed');
    if (faults.failure === 'hang') return;
    faults.remainingPieces = Number.POSITIVE_INFINITY;
    const { authorization = '' } = request.headers();
    const headers = { authorization, 'tus-resumable': '1.0.0' };
    expect((await fetch(request.url(), { method: 'DELETE', headers })).status).toBe(204);
    return route.continue();
  });
  return faults;
}

describe.sequential('uploads', () => {
  let team: Visitor;
  let faults: UploadFaults;

  it('a video resumes after a lost connection and a reload, shows its progress, and is stored once without a change', async () => {
    team = await playToUpload('demo-dh');
    const { page } = team;
    faults = await injectUploadFaults(page);
    Object.assign(faults, { remainingPieces: 1, failure: 'disconnect' });
    await chooseFile(page, 'praça.mp4', 'video/mp4', VIDEO);
    await page.getByText('Sem ligação: o ficheiro está guardado neste dispositivo').waitFor(TIMEOUT);
    const progress = page.getByRole('progressbar', { name: 'Envio de praça.mp4' });
    expect(Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
    expect(Number(await progress.getAttribute('value'))).toBeLessThan(100);
    await expectAccessible(page, 'envio');
    await picture(page, 'envio-sem-rede');
    await page.reload();
    await waitForFilePicker(page);
    faults.remainingPieces = Number.POSITIVE_INFINITY;
    await page.getByText('Pronto').waitFor(TIMEOUT);
    expect(faults.offsets[0]).toBe(0);
    expect(faults.offsets[1]).toBeGreaterThan(0);
    expect((await storedFiles()).map(sha256)).toEqual([sha256(VIDEO)]);
  });

  it('a file removed during its upload is not sent further', async () => {
    const { page } = team;
    Object.assign(faults, { remainingPieces: 1, failure: 'hang', offsets: [] });
    await chooseFile(page, 'outra.mp4', 'video/mp4', Buffer.concat([VIDEO, Buffer.from('outra')]));
    await page.getByRole('progressbar', { name: 'Envio de outra.mp4' }).waitFor(TIMEOUT);
    const cancel = page.getByRole('button', { name: 'Retirar outra.mp4' });
    const box = await cancel.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(MIN_TARGET_PX);
    await picture(page, 'envio');
    await cancel.tap();
    await page.getByText('outra.mp4').waitFor({ state: 'detached' });
    faults.remainingPieces = Number.POSITIVE_INFINITY;
    await page.reload();
    await waitForFilePicker(page);
    await page.getByText('praça.mp4').waitFor(TIMEOUT);
    expect(await page.getByText('outra.mp4').count()).toBe(0);
    expect(faults.offsets.length).toBeLessThanOrEqual(1);
    expect(await storedFiles()).toHaveLength(1);
  });

  it('a camera photo is stored upright, at most 2560 pixels high and without EXIF data', async () => {
    const photo = await cameraPhoto({ width: 4_000, height: 3_000, orientation: 6 });
    const { page } = team;
    await chooseFile(page, 'IMG_0001.JPG', 'image/jpeg', photo);
    await page.getByText('IMG_0001.JPG').waitFor(TIMEOUT);
    await eventually(async () => expect(await page.evaluate(deviceFileSizes)).toContain(photo.length));
    await page.getByText('Pronto').nth(1).waitFor(TIMEOUT);
    const sizes = await page.evaluate(deviceFileSizes);
    const storedPhoto = (await storedFiles()).find((bytes) => sha256(bytes) !== sha256(VIDEO)) ?? Buffer.alloc(0);
    expect(sizes).toContain(storedPhoto.length);
    expect(storedPhoto.length).toBeLessThan(photo.length);
    const { width, height, format, exif, orientation } = await sharp(storedPhoto).metadata();
    expect({ width, height, format, exif, orientation }).toEqual({ width: 1_920, height: 2_560, format: 'jpeg' });
    // EXIF orientation 6 turns the left half of the sensor image to the top.
    expect(await dominantColourAt(storedPhoto, 960, 400)).toBe('red');
    expect(await dominantColourAt(storedPhoto, 960, 2_160)).toBe('blue');
    expect(storedPhoto.includes('Lisboa-camera')).toBe(false);
  });

  it('an upload that the server deletes halfway restarts by itself and is stored completely', async () => {
    const { page } = team;
    Object.assign(faults, { remainingPieces: 1, failure: 'deleted', offsets: [] });
    const deletedVideo = Buffer.concat([VIDEO, Buffer.from('esquecida')]);
    await chooseFile(page, 'esquecida.mp4', 'video/mp4', deletedVideo);
    await page.getByText('Pronto').nth(2).waitFor(TIMEOUT);
    expect(faults.offsets).toEqual([0, 0, expect.any(Number), expect.any(Number)]);
    expect((await storedFiles()).map(sha256)).toContain(sha256(deletedVideo));
    await team.context.close();
  });
});

/** Returns the sizes in bytes of the files stored on the device. Runs in the page. */
async function deviceFileSizes(): Promise<number[]> {
  const request = indexedDB.open('ficheiros-por-entregar');
  await new Promise((done) => request.addEventListener('success', done));
  const files = request.result.transaction('ficheiros').objectStore('ficheiros').getAll();
  await new Promise((done) => files.addEventListener('success', done));
  request.result.close();
  return files.result.map((file: File) => file.size);
}

async function dominantColourAt(bytes: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const area = { left: left - 20, top: top - 20, width: 40, height: 40 };
  const [red = 0, , blue = 0] = await sharp(bytes).extract(area).resize(1, 1).removeAlpha().raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}
