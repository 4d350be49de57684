import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followOtherDevices } from '#client/game/world/drafts/followOtherDevices.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import { DraftPage, DraftServer, memoryCopies, progressWith, settleRequests } from './draftHarness.ts';

let server: DraftServer;
beforeEach(() => {
  server = new DraftServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const standing = () => ({
  level: 3,
  draft: server.draft && { part: 2, revision: server.draft.revision, device: server.draft.device },
});

const answered = () => ({
  part: 2,
  draft: server.stored(),
  kept: server.versions.map((version) => ({ ...version, at: 60 })),
});

async function two() {
  const other = new DraftPage(server, memoryCopies(), 'b.1');
  const mine = new DraftPage(server, memoryCopies(), 'a.1');
  for (const page of [other, mine]) page.keeper.restore(2, null);
  const tell = vi.fn();
  const read = vi.fn(async () => answered());
  const follow = followOtherDevices({ keeper: mine.keeper, read, tell });
  const write = async (page: DraftPage, text: string) => {
    page.keeper.keep(progressWith(text));
    await page.wait(DRAFT_DELAY_MS);
  };
  const followed = () => tell.mock.calls.map(([event]) => event).filter(({ type }) => type === 'FOLLOW');
  return { other, mine, tell, read, follow, write, followed };
}

it('follows the draft of the other device', async () => {
  const { other, follow, write, followed } = await two();
  await write(other, 'Uma horta');
  follow(standing());
  await settleRequests();
  expect(followed()).toEqual([{ type: 'FOLLOW', progress: progressWith('Uma horta'), isOther: false }]);
});

it('follows a draft that was announced while a reply to this device was pending', async () => {
  const { other, mine, follow, write, followed } = await two();
  server.connection = 'late';
  await write(mine, 'Uma');
  server.connection = 'up';
  other.keeper.restore(2, server.stored());
  await write(other, 'Uma horta');
  follow(standing());
  await settleRequests();
  expect(followed()).toEqual([]);
  server.release('up');
  await settleRequests();
  expect(followed()).toEqual([{ type: 'FOLLOW', progress: progressWith('Uma horta'), isOther: false }]);
});

it.each([
  ['continues the text of this device', 'Uma horta na escola', false],
  ['has replaced it', 'Um mercado', true],
])('reports when the other device %s', async (_, text, isOther) => {
  const { other, mine, follow, write, followed } = await two();
  await write(mine, 'Uma horta');
  other.keeper.follow(server.stored());
  await write(other, text);
  follow(standing());
  await settleRequests();
  expect(followed()).toEqual([{ type: 'FOLLOW', progress: progressWith(text), isOther }]);
});

it('reports no replacement when the other device replaces its own text', async () => {
  const { other, follow, write, followed } = await two();
  await write(other, 'Uma horta');
  follow(standing());
  await settleRequests();
  await write(other, 'Um mercado');
  follow(standing());
  await settleRequests();
  expect(followed().map(({ isOther }) => isOther)).toEqual([false, false]);
});

it('reports no replacement when the other device submits the text of this device', async () => {
  const { other, mine, follow, write, followed } = await two();
  await write(mine, 'Uma horta');
  other.keeper.follow(server.stored());
  const gone = { ...progressWith(''), step: 1, texts: ['Uma horta'] };
  other.keeper.keep(gone);
  await other.wait(DRAFT_DELAY_MS);
  follow(standing());
  await settleRequests();
  expect(followed()).toEqual([{ type: 'FOLLOW', progress: gone, isOther: false }]);
});

it('reports no replacement of a text that this device wrote in the part before', async () => {
  const next = { ...progressWith(''), part: 3 as const };
  const isBehind = vi.fn().mockReturnValueOnce(true).mockReturnValue(false);
  const own = progressWith('Uma horta');
  const keeper = { isBehind, follow: () => next, lastLocalChange: () => own, onFlushed: () => {} };
  const tell = vi.fn();
  const draft = { part: 3 as const, revision: 1, device: 'b.1' };
  followOtherDevices({ keeper, read: async () => answered(), tell })({ level: 4, draft });
  await settleRequests();
  expect(own.part).not.toBe(next.part);
  expect(tell).toHaveBeenLastCalledWith({ type: 'FOLLOW', progress: next, isOther: false });
});

it('offers the replaced text as a version', async () => {
  const { other, mine, follow, write, tell } = await two();
  await write(mine, 'Uma horta');
  other.keeper.follow(server.stored());
  await write(other, 'Um mercado');
  follow(standing());
  await settleRequests();
  const versions = [{ progress: progressWith('Uma horta'), at: 60 }];
  expect(tell).toHaveBeenCalledWith({ type: 'VERSIONS', versions });
});

it('reads nothing for a draft of this device', async () => {
  const { mine, follow, write, read, tell } = await two();
  await write(mine, 'Uma horta');
  follow(standing());
  await settleRequests();
  expect(read).not.toHaveBeenCalled();
  expect(tell.mock.calls).toEqual([[{ type: 'LEVEL_MOVED', level: 3 }]]);
});

it('reports the withdrawn proposals', async () => {
  const { follow, tell } = await two();
  follow({ ...standing(), withdrawn: ['p1'] });
  expect(tell).toHaveBeenCalledWith({ type: 'WITHDRAWN', proposalIds: ['p1'] });
});

it('requests new lists once when more proposals were withdrawn than are listed', async () => {
  const { follow, tell } = await two();
  const many = () => tell.mock.calls.filter(([event]) => event.type === 'MANY_WITHDRAWN').length;
  follow({ ...standing(), withdrawn: ['p2', 'p1'] });
  expect(many()).toBe(0);
  follow({ ...standing(), withdrawn: ['p3', 'p2'], withdrawnMore: true });
  expect(many()).toBe(1);
  follow({ ...standing(), withdrawn: ['p3', 'p2'], withdrawnMore: true });
  expect(many()).toBe(1);
  follow({ ...standing(), withdrawn: ['p4', 'p3'], withdrawnMore: true });
  expect(many()).toBe(2);
});

it('follows nothing while something is unsent, or when reading fails', async () => {
  const { other, mine, follow, write, read, followed } = await two();
  await write(other, 'de outro');
  mine.keeper.keep(progressWith('meu'));
  follow(standing());
  await settleRequests();
  read.mockRejectedValueOnce(new Error('no network'));
  follow(standing());
  await settleRequests();
  expect(followed()).toEqual([]);
});

it('reads again when something is written while it reads', async () => {
  const { other, read, follow, write, followed } = await two();
  await write(other, 'Uma');
  const first = answered();
  let answer: (reply: typeof first) => void = () => {};
  read.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  follow(standing());
  await write(other, 'Uma horta');
  follow(standing());
  answer(first);
  await settleRequests();
  expect(followed().map(({ progress }) => progress.typed)).toEqual(['Uma', 'Uma horta']);
});

it('reports once when the teacher opens, widens or closes the ranking', async () => {
  const { tell, follow } = await two();
  const rankingEvents = () => tell.mock.calls.map(([event]) => event).filter(({ type }) => type === 'RANKING_OPENED');
  for (const ranking of [undefined, 'class', 'class', 'school', undefined] as const) {
    follow({ level: 6, draft: null, ...(ranking && { ranking }) });
  }
  expect(rankingEvents().map(({ scope }) => scope)).toEqual(['class', 'school', null]);
});
