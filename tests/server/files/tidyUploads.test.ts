import { access, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimBlob, removeLooseBlob } from '#server/db/blobs.ts';
import { answerFiles, answers, blobs, uploads } from '#server/db/schema.ts';
import { insertUploads } from '#server/db/uploads.ts';
import { createDiskStore } from '#server/files/diskStore.ts';
import { resumableFolder } from '#server/files/folders.ts';
import { tidyUploads } from '#server/files/tidyUploads.ts';
import { createTestApp, type TestApp } from '../../support/testApp.ts';

const DAY_MS = 24 * 60 * 60_000;
const UNFINISHED = '11111111-1111-4111-8111-111111111111';
const UNUSED = '22222222-2222-4222-8222-222222222222';
const YOUNG = '33333333-3333-4333-8333-333333333333';

let dir: string;
let t: TestApp;
let teamId: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cg-tidy-'));
  t = await createTestApp({ services: { files: createDiskStore(dir) } });
  const teacher = await t.teacher();
  const { id } = await t.schoolClass({ teacherId: teacher.id });
  teamId = (await t.team({ classId: id })).id;
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

const clock = () => new Date(t.services.now());
const there = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function stored(content: string): Promise<string> {
  const blob = await t.services.files.put(Readable.from([Buffer.from(content)]), 1_000);
  await claimBlob(t.db, blob, clock());
  return blob.sha256;
}

test('after a day what nobody used goes, and nothing else', async () => {
  const folder = resumableFolder(t.services.env);
  const [used, unused, orphan] = [await stored('used'), await stored('unused'), await stored('orphan')];
  const row = { accountId: teamId, name: 'a.txt', bytes: 4 };
  await insertUploads(
    t.db,
    [
      { ...row, id: UNFINISHED, sha256: null },
      { ...row, id: UNUSED, sha256: unused },
    ],
    clock(),
  );
  for (const name of [UNFINISHED, `${UNFINISHED}.json`]) await writeFile(join(folder, name), '{}');
  await t.db.insert(answers).values({ teamId, part: 0, texts: [], fingerprint: 'x' });
  await t.db.insert(answerFiles).values({ teamId, part: 0, step: 0, position: 0, name: 'a.txt', sha256: used });

  expect(await tidyUploads(t.services)).toEqual({ uploads: 0, blobs: 0 });
  t.advance(DAY_MS + 1);
  const young = await stored('young');
  await insertUploads(t.db, [{ ...row, id: YOUNG, sha256: young }], clock());
  const claimedAnew = await stored('orphan');
  expect(claimedAnew).toBe(orphan);

  expect(await tidyUploads(t.services)).toEqual({ uploads: 2, blobs: 1 });
  expect((await t.db.select().from(uploads)).map(({ id }) => id)).toEqual([YOUNG]);
  const kept = (await t.db.select().from(blobs)).map(({ sha256 }) => sha256);
  expect(kept.toSorted()).toEqual([used, young, orphan].toSorted());
  for (const sha256 of kept) expect(await t.services.files.has(sha256)).toBe(true);
  expect(await t.services.files.has(unused)).toBe(false);
  expect(await there(join(folder, UNFINISHED))).toBe(false);
  expect(await there(join(folder, `${UNFINISHED}.json`))).toBe(false);
});

test('content that an answer takes meanwhile stays, and so do its bytes', async () => {
  const sha256 = await stored('late');
  t.advance(DAY_MS + 1);
  await t.db.insert(answerFiles).values({ teamId, part: 0, step: 1, position: 0, name: 'b.txt', sha256 });
  expect(await removeLooseBlob(t.db, { sha256, before: clock() }, () => t.services.files.remove(sha256))).toBe(false);
  expect(await t.services.files.has(sha256)).toBe(true);
});

test('when its bytes cannot be removed, the row stays for the next run', async () => {
  const sha256 = await stored('stubborn');
  t.advance(DAY_MS + 1);
  const failing = { ...t.services, files: { ...t.services.files, remove: () => Promise.reject(new Error('disk')) } };
  await expect(tidyUploads(failing)).rejects.toThrow('disk');
  expect((await t.db.select().from(blobs)).map((row) => row.sha256)).toContain(sha256);
  await tidyUploads(t.services);
  expect(await t.services.files.has(sha256)).toBe(false);
});

test('bytes without a row, left by an account that is gone, go after two days', async () => {
  const path = join(resumableFolder(t.services.env), 'left');
  await writeFile(path, 'x');
  await tidyUploads(t.services);
  expect(await there(path)).toBe(true);
  const past = new Date(Date.now() - 3 * DAY_MS);
  await utimes(path, past, past);
  await tidyUploads(t.services);
  expect(await there(path)).toBe(false);
});
