import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { EXPORT_CALLS } from '#contract/marking/exports.ts';
import { ROLE, THEME_IDS } from '#domain/vocabulary.ts';
import { fileLink } from '#server/files/links.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { type ConnectionRecorder, recordConnections } from '../../support/attacks/connectionRecorder.ts';
import { expectSafeReply } from '../../support/attacks/expectSafeReply.ts';
import { hostileText, hostileValue, inputArbitrary, type KnownIds } from '../../support/attacks/hostileInputs.ts';
import {
  bodyArbitrary,
  callPath,
  encoded,
  ODD_HEADERS,
  queryArbitrary,
} from '../../support/attacks/hostileRequests.ts';
import { type OwnedRecords, seedOwnedRecords } from '../../support/attacks/ownedRecords.ts';

/**
 * Sends requests generated from the contract with hostile values, as every role. `FUZZ_REQUESTS` sets the total number;
 * a failure prints its seed, which `FUZZ_SEED` repeats.
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 3_000);
const SEED = process.env.FUZZ_SEED === undefined ? {} : { seed: Number(process.env.FUZZ_SEED) };

const CALLS = Object.entries<Endpoint>(ENDPOINTS);
/**
 * The streamed calls: exports, the manual's annex, uploads, files, CSP reports, and unknown addresses. The live stream
 * is fuzzed in streams.test.ts.
 */
const STREAMED = 10;
const RUNS = Math.ceil(REQUESTS / (CALLS.length + STREAMED));
const TIMEOUT_MS = Math.max(60_000, RUNS * 1_000);
/** After this many requests the data is seeded again, because deleted, locked or full records hide later failures. */
const RESEED_AFTER = 120;

const WHO = ['nobody', 'admin', 'manager', 'teacher', 'stranger', 'team', 'returned', 'council', 'fresh'] as const;
type Who = (typeof WHO)[number];
const ROLES_OF: Record<Who, number> = {
  nobody: -1,
  admin: ROLE.admin,
  manager: ROLE.manager,
  teacher: ROLE.teacher,
  stranger: ROLE.teacher,
  team: ROLE.team,
  returned: ROLE.team,
  council: ROLE.team,
  fresh: ROLE.team,
};

let test: TestApp;
let callers: Record<Who, TestCaller>;
let things: OwnedRecords;
let foreign: OwnedRecords;
let secrets: string[];
let usernames: Record<Who, string>;
let outward: ConnectionRecorder;
let sent = 0;
let deleted = 0;
const repliesByStatus: Record<number, number> = {};

beforeAll(async () => {
  const opening = recordConnections();
  test = await createTestApp();
  await test.db.execute(sql`select 1`);
  opening.stop();
  outward = recordConnections(opening.destinations());
  secrets = [process.cwd(), test.services.env.dataDir];
  await reseed();
});
afterAll(async () => {
  outward.stop();
  await test.close();
});

/** Empties the database and seeds a new school, so that no account is locked, signed out or deleted. */
async function reseed(): Promise<void> {
  const { rows } = await test.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const tables = sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await test.db.execute(sql`truncate ${tables} restart identity cascade`);
  const admin = (await test.admin()).username;
  const adminCaller = await test.as(admin);
  things = await seedOwnedRecords(test, adminCaller, 'NOSSA');
  foreign = await seedOwnedRecords(test, adminCaller, 'ALHEIA');
  const { teacher, team, returned, council, fresh } = things.usernames;
  const manager = (await test.manager()).username;
  usernames = {
    nobody: '',
    admin,
    manager,
    teacher,
    stranger: foreign.usernames.teacher,
    team,
    returned,
    council,
    fresh,
  };
  const signedIn = await Promise.all(
    WHO.map(async (who) => [who, who === 'nobody' ? test.anonymous : await test.as(usernames[who])]),
  );
  callers = Object.fromEntries(signedIn);
  deleted = 0;
}

