import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import type { Actor } from '#domain/ownership.ts';
import { isAdmin } from '#domain/permissions.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { uploads } from '#server/db/schema/schema.ts';
import { fileLink } from '#server/files/links.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import {
  ENDPOINT_CASES,
  type EndpointCase,
  type Facts,
  type Ids,
  TARGETS,
  type Target,
} from '../../support/attacks/endpointCases.ts';
import { type OwnedRecords, seedOwnedRecords } from '../../support/attacks/ownedRecords.ts';
import { databaseHashes } from '../../support/database/databaseHashes.ts';
import { type SavedRows, saveRows } from '../../support/database/savedRows.ts';

/**
 * Makes every call as every caller on own, foreign, deleted and unknown records. The expected outcome follows only from
 * the contract's row, the policies and the entry in endpointCases.ts; a refused call changes no row of the database.
 */

const WHO = ['nobody', 'admin', 'manager', 'teacher', 'team'] as const;
type Who = (typeof WHO)[number];
const ROLE_OF: Record<Who, number> = { nobody: -1, ...ROLE };
/** Calls that teachers may read and that need no policy because they are about the caller or the game. */
const UNSCOPED_CALLS = [
  'profile',
  'correctQuizAnswers',
  'ownPhrases',
  'signInMethods',
  'pendingLtiAccount',
  'ownSelection',
  'readings',
];
const MINE = 'NOSSA';
const THEIRS = 'ALHEIA';

const CALLS = Object.entries<Endpoint>(ENDPOINTS) as [EndpointName, Endpoint][];
const lineOf = (name: string): EndpointCase => ENDPOINT_CASES[name as EndpointName];
const targetsOf = (name: string): readonly Target[] => (lineOf(name)?.ids ? TARGETS : ['own']);
const CELLS = CALLS.flatMap(([name, call]) =>
  WHO.flatMap((who) => targetsOf(name).map((target) => ({ name, call, who, target }))),
);
type Cell = (typeof CELLS)[number];

let test: TestApp;
let staff: Record<'admin' | 'manager', TestCaller>;
let mine: OwnedRecords;
let theirs: OwnedRecords;
let gone: OwnedRecords;
/** The rows from which every call begins. */
let seeded: SavedRows;

beforeAll(async () => {
  test = await createTestApp();
  const admin = await test.as((await test.admin()).username);
  staff = { admin, manager: await test.as((await test.manager()).username) };
  gone = await seedOwnedRecords(test, admin, THEIRS);
  for (const path of [`/bin/${gone.binId}/restore`, `/imports/${gone.importId}/undo`]) {
    expect((await admin.post(path)).statusCode).toBe(200);
  }
  const { teacherId, colleagueId, schoolId, platformId } = gone;
  const removed = [`/teachers/${teacherId}`, `/teachers/${colleagueId}`, `/schools/${schoolId}`];
  for (const path of [...removed, `/lti/platforms/${platformId}`]) {
    expect((await admin.send('DELETE', path)).statusCode).toBe(200);
  }
  mine = await seedOwnedRecords(test, admin, MINE);
  theirs = await seedOwnedRecords(test, admin, THEIRS);
  seeded = await saveRows(test.db);
});
afterAll(async () => {
  await seeded?.close();
  await test.close();
});

const unknownOf = (ids: Ids): Ids =>
  Object.fromEntries(Object.keys(ids).map((key) => [key, key === 'importId' ? '999999999' : randomUUID()]));

function idsOf(line: EndpointCase, target: Target): Ids {
  if (line.ids === undefined) return {};
  const things = { own: mine, foreign: theirs, deleted: gone, unknown: mine }[target];
  return target === 'unknown' ? unknownOf(line.ids(things)) : line.ids(things);
}

