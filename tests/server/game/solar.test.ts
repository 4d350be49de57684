import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EASY_READS } from '#content/easyRead/easyReads.ts';
import type { QuizStep } from '#content/SolarSystem.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { THEME_IDS, THEME_NAMES, THEMES, type Theme } from '#domain/vocabulary.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let app: TestApp;
let prof: TestCaller;
let team: TestCaller;

beforeAll(async () => {
  app = await createTestApp();
  const { id: teacherId } = await app.teacher({ username: 'prof' });
  const { id: classId } = await app.schoolClass({ teacherId });
  await app.team({ classId, theme: 'dh', username: 'equipa' });
  await app.admin('chefe');
  [prof, team] = [await app.as('prof'), await app.as('equipa')];
});
afterAll(() => app.close());

/** Returns a script as it is sent: without the reasons for wrong options, which only the annex prints. */
function sent(theme: Theme): unknown {
  return JSON.parse(
    JSON.stringify(SOLAR_SYSTEMS[theme], (key, value) => (key === 'misconceptions' ? undefined : value)),
  );
}

describe('GET /solar/:id', () => {
  it.each(THEMES)('%s: staff read all of it except the reasons for wrong options', async (theme) => {
    for (const caller of [prof, await app.as('chefe')]) {
      const reply = await caller.get(`/solar/${THEME_IDS[theme]}`);
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({ _id: THEME_IDS[theme], ...Object(sent(theme)) });
    }
  });

  it.each(THEMES)('%s in easy read: the same right answers and sources in other words', async (theme) => {
    const reply = await prof.get(`/solar/${THEME_IDS[theme]}/easy`);
    expect(reply.statusCode).toBe(200);
    const { tutorial, levels } = reply.json();
    const whole = SOLAR_SYSTEMS[theme];
    expect(tutorial.intro).toEqual(EASY_READS[theme].tutorial.intro);
    const keys = (quizzes: readonly QuizStep[]) => quizzes.map(({ options, source }) => [options.correct, source]);
    expect(keys([tutorial.quiz, ...levels.level1])).toEqual(keys([whole.tutorial.quiz, ...whole.levels.level1]));
    expect(reply.body).not.toContain('misconceptions');
  });

  it('a team reads only its own easy read', async () => {
    expect((await team.get(`/solar/${THEME_IDS.dh}/easy`)).json().name).toBe('Direitos Humanos');
    const foreign = await team.get(`/solar/${THEME_IDS.ic}/easy`);
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'notYours']);
    expect((await team.get('/solar/00000000-0000-4000-8000-000000000000/easy')).statusCode).toBe(404);
  });

  it('a team reads only its own', async () => {
    expect((await team.get(`/solar/${THEME_IDS.dh.toUpperCase()}`)).json().name).toBe('Direitos Humanos');
    const foreign = await team.get(`/solar/${THEME_IDS.ic}`);
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'notYours']);
    expect(foreign.body).not.toContain('tutorial');
  });

  it.each([
    ['00000000-0000-4000-8000-000000000000', 404, 'notFound'],
    ['Interculturalidade', 400, 'badInput'],
  ])('%s gets %i', async (id, status, code) => {
    for (const caller of [team, prof]) {
      const reply = await caller.get(`/solar/${id}`);
      expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    }
  });

  it('refuses signed-out callers', async () => {
    expect((await app.anonymous.get(`/solar/${THEME_IDS.ic}`)).statusCode).toBe(401);
  });
});

describe('GET /solar/correct-quiz-answers', () => {
  it('gives staff the correct answers of every theme', async () => {
    const { data, solar } = (await prof.get('/solar/correct-quiz-answers')).json();
    expect(solar.map(({ name }: { name: string }) => name)).toEqual(THEMES.map((theme) => THEME_NAMES[theme]));
    for (const theme of THEMES) {
      const { level } = solar.find(({ _id }: { _id: string }) => _id === THEME_IDS[theme]);
      const { level1 } = data.find(({ _id }: { _id: string }) => _id === level);
      expect(level1).toEqual(
        SOLAR_SYSTEMS[theme].levels.level1.map(({ options: { correct } }) => ({ options: { correct } })),
      );
    }
  });

  it('refuses teams and signed-out callers', async () => {
    expect((await team.get('/solar/correct-quiz-answers')).statusCode).toBe(403);
    expect((await app.anonymous.get('/solar/correct-quiz-answers')).statusCode).toBe(401);
  });
});
