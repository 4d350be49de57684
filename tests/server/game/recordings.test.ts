import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Recording } from '#contract/game/recordings.ts';
import { VOICE_ONLY_TEXT } from '#domain/game/recordings.ts';
import { RECORDING_MAX_BYTES, TRANSCRIPT_MAX_CHARS } from '#domain/limits.ts';
import { audit } from '#server/db/schema/history.ts';
import { answerRecordings } from '#server/db/schema/recordings.ts';
import { blobs, uploads } from '#server/db/schema/schema.ts';
import { tidyUploads } from '#server/files/uploads/tidyUploads.ts';
import { finishedRecording, finishedUpload, textAnswers, tutorialBody } from '../../support/app/gameAnswers.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { playAllMissions } from '../../support/app/playAllMissions.ts';
import type { TestApp, TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';

let world: TestClass;
let app: TestApp;
let teacher: TestCaller;

beforeAll(async () => {
  world = await createTestClass();
  ({ app } = world);
});
afterAll(() => app.close());
// The clock moves on past the end of a session.
beforeEach(async () => {
  teacher = await app.as('prof');
});

const DAY_MS = 24 * 60 * 60_000;
const record = (team: TestCaller, content: string, step = 0) => finishedRecording(app, team.accountId, content, step);
const post2 = (team: TestCaller, recordings: readonly object[], answers: string[] = [VOICE_ONLY_TEXT]) =>
  team.post('/answer-level-2', { json: { answers, recordings } });
const recordingsOf = async (team: TestCaller): Promise<Recording[]> =>
  (await team.get('/team')).json().team.answers.recordings ?? [];
const giveBack = (team: TestCaller, level: number) =>
  teacher.post(`/team/${team.accountId}/levels/${level}/give-back`, { json: { note: 'De novo.' } });
const sheetOf = async (team: TestCaller) => (await teacher.get(`/team/${team.accountId}/work`)).json().team;
const pathOf = (team: TestCaller, id: string) => `/team/${team.accountId}/recordings/${id}`;

/** A team that answered mission 2 by voice alone. */
async function spokenTeam(content: string = randomUUID()): Promise<{ team: TestCaller; recording: Recording }> {
  const team = await world.teamAt(3);
  expect((await post2(team, [await record(team, content)])).statusCode).toBe(200);
  const [recording] = await recordingsOf(team);
  if (recording === undefined) throw new Error('The recording was not stored.');
  return { team, recording };
}

describe('an answer by voice', () => {
  it('is stored with the training, in a form or in JSON, and its content is served', async () => {
    const team = await world.teamAt(1);
    const body = await tutorialBody(app, team.accountId, { texto: VOICE_ONLY_TEXT });
    const form = {
      ship: String(body.ship),
      quiz: body.quiz,
      texto: body.texto,
      files: JSON.stringify(body.files),
      recordings: JSON.stringify([await record(team, 'treino')]),
    };
    expect((await team.post('/tutorial', { form })).statusCode).toBe(200);
    const [recording] = await recordingsOf(team);
    expect(recording).toMatchObject({ part: 0, step: 0, name: 'Resposta por voz 1.webm', seconds: 42, words: '' });
    const file = await app.app.inject(String(recording?.content));
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'video/webm']);
    expect(file.rawPayload.toString('latin1')).toBe('\x1aE\xdf\xa3treino');
    const sheet = await sheetOf(team);
    expect(sheet.answers.tutorial.data.texto).toBe(VOICE_ONLY_TEXT);
    expect(JSON.parse(sheet.answers.tutorial.data.files)).toHaveLength(1);
    expect(sheet.answers.recordings).toMatchObject([{ _id: recording?._id }]);
  });

  it('stands beside the text of its step, and is absent from a team without any', async () => {
    const team = await world.teamAt(5);
    const last = textAnswers('ic', 4).length - 1;
    const recordings = [await record(team, 'último', last)];
    const json = { answers: textAnswers('ic', 4), recordings };
    expect((await team.post('/answer-level-4', { json })).statusCode).toBe(200);
    expect(await recordingsOf(team)).toMatchObject([{ part: 4, step: last }]);
    const silent = await world.teamAt(3);
    expect((await post2(silent, [], textAnswers('ic', 2))).statusCode).toBe(200);
    expect((await sheetOf(silent)).answers).not.toHaveProperty('recordings');
  });

  it('is part of the answer: a repeat changes nothing, another recording is another answer', async () => {
    const team = await world.teamAt(3);
    const sent = await record(team, 'uma vez');
    expect((await post2(team, [sent])).statusCode).toBe(200);
    const before = await gameTableRows(app.db);
    expect((await post2(team, [sent])).statusCode).toBe(200);
    for (const other of [[], [await record(team, 'outra vez')]]) {
      const reply = await post2(team, other);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'alreadyAnswered']);
    }
    expect((await post2(team, [await record(team, 'uma vez')])).statusCode, 'the same voice in a new upload').toBe(200);
    expect((await gameTableRows(app.db)).answer_recordings).toEqual(before.answer_recordings);
  });

  it.each<[string, (team: TestCaller) => Promise<object[]>, number, string]>([
    ['of a step that the mission does not have', async (team) => [await record(team, 'a', 7)], 400, 'badInput'],
    ['twice for one step', async (team) => [await record(team, 'a'), await record(team, 'b')], 400, 'badInput'],
    ['without a length', async (team) => [{ ...(await record(team, 'a')), seconds: 0 }], 400, 'badInput'],
    ['longer than allowed', async (team) => [{ ...(await record(team, 'a')), seconds: 181 }], 400, 'badInput'],
    [
      'that is not on the server',
      async (team) => [{ ...(await record(team, 'a')), content: 'upload:x' }],
      400,
      'badInput',
    ],
    [
      'that is a text',
      async (team) => [{ ...(await finishedUpload(app, team.accountId)), step: 0, seconds: 3 }],
      415,
      'wrongFileType',
    ],
    [
      'that is a text by the name of a recording',
      async (team) => [{ ...(await finishedUpload(app, team.accountId)), name: 'a.webm', step: 0, seconds: 3 }],
      415,
      'wrongFileType',
    ],
    ['that is too large', async (team) => [await largeRecording(team)], 413, 'fileTooLarge'],
    ["of another team's upload", async () => [await record(await world.teamAt(3), 'alheia')], 400, 'badInput'],
    ["of another team's address", async () => [await foreignAddress()], 400, 'badInput'],
  ])('is refused %s', async (_, sent, status, code) => {
    const team = await world.teamAt(3);
    const recordings = await sent(team);
    const before = await gameTableRows(app.db);
    const reply = await post2(team, recordings);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('counts towards the 200 MB of the team', async () => {
    const { team } = await spokenTeam('pesada');
    await app.db
      .update(blobs)
      .set({ bytes: 200 * 1024 * 1024 })
      .where(eq(blobs.sha256, await sha256Of(team)));
    const file = await finishedUpload(app, team.accountId, 'mais');
    const reply = await team.post('/answer-level-3', { json: { answers: [[file]] } });
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'teamFilesTooLarge']);
  });
});

