import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { ExportedAnswers, ExportedMarks, ExportedStudents } from '#contract/marking/exportPages.ts';
import { readDelimited } from '#domain/school/imports/delimited.ts';
import { dilemmaChoices } from '#server/db/schema/dilemmas.ts';
import { answerFiles, answers, blobs, marks } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../../support/app/testApp.ts';

let test: TestApp;
let admin: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
let team: TestCaller;
let classId: string;
let teamId: string;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  const school = await test.school({ name: 'Escola do Mar' });
  teacher = await test.as((await test.teacher({ schoolId: school.id })).username);
  other = await test.as((await test.teacher()).username);
  classId = (await test.schoolClass({ teacherId: teacher.accountId, name: '8.º A' })).id;
  const otherClassId = (await test.schoolClass({ teacherId: other.accountId, name: '9.º A' })).id;
  const played = await test.team({ classId, name: 'Cometas', theme: 'ds', level: 3, members: ['Ana', 'Rui'] });
  team = await test.as(played.username);
  teamId = played.id;
  await test.team({ classId, name: 'Órbita', level: 1, members: [] });
  await test.team({ classId: otherClassId, name: 'Alheia', level: 1, members: ['Zé'] });
  const sha256 = 'ab'.repeat(32);
  await test.db.insert(blobs).values({ sha256, bytes: 3, mime: 'image/png' });
  const post = (part: number, texts: string[]) => ({ teamId, part, texts, fingerprint: 'x' });
  await test.db.insert(answers).values([post(0, ['2. Três', 'Olá']), post(1, ['1. a', '2. b', '3. c'])]);
  const file = { name: 'foto.png', sha256, caption: 'O mapa.', place: 'school' } as const;
  await test.db.insert(answerFiles).values({ teamId, part: 0, step: 0, position: 0, ...file });
  await test.db.insert(marks).values({ teamId, level: 1, p1: 40, p2: 20, p2Marked: true });
  await test.db
    .insert(dilemmaChoices)
    .values({ teamId, mission: 1, choice: 'third', opened: [0, 2], chosenAt: new Date(0) });
});
afterAll(() => test.close());

async function rowsOf<Row>(path: string, caller = teacher): Promise<Row[]> {
  const reply = await caller.get(path);
  expect(reply.statusCode).toBe(200);
  return reply.json().teams;
}
const csvOf = async (name: string) => readDelimited((await teacher.get(`/export/${name}.csv`)).body, ';');
/** Every word and number of a value, however it is nested. */
const leaves = (value: unknown): string[] =>
  value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)];

const NAMES = ['marks', 'answers', 'students'];

