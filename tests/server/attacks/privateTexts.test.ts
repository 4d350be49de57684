import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { EXPORT_CALLS } from '#contract/marking/exports.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { ENDPOINT_CASES, type EndpointCase } from '../../support/attacks/endpointCases.ts';
import { type OwnedRecords, seedOwnedRecords } from '../../support/attacks/ownedRecords.ts';

/**
 * Names of pupils and teachers of school A, and what its teams write outside the council, are in no reply to anybody of
 * school B. Names of teams, classes and schools, proposals and comments are public in the council.
 */

const PRIVATE = /privado/i;
const PUBLIC = 'PUBLICO';
/** Calls whose replies the whole council may read. */
const SHARED = ['proposalsOfTheme', 'ranking'];

const CALLS = Object.entries<Endpoint>(ENDPOINTS) as [EndpointName, Endpoint][];
const READS = CALLS.filter(([, { method }]) => method === 'GET');
const WRITES = CALLS.filter(([, { method }]) => method !== 'GET');

let app: TestApp;
let admin: TestCaller;
let mine: OwnedRecords;
let theirs: OwnedRecords;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.as((await app.admin()).username);
  theirs = await seedOwnedRecords(app, admin, PUBLIC);
  await hidePrivate();
  mine = await seedOwnedRecords(app, admin, 'MINHA');
  // The widest ranking that a teacher can open, which shows the most of other schools.
  await app.db.execute(sql`update classes set ranking_scope = 'global' where id = ${mine.classId}`);
});
afterAll(() => app.close());

/** Replaces every private text of school A by the marker. */
async function hidePrivate(): Promise<void> {
  const statements = [
    sql`update teams set members = array['Ana PRIVADO', 'Rui PRIVADO']`,
    sql`update teachers set name = 'Docente PRIVADO'`,
    sql`update accounts set username = 'privado-' || left(id::text, 8), email = case when role = 2 then 'privado-' || left(id::text, 8) || '@escola.pt' end where role > 1`,
    sql`update answers set texts = array['1. PRIVADO', 'PRIVADO', 'PRIVADO']`,
    sql`update drafts set content = 'PRIVADO'`,
    sql`update draft_steps set texts = array['PRIVADO']`,
    sql`update level_notes set text = 'PRIVADO'`,
    sql`update placed_comments set text = 'PRIVADO', quote = 'PRIVADO'`,
    sql`update answer_recordings set name = 'PRIVADO.webm', words = 'PRIVADO'`,
    sql`update returned_levels set note = 'PRIVADO'`,
    sql`update answer_versions set texts = array['PRIVADO'], return_note = 'PRIVADO', note = 'PRIVADO'`,
    sql`update proposal_versions set text = 'PRIVADO' where not shown`,
    sql`update council_dossiers set answers = replace(answers::text, 'PUBLICO', 'PRIVADO')::jsonb, other = replace(other::text, 'PUBLICO', 'PRIVADO')::jsonb`,
    sql`update diary_entries set text = 'PRIVADO', reason = 'PRIVADO'`,
    sql`update comments set text = 'PRIVADO' where state = 'held'`,
    sql`update attendance set present = array['Ana PRIVADO'], roles = '{"pilot": "Ana PRIVADO"}'`,
    sql`update uploads set name = 'PRIVADO.txt'`,
    sql`update bin set rows = replace(rows::text, 'Ana PUBLICO', 'Ana PRIVADO')::jsonb`,
  ];
  for (const statement of statements) await app.db.execute(statement);
  const { rows } = await app.db.execute<{ id: string; username: string }>(sql`select id, username from accounts`);
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.username ?? '';
  theirs.usernames.teacher = nameOf(theirs.teacherId);
}

async function ask([name, call]: [EndpointName, Endpoint], caller: TestCaller, things: OwnedRecords): Promise<string> {
  const line: EndpointCase = ENDPOINT_CASES[name];
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

/** Returns callers of school B (a teacher, a team that plays, a team in the council) and one without a session. */
async function people(): Promise<[string, TestCaller][]> {
  const { teacher, team, council } = mine.usernames;
  return [
    ['teacher', await app.as(teacher)],
    ['team', await app.as(team)],
    ['council', await app.as(council)],
    ['nobody', app.anonymous],
  ];
}

it("seeds private texts that the school's own teacher can see", async () => {
  const owner = await app.as(theirs.usernames.teacher);
  for (const path of [
    '/team/responses?limit=100',
    '/classes/all',
    `/team/${theirs.teamId}/report`,
    `/team/${theirs.teamId}/teamwork`,
    `/team/${theirs.teamId}/growth/2?version=1`,
    '/bin',
  ]) {
    expect((await owner.get(path)).body, path).toMatch(path === '/bin' ? PUBLIC : PRIVATE);
  }
});

describe('a caller of another school', () => {
  it.each(READS)('reads nothing private by %s', async (name, call) => {
    for (const [who, caller] of await people()) {
      for (const things of [mine, theirs]) expect(await ask([name, call], caller, things), who).not.toMatch(PRIVATE);
    }
  });

  it.each(SHARED)('reads public texts by %s', async (name) => {
    const call = CALLS.find(([one]) => one === name);
    if (!call) throw new Error(name);
    const council = await app.as(mine.usernames.council);
    expect(await ask(call, council, mine)).toContain(PUBLIC);
  });

  it.each(WRITES)('gets nothing private in the reply of %s', async (name, call) => {
    for (const [who, caller] of await people()) {
      expect(await ask([name, call], caller, theirs), who).not.toMatch(PRIVATE);
    }
    if (call.who === 'anyone') return;
    const isStaff = (call.who as readonly number[]).includes(ROLE.teacher);
    const line: EndpointCase = ENDPOINT_CASES[name];
    const username = isStaff ? mine.usernames.teacher : await (line.as?.(app, mine) ?? mine.usernames.team);
    expect(await ask([name, call], await app.as(username), mine)).not.toMatch(PRIVATE);
    mine = await seedOwnedRecords(app, admin, 'MINHA');
  });

  it.each(EXPORT_CALLS)('exports nothing private by $path', async ({ path }) => {
    const teacher = await app.as(mine.usernames.teacher);
    for (const query of ['', `?classId=${theirs.classId}`, '?search=privado', '?class=PUBLICO']) {
      expect((await teacher.get(path + query)).body).not.toMatch(PRIVATE);
    }
  });

  it.each(['/api/openapi.json', '/api/docs', '/metrics', '/healthz', '/readyz'])(
    'finds nothing private in %s',
    async (url) => {
      const reply = await app.app.inject({ url });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).not.toMatch(PRIVATE);
      expect(reply.body).not.toMatch(new RegExp(`${theirs.teamId}|${theirs.teacherId}`));
    },
  );
});
