import { rm, writeFile } from 'node:fs/promises';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { erasures } from '#server/db/schema/records.ts';
import { accounts, teams } from '#server/db/schema/schema.ts';
import { readBucketText } from '#server/files/s3/bucketText.ts';
import { repeatErasures, startRepeatingErasures } from '#server/records/erasure/erasure.ts';
import { erasureLogPath, logErasures, readErasureLog } from '#server/records/erasure/erasureLog.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { eventually } from '../../support/eventually.ts';
import { type BucketServer, createBucketServer } from '../../support/product/bucketServer.ts';

let bucket: BucketServer;
let app: TestApp;
let prof: TestCaller;
let classId: string;

beforeAll(async () => {
  bucket = await createBucketServer();
  app = await createTestApp({ env: { s3: bucket.settings } });
  const teacher = await app.teacher();
  prof = await app.as(teacher.username);
  ({ id: classId } = await app.schoolClass({ teacherId: teacher.id }));
});
afterAll(async () => {
  await app.close();
  await bucket.close();
});

const logged = async () => (await readErasureLog(app.services.env))?.loggedIds ?? [];
const inBucket = async () => (await readBucketText(bucket.settings, 'erasures.log')) ?? '';

async function erasedTeam(): Promise<string> {
  const { id, name } = await app.team({ classId });
  const reply = await prof.post(`/team/${id}/erase`, { json: { name } });
  expect(reply.statusCode, reply.body).toBe(200);
  return id;
}

/** Restores a team as an older backup would. */
async function bringBack(id: string): Promise<void> {
  const username = `de-volta-${id.slice(0, 8)}`;
  await app.db.insert(accounts).values({ id, username, role: 3, passwordHash: 'x' });
  await app.db.insert(teams).values({ id, name: username, classId, theme: 'ic', members: [] });
  await app.db.delete(erasures).where(eq(erasures.subjectId, id));
}

const isThere = async (id: string) => (await app.db.select().from(teams).where(eq(teams.id, id))).length === 1;

it('an erasure is logged in the bucket, where every machine finds it', async () => {
  const id = await erasedTeam();
  expect(await inBucket()).toContain(id);
  await bringBack(id);
  const elsewhere = { ...app.services, env: { ...app.services.env, dataDir: '/nowhere' } };
  expect(await repeatErasures(elsewhere, app.app.log)).toBe(1);
  expect(await isThere(id)).toBe(false);
});

it('two servers that log at once lose no line', async () => {
  const ids = [await erasedTeam(), await erasedTeam(), await erasedTeam()];
  await app.db.update(erasures).set({ logged: false }).where(inArray(erasures.subjectId, ids));
  await Promise.all(ids.map(() => logErasures(app.services)));
  expect(await logged()).toEqual(expect.arrayContaining(ids));
  const lines = (await inBucket()).trimEnd().split('\n');
  for (const line of lines)
    expect(JSON.parse(line)).toEqual({ at: expect.any(String), kind: 'team', id: expect.any(String) });
});

it('a log file from before the bucket is read, and moved to the bucket', async () => {
  const id = await erasedTeam();
  const path = erasureLogPath(app.services.env);
  await bringBack(id);
  const line = JSON.stringify({ at: new Date().toISOString(), kind: 'team', id });
  await writeFile(path, `${line}\n`);
  const without = { ...app.services, env: { ...app.services.env, s3: { ...bucket.settings, prefix: 'outra/' } } };
  expect(await repeatErasures(without, app.app.log)).toBe(1);
  expect(await isThere(id)).toBe(false);
  expect(await repeatErasures(without, app.app.log)).toBe(0);
  expect(await readBucketText({ ...bucket.settings, prefix: 'outra/' }, 'erasures.log')).toContain(id);
  await rm(path);
});

it('an unreachable bucket does not prevent the start, and its erasures are applied once it answers', async () => {
  const id = await erasedTeam();
  await bringBack(id);
  await bucket.stop();
  const stop = await startRepeatingErasures(app.services, app.app.log, 20);
  expect(await isThere(id)).toBe(true);
  const later = await erasedTeam();
  await bucket.start();
  await eventually(async () => expect(await isThere(id)).toBe(false));
  await expect.poll(logged).toContain(later);
  stop();
});

it('wrong keys fail at once instead of being retried', async () => {
  const wrong = { ...bucket.settings, secretKey: 'outra' };
  const services = { ...app.services, env: { ...app.services.env, s3: wrong } };
  await expect(startRepeatingErasures(services, app.app.log)).rejects.toThrow('S3 answered 403');
});
