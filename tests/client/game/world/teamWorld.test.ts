// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTokenSource } from '#client/api/caller.ts';
import { deviceCopies } from '#client/game/world/drafts/deviceCopy.ts';
import type { TeamFiles } from '#client/game/world/files/teamFiles.ts';
import { keptGames } from '#client/game/world/keptGame.ts';
import { teamWorld } from '#client/game/world/teamWorld.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { wipeLocalItems } from '#client/session/localItems.ts';
import { keepStart } from '#client/session/startedGame.ts';
import { useSupports } from '#client/session/useSupports.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { GameStart } from '#contract/game/start.ts';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { type FakeAnswer, fakeFetch, type SentCall } from '../../api/fakeFetch.ts';
import { progressWith, silentKeeper } from './draftHarness.ts';

/** Its own: an account's outbox lives as long as the worker, and another file may have left it paused. */
const ACCOUNT = '0e01d000-0000-4000-8000-000000000001';
const EASY_SCRIPT = { ...SOLAR_SYSTEMS.ic, summary: 'Em leitura fácil.' };
const SOLAR = `GET /api/solar/${THEME_IDS.ic}`;
const TEAM = {
  _id: ACCOUNT,
  name: 'Cometas',
  ship: 3,
  members: ['Ana'],
  details: { class: '8.º A', school: null },
  status: { solar: { _id: THEME_IDS.ic, name: 'Interculturalidade' } },
};
const DRAFT = { revision: 4, device: 'b.1', content: JSON.stringify(progressWith('da outra')), at: 1 };
/** Versions that lost against the draft; the last is from another version of the game and is ignored. */
const KEPT = [
  { revision: 3, device: 'a.1', content: JSON.stringify(progressWith('de antes')), at: 70 },
  { revision: 2, device: 'a.1', content: '{"part":2}', at: 60 },
];
const START = 'GET /api/game/start';
const BEGUN = {
  team: TEAM,
  status: TEAM.status,
  level: 3,
  open: { part: 2, draft: DRAFT, kept: KEPT },
  supports: { revision: 0, supports: NO_SUPPORTS },
  words: 'plain' as const,
  script: SOLAR_SYSTEMS.ic,
};
/** The answer of a start that differs from the usual one. */
const begun = (change: object) => ({ [START]: { status: 200, body: { ...BEGUN, ...change } } });
const isEasyAsked = ({ url }: SentCall) => new URL(url, 'http://exemplo.test').searchParams.get('words') === 'easy';
const ANSWERS: Record<string, FakeAnswer | ((call: SentCall) => FakeAnswer)> = {
  [SOLAR]: { status: 200, body: SOLAR_SYSTEMS.ic },
  [START]: (asked) => ({
    status: 200,
    body: isEasyAsked(asked) ? { ...BEGUN, words: 'easy', script: EASY_SCRIPT } : BEGUN,
  }),
};
/** The calls with which a game opens and changes its words. */
const AWAY: Record<string, FakeAnswer> = { [START]: 'offline', [SOLAR]: 'offline', [`${SOLAR}/easy`]: 'offline' };

function start(answers: typeof ANSWERS = {}) {
  const calls = fakeFetch({ ...ANSWERS, ...answers });
  const files = { choose: vi.fn(), upload: vi.fn(), discard: vi.fn(), remove: vi.fn(), clear: vi.fn(), close: vi.fn() };
  const keeper = silentKeeper(ACCOUNT);
  const goToLogin = vi.fn();
  const world = teamWorld({ account: ACCOUNT, theme: 'ic', keeper, files: files as unknown as TeamFiles, goToLogin });
  const load = () => world.loadGame({ mode: 'team', theme: 'ic' }, new AbortController().signal);
  return { world, keeper, files, calls, load, goToLogin };
}

