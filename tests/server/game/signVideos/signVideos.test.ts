import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SignVideo } from '#contract/game/signVideos.ts';
import { readSignFiles } from '#server/game/signVideos/readSignVideos.ts';
import { createTestApp, type TestApp } from '../../../support/app/testApp.ts';

const WEBM = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('dez imagens')]);
const MP4 = Buffer.from('\x00\x00\x00\x20ftypisom', 'latin1');
const WEBP = Buffer.from('RIFF\x20\x00\x00\x00WEBPVP8 ', 'latin1');
const VTT = 'WEBVTT\n\n00:00.000 --> 00:02.000\nOlá!\n';

let test: TestApp;
let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'conselho-lgp-'));
  folder = join(root, 'lgp');
  await writeFile(join(root, 'site.json'), '{}');
  test = await createTestApp({ env: { siteConfig: join(root, 'site.json') } });
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(name: string, content: Buffer | string): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  return path;
}

const listed = async (): Promise<SignVideo[]> => (await test.anonymous.get('/sign-videos')).json().videos;
const get = (src: string, headers = {}) => test.app.inject({ method: 'GET', url: src, headers });

describe('videos in sign language', () => {
  it('are none without a folder', async () => {
    expect(await listed()).toEqual([]);
  });

  it('are listed by place, with formats, picture and captions', async () => {
    await put('ds/mission1.webm', WEBM);
    await put('ds/mission1.mp4', MP4);
    await put('ds/mission1.webp', WEBP);
    await put('ds/mission1.vtt', VTT);
    await put('ic/intro.mp4', MP4);
    const [intro, mission] = (await listed()).sort((a, b) => b.theme.localeCompare(a.theme));
    expect([intro, mission].map((video) => `${video?.theme}/${video?.place}`)).toEqual(['ic/intro', 'ds/mission1']);
    expect(mission?.sources.map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
    expect(mission?.poster).toMatch(/^\/api\/sign-videos\/ds\/mission1\.webp\?v=/);
    expect(mission?.captions).toMatch(/mission1\.vtt\?v=/);
    expect(intro).toMatchObject({ poster: null, captions: null });
  });

  it('a picture or captions alone are none', async () => {
    await put('dh/mission2.webp', WEBP);
    await put('dh/mission2.vtt', VTT);
    expect(await listed()).toEqual([]);
  });

  it('are served to anyone, also in parts, and kept by browsers', async () => {
    await put('ds/mission1.webm', WEBM);
    const [video] = await listed();
    const src = video?.sources[0]?.src ?? '';
    const whole = await get(src);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/webm']);
    expect(whole.rawPayload).toEqual(WEBM);
    expect(whole.headers).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    const part = await get(src, { range: 'bytes=4-6' });
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([206, 'dez', 'bytes 4-6/15']);
    const head = await test.app.inject({ method: 'HEAD', url: src });
    expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([200, '15', '']);
    expect((await get(src, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
    expect((await get(src, { range: 'bytes=90-' })).statusCode).toBe(416);
  });

  it('get another address when the file changes', async () => {
    await put('ds/intro.webm', WEBM);
    const before = (await listed())[0]?.sources[0]?.src ?? '';
    await put('ds/intro.webm', Buffer.concat([WEBM, WEBM]));
    expect((await listed())[0]?.sources[0]?.src).not.toBe(before);
    expect((await get(before)).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    'ds/mission1.txt',
    'ds/..%2f..%2fsite.json',
    'xx/intro.webm',
    'ds/mission9.webm',
    'ds/intro.webm.webm',
    'ds/intro.constructor',
    'ds/intro',
  ])('%s is not found', async (path) => {
    await put('ds/mission1.txt', 'texto');
    expect((await get(`/api/sign-videos/${path}`)).statusCode).toBe(404);
  });
});

describe('a file that cannot be used is left out, with the reason', () => {
  const faults = async () => (await readSignFiles(folder)).faults.map(({ why }) => why);

  it.each([
    ['ds/intro.webm', 'não é WEBM, apesar do nome', MP4],
    ['ds/intro.mp4', 'não é MP4, apesar do nome', WEBM],
    ['ds/intro.vtt', 'não é VTT, apesar do nome', '1\n00:00:00,000'],
    ['ds/intro.webp', 'não é WEBP, apesar do nome', MP4],
    ['ds/intro.webm', 'não é WEBM, apesar do nome', ''],
  ])('%s: %s', async (name, why, content) => {
    await put(name, content);
    expect(await faults()).toEqual([why]);
    expect(await listed()).toEqual([]);
  });

  it('too large', async () => {
    await truncate(await put('ds/intro.webm', WEBM), 201 * 1024 * 1024);
    expect(await faults()).toEqual(['tem mais de 200 MB']);
  });

  it('a link, which could lead anywhere', async () => {
    await put('ds/mission1.webm', WEBM);
    await symlink(join(root, 'site.json'), join(folder, 'ds', 'intro.webm'));
    expect(await faults()).toEqual(['não é um ficheiro da pasta (as ligações não servem)']);
  });

  it('in a folder that is a link', async () => {
    await put('outra/intro.webm', WEBM);
    await symlink(join(folder, 'outra'), join(folder, 'ds'));
    expect(await faults()).toEqual(['não é um ficheiro da pasta (as ligações não servem)']);
    expect((await get('/api/sign-videos/ds/intro.webm')).statusCode).toBe(404);
  });
});
