import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app/testApp.ts';

const ANNEX = '%PDF-1.7 chaves';
const PATH = '/manual/annex';
let dir: string;
let test: TestApp;
let withoutAnnex: TestApp;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'conselho-annex-'));
  await writeFile(join(dir, 'anexo.pdf'), ANNEX);
  test = await createTestApp({ annexFile: join(dir, 'anexo.pdf') });
  withoutAnnex = await createTestApp({ annexFile: join(dir, 'missing.pdf') });
});
afterAll(async () => {
  await test.close();
  await withoutAnnex.close();
  await rm(dir, { recursive: true });
});

describe('the annex of the manual', () => {
  it.each(['admin', 'manager', 'teacher'] as const)('is sent to role %s and never cached', async (role) => {
    const caller = await test.as((await test[role]()).username);
    const reply = await caller.get(PATH);
    expect([reply.statusCode, reply.body]).toEqual([200, ANNEX]);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is refused without a session, with an ended one, and to a team', async () => {
    const owner = await test.teacher();
    const schoolClass = await test.schoolClass({ teacherId: owner.id });
    const teacher = await test.as(owner.username);
    expect((await teacher.post('/logout')).statusCode).toBe(200);
    const team = await test.as((await test.team({ classId: schoolClass.id })).username);
    const codes = await Promise.all(
      [test.anonymous, teacher, team].map(async (caller) => {
        const reply = await caller.get(PATH);
        expect(reply.body).not.toContain(ANNEX);
        return [reply.statusCode, reply.json().code];
      }),
    );
    expect(codes).toEqual([
      [401, 'signedOut'],
      [401, 'signedOut'],
      [403, 'wrongRole'],
    ]);
  });

  it('answers 404 if the build does not contain it', async () => {
    const teacher = await withoutAnnex.as((await withoutAnnex.teacher()).username);
    const reply = await teacher.get(PATH);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
  });
});