beforeEach(() => {
  localStorage.clear();
  setTokenSource(() => ({ token: 'tok', account: ACCOUNT }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('reports a comment and a proposal, each with its own call', async () => {
  const { world, calls } = start({
    'POST /api/comments/c1/report': { status: 200, body: { _id: 'c1', reported: true } },
    'POST /api/proposals/p1/report': { status: 200, body: { _id: 'p1', reported: true } },
  });
  const { signal } = new AbortController();
  await world.report({ kind: 'comment', id: 'c1' }, signal);
  await world.report({ kind: 'proposal', id: 'p1' }, signal);
  expect(calls.map(({ url }) => new URL(url, 'http://exemplo.test').pathname)).toEqual([
    '/api/comments/c1/report',
    '/api/proposals/p1/report',
  ]);
});

describe('easy read', () => {
  afterEach(() => useSupports.setState({ supports: NO_SUPPORTS }));
  const answers = { [`${SOLAR}/easy`]: { status: 200, body: EASY_SCRIPT } };

  it('is what a game loads where the device asks for it', async () => {
    useSupports.setState({ supports: { ...NO_SUPPORTS, easyRead: true } });
    expect((await start(answers).load()).script).toEqual({ ...EASY_SCRIPT, isEasy: true });
  });

  it('is kept for the next opening without a network', async () => {
    const { world, load } = start(answers);
    await load();
    useSupports.setState({ supports: { ...NO_SUPPORTS, easyRead: true } });
    expect(await world.loadScript(new AbortController().signal)).toEqual({ ...EASY_SCRIPT, isEasy: true });
    expect((await start(AWAY).load()).script).toEqual({ ...EASY_SCRIPT, isEasy: true });
  });

  const choose = (easyRead: boolean) => useSupports.setState({ supports: { ...NO_SUPPORTS, easyRead } });
  const words = (world: ReturnType<typeof teamWorld>) => world.loadScript(new AbortController().signal);

  it('is switched off and on without a network once both have been loaded', async () => {
    const { world, load } = start(answers);
    await load();
    choose(true);
    await words(world);
    const offline = start(AWAY).world;
    choose(false);
    expect(await words(offline)).toEqual({ ...SOLAR_SYSTEMS.ic, isEasy: false });
    choose(true);
    expect(await words(offline)).toEqual({ ...EASY_SCRIPT, isEasy: true });
  });

  it('can be switched off without a network on a device that opened in it', async () => {
    choose(true);
    await start(answers).load();
    await vi.waitFor(() => expect(keptGames(ACCOUNT).readWords('ic', false)).not.toBeNull());
    choose(false);
    expect(await words(start(AWAY).world)).toEqual({ ...SOLAR_SYSTEMS.ic, isEasy: false });
  });

  it('is not fetched for a team that does not use it, which is told so without a network', async () => {
    const { load, calls } = start(answers);
    await load();
    expect(calls.filter(({ url }) => url.endsWith('/easy'))).toEqual([]);
    choose(true);
    await expect(words(start(AWAY).world)).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('loading a game', () => {
  it('returns script, level, team and the newest progress', async () => {
    expect(await start().load()).toEqual({
      script: { ...SOLAR_SYSTEMS.ic, isEasy: false },
      level: 3,
      team: { _id: ACCOUNT, name: 'Cometas', className: '8.º A', school: null, members: ['Ana'], ship: 3 },
      progress: progressWith('da outra'),
      versions: [{ progress: progressWith('de antes'), at: 70 }],
      returned: null,
      notes: [],
      choices: {},
      ship: 3,
      former: null,
    });
  });

  it('asks once, or not at all where sign-in has just asked', async () => {
    const first = start();
    await first.load();
    expect(first.calls.map(({ url }) => url)).toEqual(['/api/game/start?words=plain']);
    keepStart(ACCOUNT, { ...BEGUN, level: 4 } as unknown as GameStart);
    const second = start();
    expect([(await second.load()).level, second.calls]).toEqual([4, []]);
    expect([(await second.load()).level, second.calls.length]).toEqual([3, 1]);
  });

  it.each<[string, string, number]>([
    ['of another team', 'other', 0],
    ['of long ago', ACCOUNT, 10_000],
  ])('asks itself where what sign-in asked is %s', async (_, account, ageMs) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    keepStart(account, { ...BEGUN, level: 4 } as unknown as GameStart);
    vi.setSystemTime(Date.now() + ageMs);
    expect((await start().load()).level).toBe(3);
    vi.useRealTimers();
  });

  it('begins with the supports of the account, unless a change of them waits here', async () => {
    const supports = { ...NO_SUPPORTS, contrast: true };
    const asked = { ...BEGUN, supports: { revision: 5, supports } } as unknown as GameStart;
    keepStart(ACCOUNT, asked);
    start();
    expect(useSupports.getState()).toMatchObject({ account: ACCOUNT, revision: 5, supports, isUnsent: false });
    useSupports.setState({ supports: NO_SUPPORTS, isUnsent: true });
    keepStart(ACCOUNT, asked);
    start();
    expect(useSupports.getState().supports).toEqual(NO_SUPPORTS);
    useSupports.setState({ account: null, revision: 0, supports: NO_SUPPORTS, isUnsent: false });
  });

  it.each([
    [true, 'plain', EASY_SCRIPT],
    [false, 'easy', SOLAR_SYSTEMS.ic],
  ] as const)('asks again in the words of a change that waits on this device: %s', async (easyRead, words, script) => {
    useSupports.setState({ account: ACCOUNT, supports: { ...NO_SUPPORTS, easyRead }, isUnsent: true });
    keepStart(ACCOUNT, { ...BEGUN, words } as unknown as GameStart);
    const { load, calls } = start();
    expect((await load()).script).toEqual({ ...script, isEasy: easyRead });
    expect(calls.map(({ url }) => url)).toContain(`/api/game/start?words=${easyRead ? 'easy' : 'plain'}`);
    useSupports.setState({ account: null, revision: 0, supports: NO_SUPPORTS, isUnsent: false });
  });

  it('returns the mission that was given back', async () => {
    const returned = { level: 2, note: 'Expliquem melhor.' };
    expect((await start(begun({ status: { ...TEAM.status, returned } })).load()).returned).toEqual(returned);
  });

  it('fails without a network on a device that does not know the game', async () => {
    await expect(start(AWAY).load()).rejects.toMatchObject({ kind: 'network' });
  });

  it('ignores a draft of a part that was closed meanwhile', async () => {
    const late = { part: 3, draft: { ...DRAFT }, kept: [] };
    expect((await start(begun({ open: late })).load()).progress).toBeNull();
  });
});

describe('opening without a network', () => {
  it('returns the game as this device last loaded it, and sends nothing that the server has', async () => {
    await start().load();
    const { load, keeper } = start(AWAY);
    expect(await load()).toEqual({
      script: { ...SOLAR_SYSTEMS.ic, isEasy: false },
      level: 3,
      team: null,
      progress: progressWith('da outra'),
      returned: null,
      notes: [],
      choices: {},
      ship: 3,
      former: null,
    });
    expect(keeper.isBehind({ part: 2, revision: 4 })).toBe(false);
    expect(keeper.isBehind({ part: 2, revision: 5 })).toBe(true);
  });

  it('returns what was typed after the connection was lost', async () => {
    const before = start();
    await before.load();
    before.keeper.keep(progressWith('já sem rede'));
    before.keeper.close();
    expect((await start(AWAY).load()).progress?.typed).toBe('já sem rede');
  });

  it('returns the level that the last post opened', async () => {
    const { load, world } = start({ 'POST /api/answer-level-2': { status: 200, body: { data: 4 } } });
    await load();
    vi.spyOn(await import('#client/session/useSession.ts'), 'isSignedInAs').mockReturnValue(true);
    await world.post({ part: 2, body: { answers: ['a'] } }, () => {}, new AbortController().signal);
    const game = await start(AWAY).load();
    expect([game.level, game.progress]).toEqual([4, null]);
  });

  it('returns a level that another device has opened, also during the load', async () => {
    await start().load();
    const opening = start(AWAY).load();
    keptGames(ACCOUNT).raiseLevel('ic', 4);
    const game = await opening;
    expect([game.level, game.progress]).toEqual([4, null]);
    expect((await start(AWAY).load()).level).toBe(4);
  });

  it('returns the ship that the team has chosen, here or before the load', async () => {
    expect((await start().load()).ship).toBe(3);
    expect((await start(AWAY).load()).ship).toBe(3);
    const { load, world } = start();
    await load();
    world.keepProgress({ ...progressWith('a'), ship: 7 });
    keptGames(ACCOUNT).raiseLevel('ic', 6);
    const game = await start(AWAY).load();
    expect([game.level, game.progress, game.ship]).toEqual([6, null, 7]);
  });

  it('ignores a lower level, which a teacher sets and the next load brings', async () => {
    await start().load();
    keptGames(ACCOUNT).raiseLevel('ic', 2);
    expect((await start(AWAY).load()).level).toBe(3);
  });

  it.each(['forget', 'remove'] as const)(
    'returns the answer or the next level when the tab crashed at %s',
    async (end) => {
      const { load, keeper, files, world } = start({ 'POST /api/answer-level-2': { status: 200, body: { data: 4 } } });
      await load();
      keeper.keep(progressWith('respondido'));
      vi.spyOn(await import('#client/session/useSession.ts'), 'isSignedInAs').mockReturnValue(true);
      const dies = () => {
        throw new Error('O separador morreu.');
      };
      if (end === 'forget') vi.spyOn(keeper, 'forget').mockImplementation(dies);
      else files.remove.mockImplementation(dies);
      const posted = world.post({ part: 2, body: { answers: ['a'] } }, () => {}, new AbortController().signal);
      await expect(posted).rejects.toThrow('morreu');
      const { level, progress } = await start(AWAY).load();
      expect([
        [3, 'respondido'],
        [4, undefined],
      ]).toContainEqual([level, progress?.typed]);
    },
  );

  it('returns the level of the server when the tab crashed while old data was removed', async () => {
    await start().load();
    const { load, keeper } = start(begun({ level: 4, open: { part: 3, draft: null, kept: [] } }));
    const restore = keeper.restore.bind(keeper);
    vi.spyOn(keeper, 'restore').mockImplementation((...told) => {
      restore(...told);
      throw new Error('O separador morreu.');
    });
    await expect(load()).rejects.toThrow('morreu');
    const { level, progress } = await start(AWAY).load();
    expect([level, progress]).toEqual([4, null]);
  });

  it('throws a refusal, which is no lost connection', async () => {
    await start().load();
    const refused = { status: 403, body: { message: 'Não.', code: 'forbidden' } };
    await expect(start({ [START]: refused }).load()).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('fails after signing out', async () => {
    await start().load();
    wipeLocalItems();
    await expect(start(AWAY).load()).rejects.toMatchObject({ kind: 'network' });
  });

  it('returns the proposals that were last read', async () => {
    const list = [{ _id: 'p1' }];
    const read = (answer: FakeAnswer) =>
      start({ 'GET /api/council': answer }).world.loadCouncil({ theme: 'ic', shown: 0 }, new AbortController().signal);
    await expect(read('offline')).rejects.toMatchObject({ kind: 'network' });
    await read({ status: 200, body: { proposals: list, total: 90 } });
    expect(await read('offline')).toEqual({ proposals: list, total: 1 });
    await expect(read({ status: 500 })).rejects.toMatchObject({ kind: 'server' });
  });
});

describe('in the game', () => {
  it('an accepted part deletes its draft and its files, a refused one keeps both', async () => {
    const { world, keeper, files } = start({
      'POST /api/answer-level-2': { status: 409, body: { message: 'Ainda não.', code: 'levelAhead' } },
      'POST /api/answer-level-1': { status: 200, body: { data: 3 } },
    });
    const signal = new AbortController().signal;
    keeper.keep(progressWith('texto'));
    const post = (part: 1 | 2) => world.post({ part, body: { answers: ['a'] } }, () => {}, signal);
    vi.spyOn(await import('#client/session/useSession.ts'), 'isSignedInAs').mockReturnValue(true);
    await expect(post(2)).rejects.toMatchObject({ code: 'levelAhead', message: 'Ainda não.' });
    expect([deviceCopies(ACCOUNT).read(2)?.progress.typed, files.remove.mock.calls.length]).toEqual(['texto', 0]);
    expect(await post(1)).toEqual({ level: 3 });
    expect([deviceCopies(ACCOUNT).read(2), files.remove.mock.calls.length]).toEqual([null, 1]);
  });

  it('council, stars and comments use the calls of the contract', async () => {
    const stars = { average: 4, count: 1, mine: 4 };
    const comment = { _id: 'c', name: 'Cometas', comment: 'Boa!', at: 1 };
    const { world, calls } = start({
      'GET /api/council': { status: 200, body: { proposals: [], total: 0 } },
      'PUT /api/update-proposals-stars/4/p1': { status: 200, body: stars },
      'PUT /api/comment-proposals/p1': { status: 200, body: comment },
    });
    const signal = new AbortController().signal;
    expect(await world.loadCouncil({ theme: 'ic', shown: 0 }, signal)).toEqual({ proposals: [], total: 0 });
    expect(await world.rate('p1', 4, signal)).toEqual(stars);
    expect(await world.comment({ proposalId: 'p1', text: 'Boa!' })).toEqual(comment);
    expect(String(calls[2]?.body)).toContain('Boa');
  });
});

it("a council of several pages is read again as far, with the team's first proposals on top", async () => {
  const proposals = ['p1', 'p2', 'p3'].map((_id) => ({ _id }));
  const pagination = { total: 9, page: 0, limit: 3 };
  const { world, calls } = start({
    'GET /api/council': { status: 200, body: { proposals: [{ _id: 'p2' }], total: 9 } },
    'GET /api/get-proposals/Interculturalidade': { status: 200, body: { proposals, pagination } },
  });
  const { signal } = new AbortController();
  const list = await world.loadCouncil({ theme: 'ic', shown: 3 }, signal);
  expect([list.proposals.map(({ _id }) => _id), list.total]).toEqual([['p2', 'p1', 'p3'], 9]);
  expect(await world.loadMore({ theme: 'ic', page: 1 }, signal)).toEqual({ proposals, total: 9 });
  expect(calls.slice(1).map(({ url }) => url.split('?')[1])).toEqual(['page=0&limit=3', 'page=1&limit=60']);
});

it('stars given without a network wait on this device, the last ones of each proposal', async () => {
  const { world } = start();
  vi.spyOn(await import('#client/session/useSession.ts'), 'isSignedInAs').mockReturnValue(true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  for (const [proposalId, stars] of [
    ['r1', 2],
    ['r2', 5],
    ['r1', 3],
  ] as const)
    world.keepRating({ proposalId, stars });
  await vi.waitFor(() => expect(accountOutbox(ACCOUNT).state().status).toBe('waiting'));
  const waiting = accountOutbox(ACCOUNT)
    .items()
    .map(({ request }) => request.params);
  expect(waiting).toEqual(
    expect.arrayContaining([
      { proposalUid: 'r2', stars: 5 },
      { proposalUid: 'r1', stars: 3 },
    ]),
  );
  vi.stubGlobal('fetch', async () => Response.json({ average: 3, count: 1, mine: 3 }));
  expect(await accountOutbox(ACCOUNT).flush()).toBe(true);
});

describe('a comment', () => {
  it('waits on this device without a network, and is sent when there is one', async () => {
    const { world } = start();
    vi.spyOn(await import('#client/session/useSession.ts'), 'isSignedInAs').mockReturnValue(true);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const arrived = vi.fn();
    void world.comment({ proposalId: 'p1', text: 'Boa' }).then(arrived);
    await vi.waitFor(() => expect(accountOutbox(ACCOUNT).state().status).toBe('waiting'));
    expect(accountOutbox(ACCOUNT).items()).toMatchObject([{ request: { body: { comment: 'Boa' } } }]);
    expect(arrived).not.toHaveBeenCalled();
    const comment = { _id: 'c', name: 'Cometas', comment: 'Boa', at: 1 };
    vi.stubGlobal('fetch', async () => Response.json(comment));
    accountOutbox(ACCOUNT).retryNow();
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledWith(comment));
  });
});

describe('a reply', () => {
  const ANSWER = { _id: 'r', answer: 'Sim', at: 1, mine: true };
  const PLAN = { _id: 'p1', proposal: 'Outro plano' };

  it.each([
    ['question', 'answer', { text: 'Sim' }, ANSWER, { answer: ANSWER }],
    ['suggestion', 'accept', { proposal: 'Sim' }, PLAN, { proposal: PLAN }],
  ] as const)('to a %s waits on this device without a network, and is sent when there is one', async (to, ...rest) => {
    const [call, body, wire, result] = rest;
    const { world } = start();
    vi.spyOn(await import('#client/session/useSession.ts'), 'isSignedInAs').mockReturnValue(true);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const arrived = vi.fn();
    void world.reply({ proposalId: 'p1', commentId: 'c1', to, text: 'Sim' }).then(arrived);
    await vi.waitFor(() => expect(accountOutbox(ACCOUNT).state().status).toBe('waiting'));
    const path = `/comments/:commentId/${call}`;
    expect(accountOutbox(ACCOUNT).items()).toMatchObject([{ route: { method: 'PUT', path }, request: { body } }]);
    vi.stubGlobal('fetch', async () => Response.json(wire));
    accountOutbox(ACCOUNT).retryNow();
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledWith(result));
  });

  it('carries the kind of a comment only when it has one', async () => {
    const comment = { _id: 'c', name: 'Cometas', comment: 'Boa!', at: 1 };
    const { world, calls } = start({ 'PUT /api/comment-proposals/p1': { status: 200, body: comment } });
    await world.comment({ proposalId: 'p1', text: 'Boa!', kind: 'for' });
    await world.comment({ proposalId: 'p1', text: 'Boa!' });
    expect(calls.map(({ body }) => String(body))).toEqual(['comment=Boa%21&kind=for', 'comment=Boa%21']);
  });
});
