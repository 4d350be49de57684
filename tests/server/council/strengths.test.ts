import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comments } from '#server/db/schema/council.ts';
import { seedMember } from '../../support/app/council.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

/** What each team of a class is told to be good at (ruling 8). */

type Member = Awaited<ReturnType<typeof seedMember>>;

let app: TestApp;
let teacher: TestCaller;
let classId: string;
let curious: Member;
let author: Member;
let quiet: Member;

beforeAll(async () => {
  app = await createTestApp();
  const { id: teacherId } = await app.teacher({ username: 'rui' });
  ({ id: classId } = await app.schoolClass({ teacherId }));
  teacher = await app.as('rui');
  curious = await seedMember(app, { classId, name: 'Cometas' });
  author = await seedMember(app, { classId, name: 'Faróis' });
  quiet = await seedMember(app, { classId, name: 'Marés', members: ['Segredo'] });
});
afterAll(() => app.close());

async function strengths(): Promise<Record<string, string>> {
  const reply = await teacher.get(`/classes/${classId}/strengths`);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.body).not.toContain('Segredo');
  const { teams } = reply.json<{ teams: { name: string; strength: string }[] }>();
  return Object.fromEntries(teams.map(({ name, strength }) => [name, strength]));
}

async function say(comment: string, kind: string): Promise<string> {
  const reply = await curious.call.put(`/comment-proposals/${author.proposalId}`, { json: { comment, kind } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json()._id;
}

const PLAN = 'Levaram um plano vosso até ao Conselho Galáctico.';
const ASKED = 'Nenhuma equipa da turma fez mais perguntas sobre os planos das outras: 1.';

it('is told from what teams did for others, as they do it', async () => {
  expect(await strengths()).toEqual({ Cometas: PLAN, Faróis: PLAN, Marés: PLAN });
  const question = await say('Quando começam?', 'question');
  expect(await strengths()).toMatchObject({ Cometas: ASKED, Marés: PLAN });
  await author.call.put(`/comments/${question}/answer`, { json: { text: 'Em maio.' } });
  expect(await strengths()).toMatchObject({
    Faróis: 'Nenhuma equipa da turma respondeu a mais perguntas sobre o seu plano: 1.',
  });
  const suggestion = await say('Juntem a biblioteca.', 'suggestion');
  const accepted = await author.call.put(`/comments/${suggestion}/accept`, { json: { proposal: 'Com a biblioteca.' } });
  expect(accepted.statusCode, accepted.body).toBe(200);
  expect(await strengths()).toMatchObject({
    Cometas: 'Nenhuma equipa da turma melhorou mais planos de outras: 1 sugestão aceite.',
    Marés: PLAN,
  });
});

it('does not count a text that others do not see', async () => {
  await app.db.update(comments).set({ state: 'hidden' }).where(eq(comments.kind, 'suggestion'));
  expect(await strengths()).toMatchObject({ Cometas: ASKED });
});

it('goes to the team with its ranking, and to no other team', async () => {
  await teacher.put(`/classes/${classId}/ranking`, { json: { scope: 'class', open: true } });
  const [own, other] = await Promise.all([quiet, curious].map(async ({ call }) => (await call.get('/ranking')).json()));
  expect([own.strength, other.strength]).toEqual([PLAN, ASKED]);
  expect(own.ranking.map(({ participation }: { participation: number }) => participation).sort()).toEqual([0, 0, 1]);
  expect(JSON.stringify(own)).not.toContain(ASKED);
  expect((await teacher.get('/ranking')).json().strength).toBeUndefined();
});

it('belongs to the teacher of the class', async () => {
  await app.teacher({ username: 'eva' });
  expect((await (await app.as('eva')).get(`/classes/${classId}/strengths`)).statusCode).toBe(403);
  expect((await curious.call.get(`/classes/${classId}/strengths`)).statusCode).toBe(403);
});
