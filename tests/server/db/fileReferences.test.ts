import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerFiles, answers, blobs } from '#server/db/schema/schema.ts';
import { knownMigrations } from '#server/records/backup/database/backupSchema.queries.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

const SHA256 = 'ab'.repeat(32);
const MIGRATION = 'ADD CONSTRAINT "answer_files_answer_fk"';

let test: TestApp;
let teamId: string;
beforeAll(async () => {
  test = await createTestApp();
  await test.db.insert(blobs).values({ sha256: SHA256, bytes: 3, mime: 'image/png' });
});
afterAll(() => test.close());
beforeEach(async () => {
  const { id: teacherId } = await test.teacher();
  const { id: classId } = await test.schoolClass({ teacherId });
  ({ id: teamId } = await test.team({ classId }));
});

const answer = (part: number) => test.db.insert(answers).values({ teamId, part, texts: [], fingerprint: 'x' });
const addFile = (part: number) =>
  test.db.insert(answerFiles).values({ teamId, part, step: 0, position: 0, name: 'a.png', sha256: SHA256 });
const partsWithFiles = async () =>
  (await test.db.select().from(answerFiles).where(eq(answerFiles.teamId, teamId))).map(({ part }) => part);

it('a file requires an existing answer and is deleted with it', async () => {
  await answer(0);
  await answer(3);
  await addFile(0);
  await addFile(3);
  await expect(addFile(2)).rejects.toMatchObject({ cause: { constraint: 'answer_files_answer_fk' } });
  await test.db.delete(answers).where(sql`team_id = ${teamId} and part = 3`);
  expect(await partsWithFiles()).toEqual([0]);
});

it('the migration removes only files without an answer', async () => {
  await answer(0);
  await addFile(0);
  await test.db.execute(sql`alter table answer_files drop constraint answer_files_answer_fk`);
  await test.db.execute(sql`drop index uploads_blob`);
  await addFile(3);
  const steps = knownMigrations().find(({ sql: text }) => text.join().includes(MIGRATION))?.sql ?? [];
  for (const step of steps) await test.db.execute(sql.raw(step));
  expect(await partsWithFiles()).toEqual([0]);
});

it('finds the uploads of a content through an index', async () => {
  const ids = Array.from({ length: 5_000 }, () => randomUUID());
  await test.db.execute(sql`insert into blobs (sha256, bytes, mime)
    select md5(id) || md5(id), 1, 'image/png' from unnest(${sql.param(ids)}::text[]) id`);
  await test.db.execute(sql`insert into uploads (id, account_id, name, bytes, sha256)
    select id::uuid, ${teamId}, 'a.png', 1, md5(id) || md5(id) from unnest(${sql.param(ids)}::text[]) id`);
  await test.db.execute(sql`analyze uploads`);
  // The query of the foreign key check when a content is deleted.
  const { rows } = await test.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select 1 from only uploads where sha256 = ${SHA256} for key share`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Scan using uploads_blob');
});
