// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testWorld } from '#client/game/world/testWorld.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { type FakeAnswer, fakeFetch } from '../../api/fakeFetch.ts';
import { progressWith } from './draftHarness.ts';

const never = new AbortController().signal;
const ANSWERS: Record<string, FakeAnswer> = {
  [`GET /api/solar/${THEME_IDS.dh}`]: { status: 200, body: SOLAR_SYSTEMS.dh },
  'GET /api/get-proposals/Interculturalidade': {
    status: 200,
    body: { proposals: [], pagination: { total: 0, page: 0, limit: 60 } },
  },
};
const load = (world: ReturnType<typeof testWorld>) => world.loadGame({ mode: 'test', theme: 'dh' }, never);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a game in test mode', () => {
  it('stores its progress on the device, per theme, and requests no level, team or draft', async () => {
    const calls = fakeFetch(ANSWERS);
    const world = testWorld('dh', () => {});
    expect(await load(world)).toEqual({
      script: { ...SOLAR_SYSTEMS.dh, isEasy: false },
      level: 1,
      team: null,
      progress: null,
      choices: {},
    });
    world.keepProgress(progressWith('ensaio', 2));
    expect(await load(world)).toMatchObject({ level: 3, progress: { typed: 'ensaio' } });
    expect(await load(testWorld('dh', () => {}))).toMatchObject({ progress: { typed: 'ensaio' } });
    const other = await testWorld('ic', () => {}).loadGame({ mode: 'test', theme: 'ic' }, never);
    expect(other.progress).toBeNull();
    world.clearProgress();
    expect((await load(world)).progress).toBeNull();
    expect(calls.every(({ method, url }) => method === 'GET' && url.includes('/solar/'))).toBe(true);
  });

  it('writes nothing on the server, whatever is called', async () => {
    const calls = fakeFetch(ANSWERS);
    const goToPanel = vi.fn();
    const world = testWorld('dh', goToPanel);
    await expect(world.post({ part: 1, body: { answers: [] } }, () => {}, never)).rejects.toThrow();
    await expect(world.rate('p', 5, never)).rejects.toThrow();
    await expect(world.comment({ proposalId: 'p', text: 'x' })).rejects.toThrow();
    world.upload([]);
    world.discardFile('f');
    await world.leave({ anyway: false });
    world.goToPanel();
    expect([calls.length, goToPanel.mock.calls.length]).toEqual([0, 1]);
  });

  it('continues without the script', async () => {
    fakeFetch({ ...ANSWERS, [`GET /api/solar/${THEME_IDS.dh}`]: 'offline' });
    expect((await load(testWorld('dh', () => {}))).script).toBeNull();
  });

  it('lists the demonstration set above the proposals of the server, and never an empty council', async () => {
    const own = { _id: 'p1' };
    const answer = (list: object[]) => ({
      status: 200,
      body: { proposals: list, pagination: { total: list.length, page: 0, limit: 60 } },
    });
    fakeFetch({ 'GET /api/get-proposals/Interculturalidade': answer([]) });
    const alone = await testWorld('dh', () => {}).loadCouncil({ theme: 'ic', shown: 0 }, never);
    expect(alone.proposals.length).toBeGreaterThanOrEqual(5);
    expect(alone.proposals.every(({ isExample, solar }) => isExample && solar === 'Interculturalidade')).toBe(true);
    expect(alone.total).toBe(alone.proposals.length);
    const calls = fakeFetch({ 'GET /api/get-proposals/Interculturalidade': answer([own]) });
    const world = testWorld('dh', () => {});
    const both = await world.loadCouncil({ theme: 'ic', shown: 0 }, never);
    expect(both.proposals).toEqual([...alone.proposals, own]);
    expect((await world.loadMore({ theme: 'ic', page: 1 }, never)).total).toBe(both.total);
    expect(calls.map(({ url }) => url.split('?')[1])).toEqual(['page=0&limit=60', 'page=1&limit=60']);
  });

  it('lists only the proposals that teams would see', async () => {
    const list = [{ _id: 'p1' }, { _id: 'p2', state: 'waiting' }, { _id: 'p3', state: 'hidden' }];
    const body = { proposals: list, pagination: { total: 3, page: 0, limit: 60 } };
    fakeFetch({ 'GET /api/get-proposals/Interculturalidade': { status: 200, body } });
    const { proposals, total } = await testWorld('dh', () => {}).loadCouncil({ theme: 'ic', shown: 0 }, never);
    expect(proposals.filter(({ isExample }) => !isExample).map(({ _id }) => _id)).toEqual(['p1']);
    expect(total).toBe(proposals.length);
  });
});