/** Returns the ids of both schools by the field names under which calls take them. */
function knownIds(): KnownIds {
  const both = (pick: (one: OwnedRecords) => string[]) => [...pick(things), ...pick(foreign)];
  const teams = both((one) => [one.teamId, one.returnedId, one.councilId, one.submittedId, one.freshId]);
  return {
    teacherId: both((one) => [one.teacherId]),
    schoolId: both((one) => [one.schoolId]),
    school: both((one) => [one.schoolId]),
    classId: both((one) => [one.classId]),
    schoolClass: both((one) => [one.classId]),
    binId: both((one) => [one.binId]),
    importId: both((one) => [one.importId]),
    proposalUid: both((one) => [one.proposalUid, one.hiddenProposalUid]),
    proposalId: both((one) => [one.proposalUid, one.hiddenProposalUid]),
    proposals: both((one) => [one.proposalUid, one.hiddenProposalUid]),
    teamId: teams,
    accountId: [...teams, ...both((one) => [one.teacherId])],
    solarId: Object.values(THEME_IDS),
    content: [...both((one) => [`upload:${one.uploadId}`]), 'data:text/plain;base64,T2zDoQ==', 'data:,x'],
  };
}

interface Request {
  who: Who;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

async function sendRequest({ who, method, url, headers, payload }: Request): Promise<LightMyRequestResponse> {
  if (sent % RESEED_AFTER === RESEED_AFTER - 1) await reseed();
  sent += 1;
  test.advance(500);
  const { token } = callers[who];
  const reply = await test.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers: { ...(token && { authorization: token }), ...headers },
    ...(payload !== undefined && { payload }),
  });
  repliesByStatus[reply.statusCode] = (repliesByStatus[reply.statusCode] ?? 0) + 1;
  expectSafeReply(reply, secrets);
  expect(test.unexpected.map(({ message }) => message)).toEqual([]);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(PROTOTYPE_KEYS);
  if (method === 'DELETE' && reply.statusCode < 300) deleted += 1;
  if (deleted > DELETED_MAX) await reseed();
  if (reply.statusCode === 401 && who !== 'nobody') await signInAgain(who);
  return reply;
}
const DELETED_MAX = 3;

/** Signs the caller in again; reseeds if the account was deleted. */
async function signInAgain(who: Who): Promise<void> {
  try {
    callers[who] = await test.as(usernames[who]);
  } catch {
    await reseed();
  }
}
const PROTOTYPE_KEYS = Reflect.ownKeys(Object.prototype);

/**
 * Runs one fast-check property to the end and reports the failed requests with the seed. What they wrote is not undone.
 */
async function attack(requests: fc.Arbitrary<Request>): Promise<void> {
  const failedRequests: string[] = [];
  const property = fc.asyncProperty(requests, async (request) => {
    try {
      await sendRequest(request);
    } catch (error) {
      test.unexpected.length = 0;
      failedRequests.push(`${truncated(error instanceof Error ? error.message : error, 400)}\n  ${printable(request)}`);
    }
  });
  const { seed } = await fc.check(property, { numRuns: RUNS, ...SEED });
  expect(failedRequests.slice(0, SHOWN_MAX).join('\n'), `FUZZ_SEED=${seed}`).toBe('');
  expect((await test.app.inject('/readyz')).statusCode).toBe(200);
}
const SHOWN_MAX = 5;

const truncated = (text: unknown, chars: number) => String(text).slice(0, chars);
function printable({ payload, url, headers, ...request }: Request): string {
  const parts = { ...request, url: truncated(url, 500), payload: truncated(payload ?? '', 800) };
  return `${JSON.stringify(parts)} ${truncated(JSON.stringify(headers), 500)}`;
}

/** Half of the requests contain only valid values; the rest contain 8, 30 or 70 percent hostile ones. */
const HOSTILE_PERCENT = fc.constantFrom(0, 0, 0, 8, 30, 70);

