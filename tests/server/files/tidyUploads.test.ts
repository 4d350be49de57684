import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TEAM_FILES_MAX_BYTES } from '#domain/limits.ts';
import { uploadParts } from '#server/db/schema/files.ts';
import { answerFiles, answers, blobs, uploads } from '#server/db/schema/schema.ts';
import { claimBlob, deleteUnreferencedBlob } from '#server/files/blobs.queries.ts';
import { createDiskStore } from '#server/files/store/diskStore.ts';
import { requireUploadQuota } from '#server/files/uploads/quota.ts';
import { tidyUploads } from '#server/files/uploads/tidyUploads.ts';
import { addPart, closeUpload, deleteUpload } from '#server/files/uploads/uploadParts.queries.ts';
import { insertUploads } from '#server/files/uploads/uploads.queries.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const UNFINISHED = '11111111-1111-4111-8111-111111111111';
const UNUSED = '22222222-2222-4222-8222-222222222222';
const YOUNG = '33333333-3333-4333-8333-333333333333';
const NAMED = '44444444-4444-4444-8444-444444444444';
const PUT_ASIDE = '55555555-5555-4555-8555-555555555555';

let dir: string;
let t: TestApp;
let teamId: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cg-tidy-'));
  t = await createTestApp({ services: { files: createDiskStore(dir) } });
  ({ id: teamId } = await newTeam());
});
afterAll(async () => {
  await t.close();
  await rm(dir, { recursive: true, force: true });
});

async function newTeam() {
  const { id: teacherId } = await t.teacher();
  const { id: classId } = await t.schoolClass({ teacherId });
  return t.team({ classId });
}
const clock = () => new Date(t.services.now());

async function stored(content: string): Promise<string> {
  const blob = await t.services.files.put(Readable.from([Buffer.from(content)]), 1_000);
  await claimBlob(t.db, blob, clock());
  return blob.sha256;
}

test('removes unfinished uploads after one day and unused ones after sixty, and nothing else', async () => {
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
  const half = await stored('half');
  expect(await addPart(t.db, { uploadId: UNFINISHED, position: 0, bytes: 2, sha256: half })).toBe(1);
  await t.db.insert(answers).values({ teamId, part: 0, texts: [], fingerprint: 'x' });
  await t.db.insert(answerFiles).values({ teamId, part: 0, step: 0, position: 0, name: 'a.txt', sha256: used });

  expect(await tidyUploads(t.services)).toEqual({ uploads: 0, blobs: 0 });
  t.advance(DAY_MS + 1);
  expect(await tidyUploads(t.services)).toEqual({ uploads: 1, blobs: 2 });
  expect((await t.db.select().from(uploads)).map(({ id }) => id)).toEqual([UNUSED]);
  expect(await t.db.select().from(uploadParts)).toEqual([]);
  expect(await t.services.files.has(half)).toBe(false);
  expect(await t.services.files.has(unused)).toBe(true);
  expect(await stored('orphan')).toBe(orphan);
  t.advance(59 * DAY_MS);
  const young = await stored('young');
  await insertUploads(t.db, [{ ...row, id: YOUNG, sha256: young }], clock());
  const claimedAnew = await stored('orphan');
  expect(claimedAnew).toBe(orphan);

  expect(await tidyUploads(t.services)).toEqual({ uploads: 1, blobs: 1 });
  expect((await t.db.select().from(uploads)).map(({ id }) => id)).toEqual([YOUNG]);
  const kept = (await t.db.select().from(blobs)).map(({ sha256 }) => sha256);
  expect(kept.toSorted()).toEqual([used, young, orphan].toSorted());
  for (const sha256 of kept) expect(await t.services.files.has(sha256)).toBe(true);
  expect(await t.services.files.has(unused)).toBe(false);
});

test('keeps uploads that a draft names until they are posted', async () => {
  const team = await newTeam();
  const row = { accountId: team.id, name: 'a.txt', bytes: 4 };
  const [named, aside] = [await stored('named'), await stored('aside')];
  const rows = [
    { ...row, id: NAMED, sha256: named },
    { ...row, id: PUT_ASIDE, sha256: aside },
  ];
  await insertUploads(t.db, rows, clock());
  const keep = async (revision: number, device: string, id: string) =>
    (await t.as(team.username)).put('/draft', {
      json: { part: 0, revision, device, content: JSON.stringify({ file: `upload:${id}` }) },
    });
  expect((await keep(1, 'tablet', PUT_ASIDE)).statusCode).toBe(200);
  expect((await keep(2, 'outro', NAMED)).statusCode).toBe(200);

  t.advance(8 * DAY_MS);
  await tidyUploads(t.services);
  t.advance(90 * DAY_MS);
  await tidyUploads(t.services);
  const left = (await t.db.select().from(uploads).where(eq(uploads.accountId, team.id))).map(({ id }) => id);
  expect(left.toSorted()).toEqual([NAMED, PUT_ASIDE]);
  const files = [{ name: 'a.txt', content: `upload:${NAMED}` }];
  const json = { ship: 4, quiz: '2. Ouvir', texto: 'Somos a equipa.', files };
  expect((await (await t.as(team.username)).post('/tutorial', { json })).statusCode).toBe(200);
});