async function callerFor(who: Who, line: EndpointCase): Promise<TestCaller> {
  if (who === 'nobody') return test.anonymous;
  if (who === 'teacher') return test.as(mine.usernames.teacher);
  if (who !== 'team') return test.as((await (who === 'admin' ? test.admin() : test.manager())).username);
  return test.as(line.as === undefined ? mine.usernames.team : await line.as(test, mine));
}

async function ask({ name, call }: Pick<Cell, 'name' | 'call'>, caller: TestCaller, ids: Ids) {
  const line = lineOf(name);
  const named: Ids = { ...ids, ...line.params };
  const path = call.path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(named[param] ?? 'FALTA'));
  const body = await line.body?.({ app: test, things: mine, ids, me: caller.accountId });
  if (call.body && !body) throw new Error(`${name} has no body in endpointCases.ts.`);
  return () => caller.send(call.method, path, body ? { json: body } : {});
}

/** Returns the caller as the policies see it. */
function actorOf(who: Who): Actor {
  if (who === 'nobody') return null;
  const accountId = { admin: staff.admin.accountId, manager: staff.manager.accountId, teacher: mine.teacherId };
  return who === 'team' ? { accountId: mine.teamId, role: ROLE.team } : { accountId: accountId[who], role: ROLE[who] };
}

/** Returns the facts that the policies need about the records that a call names. */
function factsOf(who: Who, target: Target): Facts {
  const unknown = { teacherId: randomUUID(), schoolId: randomUUID() };
  const { teacherId, schoolId } = { own: mine, foreign: theirs, deleted: gone, unknown }[target];
  const school = { id: schoolId, ownSchoolId: who === 'teacher' ? mine.schoolId : null };
  return { teacherId, ownerId: teacherId, writersTeacher: teacherId, proposalsTeacher: teacherId, school };
}

const mayTouch = ({ name, who, target }: Cell): boolean =>
  lineOf(name).policy?.(actorOf(who), factsOf(who, target)) ?? true;

/** Returns 'ok' or a refusal id: the contract decides by role, the policies by owner. */
function expected(cell: Cell): string {
  const { name, call, who, target } = cell;
  const line = lineOf(name);
  if (call.who === 'anyone') return line.anyone?.[target] ?? 'ok';
  if (who === 'nobody') return 'signedOut';
  if (!(call.who as readonly number[]).includes(ROLE_OF[who])) return 'wrongRole';
  const missing = target === 'deleted' || target === 'unknown';
  if (who === 'team') return line.team?.[target] ?? (missing ? 'notFound' : 'ok');
  const isOwnerKnown = !missing || line.namesTeacher || (line.survivesDeletion && target === 'deleted');
  if (isOwnerKnown && !mayTouch(cell)) return 'notYours';
  if (missing) return line.staff?.[target] ?? 'notFound';
  return line.staff?.own ?? 'ok';
}

const outcome = (reply: LightMyRequestResponse): string => (reply.statusCode < 300 ? 'ok' : reply.json().code);

it('has an entry for every call, with every id that its path takes', () => {
  expect(Object.keys(ENDPOINT_CASES).sort()).toEqual(Object.keys(ENDPOINTS).sort());
  for (const [name, call] of CALLS) {
    const line = lineOf(name);
    const named = { ...line.ids?.(mine), ...line.params };
    for (const [, param = ''] of call.path.matchAll(/:(\w+)/g)) expect(Object.keys(named), name).toContain(param);
    expect(line.writes !== undefined, `${name} writes`).toBe(call.method !== 'GET');
  }
  expect(CELLS.length).toBeGreaterThan(700);
});

describe('every call on own, foreign, deleted and unknown records', () => {
  it.each(CALLS)(
    '%s',
    async (name) => {
      const cells = CELLS.filter((cell) => cell.name === name);
      const refused = cells.filter((cell) => expected(cell) !== 'ok');
      await seeded.restore();
      await expectRefused(refused);
      for (const cell of cells.filter((one) => !refused.includes(one))) await expectAnswered(cell);
    },
    120_000,
  );
});

