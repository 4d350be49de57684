import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';
import { dataUrl, freshTeam, postTutorialFiles } from '../../support/app/tutorialFiles.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('hostile file names', () => {
  const EVIL = [
    'a.txt\r\nSet-Cookie: a=b\r\n\r\n<html>.txt',
    'a".txt; filename=mau.html; x=".txt',
    "a.txt'; filename*=UTF-8''mau.html;.txt",
    '../../../../etc/passwd.txt',
    '..\\..\\windows\\system.txt',
    'C:\\mau.txt',
    '/etc/cron.d/mau.txt',
    'a\u202etxt.exe.txt',
    '%2e%2e%2fmau.txt',
    '<img src=x onerror=alert(1)>.txt',
  ];

  it('cannot inject a header or a path', async () => {
    const { team } = await freshTeam(test);
    const sent = EVIL.map((name, i) => ({ name, content: dataUrl(Buffer.from(`texto ${i}`)) }));
    const { reply, files } = await postTutorialFiles(team, sent);
    expect(reply.statusCode).toBe(200);
    expect(files).toHaveLength(EVIL.length);
    for (const { name, content } of files) {
      expect(name).not.toMatch(/[\p{Cc}/\\\u202e]/u);
      const served = await test.app.inject(content);
      expect(served.statusCode).toBe(200);
      const parameters = String.raw`filename="[^"\\%\x00-\x1f\x7f-\uffff]+"; filename\*=UTF-8''[\w.!~%-]+`;
      expect(served.headers['content-disposition']).toMatch(new RegExp(`^attachment; ${parameters}$`));
      expect(served.headers['content-disposition']).toMatch(/txt$/);
      expect(served.headers).not.toHaveProperty('set-cookie');
    }
  });

  it('do not decide the path of an upload, which is stored under a generated id', async () => {
    const { team } = await freshTeam(test);
    for (const name of EVIL) {
      const headers = {
        'tus-resumable': '1.0.0',
        'upload-length': '10',
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')},relativePath ${btoa('../../mau')},id ${btoa('mau')}`,
      };
      const created = await team.post('/uploads', { headers });
      expect(created.statusCode).toBe(201);
      expect(created.headers.location).toMatch(/^\/api\/uploads\/[\da-f-]{36}$/);
      const sent = await test.app.inject({
        method: 'PATCH',
        url: String(created.headers.location),
        headers: {
          'tus-resumable': '1.0.0',
          authorization: team.token,
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        payload: Buffer.from('texto'),
      });
      expect(sent.statusCode).toBe(204);
    }
    const left = await readdir(test.services.env.dataDir, { recursive: true, withFileTypes: true });
    const names = left.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(names.filter((name) => !/^[\da-f]{64}$/.test(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
    const rows = (await test.db.select().from(uploads)).filter(({ accountId }) => accountId === team.accountId);
    for (const { name } of rows) expect(name).not.toMatch(/[\p{Cc}/\\]/u);
  });
});
