import type { TestApp, TestCaller } from './testApp.ts';

/** A signed-in team at the start, with its teacher. */
export async function freshTeam(test: TestApp) {
  const { id: teacherId, username } = await test.teacher();
  const { id: classId } = await test.schoolClass({ teacherId });
  const team = await test.as((await test.team({ classId })).username);
  return { team, teacher: await test.as(username), classId };
}

/** A file as an answer carries it. */
export const dataUrl = (bytes: Buffer, type = 'application/octet-stream') =>
  `data:${type};base64,${bytes.toString('base64')}`;

/** Sends files with the tutorial, and answers what they are served by. */
export async function deliver(team: TestCaller, files: { name: string; content: string }[]) {
  const form = { ship: '1', quiz: '1. Sim', texto: 'Nós', files: JSON.stringify(files) };
  const reply = await team.post('/tutorial', { form });
  const stored = (await team.get('/team')).json().team.answers?.tutorial?.data.files;
  return { reply, files: (stored ? JSON.parse(stored) : []) as { name: string; content: string }[] };
}
