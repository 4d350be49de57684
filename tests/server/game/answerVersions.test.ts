import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEAM_FILES_MAX_BYTES } from '#domain/limits.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { answerVersionFiles } from '#server/db/schema/records.ts';
import { answerFiles, answers, blobs } from '#server/db/schema/schema.ts';
import { tidyUploads } from '#server/files/uploads/tidyUploads.ts';
import { finishedUpload, quizAnswers, sha256Of, textAnswers } from '../../support/app/gameAnswers.ts';
import { playAllMissions } from '../../support/app/playAllMissions.ts';
import type { TestApp, TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';

const DAY_MS = 24 * 60 * 60_000;
const BOTH = { p1: true, p2: true };

let world: TestClass;
let app: TestApp;
let teacher: TestCaller;
let other: TestCaller;
let admin: TestCaller;

beforeAll(async () => {
  world = await createTestClass();
  ({ app } = world);
  await signIn();
});
afterAll(() => app.close());

async function signIn() {
  teacher = await app.as('prof');
  other = await app.as((await app.teacher()).username);
  admin = await app.as('chefe');
}

const giveBack = (teamId: string, level: number, note: string) =>
  teacher.post(`/team/${teamId}/levels/${level}/give-back`, { json: { note } });
const writeNote = (teamId: string, level: number, text: string) =>
  teacher.put(`/team/${teamId}/levels/${level}/note`, { json: { text } });
const evaluate = (teamId: string, points: unknown) => teacher.put('/team/evaluation', { json: { teamId, points } });
const answerAgain = (team: TestCaller, texts: string[]) => team.post('/answer-level-2', { json: { answers: texts } });
const versionsOf = async (caller: TestCaller, teamId: string) =>
  (await caller.get(`/team/${teamId}/versions`)).json().versions;

describe('former answers', () => {
  it("can be read only by the team's teacher and administrators", async () => {
    const team = await playAllMissions(world);
    const path = `/team/${team.accountId}/versions`;
    expect((await app.anonymous.get(path)).statusCode).toBe(401);
    const own = await team.get(path);
    expect([own.statusCode, own.json().code]).toEqual([403, 'wrongRole']);
    const foreign = await other.get(path);
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'notYours']);
    for (const caller of [teacher, admin]) expect((await caller.get(path)).json()).toEqual({ versions: [] });
    expect((await teacher.get('/team/00000000-0000-4000-8000-000000000000/versions')).statusCode).toBe(404);
    expect((await teacher.get('/team/x/versions')).statusCode).toBe(400);
  });
});