const label = ({ name, who, target }: Cell) => `${name} as ${who} on ${target}`;

/** Makes the calls of these cells, all of one endpoint, expects their refusals, and an unchanged database after all. */
async function expectRefused(cells: readonly Cell[]): Promise<void> {
  const asked = [];
  for (const cell of cells) {
    const caller = await callerFor(cell.who, lineOf(cell.name));
    asked.push({ cell, send: await ask(cell, caller, idsOf(lineOf(cell.name), cell.target)) });
  }
  const before = await databaseHashes(test.db);
  for (const { cell, send } of asked) {
    const reply = await send();
    expect(outcome(reply), label(cell)).toBe(expected(cell));
    expect(reply.body, label(cell)).not.toMatch(/NOSSA|ALHEIA/);
  }
  expect(await databaseHashes(test.db), cells.map(label).join()).toEqual(before);
}

async function expectAnswered(cell: Cell): Promise<void> {
  const line = lineOf(cell.name);
  await seeded.restore();
  const caller = await callerFor(cell.who, line);
  const reply = await (await ask(cell, caller, idsOf(line, cell.target)))();
  expect([reply.statusCode, outcome(reply)], label(cell)).toEqual([cell.call.success.status, 'ok']);
  const seesOthers = line.open || cell.target === 'foreign' || listsEverybody(cell);
  if (!seesOthers) expect(reply.body, label(cell)).not.toContain(THEIRS);
}

/**
 * Returns whether a reply may contain other teachers' data: as the list's policy says, otherwise for administrators
 * only.
 */
function listsEverybody({ name, who }: Cell): boolean {
  const actor = actorOf(who);
  const { scope } = lineOf(name);
  if (actor === null) return false;
  return scope ? scope(actor).teacherId === undefined : isAdmin(actor.role);
}

describe('the policies', () => {
  const takesTeachers = ({ who }: Endpoint) => (who as readonly number[]).includes(ROLE.teacher);

  it('cover every record that a teacher may name and every list that a teacher may read', () => {
    const named = CALLS.filter(([name, call]) => lineOf(name).ids && takesTeachers(call));
    expect(named.filter(([name]) => !lineOf(name).policy)).toEqual([]);
    expect(named.length).toBeGreaterThan(30);
    const lists = CALLS.filter(([name, call]) => call.method === 'GET' && !lineOf(name).ids && takesTeachers(call));
    const unscoped = lists.filter(([name]) => !lineOf(name).scope && !lineOf(name).open).map(([name]) => name);
    expect(unscoped).toEqual(UNSCOPED_CALLS);
    expect(lists.length).toBeGreaterThan(15);
  });

  it('refuse everybody whom the contract refuses by role', () => {
    const refused = CELLS.filter(
      (cell) => lineOf(cell.name).policy && ['signedOut', 'wrongRole'].includes(expected(cell)),
    );
    expect(refused.length).toBeGreaterThan(100);
    for (const cell of refused) if (cell.who !== 'teacher') expect(mayTouch(cell), label(cell)).toBe(false);
  });
});

describe('deleted and unknown records', () => {
  beforeAll(() => seeded.restore());

  it.each(CALLS.filter(([name]) => lineOf(name).ids))('%s answers the same for both', async (name, call) => {
    if (name === 'undoImport') return;
    for (const who of WHO) {
      const caller = await callerFor(who, lineOf(name));
      const ask1 = await ask({ name, call }, caller, idsOf(lineOf(name), 'deleted'));
      const ask2 = await ask({ name, call }, caller, idsOf(lineOf(name), 'unknown'));
      const [deleted, unknown] = [await ask1(), await ask2()];
      expect([deleted.statusCode, deleted.body]).toEqual([unknown.statusCode, unknown.body]);
    }
  });
});

