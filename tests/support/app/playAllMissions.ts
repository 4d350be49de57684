import { expect } from 'vitest';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { finishedUpload, quizAnswers, textAnswers, tutorialBody } from './gameAnswers.ts';
import type { TestCaller } from './testApp.ts';
import type { TestClass } from './testClass.ts';

/** Plays a team through the whole game and marks it: 40 for teamwork in each mission, 60 for level 2, 100 for level 4. */
export async function playAllMissions({ app, teamAt }: TestClass): Promise<TestCaller> {
  const teacher = await app.as('prof');
  const team = await teamAt(1);
  const upload = await finishedUpload(app, team.accountId, `mapa de ${team.accountId}`, 'mapa.txt');
  const posts: [string, object][] = [
    ['/tutorial', await tutorialBody(app, team.accountId)],
    ['/answer-level-1', { answers: quizAnswers('ic', 2) }],
    ['/answer-level-2', { answers: textAnswers('ic', 2) }],
    ['/answer-level-3', { answers: [[upload]] }],
    ['/answer-level-4', { answers: textAnswers('ic', 4), solar: THEME_NAMES.ic }],
  ];
  for (const [path, json] of posts) expect((await team.post(path, { json })).statusCode).toBe(200);
  const points = { level1: { p2: 40 }, level2: { p1: 60, p2: 40 }, level3: { p2: 40 }, level4: { p1: 100, p2: 40 } };
  const marked = await teacher.put('/team/evaluation', { json: { teamId: team.accountId, points } });
  expect(marked.json().points.total).toBe(360);
  return team;
}
