import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROLE, THEME_IDS } from '#domain/vocabulary.ts';
import { createLog } from '#server/observability/log.ts';
import { finishedUpload, quizAnswers, textAnswers } from '../../support/app/gameAnswers.ts';
import { SEED_PASSWORD } from '../../support/app/seed.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

const ADDRESS = '198.51.100.7';
const NAMES = ['Zulmira', 'zulmira', 'Cometas-da-Zulmira', 'Docente Zulmira', 'zulmira@escola.pt'];
const WRITTEN = ['um-texto-nosso', 'um-comentário-nosso', 'um-rascunho-nosso', 'ficheiro-nosso', 'nota-da-professora'];

const lines: string[] = [];
let app: TestApp;
let classId: string;
let teamId: string;
const tokens: string[] = [];

beforeAll(async () => {
  app = await createTestApp({ log: createLog('trace', { write: (line) => void lines.push(line) }) });
  const teacher = await app.teacher({ username: 'zulmira', name: 'Docente Zulmira', email: 'zulmira@escola.pt' });
  ({ id: classId } = await app.schoolClass({ teacherId: teacher.id, name: 'Turma da Zulmira' }));
  await play();
});
afterAll(() => app.close());

async function signIn(username: string, password: string) {
  const payload = { username, password };
  const reply = await app.app.inject({ method: 'POST', url: '/api/login', payload, remoteAddress: ADDRESS });
  const token: unknown = reply.json().token;
  if (typeof token === 'string') tokens.push(token);
  return reply;
}

/** Runs a class from its creation to mission 2, including failing requests. */
async function play(): Promise<void> {
  expect((await signIn('zulmira', 'palavra-errada')).statusCode).toBe(401);
  expect((await signIn('zulmira', SEED_PASSWORD)).statusCode).toBe(200);
  const prof = await app.as('zulmira');
  const rows = [
    { line: 1, className: 'Turma da Zulmira', teamName: 'Os da Zulmira', solar: 'ic', members: ['Zulmira I'] },
  ];
  await prof.post('/imports', { json: { rows } });
  const team = { name: 'Cometas-da-Zulmira', username: 'equipa-zulmira', password: 'palavra-da-zulmira' };
  const place = { schoolClass: classId, solarId: THEME_IDS.ic, permissionWanted: ROLE.team };
  const made = await prof.post('/create', { json: { ...team, ...place, teamMembers: ['Zulmira Um', 'Zulmira Dois'] } });
  expect(made.statusCode).toBe(200);
  teamId = made.json()._id;
  await prof.post('/create', { json: { ...team, ...place, teamMembers: [] } });
  expect((await signIn('equipa-zulmira', 'palavra-da-zulmira')).statusCode).toBe(200);
  const call = await app.as('equipa-zulmira');
  tokens.push(call.token, prof.token);
  const files = [await finishedUpload(app, teamId, 'ficheiro-nosso', 'ficheiro-nosso.txt')];
  const draft = { part: 0, revision: 1, device: 'tablet', content: 'um-rascunho-nosso' };
  await call.put('/draft', { json: draft });
  await call.post('/tutorial', { json: { ship: 1, quiz: '1. Sim', texto: 'um-texto-nosso', files } });
  await call.post('/answer-level-1', { json: { answers: quizAnswers('ic') } });
  await call.post('/answer-level-2', { json: { answers: textAnswers('ic', 2, 'um-texto-nosso') } });
  await call.post('/answer-level-2', { json: { answers: ['um-texto-nosso, outro'] } });
  await prof.put(`/team/${teamId}/levels/1/note`, { json: { text: 'nota-da-professora' } });
  await prof.get('/team/all?search=zulmira');
  await prof.get(`/credentials/${teamId}`);
  await app.anonymous.post('/login', { form: { username: 'zulmira', password: 'palavra-errada' } });
  await app.app.inject({ method: 'GET', url: '/api/zulmira?nome=Zulmira', remoteAddress: ADDRESS });
  await app.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: '{"username":"zulmira',
    headers: { 'content-type': 'application/json' },
  });
  await fail(() => call.put('/draft', { json: { ...draft, part: 3, revision: 2 } }));
}

/** Makes the call while a table is missing, to provoke an unexpected error in the log. */
async function fail(ask: () => Promise<{ statusCode: number }>): Promise<void> {
  await app.db.execute(sql`alter table drafts rename to drafts_away`);
  expect((await ask()).statusCode).toBe(500);
  await app.db.execute(sql`alter table drafts_away rename to drafts`);
  expect(app.unexpected.splice(0)).toHaveLength(1);
}

it('logs which call was answered, with which status and for which account', () => {
  expect(lines.length).toBeGreaterThan(15);
  const told = lines.map((line) => JSON.parse(line));
  expect(told).toContainEqual(expect.objectContaining({ route: '/api/answer-level-1', status: 200, account: teamId }));
  expect(told).toContainEqual(expect.objectContaining({ msg: 'unexpected error' }));
});

it.each([...NAMES, ...WRITTEN, SEED_PASSWORD, 'palavra-errada', 'palavra-da-zulmira', ADDRESS, '127.0.0.1'])(
  'never logs %s',
  (word) => {
    expect(lines.filter((line) => line.includes(word))).toEqual([]);
  },
);

it('logs no token and no part of one', () => {
  expect(tokens.length).toBeGreaterThan(3);
  for (const part of tokens.flatMap((token) => token.split('.'))) expect(lines.join('\n')).not.toContain(part);
});

it('metrics contain routes, but no names and no ids', async () => {
  const { body } = await app.app.inject({ url: '/metrics' });
  expect(body).toContain('/api/answer-level-1');
  for (const word of [...NAMES, ...WRITTEN, teamId, ADDRESS]) expect(body).not.toContain(word);
});