describe('an answer that was given back and answered again', () => {
  it('is kept in every version with its marks, its comment and the note of its return', async () => {
    const team = await playAllMissions(world);
    const id = team.accountId;
    await evaluate(id, { level2: { p1: 20, p2: 0 } });
    await writeNote(id, 2, 'Pouco desenvolvido.');
    const first = (await app.db.select().from(answers).where(eq(answers.teamId, id))).find(({ part }) => part === 2);
    await giveBack(id, 2, 'Expliquem melhor.');
    expect(await versionsOf(teacher, id), 'it is still the answer').toEqual([]);
    expect((await answerAgain(team, ['segunda resposta'])).statusCode).toBe(200);
    const kept = {
      level: 2,
      version: 1,
      answers: first?.texts,
      returnNote: 'Expliquem melhor.',
      note: 'Pouco desenvolvido.',
      points: { p1: 20, p2: 0, total: 20, marked: BOTH },
      proposal: null,
    };
    expect(await versionsOf(teacher, id)).toEqual([expect.objectContaining(kept)]);

    await giveBack(id, 2, 'Quase.');
    await answerAgain(team, ['terceira resposta']);
    const all = await versionsOf(admin, id);
    expect(
      all.map(({ version, answers: texts, returnNote }: Record<string, unknown>) => [version, texts, returnNote]),
    ).toEqual([
      [1, first?.texts, 'Expliquem melhor.'],
      [2, ['segunda resposta'], 'Quase.'],
    ]);
    const [one] = all;
    expect(one.acceptedAt).toBeLessThanOrEqual(one.returnedAt);
    expect((await team.get('/team')).body).not.toContain('segunda resposta');
  });

  it('gets no version from an undone return or a repeat of the new answer', async () => {
    const team = await playAllMissions(world);
    await giveBack(team.accountId, 2, 'Expliquem melhor.');
    await teacher.post(`/team/${team.accountId}/levels/2/undo-give-back`, {});
    await giveBack(team.accountId, 2, 'Expliquem melhor.');
    await answerAgain(team, ['de novo']);
    await answerAgain(team, ['de novo']);
    expect(await versionsOf(teacher, team.accountId)).toHaveLength(1);
  });

  it('of the quiz keeps its answers and points', async () => {
    const team = await playAllMissions(world);
    await giveBack(team.accountId, 1, 'Pensem melhor.');
    const before = (await app.db.select().from(answers).where(eq(answers.teamId, team.accountId))).find(
      ({ part }) => part === 1,
    );
    await team.post('/answer-level-1', { json: { answers: quizAnswers('ic', 3) } });
    const [version] = await versionsOf(teacher, team.accountId);
    expect(version).toMatchObject({ level: 1, answers: before?.texts, points: { marked: { p1: false } } });
  });

  it('of the plan keeps the text of the proposal it had become', async () => {
    const team = await playAllMissions(world);
    const [proposal] = (await teacher.get('/get-proposals/all'))
      .json()
      .filter(({ team: id }: { team: string }) => id === team.accountId);
    await giveBack(team.accountId, 4, 'Mais concreto.');
    const json = { answers: textAnswers('ic', 4, 'novo plano'), solar: THEME_NAMES.ic };
    expect((await team.post('/answer-level-4', { json })).statusCode).toBe(200);
    const [version] = await versionsOf(teacher, team.accountId);
    expect(version).toMatchObject({ level: 4, version: 1, proposal: proposal.proposal });
  });

  it('keeps its files readable and safe from the tidy task', async () => {
    const team = await playAllMissions(world);
    await giveBack(team.accountId, 3, 'Outra fotografia.');
    const file = await finishedUpload(app, team.accountId, 'mapa novo', 'novo.txt');
    expect((await team.post('/answer-level-3', { json: { answers: [[file]] } })).statusCode).toBe(200);
    await app.db.update(blobs).set({ createdAt: new Date(app.services.now() - 2 * DAY_MS) });
    await tidyUploads(app.services);
    const [version] = await versionsOf(teacher, team.accountId);
    const files = version.answers.flatMap((list: string) => JSON.parse(list));
    expect(files.length).toBeGreaterThan(0);
    for (const { content } of files) expect((await app.app.inject(content)).statusCode).toBe(200);
  });

  it('keeps at most 200 MB of files more per return of the mission', async () => {
    const team = await playAllMissions(world);
    const id = team.accountId;
    /** Posts level 3 with four files whose recorded sizes add up to `total`, besides the tutorial's file. */
    const answerWith = async (film: string, total: number) => {
      const parts = [1, 2, 3, 4].map((part) => `${film}, parte ${part}, de ${id}`);
      const files = [];
      for (const part of parts) files.push(await finishedUpload(app, id, part, 'filme.txt'));
      const rest = total - 3 * Math.floor(total / 4);
      for (const [index, part] of parts.entries()) {
        const bytes = index === 0 ? rest : Math.floor(total / 4);
        await app.db
          .update(blobs)
          .set({ bytes })
          .where(eq(blobs.sha256, sha256Of(part)));
      }
      return team.post('/answer-level-3', { json: { answers: [files] } });
    };
    const room = TEAM_FILES_MAX_BYTES - Buffer.byteLength('conteúdo');
    for (const film of ['primeiro filme', 'segundo filme']) {
      await giveBack(id, 3, 'Outro filme.');
      expect((await answerWith(film, room)).statusCode).toBe(200);
    }
    await giveBack(id, 3, 'Mais curto.');
    const refused = await answerWith('terceiro filme', room + 1);
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'teamFilesTooLarge']);
    const { rows } = await app.db.execute<{ bytes: string }>(sql`
      select sum(bytes) as bytes from ${blobs} where sha256 in (
        select sha256 from ${answerFiles} where team_id = ${id}
        union select sha256 from ${answerVersionFiles} where team_id = ${id})`);
    const timesGivenBack = 2;
    expect(Number(rows[0]?.bytes)).toBeGreaterThan(TEAM_FILES_MAX_BYTES);
    expect(Number(rows[0]?.bytes)).toBeLessThanOrEqual(TEAM_FILES_MAX_BYTES * (1 + timesGivenBack));
    const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
    expect(page).toContain('até mais 200 MB por cada vez que um professor devolve uma missão');
  });
});

describe('the export of answers', () => {
  it('includes former versions with the note of their return', async () => {
    const team = await playAllMissions(world);
    await giveBack(team.accountId, 2, 'Expliquem melhor.');
    await answerAgain(team, ['segunda resposta']);
    const row = await world.rowOf(team);
    const { body } = await teacher.get(`/export/answers.csv?search=${encodeURIComponent(String(row?.name ?? ''))}`);
    const lines = body.split('\r\n').filter((line) => line.includes(';2;') || line.includes(',2,'));
    expect(lines.filter((line) => line.includes('Expliquem melhor.'))).toHaveLength(1);
    expect(lines.some((line) => line.includes('segunda resposta'))).toBe(true);
    expect(body.split('\r\n')[0]).toContain('Versão');
  });
});
