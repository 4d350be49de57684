// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_SUPPORTS, type Supports } from '#domain/game/supports.ts';
import { ROLE } from '#domain/vocabulary.ts';

type Answer = { status: number; body: unknown } | 'offline';

const EASY: Supports = { ...NO_SUPPORTS, easyRead: true };
const LARGE: Supports = { ...NO_SUPPORTS, letterSize: 150 };

let calls: { method: string; body: unknown }[];
let answers: Record<string, Answer>;

beforeEach(() => {
  localStorage.clear();
  calls = [];
  answers = {};
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ method, body: body === undefined ? null : JSON.parse(String(body)) });
    const answer = answers[method] ?? 'offline';
    if (answer === 'offline') throw new TypeError('offline');
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the page anew, as after a reload. */
async function page(account: string | null) {
  vi.resetModules();
  const { useSession } = await import('#client/session/useSession.ts');
  const { useSupports } = await import('#client/session/useSupports.ts');
  const team = await import('#client/session/teamSupports.ts');
  const { accountOutbox } = await import('#client/session/accountOutbox.ts');
  const signIn = (id: string | null, role: number = ROLE.team) =>
    useSession.setState({
      user: id === null ? null : ({ _id: id, permission: { id: role } } as never),
      status: id === null ? 'out' : 'in',
      token: id,
    });
  signIn(account);
  return { signIn, ...team, outbox: accountOutbox, now: () => useSupports.getState() };
}

const settled = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the supports in use', () => {
  it('are the device’s while nobody or staff is signed in, and outlive a reload', async () => {
    const first = await page(null);
    first.changeSupports({ calm: true });
    first.signIn('prof', ROLE.teacher);
    expect(first.now().supports.calm).toBe(true);
    expect((await page(null)).now().supports).toEqual({ ...NO_SUPPORTS, calm: true });
    expect(calls).toEqual([]);
  });

  it('are each team’s own on one device', async () => {
    const { signIn, changeSupports, now } = await page('t1');
    changeSupports({ easyRead: true });
    expect(now()).toMatchObject({ account: 't1', revision: 1, supports: EASY });
    signIn('t2');
    expect(now()).toMatchObject({ account: 't2', revision: 0, supports: NO_SUPPORTS });
    signIn(null);
    expect(now()).toMatchObject({ account: null, supports: NO_SUPPORTS });
    signIn('t1');
    expect(now().supports).toEqual(EASY);
  });

  it.each(['x', 'null', '[]', '{"revision":"x","supports":{"letterSize":7}}'])(
    'survive the damaged %s',
    async (text) => {
      localStorage.setItem('kept-supports:t1', text);
      expect((await page('t1')).now()).toMatchObject({ revision: 0, supports: NO_SUPPORTS });
    },
  );
});

describe('a change', () => {
  it('is sent with the next revision', async () => {
    const { changeSupports, now } = await page('t1');
    answers.PUT = { status: 200, body: { won: true, revision: 1, supports: EASY } };
    changeSupports({ easyRead: true });
    await settled();
    expect(calls).toEqual([{ method: 'PUT', body: { revision: 1, supports: EASY } }]);
    expect(now()).toMatchObject({ revision: 1, supports: EASY, isUnsent: false });
  });

  it('made without a network is still on after a reload, and is sent later', async () => {
    const first = await page('t1');
    first.changeSupports({ easyRead: true });
    await settled();
    expect(first.now()).toMatchObject({ supports: EASY, isUnsent: true });
    const second = await page('t1');
    expect(second.now()).toMatchObject({ revision: 1, supports: EASY, isUnsent: true });
    answers.PUT = { status: 200, body: { won: true, revision: 1, supports: EASY } };
    second.followSupports('t1', 0);
    expect(second.now().supports).toEqual(EASY);
    second.outbox('t1').resume();
    await settled();
    expect(calls.at(-1)).toEqual({ method: 'PUT', body: { revision: 1, supports: EASY } });
    expect(second.now().isUnsent).toBe(false);
  });

  it('that lost to a newer one becomes the newer one', async () => {
    const { changeSupports, now } = await page('t1');
    answers.PUT = { status: 200, body: { won: false, revision: 5, supports: LARGE } };
    changeSupports({ easyRead: true });
    await settled();
    expect(now()).toMatchObject({ revision: 5, supports: LARGE });
  });
});

describe('the revision of the server', () => {
  it('that is known is not asked for; another one is', async () => {
    const { followSupports, now } = await page('t1');
    followSupports('t1', 0);
    await settled();
    expect(calls).toEqual([]);
    answers.GET = { status: 200, body: { revision: 3, supports: LARGE } };
    followSupports('t1', 3);
    await settled();
    expect(now()).toMatchObject({ revision: 3, supports: LARGE });
  });

  it('that is older, as after a restored backup, counts too', async () => {
    localStorage.setItem('kept-supports:t1', JSON.stringify({ revision: 9, supports: LARGE }));
    const { followSupports, now } = await page('t1');
    answers.GET = { status: 200, body: { revision: 2, supports: EASY } };
    followSupports('t1', 2);
    await settled();
    expect(now()).toMatchObject({ revision: 2, supports: EASY });
  });

  it('that arrives for a team that has signed out changes nothing', async () => {
    const { followSupports, signIn, now } = await page('t1');
    answers.GET = { status: 200, body: { revision: 3, supports: LARGE } };
    followSupports('t1', 3);
    signIn('t2');
    await settled();
    expect(now()).toMatchObject({ account: 't2', revision: 0, supports: NO_SUPPORTS });
  });
});