describe('a call with one own and one foreign record is refused', () => {
  const MIXED = CALLS.filter(([name, { who }]) => {
    const takes = Object.keys(lineOf(name)?.ids?.(blank()) ?? {}).length;
    return takes > 1 && (who as readonly number[]).includes(ROLE.teacher);
  });

  it.each(MIXED)('%s', async (name, call) => {
    const line = lineOf(name);
    const teacher = await callerFor('teacher', line);
    for (const key of Object.keys(idsOf(line, 'own'))) {
      const ids = { ...idsOf(line, 'own'), [key]: idsOf(line, 'foreign')[key] ?? '' };
      const send = await ask({ name, call }, teacher, ids);
      const before = await databaseHashes(test.db);
      expect(outcome(await send()), key).toBe('notYours');
      expect(await databaseHashes(test.db)).toEqual(before);
    }
  });

  it('a teacher cannot give her own class to another teacher', async () => {
    const teacher = await test.as(mine.usernames.teacher);
    const before = await databaseHashes(test.db);
    for (const teacherId of [theirs.teacherId, gone.teacherId, randomUUID(), staff.admin.accountId]) {
      const reply = await teacher.put(`/classes/${mine.classId}`, { json: { name: 'Outra', teacherId } });
      expect(reply.json().code).toBe('notYours');
    }
    expect(await databaseHashes(test.db)).toEqual(before);
  });
});

/** Placeholder to read which ids an entry names before anything is seeded. */
function blank(): OwnedRecords {
  return { usernames: {} } as OwnedRecords;
}

describe('accounts of a higher role', () => {
  it('teachers and managers can neither read nor change the passwords of the accounts above them', async () => {
    const teacher = await test.as(mine.usernames.teacher);
    const before = await databaseHashes(test.db);
    const above = [staff.admin.accountId, staff.manager.accountId];
    for (const accountId of [...above, theirs.teacherId]) {
      expect((await teacher.get(`/credentials/${accountId}`)).statusCode).toBe(403);
      expect((await teacher.put(`/credentials/${accountId}`, { json: { password: 'intruso' } })).statusCode).toBe(403);
    }
    for (const accountId of above) {
      expect((await staff.manager.get(`/credentials/${accountId}`)).statusCode).toBe(404);
      const reply = await staff.manager.put(`/credentials/${accountId}`, { json: { password: 'intruso' } });
      expect(reply.json().code).toBe('notYours');
    }
    expect(await databaseHashes(test.db)).toEqual(before);
  });

  it('an administrator cannot be deleted as a teacher or a team', async () => {
    const before = await databaseHashes(test.db);
    for (const id of [staff.admin.accountId, staff.manager.accountId]) {
      for (const path of [`/teachers/${id}`, `/team/${id}`]) {
        expect([404, 409]).toContain((await staff.manager.send('DELETE', path)).statusCode);
      }
    }
    expect(await databaseHashes(test.db)).toEqual(before);
  });
});

