import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StreamedCall } from '#contract/uploads.ts';
import { LIVE_STREAMS_PER_TEAM_MAX } from '#domain/limits.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { fileLink } from '#server/files/links.ts';
import { STREAMS } from '#server/http/docs/groups.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { type AttackedThings, makeThings } from '../../support/attacks/attackedThings.ts';
import { TARGETS, type Target } from '../../support/attacks/attackLines.ts';
import { meanText } from '../../support/attacks/hostileInputs.ts';
import { wholeState } from '../../support/database/wholeState.ts';

/**
 * The calls that have no row in the contract's tables, as everybody, about what is their own, another's, deleted, and
 * what never was. Asked over a real connection, because one of them never ends by itself.
 */
const WHO = ['nobody', 'admin', 'manager', 'teacher', 'team'] as const;
type Who = (typeof WHO)[number];
const ROLE_OF: Record<Who, number> = { nobody: -1, ...ROLE };
const TUS = { 'tus-resumable': '1.0.0' };

interface Line {
  /** What follows the path, or fills it in; absent: the call names nothing. */
  address?: (things: AttackedThings, target: Target) => string;
  headers?: Record<string, string>;
  body?: string;
  /** 'ok' or a refusal, where it is not what all others answer. */
  answers?: Partial<Record<`${Who} ${Target}`, string>>;
}

const upload: Line = {
  address: ({ uploadId }, target) => `/uploads/${target === 'unknown' ? randomUUID() : uploadId}`,
  headers: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  // What is another's is not told from what never was.
  answers: { 'team own': 'notFound', 'team foreign': 'notFound' },
};
const exported: Line = {
  address: ({ classId }, target) => `?classId=${target === 'unknown' ? randomUUID() : classId}`,
  answers: { 'teacher foreign': 'notYours' },
};
/** A call of the contract that streams and has no line here fails below. */
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
  'GET /manual/annex': {},
  'GET /live': {},
  // A picture of the installation's: not of a school, so it is there or it is not.
  'GET /site/logos/:logo': {
    address: (_things, target) => (target === 'own' ? logoAddress : `/site/logos/${'0'.repeat(32)}.svg`),
    answers: Object.fromEntries(
      WHO.flatMap((who) => TARGETS.filter((target) => target !== 'own').map((t) => [`${who} ${t}`, 'notFound'])),
    ),
  },
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
let things: Record<Exclude<Target, 'unknown'>, AttackedThings>;
let callers: Record<Who, TestCaller>;
let before: unknown;
let siteDir: string;
let logoAddress: string;

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'conselho-streams-'));
  const siteConfig = join(siteDir, 'site.json');
  const partner = { name: 'Fundo A', role: 'Promotor', logo: { file: 'a.svg', alt: 'Fundo A' } };
  await writeFile(join(siteDir, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  await writeFile(siteConfig, JSON.stringify({ partners: [partner] }));
  const annexFile = resolve(import.meta.dirname, '../../../assets/pdf/staff/anexo.pdf');
  test = await createTestApp({ annexFile, env: { siteConfig } });
  base = `${await test.app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  const admin = await test.as((await test.admin()).username);
  const [own, foreign, deleted] = [
    await makeThings(test, admin, 'NOSSA'),
    await makeThings(test, admin, 'ALHEIA'),
    await makeThings(test, admin, 'ALHEIA'),
  ];
  things = { own, foreign, deleted };
  for (const path of [`/bin/${deleted.binId}/restore`, `/imports/${deleted.importId}/undo`]) {
    expect((await admin.post(path)).statusCode).toBe(200);
  }
  expect((await admin.send('DELETE', `/teachers/${deleted.teacherId}`)).statusCode).toBe(200);
  logoAddress = (await test.nobody.get('/site')).json().partners[0].logo.src.replace('/api', '');
  callers = {
    nobody: test.nobody,
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
  before = await wholeState(test.db);
});

const ticketOf = (byte: string) =>
  fileLink(test.services, { sha256: byte.repeat(32), name: 'a.txt' }).replace('/api', '');

/** The status and, of a refusal, its id; a stream that is opened is left at once. */
async function ask({ call, target }: Pick<Cell, 'call' | 'target'>, token: string): Promise<string> {
  const line = LINES[keyOf(call)];
  const address = line?.address?.(things[target === 'unknown' ? 'own' : target], target) ?? '';
  const leave = new AbortController();
  const reply = await fetch(base + (address.startsWith('/') ? address : call.path + address), {
    method: call.method,
    headers: { ...line?.headers, ...(token && { authorization: token }) },
    signal: leave.signal,
    ...(line?.body !== undefined && { body: line.body }),
  });
  if (call.method === 'HEAD' && !reply.ok) return `${reply.status}`;
  const outcome = reply.ok ? 'ok' : ((await reply.json()) as { code: string }).code;
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

it('has a line for every call that streams', () => {
  expect(Object.keys(LINES).sort()).toEqual(STREAMS.map(keyOf).sort());
  expect(CELLS.length).toBeGreaterThan(150);
});

describe('as everybody, about everybody', () => {
  it.each(STREAMS.map((call) => [keyOf(call), call] as const))('%s', async (name, call) => {
    for (const cell of CELLS.filter((one) => one.call === call)) {
      const wanted = expected(cell);
      const label = `${name} as ${cell.who} on ${cell.target}`;
      const seen = await ask(cell, callers[cell.who].token);
      expect(seen, label).toBe(call.method === 'HEAD' && wanted !== 'ok' ? STATUS[wanted] : wanted);
      if (wanted !== 'ok') expect(await wholeState(test.db), label).toEqual(before);
      before = await wholeState(test.db);
    }
  });
});

describe('with a token that is over', () => {
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
    expect(await wholeState(test.db)).toEqual(before);
  });
});

it('a team opens so many streams and no more; whoever leaves makes room', async () => {
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

it('whatever is sent with it, the stream opens or is refused, and the server goes on', async () => {
  const text = meanText.map((value) => value.replace(/[^\x20-\x7e]/g, '').slice(0, 2_000));
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