describe('a mission given back', () => {
  it('keeps the former voice with the former answer, and takes it again by its address', async () => {
    const team = await playAllMissions(world);
    await giveBack(team, 2);
    expect((await post2(team, [await record(team, 'primeira')])).statusCode).toBe(200);
    await giveBack(team, 2);
    const [former] = await recordingsOf(team);
    const again = { step: 0, name: former?.name, content: former?.content, seconds: 42 };
    expect((await post2(team, [again], ['Agora também por escrito.'])).statusCode).toBe(200);
    await giveBack(team, 2);
    expect((await post2(team, [], ['Só por escrito.'])).statusCode).toBe(200);
    expect(await recordingsOf(team)).toEqual([]);
    const { versions } = (await teacher.get(`/team/${team.accountId}/versions`)).json();
    const voices = versions.map(({ recordings = [] }: { recordings?: Recording[] }) => recordings.length);
    expect(voices).toEqual([0, 1, 1]);
    app.advance(2 * DAY_MS);
    await tidyUploads(app.services);
    teacher = await app.as('prof');
    const later = (await teacher.get(`/team/${team.accountId}/versions`)).json();
    const file = await app.app.inject(later.versions[1].recordings[0].content);
    expect(file.statusCode, 'kept after tidying').toBe(200);
  });

  it('has its voice again when giving it back is undone', async () => {
    const { team, recording } = await spokenTeam();
    await giveBack(team, 2);
    await teacher.post(`/team/${team.accountId}/levels/2/undo-give-back`, {});
    expect(await recordingsOf(team)).toMatchObject([{ _id: recording._id }]);
  });
});

