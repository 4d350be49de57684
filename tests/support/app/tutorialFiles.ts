import type { TestApp, TestCaller } from './testApp.ts';

/** Seeds a signed-in team at level 1 and its signed-in teacher. */
export async function freshTeam(test: TestApp) {
  const { id: teacherId, username } = await test.teacher();
  const { id: classId } = await test.schoolClass({ teacherId });
  const team = await test.as((await test.team({ classId })).username);
  return { team, teacher: await test.as(username), classId };
}

/** Returns a file as the data URL that an answer carries. */
export const dataUrl = (bytes: Buffer, type = 'application/octet-stream') =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** Posts the tutorial with these files; returns the reply and the stored files with the addresses that serve them. */
export async function postTutorialFiles(team: TestCaller, files: { name: string; content: string }[]) {
  const form = { ship: '1', quiz: '1. Sim', texto: 'Nós', files: JSON.stringify(files) };
  const reply = await team.post('/tutorial', { form });
  const stored = (await team.get('/team')).json().team.answers?.tutorial?.data.files;
  return { reply, files: (stored ? JSON.parse(stored) : []) as { name: string; content: string }[] };
}
