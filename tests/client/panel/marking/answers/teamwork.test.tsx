// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MissionTeamwork, PlayedLesson } from '#contract/marking/teamwork.ts';
import type { Team } from '#contract/school/teams.ts';
import { REFLECTION_QUESTIONS } from '#domain/classroom/reflection.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { htmlMistakes } from '../../../../support/browser/screens/htmlMistakes.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { aTeam, id, page } from '../../fixtures.ts';
import { closePanel } from '../../panelHarness.tsx';
import { giveMark, keyTarget, rubricOf, shownMark } from './markControls.ts';
import { openSheet } from './openSheet.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(closePanel);

const TEAM = aTeam(2);
const PATH = `GET /team/${TEAM._id}/teamwork`;
const NOTHING: MissionTeamwork = { reflection: null, lessons: [] };
const noon = (day: number) => new Date(2026, 2, day, 12).getTime() / 1_000;

function aLesson(day: number, given: Partial<PlayedLesson> = {}): PlayedLesson {
  return {
    _id: id(900 + day),
    startedAt: noon(day),
    session: null,
    sessions: null,
    attendance: null,
    absent: [],
    ...given,
  };
}

type Missions = Partial<Record<1 | 2 | 3 | 4, MissionTeamwork>>;

async function open(given: Missions, team: Team = TEAM) {
  const { 1: level1 = NOTHING, 2: level2 = NOTHING, 3: level3 = NOTHING, 4: level4 = NOTHING } = given;
  const missions = { level1, level2, level3, level4 };
  await openSheet(user, team, { [PATH]: { missions }, 'GET /team/responses': page('teams', [team]) });
  return (level: number) => within(screen.getByRole('region', { name: new RegExp(`^Missão ${level}`) }));
}

test('a posted mission shows the three answers, and who was there with which role', async () => {
  const attendance = { present: ['Ana', 'Rui', 'Rui'], roles: { pilot: 'Ana', scribe: 'Rui', navigator: 'Ana' } };
  const lesson = aLesson(12, { session: 2, sessions: 6, attendance, absent: ['Eva', 'Leo'] });
  const level = await open({ 2: { reflection: [3, 2, 1], lessons: [lesson] } });
  expect(await level(2).findByText('12/03/2026 · sessão 2 de 6')).toBeDefined();
  expect(level(2).getByRole('heading', { level: 3, name: 'Como trabalhou a equipa na missão 2' })).toBeDefined();
  const answers = level(2)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
    .filter((words) => ['Sim', 'Em parte', 'Ainda não'].includes(words ?? ''));
  expect(answers).toEqual(['Sim', 'Em parte', 'Ainda não']);
  for (const question of REFLECTION_QUESTIONS) expect(level(2).getByText(question)).toBeDefined();
  const people = level(2).getByText('Ana (Piloto, Vigia),').closest('p');
  expect(people?.textContent?.trim()).toBe('Ana (Piloto, Vigia), Rui (Escriba), Rui (Escriba)');
  expect(level(2).getByText('Faltaram: Eva, Leo')).toBeDefined();
  expect(level(1).getByText('Ainda sem resposta da equipa')).toBeDefined();
  expect(level(1).getByText('Sem aulas em direto nesta missão')).toBeDefined();
  await expectAccessible();
  expect(htmlMistakes()).toEqual([]);
});

test('it says when presences were skipped, not asked, or of nobody', async () => {
  const level = await open({
    1: { reflection: null, lessons: [aLesson(1), aLesson(2, { attendance: { present: null, roles: {} } })] },
    2: {
      reflection: null,
      lessons: [aLesson(3, { attendance: { present: [], roles: {} }, absent: ['Ana'] })],
    },
  });
  expect(await level(1).findByText('Aula de 01/03/2026')).toBeDefined();
  expect(level(1).getByText('Sem presenças registadas')).toBeDefined();
  expect(level(1).getByText('A equipa saltou a pergunta das presenças')).toBeDefined();
  expect(level(2).getByText('Ninguém presente')).toBeDefined();
  expect(level(2).getByText('Faltou: Ana')).toBeDefined();
});

test('only the newest two lessons are shown until the others are asked for', async () => {
  const level = await open({ 2: { reflection: null, lessons: [1, 2, 3, 4].map((day) => aLesson(day)) } });
  const more = await level(2).findByText('Mais 2 aulas');
  const days = level(2)
    .getAllByText(/^Aula de/)
    .map(({ textContent }) => textContent?.slice(-10));
  expect(days).toEqual(['04/03/2026', '03/03/2026', '02/03/2026', '01/03/2026']);
  const details = more.closest('details') as HTMLDetailsElement;
  expect([details.open, within(details).getAllByRole('listitem', { hidden: true }).length]).toEqual([false, 2]);
});

test('a mission that is not posted shows it only when there is something to say', async () => {
  const level = await open({ 3: { reflection: [1, 1, 1], lessons: [] } });
  expect(await level(3).findByText('Como trabalhou a equipa')).toBeDefined();
  expect(level(4).queryByText('Como trabalhou a equipa')).toBeNull();
});

test('it stands after the teamwork mark and puts nothing to press between it and the comment', async () => {
  const level = await open({ 2: { reflection: [3, 3, 3], lessons: [aLesson(1)] } });
  await level(2).findByText('Aula de 01/03/2026');
  const mark = rubricOf('Trabalho de equipa (missão 2)');
  const block = level(2).getByText('Como trabalhou a equipa');
  expect(mark.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  keyTarget('Trabalho de equipa (missão 2)').focus();
  await user.tab();
  expect(document.activeElement).toBe(level(2).getByLabelText('Comentário à equipa (missão 2)'));
});

test('a failure is said once, can be tried again, and leaves the marks usable', async () => {
  await openSheet(user, TEAM, {
    [PATH]: { status: 503, body: { message: 'O servidor está a recuperar.', code: 'databaseDown' } },
  });
  expect(await screen.findByText(/O servidor está a recuperar/)).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Tentar de novo' })).toHaveLength(1);
  expect(screen.queryByText('Como trabalhou a equipa')).toBeNull();
  await giveMark(user, 'Trabalho de equipa (missão 2)', 20);
  expect(shownMark('Trabalho de equipa (missão 2)')).toBe('20');
});