function requestsFor(call: Endpoint): fc.Arbitrary<Request> {
  const allowed = WHO.filter((who) => call.who === 'anyone' || call.who.includes(ROLES_OF[who] as never));
  return HOSTILE_PERCENT.chain((mean) =>
    fc.record({
      who: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...allowed) },
        { weight: 1, arbitrary: fc.constantFrom(...WHO) },
      ),
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant<string>(call.method) },
        { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PATCH', 'DELETE', 'GET') },
      ),
      params: call.params ? inputArbitrary(call.params, 'params', knownIds, mean) : fc.constant({}),
      query: queryArbitrary(call.query, mean, knownIds),
      wire: bodyArbitrary(call.body ? inputArbitrary(call.body, 'body', knownIds, mean) : null),
      odd: fc.oneof(
        { weight: 12, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.constantFrom(...ODD_HEADERS) },
      ),
    }),
  ).map(({ who, method, params, query, wire, odd }) => {
    const named = (typeof params === 'object' && params !== null ? params : {}) as Record<string, unknown>;
    const withBody = method === 'GET' || method === 'HEAD' ? { headers: {} } : wire;
    return {
      ...withBody,
      who,
      method,
      url: callPath(call.path, named) + query,
      headers: { ...withBody.headers, ...odd },
    };
  });
}

describe('every call of the contract, as every role', () => {
  it.each(CALLS)('%s', async (_name, call) => attack(requestsFor(call)), TIMEOUT_MS);
});

const anyone = fc.constantFrom(...WHO);