test("does not keep an upload that only another team's draft names", async () => {
  const stranger = await newTeam();
  const id = '66666666-6666-4666-8666-666666666666';
  const sha256 = await stored('mine');
  await insertUploads(t.db, [{ accountId: teamId, name: 'a.txt', bytes: 4, id, sha256 }], clock());
  const json = { part: 0, revision: 1, device: 'x', content: `upload:${id}` };
  expect((await (await t.as(stranger.username)).put('/draft', { json })).statusCode).toBe(200);
  t.advance(61 * DAY_MS);
  await tidyUploads(t.services);
  expect((await t.db.select().from(uploads)).map((row) => row.id)).not.toContain(id);
});

test('removes uploads unused for a day when the team needs room, except those of a draft', async () => {
  const full = await newTeam();
  const [unused, named] = ['77777777-7777-4777-8777-777777777777', '88888888-8888-4888-8888-888888888888'];
  const bytes = TEAM_FILES_MAX_BYTES;
  const row = { accountId: full.id, name: 'a.txt', bytes };
  const rows = [
    { ...row, id: unused, sha256: await stored('unused again') },
    { ...row, id: named, sha256: await stored('named again') },
  ];
  await insertUploads(t.db, rows, clock());
  const json = { part: 0, revision: 1, device: 'x', content: `upload:${named}` };
  await (await t.as(full.username)).put('/draft', { json });
  const added = [{ sha256: null, bytes: 10 }];
  const ask = () => t.db.transaction((tx) => requireUploadQuota(tx, full.id, added, clock()));
  await expect(ask()).rejects.toMatchObject({ id: 'teamFilesTooLarge' });
  t.advance(DAY_MS + 1);
  await ask();
  expect(await t.db.select().from(uploads).where(eq(uploads.accountId, full.id))).toMatchObject([{ id: named }]);
});

test('keeps content that an answer uses meanwhile', async () => {
  const sha256 = await stored('late');
  t.advance(DAY_MS + 1);
  await t.db.insert(answerFiles).values({ teamId, part: 0, step: 1, position: 0, name: 'b.txt', sha256 });
  expect(await deleteUnreferencedBlob(t.db, { sha256, before: clock() }, () => t.services.files.remove(sha256))).toBe(
    false,
  );
  expect(await t.services.files.has(sha256)).toBe(true);
});

test('keeps the row for the next run when the bytes cannot be removed', async () => {
  const sha256 = await stored('stubborn');
  t.advance(DAY_MS + 1);
  const failing = { ...t.services, files: { ...t.services.files, remove: () => Promise.reject(new Error('disk')) } };
  await expect(tidyUploads(failing)).rejects.toThrow('disk');
  expect((await t.db.select().from(blobs)).map((row) => row.sha256)).toContain(sha256);
  await tidyUploads(t.services);
  expect(await t.services.files.has(sha256)).toBe(false);
});

test('keeps the parts of an unfinished upload, however old their content is', async () => {
  const sha256 = await stored('under way');
  t.advance(DAY_MS + 1);
  const id = '99999999-9999-4999-8999-999999999999';
  await insertUploads(t.db, [{ accountId: teamId, name: 'a.txt', bytes: 40, id, sha256: null }], clock());
  await addPart(t.db, { uploadId: id, position: 0, bytes: 9, sha256 });
  await tidyUploads(t.services);
  expect(await deleteUnreferencedBlob(t.db, { sha256, before: clock() }, () => t.services.files.remove(sha256))).toBe(
    false,
  );
  expect(await t.services.files.has(sha256)).toBe(true);
  await deleteUpload(t.db, id, clock());
  await tidyUploads(t.services);
  expect(await t.services.files.has(sha256)).toBe(false);
});

test('removes joined parts within the hour, unless another upload uses the same bytes', async () => {
  const [head, tail, whole] = [await stored('head'), await stored('tail'), await stored('headtail')];
  const ids = ['aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb'];
  const row = { accountId: teamId, name: 'a.txt', bytes: 8, sha256: null };
  await insertUploads(
    t.db,
    ids.map((id) => ({ ...row, id })),
    clock(),
  );
  for (const uploadId of ids) {
    await addPart(t.db, { uploadId, position: 0, bytes: 4, sha256: head });
    await addPart(t.db, { uploadId, position: 4, bytes: 4, sha256: tail });
    expect(await closeUpload(t.db, uploadId, whole, clock())).toBe(whole);
  }
  const hasAll = () => Promise.all([head, tail, whole].map((sha256) => t.services.files.has(sha256)));
  // Both uploads released the same contents; content claimed a moment ago still has its minutes.
  t.advance(9 * MINUTE_MS);
  await tidyUploads(t.services);
  expect(await hasAll()).toEqual([true, true, true]);
  await stored('tail');
  t.advance(2 * MINUTE_MS);
  await tidyUploads(t.services);
  expect(await hasAll()).toEqual([false, true, true]);
  expect(await closeUpload(t.db, ids[0] ?? '', head, clock())).toBe(whole);
});

test('an aborted run stops after the current content, and the next run continues', async () => {
  const contents = [await stored('one of two'), await stored('two of two')];
  t.advance(DAY_MS + 1);
  const stopping = new AbortController();
  const remove = vi.fn(async (sha256: string) => {
    stopping.abort(new Error('stop'));
    await t.services.files.remove(sha256);
  });
  const stopped = { ...t.services, files: { ...t.services.files, remove } };
  await expect(tidyUploads(stopped, stopping.signal)).rejects.toThrow('stop');
  expect(remove).toHaveBeenCalledTimes(1);
  await tidyUploads(t.services);
  for (const sha256 of contents) expect(await t.services.files.has(sha256)).toBe(false);
});
