import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BIN_DAYS } from '#domain/limits.ts';
import { proposals } from '#server/db/schema/council.ts';
import { drafts } from '#server/db/schema/drafts.ts';
import { bin, binSubjects, erasures } from '#server/db/schema/records.ts';
import { createLog } from '#server/observability/log.ts';
import { knownMigrations } from '#server/records/backup/database/backupSchema.queries.ts';
import { TABLES } from '#server/records/bin/binRows.queries.ts';
import { OWNER_COLUMNS } from '#server/records/bin/binSubjects.queries.ts';
import { repeatErasures } from '#server/records/erasure/erasure.ts';
import { erasureLogPath, readErasureLog } from '#server/records/erasure/erasureLog.ts';
import { emptyBin } from '#server/records/retention/retention.ts';
import { tidy } from '#server/tidy.ts';
import { passDays } from '../../support/app/passDays.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let app: TestApp;
let prof: TestCaller;
let classId: string;

beforeAll(async () => {
  app = await createTestApp();
  await app.teacher({ username: 'prof' });
  await app.admin('chefe');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(bin);
  prof = await app.as('prof');
  ({ id: classId } = await app.schoolClass({ teacherId: prof.accountId }));
});

/** Seeds a team with a proposal. */
async function council(inClass = classId) {
  const team = await app.team({ classId: inClass });
  const [made] = await app.db.insert(proposals).values({ teamId: team.id, text: 'Plantar.' }).returning();
  return { ...team, proposalId: made?.id ?? '', call: await app.as(team.username) };
}

async function expectOk(reply: Promise<{ statusCode: number; body: string; json: () => Record<string, string> }>) {
  const { statusCode, body, json } = await reply;
  expect([statusCode < 300, body]).toEqual([true, body]);
  return json();
}

const remove = async (path: string) => (await expectOk(prof.send('DELETE', path))).binId ?? '';
const erase = (team: { id: string; name: string }) =>
  prof.post(`/team/${team.id}/erase`, { json: { name: team.name } });
const subjects = async (binId: string) => {
  const rows = await app.db.select().from(binSubjects).where(eq(binSubjects.binId, binId));
  return rows.map(({ subjectId }) => subjectId).sort();
};

describe('a bin entry', () => {
  it('is indexed by every subject in it, with the same result as the migration', async () => {
    const [one, two] = [await council(), await council()];
    const said = await expectOk(two.call.put(`/comment-proposals/${one.proposalId}`, { json: { comment: 'Olá.' } }));
    const binId = await remove(`/team/${one.id}`);
    const known = [one.id, one.proposalId, classId, two.id, String(said._id)].sort();
    expect(await subjects(binId)).toEqual(known);

    await app.db.delete(binSubjects);
    const steps = knownMigrations().flatMap((migration) => migration.sql);
    for (const step of steps.filter((text) => text.includes('INSERT INTO "bin_subjects"')))
      await app.db.execute(sql.raw(step));
    expect(await subjects(binId)).toEqual(known);

    await expectOk(erase(two));
    expect(await subjects(binId)).toEqual([one.id, one.proposalId, classId].sort());
    await expectOk(prof.post(`/bin/${binId}/restore`));
    expect(await app.db.$count(binSubjects)).toBe(0);
  });

  it('is indexed by rows that a restoration adds to it', async () => {
    const [one, two] = [await council(), await council()];
    await expectOk(one.call.put(`/comment-proposals/${two.proposalId}`, { json: { comment: 'Gosto.' } }));
    const first = await remove(`/team/${one.id}`);
    const second = await remove(`/team/${two.id}`);
    await expectOk(prof.post(`/bin/${first}/restore`));
    expect(await subjects(second)).toContain(one.id);
    await expectOk(erase(one));
    const [entry] = await app.db.select().from(bin).where(eq(bin.id, second));
    expect(JSON.stringify(entry?.rows)).not.toMatch(/Gosto/);
    expect(await subjects(second)).not.toContain(one.id);
  });

  it('keeps comments of other teams that an erased teacher only moderated', async () => {
    const chief = await app.as('chefe');
    const { id: leaverId, username, name } = await app.teacher();
    const leaver = await app.as(username);
    const handed = await app.schoolClass({ teacherId: leaverId });
    const [one, two] = [await council(handed.id), await council(handed.id)];
    const own = await council((await app.schoolClass({ teacherId: leaverId })).id);
    const say = async (from: typeof one, to: typeof one, comment: string) =>
      (await expectOk(from.call.put(`/comment-proposals/${to.proposalId}`, { json: { comment } })))._id;
    const decided = await say(one, two, 'Gosto.');
    await say(own, one, 'De quem sai.');
    await expectOk(leaver.post('/moderation/hide', { json: { comments: [decided] } }));
    await expectOk(chief.put(`/classes/${handed.id}`, { json: { name: '8.º H', teacherId: prof.accountId } }));
    const binId = await remove(`/team/${one.id}`);
    const left = await expectOk(chief.send('DELETE', `/teachers/${leaverId}`));
    await expectOk(chief.post(`/bin/${left.binId}/erase`, { json: { name } }));
    const [entry] = await app.db.select().from(bin).where(eq(bin.id, binId));
    expect(JSON.stringify(entry?.rows)).toContain('Gosto.');
    expect(JSON.stringify(entry?.rows)).not.toContain('De quem sai.');
  });

  it("is searched by every column that references a person or a person's record", async () => {
    const tables = TABLES.map(({ table }) => getTableName(table));
    const { rows } = await app.db.execute<{ table: string; column: string }>(sql`
      select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid in (
        'accounts'::regclass, 'teachers'::regclass, 'classes'::regclass, 'teams'::regclass, 'proposals'::regclass,
        'comments'::regclass, 'lessons'::regclass, 'councils'::regclass)`);
    const columns = rows.filter(({ table }) => tables.includes(table)).map(({ column }) => column);
    expect([...new Set([...columns, 'id'])].sort()).toEqual([...OWNER_COLUMNS].sort());
  });

  it('is not opened by an erasure that does not concern it', async () => {
    const [one, two] = [await council(), await council()];
    const content = `Escrito por ${one.id}`;
    await app.db
      .insert(drafts)
      .values({ teamId: two.id, part: 2, revision: 1, device: 'a', content, updatedAt: new Date() });
    const binId = await remove(`/team/${two.id}`);
    await app.db.transaction(async (tx) => {
      await tx.select({ id: bin.id }).from(bin).where(eq(bin.id, binId)).for('update');
      await expectOk(erase(one));
    });
    const [entry] = await app.db.select().from(bin).where(eq(bin.id, binId));
    expect(JSON.stringify(entry?.rows)).toContain(content);
  });
});

