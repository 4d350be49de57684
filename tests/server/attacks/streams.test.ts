import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LTI_ROUTES } from '#contract/identity/ltiRoutes.ts';
import type { StreamedCall } from '#contract/uploads.ts';
import { LIVE_STREAMS_PER_TEAM_MAX } from '#domain/limits.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { fileLink } from '#server/files/links.ts';
import { STREAMS } from '#server/http/docs/groups.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { TARGETS, type Target } from '../../support/attacks/endpointCases.ts';
import { hostileText } from '../../support/attacks/hostileInputs.ts';
import { type OwnedRecords, seedOwnedRecords } from '../../support/attacks/ownedRecords.ts';
import { databaseHashes } from '../../support/database/databaseHashes.ts';

/**
 * Makes the streamed calls, which have no row in the contract's tables, as every caller on own, foreign, deleted and
 * unknown records. Uses a real connection because the live stream never ends by itself.
 */
const WHO = ['nobody', 'admin', 'manager', 'teacher', 'team'] as const;
type Who = (typeof WHO)[number];
const ROLE_OF: Record<Who, number> = { nobody: -1, ...ROLE };
const TUS = { 'tus-resumable': '1.0.0' };

interface Line {
  /** Returns the path, or what follows it; absent if the call names no record. */
  address?: (things: OwnedRecords, target: Target) => string;
  headers?: Record<string, string>;
  body?: string;
  /** Outcomes that differ from the default: 'ok' or a refusal id. */
  answers?: Partial<Record<`${Who} ${Target}`, string>>;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const upload: Line = {
  address: ({ uploadId }, target) => `/uploads/${target === 'unknown' ? randomUUID() : uploadId}`,
  headers: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  // A foreign upload cannot be told from an unknown one; this one is of a team that is none of the callers.
  answers: Object.fromEntries(
    (['admin', 'manager', 'teacher', 'team'] as const).flatMap((who) =>
      (['own', 'foreign'] as const).map((target) => [`${who} ${target}`, 'notFound']),
    ),
  ),
};
const exported: Line = {
  address: ({ classId }, target) => `?classId=${target === 'unknown' ? randomUUID() : classId}`,
  answers: { 'teacher foreign': 'notYours' },
};
/** Addresses of platforms answer everybody alike, with a page; tests/server/identity/lti tries what they accept. */
const LAUNCHES: Record<string, Line> = Object.fromEntries(
  LTI_ROUTES.map(({ method, path }) => [`${method} ${path}`, method === 'GET' ? {} : { headers: FORM, body: 'a=b' }]),
);
/** One entry per streamed call of the contract; a missing one fails a test below. */
const LINES: Record<string, Line> = {
  'POST /uploads': { headers: { ...TUS, 'upload-length': '3', 'upload-metadata': `filename ${btoa('a.txt')}` } },
  'HEAD /uploads/:uploadId': upload,
  'PATCH /uploads/:uploadId': { ...upload, body: 'intruso' },
  'DELETE /uploads/:uploadId': upload,
  'GET /files/:ticket': {
    address: (_things, target) => (target === 'own' ? ticketOf('ab') : ticketOf('cd')),
    answers: Object.fromEntries(WHO.flatMap((who) => TARGETS.map((target) => [`${who} ${target}`, 'notFound']))),
  },
  'GET /export/marks.csv': exported,
  'GET /export/marks.xlsx': exported,
  'GET /export/answers.csv': exported,
  'GET /export/answers.xlsx': exported,
  'GET /export/students.csv': exported,
  'GET /export/students.xlsx': exported,
  'GET /export/phrases.csv': {},
  'GET /manual/annex': {},
  'GET /proposal/:teamId/dossier': {
    address: ({ councilId }, target) => `/proposal/${target === 'unknown' ? randomUUID() : councilId}/dossier`,
    // The team that asks is another one of the class.
    answers: { 'teacher foreign': 'notYours', 'team own': 'notYours', 'team foreign': 'notYours' },
  },
  'GET /classes/:classId/lesson/live': {
    address: ({ classId }, target) => `/classes/${target === 'unknown' ? randomUUID() : classId}/lesson/live`,
    answers: { 'teacher foreign': 'notYours' },
  },
  'GET /live': {},
  // A logo of the installation belongs to no school, so it only exists or does not.
  'GET /site/logos/:logo': {
    address: (_things, target) => (target === 'own' ? logoAddress : `/site/logos/${'0'.repeat(32)}.svg`),
    answers: Object.fromEntries(
      WHO.flatMap((who) => TARGETS.filter((target) => target !== 'own').map((t) => [`${who} ${t}`, 'notFound'])),
    ),
  },
  // So does a video in sign language.
  'GET /sign-videos/:theme/:file': {
    address: (_things, target) => `/sign-videos/ds/${target === 'own' ? 'mission1.webm' : 'mission2.webm'}`,
    answers: Object.fromEntries(
      WHO.flatMap((who) => TARGETS.filter((target) => target !== 'own').map((t) => [`${who} ${t}`, 'notFound'])),
    ),
  },
  // Answers with a redirect to the page for signing in.
  'GET /login/issuer/callback': {},
  ...LAUNCHES,
  'POST /csp-report': { headers: { 'content-type': 'application/csp-report' }, body: '{}' },
};
const keyOf = ({ method, path }: StreamedCall) => `${method} ${path}`;
const CELLS = STREAMS.flatMap((call) =>
  WHO.flatMap((who) =>
    (LINES[keyOf(call)]?.address ? TARGETS : (['own'] as const)).map((target) => ({ call, who, target })),
  ),
);
type Cell = (typeof CELLS)[number];

let test: TestApp;
let base: string;
let things: Record<Exclude<Target, 'unknown'>, OwnedRecords>;
let callers: Record<Who, TestCaller>;
let before: unknown;
let siteDir: string;
let logoAddress: string;

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'conselho-streams-'));
  const siteConfig = join(siteDir, 'site.json');
  const partner = { name: 'Fundo A', role: 'Promotor', logo: { file: 'a.svg', alt: 'Fundo A' } };
  await writeFile(join(siteDir, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  await mkdir(join(siteDir, 'lgp', 'ds'), { recursive: true });
  await writeFile(join(siteDir, 'lgp', 'ds', 'mission1.webm'), Buffer.from('1a45dfa300', 'hex'));
  await writeFile(siteConfig, JSON.stringify({ partners: [partner] }));
  const annexFile = resolve(import.meta.dirname, '../../../assets/pdf/staff/anexo.pdf');
  test = await createTestApp({ annexFile, env: { siteConfig } });
  base = `${await test.app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  const admin = await test.as((await test.admin()).username);
  const [own, foreign, deleted] = [
    await seedOwnedRecords(test, admin, 'NOSSA'),
    await seedOwnedRecords(test, admin, 'ALHEIA'),
    await seedOwnedRecords(test, admin, 'ALHEIA'),
  ];
  things = { own, foreign, deleted };
  for (const path of [`/bin/${deleted.binId}/restore`, `/imports/${deleted.importId}/undo`]) {
    expect((await admin.post(path)).statusCode).toBe(200);
  }
  expect((await admin.send('DELETE', `/teachers/${deleted.teacherId}`)).statusCode).toBe(200);
  logoAddress = (await test.anonymous.get('/site')).json().partners[0].logo.src.replace('/api', '');
  callers = {
    nobody: test.anonymous,
    admin,
    manager: await test.as((await test.manager()).username),
    teacher: await test.as(own.usernames.teacher),
    team: await test.as(own.usernames.team),
  };
});
afterAll(async () => {
  test.app.server.closeAllConnections();
  await test.close();
  await rm(siteDir, { recursive: true });
});
beforeEach(async () => {
  before = await databaseHashes(test.db);
});

const ticketOf = (byte: string) =>
  fileLink(test.services, { sha256: byte.repeat(32), name: 'a.txt' }).replace('/api', '');

/** Returns 'ok' or the refusal id (for HEAD the status). An opened stream is closed at once. */
async function ask({ call, target }: Pick<Cell, 'call' | 'target'>, token: string): Promise<string> {
  const line = LINES[keyOf(call)];
  const address = line?.address?.(things[target === 'unknown' ? 'own' : target], target) ?? '';
  const leave = new AbortController();
  const reply = await fetch(base + (address.startsWith('/') ? address : call.path + address), {
    method: call.method,
    headers: { ...line?.headers, ...(token && { authorization: token }) },
    signal: leave.signal,
    redirect: 'manual',
    ...(line?.body !== undefined && { body: line.body }),
  });
  if (call.method === 'HEAD' && !reply.ok) return `${reply.status}`;
  // Launches are refused with a page.
  const isPage = reply.headers.get('content-type')?.startsWith('text/html') === true;
  const outcome = reply.ok || isPage || reply.status === 303 ? 'ok' : ((await reply.json()) as { code: string }).code;
  leave.abort();
  return outcome;
}

function expected({ call, who, target }: Cell): string {
  const own = LINES[keyOf(call)]?.answers?.[`${who} ${target}`];
  if (call.who === 'anyone') return own ?? 'ok';
  if (who === 'nobody') return 'signedOut';
  if (!(call.who as readonly number[]).includes(ROLE_OF[who])) return 'wrongRole';
  return own ?? (target === 'deleted' || target === 'unknown' ? 'notFound' : 'ok');
}
const STATUS: Record<string, string> = { signedOut: '401', wrongRole: '403', notFound: '404' };

it('has an entry for every streamed call', () => {
  expect(Object.keys(LINES).sort()).toEqual(STREAMS.map(keyOf).sort());
  expect(CELLS.length).toBeGreaterThan(150);
});

describe('every streamed call on own, foreign, deleted and unknown records', () => {
  it.each(STREAMS.map((call) => [keyOf(call), call] as const))('%s', async (name, call) => {
    for (const cell of CELLS.filter((one) => one.call === call)) {
      const wanted = expected(cell);
      const label = `${name} as ${cell.who} on ${cell.target}`;
      const seen = await ask(cell, callers[cell.who].token);
      expect(seen, label).toBe(call.method === 'HEAD' && wanted !== 'ok' ? STATUS[wanted] : wanted);
      if (wanted !== 'ok') expect(await databaseHashes(test.db), label).toEqual(before);
      before = await databaseHashes(test.db);
    }
  });
});

describe('streamed calls with a token that is no longer valid', () => {
  const GUARDED = STREAMS.filter(({ who }) => who !== 'anyone');

  it.each(GUARDED.map((call) => [keyOf(call), call] as const))('%s', async (_name, call) => {
    const over = await test.as(
      call.who.includes(ROLE.team as never) ? things.own.usernames.team : things.own.usernames.teacher,
    );
    await over.post('/logout');
    const [header, payload] = over.token.split('.');
    const forged = `${header}.${payload}.`;
    const expired = test.services.tokens.sign({ sub: over.accountId, sid: randomUUID(), role: 0, exp: 1 });
    for (const token of [over.token, forged, expired]) {
      expect(await ask({ call, target: 'own' }, token)).toBe(call.method === 'HEAD' ? '401' : 'signedOut');
    }
    expect(await databaseHashes(test.db)).toEqual(before);
  });
});

it('limits the live streams of a team; a closed stream frees its place', async () => {
  const team = await test.as((await test.team({ classId: things.own.classId })).username);
  const open = async () => {
    const leave = new AbortController();
    const reply = await fetch(`${base}/live`, { headers: { authorization: team.token }, signal: leave.signal });
    return { status: reply.status, leave: () => leave.abort() };
  };
  const opened = await Promise.all(Array.from({ length: 2 * LIVE_STREAMS_PER_TEAM_MAX }, open));
  const statuses = opened.map(({ status }) => status).sort();
  const half = (status: number) => Array(LIVE_STREAMS_PER_TEAM_MAX).fill(status);
  expect(statuses).toEqual([...half(200), ...half(503)]);
  for (const { leave } of opened) leave();
  await expect.poll(() => test.services.live.count(team.accountId)).toBe(0);
  const again = await open();
  expect(again.status).toBe(200);
  again.leave();
});

it('opens or refuses the live stream whatever the request contains, and keeps serving', async () => {
  const text = hostileText.map((value) => value.replace(/[^\x20-\x7e]/g, '').slice(0, 2_000));
  const token = fc.oneof(fc.constantFrom(...WHO.map((who) => callers[who].token)), text);
  const asked = fc.record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE'),
    token,
    query: text.map((value) => `?${encodeURIComponent(value)}`),
    accept: fc.oneof(fc.constantFrom('text/event-stream', '*/*'), text),
    'last-event-id': text,
  });
  const seen = new Set<number>();
  const ask = async ({ method, token: authorization, query, ...headers }: Record<string, string>) => {
    const leave = new AbortController();
    const sent = { ...headers, ...(authorization && { authorization }) };
    const reply = await fetch(`${base}/live${query}`, { method: method ?? 'GET', headers: sent, signal: leave.signal });
    leave.abort();
    seen.add(reply.status);
    expect([200, 401, 403, 404, 503]).toContain(reply.status);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  };
  await fc.assert(fc.asyncProperty(asked, ask), { numRuns: 100 });
  expect([...seen].sort()).toEqual(expect.arrayContaining([200, 401, 403]));
  expect((await fetch(base.replace('/api', '/readyz'))).status).toBe(200);
  expect(test.unexpected).toEqual([]);
});
