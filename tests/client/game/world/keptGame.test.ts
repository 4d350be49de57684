import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CouncilProposal } from '#client/game/flow/GameState.ts';
import { KEPT_COUNCIL_MAX_CHARS, keptGames } from '#client/game/world/keptGame.ts';
import { proposalOf } from '../flow/gameHarness.ts';

const ACCOUNT = '00000000-0000-4000-8000-000000000001';
const KEY = `kept-council:${ACCOUNT}`;
const LONG = 'x'.repeat(KEPT_COUNCIL_MAX_CHARS / 10);

const proposal = (id: string, text = 'Uma horta', team = id): CouncilProposal => ({
  ...proposalOf(id, team),
  proposal: text,
});
const kept = () => (keptGames(ACCOUNT).readCouncil() ?? []).map(({ _id }) => _id);

const items = new Map<string, string>();
const setItem = vi.fn((key: string, text: string) => void items.set(key, text));

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem,
    removeItem: (key: string) => void items.delete(key),
  });
});
afterEach(() => {
  items.clear();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps the own proposal and the top of a long list, in its order, within the limit', () => {
  const long = Array.from({ length: 20 }, (_, n) => proposal(`p${n}`, LONG));
  keptGames(ACCOUNT).writeCouncil([...long, proposal('own', LONG, ACCOUNT), proposal('last')]);
  expect(kept()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'own']);
  expect(items.get(KEY)?.length).toBeLessThanOrEqual(KEPT_COUNCIL_MAX_CHARS);
});

it('keeps the own proposal even when it alone exceeds the limit', () => {
  keptGames(ACCOUNT).writeCouncil([proposal('p1'), proposal('own', LONG.repeat(11), ACCOUNT)]);
  expect(kept()).toEqual(['own']);
});

it('writes a list once, and again only when it has changed', () => {
  const games = keptGames(ACCOUNT);
  for (const text of ['a', 'a', 'b', 'a']) games.writeCouncil([proposal('p1', text)]);
  expect(setItem).toHaveBeenCalledTimes(3);
  expect(keptGames(ACCOUNT).readCouncil()).toEqual([proposal('p1', 'a')]);
});

it('an empty list replaces an older one', () => {
  keptGames(ACCOUNT).writeCouncil([proposal('p1')]);
  keptGames(ACCOUNT).writeCouncil([]);
  expect(keptGames(ACCOUNT).readCouncil()).toEqual([]);
});

it('a full device removes the old list and logs nothing', () => {
  const games = keptGames(ACCOUNT);
  games.writeCouncil([proposal('p1')]);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  setItem.mockClear();
  setItem.mockImplementationOnce(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  for (let reading = 0; reading < 3; reading += 1) games.writeCouncil([proposal('p2')]);
  expect([setItem.mock.calls.length, logged.mock.calls.length]).toEqual([1, 0]);
  expect(games.readCouncil()).toBeNull();
});