describe('erasing again after a restore', () => {
  it('works in batches without a time limit, classes after their teams', async () => {
    const team = await app.team({ classId });
    const other = await app.schoolClass({ teacherId: prof.accountId });
    await app.team({ classId: other.id });
    const gone = [
      { kind: 'class', id: classId },
      { kind: 'class', id: other.id },
      ...Array.from({ length: 250 }, () => ({ kind: 'team', id: randomUUID() })),
      { kind: 'team', id: team.id },
    ];
    const lines = gone.map((one) => `${JSON.stringify({ at: new Date(0).toISOString(), ...one })}\n`);
    await writeFile(erasureLogPath(app.services.env), lines.join(''));
    await app.db.execute(sql`create table seen (batch text, time_limit text)`);
    await app.db.execute(sql`create function see() returns trigger language plpgsql as $$ begin
      insert into seen values (txid_current()::text, current_setting('statement_timeout')); return null; end $$`);
    await app.db.execute(sql`create trigger see after insert on erasures execute function see()`);

    expect(await repeatErasures(app.services, app.app.log)).toBe(253);
    const { rows } = await app.db.execute<{ batch: string; time_limit: string }>(sql`select * from seen`);
    expect(new Set(rows.map(({ batch }) => batch)).size).toBe(3);
    expect(new Set(rows.map(({ time_limit }) => time_limit))).toEqual(new Set(['0']));
    await app.db.execute(sql`drop trigger see on erasures`);
    await app.db.execute(sql`drop table seen`);

    expect(await app.db.$count(erasures)).toBeGreaterThanOrEqual(253);
    const { rows: left } = await app.db.execute<{ id: string }>(
      sql`select id from classes where id in (${classId}, ${other.id})`,
    );
    // A class that another team was added to meanwhile stays.
    expect(left).toEqual([{ id: other.id }]);
  });
});

describe('emptying the bin', () => {
  it('removes entries although others fail, which are removed the next time', async () => {
    const stuck = await remove(`/team/${(await council()).id}`);
    const others = [await remove(`/team/${(await council()).id}`), await remove(`/team/${(await council()).id}`)];
    await remove(`/team/${(await council()).id}`);
    const all = [stuck, ...others].sort();
    await app.db.execute(
      sql.raw(`create function stay() returns trigger language plpgsql as $$ begin
      raise exception 'too much'; end $$`),
    );
    await app.db.execute(
      sql.raw(
        `create trigger stay before delete on bin for each row when (old.id in ('${all.join("', '")}')) execute function stay()`,
      ),
    );
    await passDays(app, BIN_DAYS);
    const said: string[] = [];
    const log = createLog('warn', { write: (line) => void said.push(line) });
    log.warn({ err: (await emptyBin(app.services)).failure }, 'tidying failed');
    expect(said.join()).toMatch(/could not be forgotten.*too much/);
    const left = await app.db.select({ id: bin.id }).from(bin);
    expect(left.map(({ id }) => id).sort()).toEqual(all);
    const erased = { subjectId: stuck, kind: 'team', at: new Date(app.services.now()), logged: false };
    await app.db.insert(erasures).values(erased);
    await expect(tidy(app.services, app.app.log)).rejects.toThrow('could not be forgotten');
    const written = (await readErasureLog(app.services.env))?.erased ?? [];
    expect(written.map(({ id }) => id)).toContain(stuck);
    await app.db.execute(sql`drop trigger stay on bin`);
    expect((await emptyBin(app.services)).binned).toBe(3);
    expect(await app.db.$count(bin)).toBe(0);
  });
});
