import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { expectAccessible, picture, type Visitor, visitToPlay } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { cameraPhoto } from '../../support/cameraPhoto.ts';
import { eventually } from '../../support/eventually.ts';

const FILM = Buffer.concat([
  Buffer.from('\0\0\0\x20ftypisom', 'latin1'),
  Buffer.alloc(12 * 1024 * 1024, 'Uma praça para todos. '),
]);
const PATIENCE = { timeout: 60_000 };
const FORTY_EIGHT_PX = 48;

const under = productUnderTest();
const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function stored(): Promise<Buffer[]> {
  const folder = join(under.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name));
  const contents = await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name))));
  // The parts in which the film came lie there until the next tidying.
  return contents.filter((bytes) => !isPartOf(FILM, bytes));
}
const isPartOf = (film: Buffer, bytes: Buffer) => bytes.length < film.length && film.includes(bytes);

async function atUpload(username: string): Promise<Visitor> {
  const visitor = await visitToPlay(under.browser, 'tablet', { touch: true });
  const team = new TeamPlayer(visitor.page, async () => {});
  await team.signIn(under.product.base, username, under.password);
  await team.untilWriting();
  await team.write('texto', 'Uma escola com árvores.');
  await canChoose(visitor.page);
  return visitor;
}
const canChoose = (page: Page) => page.getByRole('button', { name: 'Escolher ficheiros' }).waitFor(PATIENCE);
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles([{ name, mimeType, buffer }]);
/** The line of a page: how many pieces still pass; the next break off, hang, or find that the server has forgotten all. */
interface Line {
  passes: number;
  afterwards: 'breaks' | 'hangs' | 'is forgotten';
  /** Where each piece that passed began. */
  offsets: number[];
}

async function lineOf(page: Page): Promise<Line> {
  const line: Line = { passes: Number.POSITIVE_INFINITY, afterwards: 'breaks', offsets: [] };
  await page.route('**/api/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return line.passes > 0 ? route.continue() : route.abort('connectionfailed');
    if (line.passes > 0) {
      line.passes -= 1;
      line.offsets.push(Number(request.headers()['upload-offset']));
      return route.continue();
    }
    if (line.afterwards === 'breaks') return route.abort('connectionfailed');
    if (line.afterwards === 'hangs') return;
    line.passes = Number.POSITIVE_INFINITY;
    const { authorization = '' } = request.headers();
    const headers = { authorization, 'tus-resumable': '1.0.0' };
    expect((await fetch(request.url(), { method: 'DELETE', headers })).status).toBe(204);
    return route.continue();
  });
  return line;
}

describe.sequential('uploads arrive', () => {
  let team: Visitor;
  let line: Line;

  it('a film goes on after a drop and after a reload, says how far it is, and arrives once, byte by byte', async () => {
    team = await atUpload('demo-dh');
    const { page } = team;
    line = await lineOf(page);
    Object.assign(line, { passes: 1, afterwards: 'breaks' });
    await choose(page, 'praça.mp4', 'video/mp4', FILM);
    await page.getByText('Sem ligação: o ficheiro está guardado neste dispositivo').waitFor(PATIENCE);
    const progress = page.getByRole('progressbar', { name: 'Envio de praça.mp4' });
    expect(Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
    expect(Number(await progress.getAttribute('value'))).toBeLessThan(100);
    await expectAccessible(page, 'envio');
    await picture(page, 'envio-sem-rede');
    await page.reload();
    await canChoose(page);
    line.passes = Number.POSITIVE_INFINITY;
    await page.getByText('Pronto').waitFor(PATIENCE);
    expect(line.offsets[0]).toBe(0);
    expect(line.offsets[1]).toBeGreaterThan(0);
    expect((await stored()).map(shaOf)).toEqual([shaOf(FILM)]);
  });

  it('a file that is taken back while it is sent goes no further', async () => {
    const { page } = team;
    Object.assign(line, { passes: 1, afterwards: 'hangs', offsets: [] });
    await choose(page, 'outra.mp4', 'video/mp4', Buffer.concat([FILM, Buffer.from('outra')]));
    await page.getByRole('progressbar', { name: 'Envio de outra.mp4' }).waitFor(PATIENCE);
    const cancel = page.getByRole('button', { name: 'Retirar outra.mp4' });
    const box = await cancel.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(FORTY_EIGHT_PX);
    await picture(page, 'envio');
    await cancel.tap();
    await page.getByText('outra.mp4').waitFor({ state: 'detached' });
    line.passes = Number.POSITIVE_INFINITY;
    await page.reload();
    await canChoose(page);
    await page.getByText('praça.mp4').waitFor(PATIENCE);
    expect(await page.getByText('outra.mp4').count()).toBe(0);
    expect(line.offsets.length).toBeLessThanOrEqual(1);
    expect(await stored()).toHaveLength(1);
  });

  it('a photograph of a telephone arrives upright, with at most 2560 pixels and without where it was taken', async () => {
    const photo = await cameraPhoto({ width: 4_000, height: 3_000, orientation: 6 });
    const { page } = team;
    await choose(page, 'IMG_0001.JPG', 'image/jpeg', photo);
    await page.getByText('IMG_0001.JPG').waitFor(PATIENCE);
    await eventually(async () => expect(await page.evaluate(keptSizes)).toContain(photo.length));
    await page.getByText('Pronto').nth(1).waitFor(PATIENCE);
    const kept = await page.evaluate(keptSizes);
    const sent = (await stored()).find((bytes) => shaOf(bytes) !== shaOf(FILM)) ?? Buffer.alloc(0);
    expect(kept).toContain(sent.length);
    expect(sent.length).toBeLessThan(photo.length);
    const { width, height, format, exif, orientation } = await sharp(sent).metadata();
    expect({ width, height, format, exif, orientation }).toEqual({ width: 1_920, height: 2_560, format: 'jpeg' });
    // Held as orientation 6, what was stored at the left is seen at the top.
    expect(await colourAt(sent, 960, 400)).toBe('red');
    expect(await colourAt(sent, 960, 2_160)).toBe('blue');
    expect(sent.includes('Lisboa-camera')).toBe(false);
  });

  it('a film that the server forgets in the middle begins anew by itself, and arrives whole', async () => {
    const { page } = team;
    Object.assign(line, { passes: 1, afterwards: 'is forgotten', offsets: [] });
    const film = Buffer.concat([FILM, Buffer.from('esquecida')]);
    await choose(page, 'esquecida.mp4', 'video/mp4', film);
    await page.getByText('Pronto').nth(2).waitFor(PATIENCE);
    expect(line.offsets).toEqual([0, 0, expect.any(Number), expect.any(Number)]);
    expect((await stored()).map(shaOf)).toContain(shaOf(film));
    await team.context.close();
  });
});

/** Sizes of the files that the device keeps. */
async function keptSizes(): Promise<number[]> {
  const opened = indexedDB.open('ficheiros-por-entregar');
  await new Promise((done) => opened.addEventListener('success', done));
  const all = opened.result.transaction('ficheiros').objectStore('ficheiros').getAll();
  await new Promise((done) => all.addEventListener('success', done));
  opened.result.close();
  return all.result.map((file: File) => file.size);
}

async function colourAt(bytes: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const area = { left: left - 20, top: top - 20, width: 40, height: 40 };
  const [red = 0, , blue = 0] = await sharp(bytes).extract(area).resize(1, 1).removeAlpha().raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}