describe('streamed calls', () => {
  it(
    'GET /manual/annex',
    async () => {
      const url = fc
        .oneof(
          fc.constant(''),
          hostileText.map((text) => `?${new URLSearchParams({ asked: text })}`),
        )
        .map((asked) => `/api/manual/annex${asked}`);
      await attack(
        fc.record({ who: anyone, method: fc.constantFrom('GET', 'POST', 'HEAD'), url, headers: fc.constant({}) }),
      );
    },
    TIMEOUT_MS,
  );

  it.each(EXPORT_CALLS)(
    '$path',
    async ({ path, query }) => {
      const url = HOSTILE_PERCENT.chain((mean) => queryArbitrary(query, mean, knownIds)).map(
        (asked) => `/api${path}${asked}`,
      );
      await attack(fc.record({ who: anyone, method: fc.constant('GET'), url, headers: fc.constant({}) }));
    },
    TIMEOUT_MS,
  );

  const mostlyTeams = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<Who>('fresh', 'team') },
    { weight: 1, arbitrary: anyone },
  );
  const headerText = hostileText.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 3_000));
  const oneHeader = (good: readonly string[]) =>
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: headerText });
  const metadata = fc
    .tuple(
      fc.constantFrom('filename', 'name', 'x', '__proto__'),
      fc.oneof(fc.constantFrom('a.txt', 'a.png', '../a.txt', 'a'), hostileText),
    )
    .map(([key, text]) => `${key} ${Buffer.from(text).toString('base64').slice(0, 4_000)}`);
  const tusHeaders = fc.record(
    {
      'tus-resumable': oneHeader(['1.0.0', '1.0.0', '1.0.0', '0.2']),
      'upload-length': oneHeader([
        '0',
        '3',
        '10',
        '52428800',
        '52428801',
        '-1',
        '1e3',
        '999999999999999',
        '9999999999999999',
      ]),
      'upload-offset': oneHeader(['0', '0', '3', '-1', '99', '1.5']),
      'upload-metadata': fc.oneof({ weight: 4, arbitrary: metadata }, { weight: 1, arbitrary: headerText }),
      'upload-concat': oneHeader(['partial', 'final;/api/uploads/a /api/uploads/b']),
      'upload-defer-length': oneHeader(['1', '0']),
      'upload-checksum': oneHeader(['sha1 x']),
      'content-type': oneHeader(['application/offset+octet-stream', 'application/offset+octet-stream', 'text/plain']),
    },
    { requiredKeys: [] },
  );
  const bytes = fc.constantFrom('', 'abc', 'Olá', '\x89PNG', '<html>', 'x'.repeat(70_000));

  it(
    'POST /uploads',
    async () => {
      const request = {
        who: mostlyTeams,
        method: fc.constant('POST'),
        url: fc.constant('/api/uploads'),
        headers: tusHeaders,
        payload: bytes,
      };
      await attack(fc.record(request) as fc.Arbitrary<Request>);
    },
    TIMEOUT_MS,
  );

  it(
    'HEAD, PATCH and DELETE /uploads/:uploadId',
    async () => {
      const { headers } = await test.app.inject({
        method: 'POST',
        url: '/api/uploads',
        headers: {
          authorization: callers.fresh.token,
          'tus-resumable': '1.0.0',
          'upload-length': '10',
          'upload-metadata': 'filename YS50eHQ=',
        },
      });
      const open = String(headers.location);
      const url = fc.oneof(
        { weight: 3, arbitrary: fc.constant(open) },
        { weight: 2, arbitrary: fc.nat(1).map((pick) => `/api/uploads/${pick ? foreign.uploadId : things.uploadId}`) },
        { weight: 1, arbitrary: hostileText.map((text) => `/api/uploads/${encoded(text)}`) },
      );
      const method = fc.constantFrom('HEAD', 'PATCH', 'PATCH', 'PATCH', 'DELETE', 'GET', 'OPTIONS', 'PUT');
      await attack(
        fc.record({ who: mostlyTeams, method, url, headers: tusHeaders, payload: bytes }) as fc.Arbitrary<Request>,
      );
    },
    TIMEOUT_MS,
  );

  it(
    '/files/:ticket',
    async () => {
      const good = () => fileLink(test.services, { sha256: 'ab'.repeat(32), name: 'a.png' });
      const broken = fc
        .tuple(fc.nat(60), hostileText)
        .map(([at, text]) => `${good().slice(0, at + 10)}${encoded(text)}`);
      const url = fc.oneof(
        fc.constant(good()),
        broken,
        hostileText.map((text) => `/api/files/${encoded(text)}`),
      );
      const headers = fc.record(
        { range: headerText, 'if-none-match': headerText, 'if-range': headerText },
        { requiredKeys: [] },
      );
      const query = fc.constantFrom('', '?inline=1', '?inline=1&inline=2', '?inline[]=1', '?%');
      const whole = fc.tuple(url, query).map(([path, asked]) => path + asked);
      await attack(
        fc.record({
          who: anyone,
          method: fc.constantFrom('GET', 'HEAD', 'POST'),
          url: whole,
          headers,
        }) as fc.Arbitrary<Request>,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'POST /csp-report',
    async () => {
      const type = fc.constantFrom('application/csp-report', 'application/reports+json', 'text/plain');
      const keys = fc.constantFrom('csp-report', 'effective-directive', 'blocked-uri', 'document-uri', 'body', 'type');
      const fields = fc.dictionary(keys, fc.oneof(hostileValue, fc.dictionary(keys, hostileValue)));
      const payload = fc
        .oneof(fields, fc.array(fields, { maxLength: 20 }), hostileValue)
        .map((one) => JSON.stringify(one) ?? '');
      await attack(
        fc.record({
          who: anyone,
          method: fc.constant('POST'),
          url: fc.constant('/api/csp-report'),
          headers: type.map((one) => ({ 'content-type': one })),
          payload,
        }) as fc.Arbitrary<Request>,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'unknown addresses',
    async () => {
      const start = fc.constantFrom(
        '/api/',
        '/',
        '/api/../',
        '/api//team/',
        '/assets/',
        '/pdf/',
        '/healthz/',
        '/metrics/',
        '/api/docs/',
      );
      const url = fc.tuple(start, hostileText).map(([path, text]) => path + encoded(text));
      const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH');
      await attack(
        fc.record({ who: anyone, method, url, headers: fc.constantFrom({}, ...ODD_HEADERS) }) as fc.Arbitrary<Request>,
      );
    },
    TIMEOUT_MS,
  );
});

it('sends enough requests that succeed and enough that are refused', () => {
  const all = Object.values(repliesByStatus).reduce((sum, count) => sum + count, 0);
  if (process.env.FUZZ_REQUESTS !== undefined) console.info('requests by status', { all, ...repliesByStatus });
  expect(all).toBeGreaterThanOrEqual(REQUESTS);
  expect(repliesByStatus[200] ?? 0).toBeGreaterThan(all / 10);
  expect(repliesByStatus[400] ?? 0).toBeGreaterThan(all / 20);
  expect((repliesByStatus[403] ?? 0) + (repliesByStatus[404] ?? 0)).toBeGreaterThan(all / 20);
});

it('opens no connection except to its database, whatever URLs it receives', async () => {
  expect(outward.destinations()).toEqual([]);
  await fetch('http://127.0.0.1:5/').catch(() => {});
  expect(outward.destinations()).toEqual(['127.0.0.1:5']);
});