describe('the exported tables as JSON', () => {
  it('marks: numbers, null where there is no mark, and how the team worked', async () => {
    const [cometas, orbita] = await rowsOf<ExportedMarks>('/export/marks');
    const none = { p1: null, p2: null, total: null };
    expect(cometas).toEqual({
      _id: teamId,
      name: 'Cometas',
      class: '8.º A',
      school: 'Escola do Mar',
      theme: 'ds',
      levels: { level1: { p1: 40, p2: 20, total: 60 }, level2: none, level3: none, level4: none },
      total: 60,
      isProvisional: false,
      teamwork: {
        attendance: { sessions: 0, skipped: 0, presences: 0, members: 2 },
        reflections: { level1: null, level2: null, level3: null, level4: null },
        meanPresent: null,
        reflectionMean: null,
      },
    });
    expect(orbita).toMatchObject({ name: 'Órbita', levels: { level1: none }, total: 0 });
  });

  it('answers: each with its question, files with captions, and dilemmas with whom the team had heard', async () => {
    const [cometas] = await rowsOf<ExportedAnswers>('/export/answers');
    const { tutorial, levels, dilemmas } = SOLAR_SYSTEMS.ds;
    expect(cometas?.answers).toHaveLength(6);
    expect(cometas?.answers.slice(1, 4)).toEqual([
      {
        part: 0,
        step: 2,
        question: tutorial.write.prompt,
        text: 'Olá',
        files: [],
        recording: null,
        version: 1,
        returnNote: null,
      },
      {
        part: 0,
        step: 3,
        question: tutorial.upload.prompt,
        text: '',
        files: [{ name: 'foto.png', caption: 'O mapa.', place: 'school' }],
        recording: null,
        version: 1,
        returnNote: null,
      },
      {
        part: 1,
        step: 1,
        question: levels.level1[0]?.question,
        text: '1. a',
        files: [],
        recording: null,
        version: 1,
        returnNote: null,
      },
    ]);
    const after = dilemmas.after[1];
    const nameOf = (position: number) => dilemmas.cast.find(({ who }) => who === after.voices[position]?.who)?.name;
    expect(cometas?.dilemmas).toEqual([
      { mission: 1, question: after.question, choice: after.choices.third.label, heard: [nameOf(0), nameOf(2)] },
    ]);
  });

  it('students: members with percentage and level by the scale of their school', async () => {
    const students = () => rowsOf<ExportedStudents>('/export/students');
    const [cometas, orbita] = await students();
    const result = { total: 60, percent: 12, level: 1, markedMissions: 1, isProvisional: true };
    expect(cometas).toMatchObject({ name: 'Cometas', members: ['Ana', 'Rui'], ...result });
    expect(orbita?.members).toEqual([]);
    const [mine] = (await teacher.get('/schools/all')).json().schools;
    const scale = { level2: 12, level3: 50, level4: 70, level5: 90 };
    expect((await admin.put(`/schools/${mine._id}/level-scale`, { json: scale })).statusCode).toBe(200);
    expect((await students())[0]).toMatchObject({ percent: 12, level: 2 });
    const rows = (await csvOf('students')).slice(1).map(({ cells }) => cells.slice(4));
    expect(rows).toEqual([
      ['Ana', '60', '12', '2', '1', 'provisória'],
      ['Rui', '60', '12', '2', '1', 'provisória'],
    ]);
  });

  it.each(NAMES)('%s: every word and number of the file is in the JSON', async (name) => {
    const json = leaves(await rowsOf(`/export/${name}`));
    const [, ...lines] = await csvOf(name);
    const words = lines.flatMap(({ cells }) => cells.slice(4)).filter((cell) => cell !== '' && cell !== 'provisória');
    expect(words.length).toBeGreaterThan(5);
    const isSaidDifferently = (cell: string) => /^Treino$|^Dilema depois|\(ouviram: |^foto\.png: /.test(cell);
    expect(words.filter((cell) => !json.includes(cell) && !isSaidDifferently(cell))).toEqual([]);
  });

  it.each(NAMES)('%s: pages do not overlap, end, and tell the total', async (name) => {
    const page = async (number: number) =>
      (await admin.get(`/export/${name}?page=${number}&limit=2`)).json<{ teams: { name: string }[] }>();
    const [first, second, third] = [await page(0), await page(1), await page(2)];
    expect(first).toMatchObject({ pagination: { total: 3, page: 0, limit: 2 } });
    expect([first, second, third].map(({ teams }) => teams.map((one) => one.name))).toEqual([
      ['Cometas', 'Órbita'],
      ['Alheia'],
      [],
    ]);
  });

  it.each(NAMES)('%s: applies the filters, and a teacher reads only own teams', async (name) => {
    const names = async (query: string, caller?: TestCaller) =>
      (await rowsOf<{ name: string }>(`/export/${name}${query}`, caller)).map((one) => one.name);
    expect(await names('')).toEqual(['Cometas', 'Órbita']);
    expect(await names('', other)).toEqual(['Alheia']);
    expect(await names('?search=orbita')).toEqual(['Órbita']);
    expect(await names(`?classId=${classId}`, admin)).toEqual(['Cometas', 'Órbita']);
  });

  it.each(NAMES)('%s: refuses who may not read it', async (name) => {
    const code = async (caller: TestCaller, query = '') => (await caller.get(`/export/${name}${query}`)).json().code;
    expect(await code(test.anonymous)).toBe('signedOut');
    expect(await code(team)).toBe('wrongRole');
    expect(await code(other, `?classId=${classId}`)).toBe('notYours');
    expect(await code(admin, `?classId=${randomUUID()}`)).toBe('notFound');
    expect(await code(admin, '?limit=0')).toBe('badInput');
  });

  it('answers: a page has at most 50 teams, because texts are long', async () => {
    expect((await admin.get('/export/answers?limit=51')).statusCode).toBe(400);
    expect((await admin.get('/export/answers?limit=50')).statusCode).toBe(200);
  });
});
