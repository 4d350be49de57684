import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let test: TestApp;
let team: TestCaller;
let admin: TestCaller;

beforeAll(async () => {
  test = await createTestApp();
  const { id: teacherId } = await test.teacher();
  const schoolClass = await test.schoolClass({ teacherId });
  const seeded = await test.team({ classId: schoolClass.id, theme: 'ds' });
  for (let count = 0; count < 20; count += 1) await test.team({ classId: schoolClass.id, name: `Equipa ${count}` });
  team = await test.as(seeded.username);
  const { username } = await test.admin();
  admin = await test.as(username);
});
afterAll(() => test.close());

const SCRIPT = `/solar/${THEME_IDS.ds}`;
const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });
const encodingOf = ({ headers }: LightMyRequestResponse) => headers['content-encoding'];

describe('a long reply', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('is compressed with %s for a browser that accepts %s', async (encoding, accepted, decompress) => {
    const plain = await team.get(SCRIPT);
    const reply = await team.get(SCRIPT, accepting(accepted));
    expect([encodingOf(plain), encodingOf(reply)]).toEqual([undefined, encoding]);
    expect(reply.headers.vary).toContain('accept-encoding');
    expect(decompress(reply.rawPayload).toString()).toBe(plain.body);
    expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it('is compressed also while it is still being read', async () => {
    const plain = await admin.get('/team/all');
    const reply = await admin.get('/team/all', accepting('br'));
    expect(encodingOf(reply)).toBe('br');
    expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toEqual(plain.json());
  });

  it('is not compressed for a caller that accepts no compression', async () => {
    expect(encodingOf(await team.get(SCRIPT, accepting('identity')))).toBeUndefined();
  });
});

it('leaves short replies and refusals as they are', async () => {
  for (const path of ['/profile', '/team/all', '/nada']) {
    const reply = await team.get(path, accepting('br'));
    expect(encodingOf(reply), path).toBeUndefined();
    expect(() => reply.json()).not.toThrow();
  }
});
