import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAPTION_MAX_CHARS } from '#domain/limits.ts';
import { answerFiles } from '#server/db/schema/schema.ts';
import { finishedUpload, tutorialBody } from '../../support/app/gameAnswers.ts';
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
  teacher = await app.as('prof');
});
afterAll(() => app.close());

const CAPTION = 'Fica no recreio. Mostra o direito a brincar. Importa porque é de todos.';
const file = (team: TestCaller, text: string) => finishedUpload(app, team.accountId, text, `${text}.txt`);
const post = (team: TestCaller, files: readonly object[]) =>
  team.post('/answer-level-3', { json: { answers: [files] } });
const filesOf = async (team: TestCaller) =>
  JSON.parse((await team.get('/team')).json().team.answers.answersLevel3[0] ?? '[]').map(
    ({ name, caption, place }: Record<string, string>) => ({ name, caption, place }),
  );
const storedOf = async (team: TestCaller) =>
  (await app.db.select().from(answerFiles).where(eq(answerFiles.teamId, team.accountId))).map(({ caption, place }) => [
    caption,
    place,
  ]);

describe('the captions of mission 3', () => {
  it('are stored with their files, in either encoding, and shown to the team and the teacher', async () => {
    const team = await world.teamAt(4);
    const [map, photo, plain] = await Promise.all(['mapa', 'foto', 'nota'].map((text) => file(team, text)));
    const files = [{ ...map, caption: `  ${CAPTION}\n`, place: 'school' }, { ...photo, place: 'neighbourhood' }, plain];
    const reply = await team.post('/answer-level-3', { form: { answers: JSON.stringify(files) } });
    expect([reply.statusCode, reply.json().data]).toEqual([200, 5]);
    expect(await storedOf(team)).toEqual([
      [CAPTION, 'school'],
      ['', 'neighbourhood'],
      ['', null],
    ]);
    const shown = [
      { name: 'mapa.txt', caption: CAPTION, place: 'school' },
      { name: 'foto.txt', place: 'neighbourhood' },
      { name: 'nota.txt' },
    ];
    expect(await filesOf(team)).toEqual(shown);
    const report = (await teacher.get(`/team/${team.accountId}/report`)).json();
    expect(JSON.parse(report.teams[0].answers.answersLevel3[0])).toMatchObject(shown);
    const csv = await teacher.get('/export/answers.csv');
    expect(csv.payload).toContain(`mapa.txt: Na escola: ${CAPTION}\nfoto.txt: No bairro`);
  });

  it('are part of the answer: a repeat changes nothing, other captions are another answer', async () => {
    const team = await world.teamAt(4);
    const sent = await file(team, 'mapa');
    const said = [{ ...sent, caption: CAPTION, place: 'school' }];
    expect((await post(team, said)).statusCode).toBe(200);
    const before = await gameTableRows(app.db);
    expect((await post(team, said)).statusCode).toBe(200);
    for (const other of [sent, { ...sent, caption: CAPTION }, { ...sent, caption: 'Outra.', place: 'school' }]) {
      const reply = await post(team, [other]);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'alreadyAnswered']);
    }
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('are kept with the former answer when the mission is given back, and may be changed', async () => {
    const team = await playAllMissions(world);
    await teacher.post(`/team/${team.accountId}/levels/3/give-back`, { json: { note: 'Onde foi?' } });
    const [former] = JSON.parse((await team.get('/team')).json().team.answers.answersLevel3[0]);
    expect((await post(team, [{ ...former, caption: 'Primeira.', place: 'elsewhere' }])).json().data).toBe(6);
    await teacher.post(`/team/${team.accountId}/levels/3/give-back`, { json: { note: 'E porquê?' } });
    const [again] = JSON.parse((await team.get('/team')).json().team.answers.answersLevel3[0]);
    expect(again).toMatchObject({ caption: 'Primeira.', place: 'elsewhere' });
    expect((await post(team, [{ ...again, caption: 'Segunda.' }])).json().data).toBe(6);
    const { versions } = (await teacher.get(`/team/${team.accountId}/versions`)).json();
    expect(versions.map(({ answers }: { answers: string[] }) => JSON.parse(answers[0] ?? '[]')[0])).toMatchObject([
      { name: 'mapa.txt' },
      { caption: 'Primeira.', place: 'elsewhere' },
    ]);
    expect(await filesOf(team)).toEqual([{ name: 'mapa.txt', caption: 'Segunda.', place: 'elsewhere' }]);
  });

  it.each([
    ['a caption that is too long', { caption: 'a'.repeat(CAPTION_MAX_CHARS + 1) }, '280 caracteres'],
    ['a caption that is no text', { caption: 7 }, 'Tem de ser texto.'],
    ['home as the place', { place: 'home' }, 'a escola, o bairro ou outro sítio'],
    ['an empty place', { place: '' }, 'a escola, o bairro ou outro sítio'],
  ])('refuse %s', async (_, said, words) => {
    const team = await world.teamAt(4);
    const sent = await file(team, 'mapa');
    const before = await gameTableRows(app.db);
    const reply = await post(team, [{ ...sent, ...said }]);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    expect(JSON.stringify(reply.json().fields)).toContain(words);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('accept the longest caption, and store no control character', async () => {
    const team = await world.teamAt(4);
    const longest = 'é'.repeat(CAPTION_MAX_CHARS);
    const said = [{ caption: ` ${longest} ` }, { caption: 'um\u0000dois\u0007\r\ntrês' }];
    const files = await Promise.all(said.map(async (one, n) => ({ ...(await file(team, `f${n}`)), ...one })));
    expect((await post(team, files)).statusCode).toBe(200);
    expect(await storedOf(team)).toEqual([
      [longest, null],
      ['um dois três', null],
    ]);
  });

  it('are not stored for the files of the tutorial, which has none', async () => {
    const team = await world.teamAt(1);
    const body = await tutorialBody(app, team.accountId);
    const sent = await file(team, 'desenho');
    const files = [{ ...sent, caption: CAPTION, place: 'school' }];
    expect((await team.post('/tutorial', { json: { ...body, files } })).statusCode).toBe(200);
    expect(await storedOf(team)).toEqual([['', null]]);
  });
});
