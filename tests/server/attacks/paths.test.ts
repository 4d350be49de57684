import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileLink } from '#server/files/links.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

const FOLDER_SECRET = 'segredo-fora-da-pasta';

let dir: string;
let test: TestApp;
let admin: TestCaller;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'conselho-ataques-'));
  await mkdir(join(dir, 'site/assets'), { recursive: true });
  await writeFile(join(dir, 'site/index.html'), '<!doctype html><title>Jogo</title>');
  await writeFile(join(dir, 'segredo.txt'), FOLDER_SECRET);
  await writeFile(join(dir, 'site/.segredo'), FOLDER_SECRET);
  test = await createTestApp({ clientDir: join(dir, 'site') });
  admin = await test.as((await test.admin()).username);
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});

describe('path traversal', () => {
  const CLIMBS = [
    '../segredo.txt',
    '..%2fsegredo.txt',
    '%2e%2e/segredo.txt',
    '%2e%2e%2fsegredo.txt',
    '..%5csegredo.txt',
    '..%252fsegredo.txt',
    '%c0%ae%c0%ae/segredo.txt',
    '..%c0%afsegredo.txt',
    '..;/segredo.txt',
    '....//segredo.txt',
    './/../segredo.txt',
    '..%00/segredo.txt',
    'index.html%00/../../segredo.txt',
    '.segredo',
    '%2esegredo',
    './.segredo',
  ];
  const STARTS = [
    '/',
    '/assets/',
    '/assets/../',
    '/pdf/',
    '/game/',
    '/api/',
    '/api/files/',
    '/api/uploads/',
    '/api/solar/',
  ];
  const CASES = STARTS.flatMap((start) => CLIMBS.map((climb) => start + climb));

  it.each(CASES)('%s', async (url) => {
    for (const headers of [{}, { authorization: admin.token }]) {
      const reply = await test.app.inject({ url, headers });
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.body).not.toContain(FOLDER_SECRET);
    }
  });

  it('a correctly signed address whose hash is a path answers 404', async () => {
    for (const sha256 of ['', '2e2e2f', Buffer.from('../segredo.txt').toString('hex')]) {
      expect((await test.app.inject(fileLink(test.services, { sha256, name: 'a.txt' }))).statusCode).toBe(404);
    }
  });
});
