import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { EXPORT_CALLS } from '#contract/marking/exports.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { type AttackedThings, makeThings } from '../../support/attacks/attackedThings.ts';
import { ATTACK_LINES, type AttackLine } from '../../support/attacks/attackLines.ts';

/**
 * What school A calls its pupils and teachers, and what a team writes outside the council, is in no answer to anybody of
 * school B, whatever B asks for. Names of teams, classes and schools, proposals and comments are the council's.
 */

const PRIVATE = /privado/i;
const PUBLIC = 'PUBLICO';
/** Read aloud by the whole council. */
const SHARED = ['proposalsOfTheme', 'ranking'];

const CALLS = Object.entries<Endpoint>(ENDPOINTS) as [EndpointName, Endpoint][];
const READS = CALLS.filter(([, { method }]) => method === 'GET');
const WRITES = CALLS.filter(([, { method }]) => method !== 'GET');

let app: TestApp;
let admin: TestCaller;
let mine: AttackedThings;
let theirs: AttackedThings;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.as((await app.admin()).username);
  theirs = await makeThings(app, admin, PUBLIC);
  await hidePrivate();
  mine = await makeThings(app, admin, 'MINHA');
  // The widest ranking that a teacher can open: it shows the most of others.
  await app.db.execute(sql`update classes set ranking_scope = 'global' where id = ${mine.classId}`);
});
afterAll(() => app.close());

/** Everything of school A that is nobody else's business. */
async function hidePrivate(): Promise<void> {
  const statements = [
    sql`update teams set members = array['Ana PRIVADO', 'Rui PRIVADO']`,
    sql`update teachers set name = 'Docente PRIVADO'`,
    sql`update accounts set username = 'privado-' || left(id::text, 8), email = case when role = 2 then 'privado@escola.pt' end where role > 1`,
    sql`update answers set texts = array['1. PRIVADO', 'PRIVADO', 'PRIVADO']`,
    sql`update drafts set content = 'PRIVADO'`,
    sql`update level_notes set text = 'PRIVADO'`,
    sql`update returned_levels set note = 'PRIVADO'`,
    sql`update answer_versions set texts = array['PRIVADO'], return_note = 'PRIVADO', note = 'PRIVADO'`,
    sql`update uploads set name = 'PRIVADO.txt'`,
    sql`update bin set rows = replace(rows::text, 'Ana PUBLICO', 'Ana PRIVADO')::jsonb`,
  ];
  for (const statement of statements) await app.db.execute(statement);
  const { rows } = await app.db.execute<{ id: string; username: string }>(sql`select id, username from accounts`);
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.username ?? '';
  theirs.usernames.teacher = nameOf(theirs.teacherId);
}

async function ask(
  [name, call]: [EndpointName, Endpoint],
  caller: TestCaller,
  things: AttackedThings,
): Promise<string> {
  const line: AttackLine = ATTACK_LINES[name];
  const ids = line.ids?.(things) ?? {};
  const named: Record<string, string> = { ...ids, ...line.params };
  const path = call.path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(named[param] ?? 'FALTA'));
  const body = await line.body?.({ app, things: mine, ids, me: caller.accountId });
  const shape: object = (call.query as { shape?: object } | undefined)?.shape ?? {};
  const query = `${'limit' in shape ? 'limit=1000' : ''}${'scope' in shape ? '&scope=global' : ''}`;
  const reply = await caller.send(call.method, `${path}?${query}`, body ? { json: body } : {});
  if (!('search' in shape)) return reply.body;
  return reply.body + (await caller.send(call.method, `${path}?${query}&search=privado`)).body;
}

/** Everybody of school B: a teacher, a team that plays, one in the council. */
async function people(): Promise<[string, TestCaller][]> {
  const { teacher, team, council } = mine.usernames;
  return [
    ['teacher', await app.as(teacher)],
    ['team', await app.as(team)],
    ['council', await app.as(council)],
    ['nobody', app.nobody],
  ];
}

it('plants what must not be seen where its own people see it', async () => {
  const owner = await app.as(theirs.usernames.teacher);
  for (const path of ['/team/responses?limit=100', '/classes/all', `/team/${theirs.teamId}/report`, '/bin']) {
    expect((await owner.get(path)).body, path).toMatch(path === '/bin' ? PUBLIC : PRIVATE);
  }
});

describe('whoever is of another school', () => {
  it.each(READS)('reads nothing of it by %s', async (name, call) => {
    for (const [who, caller] of await people()) {
      for (const things of [mine, theirs]) expect(await ask([name, call], caller, things), who).not.toMatch(PRIVATE);
    }
  });

  it.each(SHARED)('reads by %s what is everybody’s', async (name) => {
    const call = CALLS.find(([one]) => one === name);
    if (!call) throw new Error(name);
    const council = await app.as(mine.usernames.council);
    expect(await ask(call, council, mine)).toContain(PUBLIC);
  });

  it.each(WRITES)('is told nothing of it by %s', async (name, call) => {
    for (const [who, caller] of await people()) {
      expect(await ask([name, call], caller, theirs), who).not.toMatch(PRIVATE);
    }
    if (call.who === 'anyone') return;
    const isStaff = (call.who as readonly number[]).includes(ROLE.teacher);
    const line: AttackLine = ATTACK_LINES[name];
    const username = isStaff ? mine.usernames.teacher : await (line.as?.(app, mine) ?? mine.usernames.team);
    expect(await ask([name, call], await app.as(username), mine)).not.toMatch(PRIVATE);
    mine = await makeThings(app, admin, 'MINHA');
  });

  it.each(EXPORT_CALLS)('saves nothing of it by $path', async ({ path }) => {
    const teacher = await app.as(mine.usernames.teacher);
    for (const query of ['', `?classId=${theirs.classId}`, '?search=privado', '?class=PUBLICO']) {
      expect((await teacher.get(path + query)).body).not.toMatch(PRIVATE);
    }
  });

  it.each(['/api/openapi.json', '/api/docs', '/metrics', '/healthz', '/readyz'])(
    'finds nothing of it in %s',
    async (url) => {
      const reply = await app.app.inject({ url });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).not.toMatch(PRIVATE);
      expect(reply.body).not.toMatch(new RegExp(`${theirs.teamId}|${theirs.teacherId}`));
    },
  );
});
