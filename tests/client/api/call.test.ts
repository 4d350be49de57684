import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { CALL_TIMEOUT_MS, call } from '#client/api/call.ts';
import { onSignedOut, setTokenSource } from '#client/api/caller.ts';
import { proposals } from '#contract/council/proposals.ts';
import { levels } from '#contract/game/levels.ts';
import { session } from '#contract/identity/session.ts';
import { classes } from '#contract/school/classes.ts';
import { schools } from '#contract/school/schools.ts';
import { teachers } from '#contract/school/teachers.ts';
import { teams } from '#contract/school/teams.ts';
import { site } from '#contract/site.ts';
import { fakeFetch } from './fakeFetch.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const ok = { status: 200, body: {} };
const signedOut = vi.fn();

beforeEach(() => {
  setTokenSource(() => ({ token: 'tok', account: ID }));
  onSignedOut(signedOut);
  signedOut.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function failure(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.then(
    () => new Error('it was answered'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof CallError)) throw error;
  return error;
}

describe('the request of a call', () => {
  it('has the bare token in Authorization, or no header when signed out', async () => {
    const calls = fakeFetch({ 'GET /api/profile': ok, 'GET /api/site': ok });
    await call(session.profile);
    setTokenSource(() => ({ token: null, account: null }));
    await call(site.site);
    expect(calls[0]?.headers.Authorization).toBe('tok');
    expect(calls[1]?.headers).not.toHaveProperty('Authorization');
  });

  it('encodes forms as fields, repeated for lists of texts', async () => {
    const calls = fakeFetch({ 'POST /api/answer-level-2': ok });
    await call(levels.postLevel2, { body: { answers: ['um & dois', 'três'] } });
    expect(calls[0]?.body).toBe('answers=um+%26+dois&answers=tr%C3%AAs');
    expect(calls[0]?.headers).not.toHaveProperty('Content-Type');
  });

  it('encodes the files of one answer as JSON, and a list of such answers as repeated fields', async () => {
    const calls = fakeFetch({ 'POST /api/tutorial': ok, 'POST /api/answer-level-3': ok });
    const files = [{ name: 'a.pdf', content: 'upload:1' }];
    await call(levels.postTutorial, { body: { ship: 3, quiz: '1. Sim', texto: 'Olá', files } });
    await call(levels.postLevel3, { body: { answers: [files, files] } });
    expect(new URLSearchParams(String(calls[0]?.body)).getAll('files')).toEqual([JSON.stringify(files)]);
    expect(new URLSearchParams(String(calls[0]?.body)).get('ship')).toBe('3');
    expect(new URLSearchParams(String(calls[1]?.body)).getAll('answers')).toEqual([
      JSON.stringify(files),
      JSON.stringify(files),
    ]);
  });

  it('omits form fields without a value', async () => {
    const calls = fakeFetch({ 'POST /api/answer-level-4': ok });
    await call(levels.postLevel4, { body: { answers: ['x'], solar: undefined } });
    expect(calls[0]?.body).toBe('answers=x');
  });

  it('is JSON where the contract says so', async () => {
    const calls = fakeFetch({ 'POST /api/classes/add': { status: 201, body: {} } });
    await call(classes.addClass, { body: { name: '8.º A', teacherId: ID } });
    expect(JSON.parse(String(calls[0]?.body))).toEqual({ name: '8.º A', teacherId: ID });
    expect(calls[0]?.headers['Content-Type']).toBe('application/json');
  });

  it('has no body for DELETE', async () => {
    const calls = fakeFetch({ [`DELETE /api/team/${ID}`]: ok });
    await call(teams.deleteTeam, { params: { teamId: ID } });
    expect(calls[0]).toMatchObject({ method: 'DELETE', url: `/api/team/${ID}`, body: null });
    expect(calls[0]?.headers).not.toHaveProperty('Content-Type');
  });

  it('fills the path and the query, and omits empty values', async () => {
    const calls = fakeFetch({
      'GET /api/get-proposals/Direitos%20Humanos': ok,
      'GET /api/team/all': ok,
      [`PUT /api/update-proposals-stars/4/${ID}`]: ok,
    });
    await call(proposals.proposalsOfTheme, { params: { solarName: 'Direitos Humanos' } });
    await call(teams.allTeams, { query: { page: 0, limit: 25, search: '', tutorial: false } });
    await call(proposals.rateProposal, { params: { stars: 4, proposalUid: ID } });
    expect(calls[1]?.url).toBe('/api/team/all?page=0&limit=25&tutorial=false');
    expect(calls[2]?.body).toBeNull();
  });
});

describe('the reply of a call', () => {
  it('accepts both spellings of the spec', async () => {
    const nested = { _uid: ID, name: 'Ana', user: { email: 'ana@exemplo.pt' }, school: { name: 'Escola B' } };
    const flat = { _id: 'x', name: 'Rui', email: 'rui@exemplo.pt', schoolName: 'Escola A', school: { name: 'outra' } };
    fakeFetch({ 'GET /api/teachers/all': { status: 200, body: { teachers: [nested, flat] } } });
    const reply = await call(teachers.teacherPage, {});
    expect(reply.teachers[0]).toMatchObject({ _id: ID, email: 'ana@exemplo.pt', schoolName: 'Escola B' });
    expect(reply.teachers[1]).toMatchObject({ _id: 'x', email: 'rui@exemplo.pt', schoolName: 'Escola A' });
  });

  it('adds nothing to records that have neither, and keeps null', async () => {
    fakeFetch({ 'GET /api/classes/all': { status: 200, body: { classes: [{ _id: ID, email: null }] } } });
    expect((await call(classes.allClasses)).classes[0]).toEqual({ _id: ID, email: null });
  });

  it.each([[[{ _id: ID }]], [{ schools: [{ _id: ID }] }]])(
    'accepts the list of schools bare or wrapped',
    async (body) => {
      fakeFetch({ 'GET /api/schools/allnopages': { status: 200, body } });
      expect(await call(schools.allSchoolsAtOnce)).toEqual([{ _id: ID }]);
    },
  );
});

describe('the error of a call', () => {
  const refused = { message: 'Já existe.', code: 'nameTaken', fields: { name: 'Já existe.' } };

  it.each([
    ['a refusal', { status: 409, body: refused }, { kind: 'refused', status: 409, ...refused }],
    ["a web filter's page", { status: 403, body: '<h1>' }, { kind: 'network', status: 0 }],
    ["a web filter's JSON", { status: 401, body: { message: 'Proxy.' } }, { kind: 'network', status: 0 }],
    ['a body larger than a proxy allows', { status: 413, body: '<h1>' }, { kind: 'refused', status: 413, code: '' }],
    ['a server error', { status: 500, body: { message: 'Algo correu mal.', code: 'internal' } }, { kind: 'server' }],
    ['a proxy without a server', { status: 502, body: '<html>' }, { kind: 'server', status: 502 }],
    ['no network', 'offline', { kind: 'network', status: 0, message: 'Sem ligação ao servidor.' }],
    [
      "a captive portal's page",
      { status: 200, body: '<html>' },
      { kind: 'network', message: 'Sem ligação ao servidor.' },
    ],
    [
      'a lockout',
      { status: 429, body: refused, headers: { 'Retry-After': '60' } },
      { kind: 'refused', status: 429, retryAfter: 60_000 },
    ],
  ] as const)('%s', async (_, answer, expected) => {
    fakeFetch({ 'GET /api/classes/all': answer });
    const error = await failure(call(classes.allClasses));
    expect(error).toMatchObject(expected);
    expect(error.message).not.toBe('');
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('is a network error after 15 seconds', async () => {
    vi.useFakeTimers();
    fakeFetch({ 'GET /api/profile': 'hang' });
    const pending = failure(call(session.profile));
    await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_MS);
    expect(await pending).toMatchObject({ kind: 'network' });
  });

  it('is the reason of the abort', async () => {
    fakeFetch({ 'GET /api/profile': 'hang' });
    const controller = new AbortController();
    const pending = call(session.profile, {}, { signal: controller.signal });
    controller.abort(new Error('left the page'));
    await expect(pending).rejects.toThrow('left the page');
  });
});

describe('a 401', () => {
  const over = { status: 401, body: { message: 'A sessão terminou.', code: 'signedOut' } };

  it('reports the refused token to the session', async () => {
    fakeFetch({ 'GET /api/profile': over });
    await failure(call(session.profile));
    expect(signedOut).toHaveBeenCalledExactlyOnceWith('tok');
  });

  it.each(['wrongPassword', 'wrongCode', 'wrongFactor', 'factorExpired', 'secondFactorNeeded'])(
    'is not reported when it is about what was typed: %s',
    async (code) => {
      fakeFetch({ 'GET /api/profile': { status: 401, body: { message: 'x', code } } });
      await failure(call(session.profile));
      expect(signedOut).not.toHaveBeenCalled();
    },
  );

  it('is not reported when it is about another token', async () => {
    fakeFetch({ 'POST /api/logout': over });
    await failure(call(session.logout, {}, { token: 'older' }));
    expect(signedOut).not.toHaveBeenCalled();
  });

  it('is retried with the token that replaced it meanwhile', async () => {
    let token = 'tok';
    setTokenSource(() => ({ token, account: ID }));
    const calls = fakeFetch({
      'GET /api/profile': ({ headers }) => {
        if (headers.Authorization === 'new') return ok;
        token = 'new';
        return over;
      },
    });
    await call(session.profile);
    expect(calls.map(({ headers }) => headers.Authorization)).toEqual(['tok', 'new']);
    expect(signedOut).not.toHaveBeenCalled();
  });
});