describe('uploads', () => {
  const TUS = { 'tus-resumable': '1.0.0' };
  const METHODS = ['HEAD', 'PATCH', 'DELETE'] as const;

  async function opened(caller: TestCaller): Promise<string> {
    const headers = { ...TUS, 'upload-length': '10', 'upload-metadata': `filename ${btoa('a.txt')}` };
    const reply = await caller.post('/uploads', { headers });
    expect(reply.statusCode).toBe(201);
    return String(reply.headers.location).replace('/api', '');
  }

  function touch(method: (typeof METHODS)[number], path: string, caller: TestCaller) {
    const headers = { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    const authorization: Record<string, string> = caller.token ? { authorization: caller.token } : {};
    const payload = method === 'PATCH' ? { payload: Buffer.from('intruso') } : {};
    return test.app.inject({ method, url: `/api${path}`, headers: { ...headers, ...authorization }, ...payload });
  }

  it.each(METHODS)('%s is only allowed to the account itself, while the upload exists', async (method) => {
    const own = await test.as(mine.usernames.fresh);
    const classmate = await test.as(mine.usernames.team);
    const other = await test.as(theirs.usernames.fresh);
    const cancelled = await opened(own);
    await touch('DELETE', cancelled, own);
    const callers: [TestCaller, number][] = [
      [test.anonymous, 401],
      [staff.admin, 404],
      [staff.manager, 404],
      [await test.as(mine.usernames.teacher), 404],
      [classmate, 404],
      [other, 404],
    ];
    const path = await opened(own);
    const before = await databaseHashes(test.db);
    for (const [caller, status] of callers) expect((await touch(method, path, caller)).statusCode).toBe(status);
    for (const missing of [cancelled, `/uploads/${randomUUID()}`, `/uploads/${gone.uploadId}`]) {
      expect((await touch(method, missing, own)).statusCode).toBe(404);
    }
    expect(await databaseHashes(test.db)).toEqual(before);
    expect((await touch('HEAD', path, own)).headers['upload-offset']).toBe('0');
    expect((await touch(method, path, own)).statusCode).toBe(method === 'HEAD' ? 200 : 204);
  });

  it('an ended session can do nothing with an upload', async () => {
    const own = await test.as(mine.usernames.fresh);
    const path = await opened(own);
    await own.post('/logout');
    for (const method of METHODS) expect((await touch(method, path, own)).statusCode).toBe(401);
    await touch('DELETE', path, await test.as(mine.usernames.fresh));
  });
});

describe('files of other teams', () => {
  it.each([
    'an upload of a classmate',
    'an upload of a deleted team',
    'an address of a file of another team',
    'an address of an upload of another team',
  ])('%s is refused in an answer', async (what) => {
    const { id: classId } = await test.schoolClass({ teacherId: mine.teacherId });
    const me = await test.as((await test.team({ classId })).username);
    const row = (await test.db.select().from(uploads)).find(({ id }) => id === theirs.uploadId);
    const sha256 = row?.sha256 ?? '';
    const author = await test.as(theirs.usernames.fresh);
    if (what === 'an address of a file of another team') {
      const json = { ship: 1, quiz: '1', texto: 'x', files: [{ name: 'a.txt', content: `upload:${theirs.uploadId}` }] };
      expect((await author.post('/tutorial', { json })).statusCode).toBe(200);
    }
    const contents: Record<string, string> = {
      'an upload of a classmate': `upload:${mine.uploadId}`,
      'an upload of a deleted team': `upload:${gone.uploadId}`,
    };
    const content = contents[what] ?? fileLink(test.services, { sha256, name: 'a.txt' });
    const before = await databaseHashes(test.db);
    const reply = await me.post('/tutorial', {
      json: { ship: 1, quiz: '1. Sim', texto: 'Nós', files: [{ name: 'a.txt', content }] },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    expect(await databaseHashes(test.db)).toEqual(before);
    await seeded.restore();
  });

  it('a signed address answers 404 once the file is gone', async () => {
    const ticket = fileLink(test.services, { sha256: 'cd'.repeat(32), name: 'a.txt' });
    expect((await test.app.inject(ticket)).statusCode).toBe(404);
  });
});

describe('drafts', () => {
  it('a team reads and writes only its own draft, whatever ids it sends', async () => {
    const [me, other] = [await test.as(mine.usernames.team), await test.as(theirs.usernames.team)];
    const before = (await other.get('/draft')).body;
    const json = {
      part: 3,
      revision: 99,
      device: 'intruso',
      content: 'intruso',
      teamId: other.accountId,
      team: other.accountId,
    };
    expect((await me.put(`/draft?teamId=${other.accountId}`, { json })).statusCode).toBe(200);
    expect((await other.get('/draft')).body).toBe(before);
    expect((await me.get(`/draft?teamId=${other.accountId}`)).json().draft.content).toBe('intruso');
  });
});