describe('what was said', () => {
  const write = (caller: TestCaller, team: TestCaller, id: string, text: string) =>
    caller.put(`${pathOf(team, id)}/words`, { json: { text } });

  it('is written by staff, read by the team, exported, and audited without its words', async () => {
    const { team, recording } = await spokenTeam();
    const reply = await write(teacher, team, recording._id, '  Queremos um recreio para todos. ');
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { _id: recording._id, words: 'Queremos um recreio para todos.' },
    ]);
    await write(teacher, team, recording._id, 'Queremos um recreio.');
    expect(await recordingsOf(team)).toMatchObject([{ words: 'Queremos um recreio.' }]);
    expect((await teacher.get('/export/answers.csv')).payload).toContain(
      `${VOICE_ONLY_TEXT};;1;;;0:42;Queremos um recreio.`,
    );
    const page = (await teacher.get('/export/answers?limit=50')).json();
    expect(JSON.stringify(page)).toContain('"recording":{"seconds":42,"words":"Queremos um recreio."}');
    const lines = await app.db.select().from(audit).where(eq(audit.subjectId, team.accountId));
    const written = lines.filter(({ action }) => action === 'writeTranscript');
    expect(written).toHaveLength(1);
    expect(JSON.stringify(written)).not.toContain('recreio');
    expect((await write(teacher, team, recording._id, '')).json().words).toBe('');
    const row = await app.db.select().from(answerRecordings).where(eq(answerRecordings.id, recording._id));
    expect(row).toMatchObject([{ words: '', wordsAt: null }]);
  });

  it('is refused to everybody else, of another team, and when it is too long', async () => {
    const { team, recording } = await spokenTeam();
    const other = await app.as((await app.teacher()).username);
    const { recording: foreign } = await spokenTeam();
    const before = await gameTableRows(app.db);
    const refused = [
      await write(app.anonymous, team, recording._id, 'a'),
      await write(team, team, recording._id, 'a'),
      await write(other, team, recording._id, 'a'),
      await write(teacher, team, randomUUID(), 'a'),
      await write(teacher, team, foreign._id, 'a'),
      await write(teacher, team, recording._id, 'a'.repeat(TRANSCRIPT_MAX_CHARS + 1)),
    ];
    expect(refused.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
      [401, 'signedOut'],
      [403, 'wrongRole'],
      [403, 'notYours'],
      [404, 'notFound'],
      [403, 'notYours'],
      [400, 'badInput'],
    ]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });
});

describe('the voice', () => {
  it('is deleted with its content, while what was written stays', async () => {
    const { team, recording } = await spokenTeam('para apagar');
    const sha256 = await sha256Of(team);
    await app.db.update(blobs).set({ createdAt: new Date(app.services.now()) });
    await teacher.put(`${pathOf(team, recording._id)}/words`, { json: { text: 'Fica escrito.' } });
    const other = await app.as((await app.teacher()).username);
    expect((await other.send('DELETE', pathOf(team, recording._id))).statusCode).toBe(403);
    expect((await team.send('DELETE', pathOf(team, recording._id))).statusCode).toBe(403);
    for (const _ of [1, 2]) {
      const reply = await teacher.send('DELETE', pathOf(team, recording._id));
      expect([reply.statusCode, reply.json()]).toEqual([200, { _id: recording._id, deleted: true }]);
    }
    const [left] = await recordingsOf(team);
    expect(left).toMatchObject({ content: null, seconds: 42, words: 'Fica escrito.' });
    const told = and(eq(audit.subjectId, team.accountId), eq(audit.action, 'deleteVoice'));
    expect(await app.db.select().from(audit).where(told)).toHaveLength(1);
    app.advance(60 * 60_000);
    await tidyUploads(app.services);
    expect(await app.services.files.has(sha256)).toBe(false);
  });
});

it('answers by voice alone are not compared with each other', async () => {
  const [one, two] = [await spokenTeam(), await spokenTeam()];
  const { groups } = (await teacher.get('/marking/missions/2/similar')).json();
  const ids = groups.flat();
  expect(ids).not.toContain(one.team.accountId);
  expect(ids).not.toContain(two.team.accountId);
});

it('nobody comments on a place of the fixed sentence', async () => {
  const { team } = await spokenTeam();
  const place = { kind: 'text', step: 0, start: 0, end: 8, quote: 'Resposta' };
  const json = { level: 2, version: 1, place, text: 'Porquê?' };
  const reply = await teacher.put(`/team/${team.accountId}/comments/${randomUUID()}`, { json });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
});

it('an answer by voice alone has no characters in how it grew', async () => {
  const { team } = await spokenTeam();
  const { steps } = (await teacher.get(`/team/${team.accountId}/growth/2`)).json();
  expect(steps.map(({ characters }: { characters: number }) => characters)).toEqual([0]);
});

async function sha256Of(team: TestCaller): Promise<string> {
  const [row] = await app.db.select().from(answerRecordings).where(eq(answerRecordings.teamId, team.accountId));
  return row?.sha256 ?? '';
}

async function largeRecording(team: TestCaller) {
  const sent = await record(team, `grande ${team.accountId}`);
  const sha256 = await uploadedSha256(sent.content);
  await app.db
    .update(blobs)
    .set({ bytes: RECORDING_MAX_BYTES + 1 })
    .where(eq(blobs.sha256, sha256));
  return sent;
}

async function uploadedSha256(content: string): Promise<string> {
  const [row] = await app.db
    .select()
    .from(uploads)
    .where(eq(uploads.id, content.replace('upload:', '')));
  return row?.sha256 ?? '';
}

async function foreignAddress() {
  const { recording } = await spokenTeam();
  return { step: 0, name: recording.name, content: recording.content, seconds: 3 };
}
